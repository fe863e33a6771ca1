/**
 * `npm run words`: makes anew what is searched of all posts, ideas and templates, from what stands in them; the server may run.
 * Exit codes: 0 done, 74, 75 and 78 as the server.
 */
import { type Config, parseConfig } from "../apps/server/src/base/config.ts";
import { indexAllPosts } from "../apps/server/src/cafe/post-words.ts";
import { createWordIndex } from "../apps/server/src/cafe/word-index.ts";
import { migrate } from "../apps/server/src/db/migrations/migrate.ts";
import { indexAllIdeas } from "../apps/server/src/ideas/index-all-ideas.ts";
import { indexAllTemplates } from "../apps/server/src/templates/template-words.ts";
import { openDatabase } from "../apps/server/src/db/open-database.ts";
import { tellFailure } from "./tell-failure.ts";

const parsed = parseConfig(process.env);
if (parsed.ok) {
  process.exitCode = await makeWords(parsed.value).catch(tellFailure(parsed.value));
} else {
  console.error(["설정을 고쳐 주세요.", ...parsed.mistakes.map((line) => `- ${line}`)].join("\n"));
  process.exitCode = 78;
}

async function makeWords({ databaseUrl, dataDir }: Config): Promise<number> {
  const database = openDatabase({ dataDir, ...(databaseUrl ? { databaseUrl } : {}) });
  await migrate(database, { now: Date.now });
  const count = await indexAllPosts(database, createWordIndex(database.kind));
  const ideas = await indexAllIdeas(database);
  const templates = await indexAllTemplates(database);
  await database.close();
  console.log(
    `쌤카페 글 ${count}개, 이거해봐요 ${ideas}개, 틀 ${templates}개의 찾는 말을 새로 만들었어요.`,
  );
  return 0;
}

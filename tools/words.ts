/**
 * `npm run words`: makes anew what is searched of all posts, ideas and templates, from what stands in them; the server may run.
 * Exit codes: 0 done, 74, 75 and 78 as the server.
 */
import { type Config, parseConfig } from "../apps/server/src/base/config.ts";
import { posts } from "../apps/server/src/cafe/posts.ts";
import { migrate } from "../apps/server/src/db/migrations/migrate.ts";
import { openDatabase } from "../apps/server/src/db/open-database.ts";
import { ideas } from "../apps/server/src/ideas/ideas.ts";
import { templates } from "../apps/server/src/templates/templates.ts";
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
  const counts: number[] = [];
  for (const things of [posts, ideas, templates]) counts.push(await things.settleAll(database));
  await database.close();
  console.log(
    `쌤카페 글 ${counts[0]}개, 이거해봐요 ${counts[1]}개, 틀 ${counts[2]}개의 찾는 말을 새로 만들었어요.`,
  );
  return 0;
}

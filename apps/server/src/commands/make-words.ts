import { posts } from "../cafe/posts.ts";
import { migrate } from "../db/migrations/migrate.ts";
import { openDatabase } from "../db/open-database.ts";
import { ideas } from "../ideas/ideas.ts";
import { templates } from "../templates/templates.ts";
import { type Command, withSettings } from "../start/command.ts";

/**
 * Makes anew what is searched of all posts, ideas and templates, from what stands in them; the server may run.
 * Exit codes: 0 done, 74, 75 and 78 as the server.
 */
export const makeWords: Command = (run) =>
  withSettings(run, async (config) => {
    const database = openDatabase(config);
    await migrate(database, { now: Date.now });
    const counts: number[] = [];
    for (const things of [posts, ideas, templates]) counts.push(await things.settleAll(database));
    await database.close();
    run.print(
      `쌤카페 글 ${counts[0]}개, 이거해봐요 ${counts[1]}개, 틀 ${counts[2]}개의 찾는 말을 새로 만들었어요.`,
    );
    return 0;
  });

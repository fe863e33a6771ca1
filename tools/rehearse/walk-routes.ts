import { toStamp } from "@damim/sync/clock.ts";
import { sql } from "kysely";
import { DEALT_TABLES, JOINED_TABLES } from "../../apps/server/src/start/cluster-tables.ts";
import type { Database } from "../../apps/server/src/db/open-database.ts";
import {
  buildBrowser,
  buildStudentOp,
  buildTeacher,
} from "../../apps/server/src/testing/build-teacher.ts";
import { buildRoom, toKey } from "../../apps/server/src/testing/build-pad-room.ts";
import { spawnServer } from "../../apps/server/src/testing/spawn-server.ts";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";

/** A server of one that asks each scope alone, and what a teacher and a class do in it. Answers how many requests that were. */
export async function walkRoutes({ queries }: Database, databaseUrl: string): Promise<number> {
  // What the extension's catalog says once the tables are dealt out: the start looks there.
  await sql`create table pg_dist_partition as
    select name::regclass as logicalrelid, 'h'::"char" as partmethod
    from unnest(${[...DEALT_TABLES, ...JOINED_TABLES]}::text[]) as name`.execute(queries);
  await sql`create function run_command_on_all_nodes(command text) returns table (result text)
    language sql as ${sql.lit("select 'panic'")}`.execute(queries);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-walk-"));
  const env = { DATABASE_URL: databaseUrl, DAMIM_CLUSTER: "citus", DAMIM_BUS: "poll" };
  const { origin, child, ended } = await spawnServer(dataDir, { env });
  let calls = 0;
  const open = () =>
    buildBrowser((target, init) => {
      calls += 1;
      return fetch(origin + target, init);
    }, origin);
  try {
    const teacher = await buildTeacher(open());
    const scope = `t/${teacher.uid}/2026`;
    for (let push = 0; push < 20; push++) {
      const ops = Array.from({ length: 5 }, (_, n) => ({
        ...buildStudentOp(n + 1, toStamp(Date.now(), push * 10 + n, "w1")),
        n,
      }));
      await teacher.push(scope, ops);
    }
    for (const address of [
      `api/history?scope=${scope}`,
      "api/archive",
      "api/pad/rooms",
      "api/devices",
      "api/clubs",
      "api/assigns",
      "api/notices",
      "api/session",
    ]) {
      await (await teacher.fetch(address)).arrayBuffer();
    }
    const room = await buildRoom(teacher);
    const pupil = open();
    await pupil.post("api/pad/enter", toKey(room));
    await pupil.post("api/pad/claim", { number: 1 });
    await (await pupil.fetch("api/pad/me")).arrayBuffer();
    await teacher.push(`t/${teacher.uid}/profile`, []);
    await teacher.post(`api/pad/rooms/${room.roomId}/close`, {});
    await teacher.post("api/auth/sign-out", {});
    return calls;
  } finally {
    child.kill("SIGTERM");
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

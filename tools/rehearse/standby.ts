import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { migrate } from "../../apps/server/src/db/migrations/migrate.ts";
import { type Database, openDatabase } from "../../apps/server/src/db/open-database.ts";
import { openKillablePostgres } from "./open-postgres.ts";
import type { Finding, Part } from "./part.ts";
import { countLost, sleep, writeOps } from "./write-ops.ts";
import { orLeast } from "../../bench/support/smallest.ts";

export const standby: Part = { name: "R3", title: "a standby takes over", rehearse };

/**
 * R3: the primary dies under writing and the standby that each commit waited for takes over: nothing that was acknowledged
 * is gone.
 */
async function rehearse(): Promise<readonly Finding[] | string> {
  const primary = await openKillablePostgres(
    "synchronous_standby_names = 'second'\nwal_level = replica",
  );
  if (!primary) return "PostgreSQL이 없어서 건너뛰어요. 설치하면 이 부분도 돌아요.";
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-standby-"));
  const opened: Database[] = [];
  const open = (databaseUrl: string): Database => {
    const database = openDatabase({ dataDir, databaseUrl });
    opened.push(database);
    return database;
  };
  try {
    // A commit would wait for the standby that is not there yet.
    const first = open(`${primary.url}?options=-c%20synchronous_commit%3Dlocal`);
    await migrate(first, { now: Date.now });
    const second = primary.openStandby("second");
    const waiting = open(primary.url);
    const place = { database: waiting };
    let takenOverMs = 0;
    const { acknowledged, failed } = await writeOps(place, "standby", async () => {
      await sleep(orLeast(3_000, 500));
      const since = performance.now();
      await primary.kill();
      second.promote();
      const next = open(second.url);
      await sql`alter system set synchronous_standby_names = ''`.execute(next.queries);
      await sql`select pg_reload_conf()`.execute(next.queries);
      // Not before: commits that wait for the standby would hold every connection.
      place.database = next;
      takenOverMs = performance.now() - since;
      await sleep(orLeast(2_000, 500));
    });
    const lost = await countLost(place.database, acknowledged);
    return [
      {
        what: "the primary is killed under writing, its standby takes over",
        found: `${acknowledged.length} ops acknowledged, ${lost} lost, ${failed} pushes to send again, taken over in ${Math.round(takenOverMs)} ms`,
        holds: lost === 0 && acknowledged.length > 0,
      },
    ];
  } finally {
    await Promise.all(opened.map((database) => database.close().catch(() => undefined)));
    await primary.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

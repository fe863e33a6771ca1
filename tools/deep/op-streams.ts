import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { migrate } from "../../apps/server/src/db/migrations/migrate.ts";
import { openDatabase } from "../../apps/server/src/db/open-database.ts";
import { compareStreams } from "../../apps/server/src/testing/op-streams.ts";
import { startTemporaryPostgres } from "../../apps/server/src/testing/temporary-postgres.ts";
import { type DeepPart, toCount } from "./deep-part.ts";

const STREAMS = 2_000;

/** The same streams of ops into SQLite and into PostgreSQL. */
export const opStreams: DeepPart = {
  name: "op-streams",
  test: "streams of ops end in the same state on SQLite and PostgreSQL",
  inNpmTest: "200 streams",
  async run({ seed = 1_000, count = STREAMS }) {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "damim-streams-"));
    const postgres = await startTemporaryPostgres();
    const databases = [
      openDatabase({ dataDir }),
      openDatabase({ dataDir, databaseUrl: postgres.url }),
    ];
    try {
      for (const database of databases) await migrate(database, { now: Date.now });
      const report = await compareStreams(databases, { streams: count, seed });
      if (report.different.length > 0) {
        throw new Error(`different states: seeds ${report.different.slice(0, 10).join()}`);
      }
      const result = `0 different, ${toCount(report.rows)} rows, ${toCount(report.lostValues)} values of the history`;
      return { count: `${toCount(report.streams)} streams`, result };
    } finally {
      for (const database of databases) await database.close();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

import { pino } from "pino";
import type { Config } from "../base/settings/config.ts";
import { parseConfig } from "../base/settings/parse-config.ts";
import { openFileStorage } from "../adapters/files/open-file-storage.ts";
import { createServer, type DamimServer } from "../start/create-server.ts";
import { openDataFolder } from "../base/data-folder.ts";
import { quietWorld } from "../base/quiet-world.ts";
import { migrate } from "../db/migrations/migrate.ts";
import { type Database, openDatabase } from "../db/open-database.ts";

export interface ReleaseServer {
  readonly server: DamimServer;
  readonly config: Config;
  readonly database: Database;
  close(): Promise<void>;
}

/** The whole server of today on an empty SQLite in `dataDir`, without mail and network. */
export async function openReleaseServer(dataDir: string): Promise<ReleaseServer> {
  const parsed = parseConfig({ DAMIM_DATA_DIR: dataDir });
  if (!parsed.ok) throw new Error(parsed.mistakes.join("\n"));
  const config = parsed.value;
  const database = openDatabase({ dataDir });
  await migrate(database, { now: Date.now });
  const server = await createServer({
    config,
    database,
    now: Date.now,
    ...quietWorld,
    secrets: openDataFolder(dataDir),
    log: pino({ level: "silent" }),
    files: openFileStorage(config),
    webRoot: dataDir,
  });
  return {
    server,
    config,
    database,
    async close() {
      await server.closeGround();
      await database.close();
    },
  };
}

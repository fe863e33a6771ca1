import { pino } from "pino";
import type { Config } from "../base/config.ts";
import { parseConfig } from "../base/settings/parse-config.ts";
import { openFileStorage } from "../adapters/files/open-file-storage.ts";
import { createServer, type DamimServer } from "../start/create-server.ts";
import { openDataFolder } from "../base/data-folder.ts";
import { silentReporter } from "../base/ports/reporter.ts";
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
    mail: {
      isConfigured: false,
      send: async () => {},
      sendOnce: async () => {},
      settled: async () => {},
      close: () => {},
    },
    secrets: openDataFolder(dataDir),
    log: pino({ level: "silent" }),
    reporter: silentReporter,
    files: openFileStorage(config),
    webRoot: dataDir,
    pause: async () => {},
    network: () => ({ lanAddresses: [] }),
    fetchOutside: () => Promise.reject(new Error("no service outside")),
    readLinkPage: async () => undefined,
  });
  return {
    server,
    config,
    database,
    async close() {
      for (const end of server.streams.listEnds()) end();
      await server.bus.close();
      await server.accessLog.close();
      await database.close();
    },
  };
}

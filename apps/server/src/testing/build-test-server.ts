import { randomBytes } from "node:crypto";
import { type Logger, pino } from "pino";
import type { Config } from "../base/settings/config.ts";
import { parseConfig } from "../base/settings/parse-config.ts";
import { createServer, type DamimServer } from "../start/create-server.ts";
import { toSecrets, type Secrets } from "../base/data-folder.ts";
import { toSafeError } from "../base/safe-error.ts";
import type { FileStorage } from "../base/ports/file-storage.ts";
import { openFileStorage } from "../adapters/files/open-file-storage.ts";
import type { Database } from "../db/open-database.ts";
import type { Mail } from "../base/ports/mail.ts";
import { quietWorld } from "../base/quiet-world.ts";
import type { ServerDeps } from "../base/server-deps.ts";
import { quickPasswordHash } from "./quick-password-hash.ts";
import { type DatabaseKind, openTestDatabase, type TestDatabase } from "./open-test-database.ts";

export interface TestServer extends DamimServer {
  readonly config: Config;
  readonly database: TestDatabase;
  readonly files: FileStorage;
  readonly secrets: Secrets;
  /** Mails "sent", oldest first. */
  readonly mails: readonly Mail[];
  readonly log: Logger;
  /** Lines of the log, as JSON texts. */
  readonly logLines: readonly string[];
  /** Milliseconds that slowed sign-ins waited, without waiting. */
  readonly pauses: readonly number[];
  /** Milliseconds that answers waited so that their time tells nothing, without waiting. */
  readonly evenPauses: readonly number[];
  /** Lets time pass for everything that asks our clock. */
  moveClock(byMs: number): void;
  close(): Promise<void>;
}

/** The whole server on a database of its own; network, clock and mail are stand-ins. */
export async function buildTestServer(
  kind: DatabaseKind,
  options: {
    readonly isMailConfigured?: boolean;
    readonly env?: Readonly<Record<string, string>>;
    readonly webRoot?: string;
    readonly deps?: Partial<ServerDeps>;
    /** Only `moveClock` lets time pass: a slow machine earns no new requests while it sends. */
    readonly isClockStill?: boolean;
    /** See `openTestDatabase`. */
    readonly fill?: (database: Database) => Promise<void>;
  } = {},
): Promise<TestServer> {
  const database = await openTestDatabase(kind, options.fill);
  const parsed = parseConfig({ DAMIM_DATA_DIR: database.dataDir, ...options.env });
  if (!parsed.ok) throw new Error(parsed.mistakes.join("\n"));
  const mails: Mail[] = [];
  const logLines: string[] = [];
  const pauses: number[] = [];
  const evenPauses: number[] = [];
  const startedAt = Date.now();
  let movedMs = 0;
  const files = options.deps?.files ?? openFileStorage(parsed.value);
  const log = pino(
    { level: "info", serializers: { err: toSafeError } },
    { write: (line: string) => void logLines.push(line) },
  );
  const secrets = options.deps?.secrets ?? toSecrets(randomBytes(32));
  const server = await createServer({
    config: parsed.value,
    now: () => (options.isClockStill ? startedAt : Date.now()) + movedMs,
    database,
    ...quietWorld,
    mail: {
      ...quietWorld.mail,
      isConfigured: options.isMailConfigured ?? false,
      send: async (mail) => void mails.push(mail),
      sendOnce: async (mail) => void mails.push(mail),
    },
    files,
    secrets,
    log,
    webRoot: options.webRoot ?? database.dataDir,
    pause: async (durationMs) => void pauses.push(durationMs),
    pauseEvenly: async (durationMs) => void evenPauses.push(durationMs),
    passwordHash: quickPasswordHash,
    ...options.deps,
  });
  return {
    ...server,
    config: parsed.value,
    database,
    files,
    secrets,
    mails,
    log,
    logLines,
    pauses,
    evenPauses,
    moveClock: (byMs) => {
      movedMs += byMs;
    },
    async close() {
      await server.closeGround();
      await database.close();
    },
  };
}

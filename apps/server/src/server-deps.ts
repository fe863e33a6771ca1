import type { Logger } from "pino";
import type { Config } from "./config.ts";
import type { Secrets } from "./data-folder.ts";
import type { Database } from "./db/open-database.ts";
import type { MailSender } from "./adapters/mail/mail.ts";

/** Everything the server touches of the world. Tests hand in a fake clock and a temporary database. */
export interface ServerDeps {
  readonly config: Config;
  readonly now: () => number;
  readonly database: Database;
  readonly mail: MailSender;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Folder of the built web app. */
  readonly webRoot: string;
  /** Waits before a slowed sign-in is looked at. */
  readonly pause: (durationMs: number) => Promise<void>;
}

import type { Logger } from "pino";
import type { PasswordHash } from "./ports/password-hash.ts";
import type { Config } from "./settings/config.ts";
import type { Secrets } from "./data-folder.ts";
import type { Database } from "../db/open-database.ts";
import type { Network } from "./ports/network.ts";
import type { FileStorage } from "./ports/file-storage.ts";
import type { FetchCalendar, ReadLinkPage, FetchOutside } from "./ports/outside.ts";
import type { MailSender } from "./ports/mail.ts";
import type { Figures } from "./ports/figures.ts";
import type { Reporter } from "./ports/reporter.ts";

/** Everything the server touches of the world. Tests hand in a fake clock and a temporary database. */
export interface ServerDeps {
  readonly config: Config;
  readonly now: () => number;
  readonly database: Database;
  /** The same without a limit for a statement, for what takes long by its nature. Absent: `database`. */
  readonly patientDatabase?: Database | undefined;
  readonly mail: MailSender;
  /** Where the bytes of teachers' files lie. */
  readonly files: FileStorage;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Takes scrubbed bugs and counts out of the house, when the operator wants that. */
  readonly reporter: Reporter;
  /** What a collector is told; absent where none is. */
  readonly figures?: Figures | undefined;
  /** How late the process is; absent where nobody watches it. */
  readonly loopLagMs?: (() => number) | undefined;
  /** How other devices of the school's network reach this computer; changes with the network. */
  readonly network: () => Network;
  /** Asks a service outside of the house; tests have none but their stand-ins. */
  readonly fetchOutside: FetchOutside;
  /** Reads the title of a page that somebody linked, anywhere but within the house. */
  readonly readLinkPage: ReadLinkPage;
  /** Fetches a calendar that a teacher follows, anywhere but within the house. */
  readonly fetchCalendar: FetchCalendar;
  /** LibreOffice on this computer, where it is installed. */
  readonly officeProgram?: string | undefined;
  /** Where programs of PostgreSQL are looked for. */
  readonly searchPath?: string | undefined;
  /** Folder of the built web app. */
  readonly webRoot: string;
  /** Waits before a slowed sign-in is looked at. */
  readonly pause: (durationMs: number) => Promise<void>;
  /** Waits until an answer goes whose time must tell nothing. Absent: `pause`; tests count the two apart. */
  readonly pauseEvenly?: ((durationMs: number) => Promise<void>) | undefined;
  /** Absent: scrypt at today's cost. Only tests want less. */
  readonly passwordHash?: PasswordHash | undefined;
}

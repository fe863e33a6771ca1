import type { Logger } from "pino";
import type { PasswordHash } from "../accounts/create-auth.ts";
import type { Config } from "./config.ts";
import type { Secrets } from "./data-folder.ts";
import type { Database } from "../db/open-database.ts";
import type { ServerCertificate } from "../tls/open-certificate.ts";
import type { FileStorage } from "../adapters/files/file-storage.ts";
import type { ReadLinkPage } from "../adapters/link-preview/read-link-page.ts";
import type { MailSender } from "../adapters/mail/mail.ts";
import type { Reporter } from "../report/reporter.ts";

export interface Network {
  /** IPv4 addresses of this computer there. Empty when the server listens to this computer only. */
  readonly lanAddresses: readonly string[];
  /** Absent when the server speaks http only. */
  readonly certificate?: ServerCertificate;
}

/** A call to a service that is not ours: with a time limit, and never to where an answer points. */
export type FetchOutside = (
  url: string,
  init: {
    readonly signal: AbortSignal;
    readonly redirect: "error";
    readonly method?: "POST";
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Uint8Array<ArrayBuffer>;
  },
) => Promise<Response>;

/** Everything the server touches of the world. Tests hand in a fake clock and a temporary database. */
export interface ServerDeps {
  readonly config: Config;
  readonly now: () => number;
  readonly database: Database;
  readonly mail: MailSender;
  /** Where the bytes of teachers' files lie. */
  readonly files: FileStorage;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** Takes scrubbed bugs and counts out of the house, when the operator wants that. */
  readonly reporter: Reporter;
  /** How other devices of the school's network reach this computer; changes with the network. */
  readonly network: () => Network;
  /** Asks a service outside of the house; tests have none but their stand-ins. */
  readonly fetchOutside: FetchOutside;
  /** Reads the title of a page that somebody linked, anywhere but within the house. */
  readonly readLinkPage: ReadLinkPage;
  /** LibreOffice on this computer, where it is installed. */
  readonly officeProgram?: string | undefined;
  /** Folder of the built web app. */
  readonly webRoot: string;
  /** Waits before a slowed sign-in is looked at. */
  readonly pause: (durationMs: number) => Promise<void>;
  /** Waits until an answer goes whose time must tell nothing. Absent: `pause`; tests count the two apart. */
  readonly pauseEvenly?: ((durationMs: number) => Promise<void>) | undefined;
  /** Absent: scrypt at today's cost. Only tests want less. */
  readonly passwordHash?: PasswordHash | undefined;
}

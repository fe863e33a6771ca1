import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { WireRow } from "@damim/sync/protocol.ts";
import { sql } from "kysely";
import { type IndexedDbDump, MIGRATIONS_LINE } from "../../../../tools/release/dump.ts";
import type { WirePair } from "../../../../tools/release/release-browser.ts";
import { migrations } from "../db/migrations/migrations.ts";
import type { Database } from "../db/open-database.ts";

export const releasedFolder = path.join(import.meta.dirname, "../../../../released");

/** Every version that was ever released, oldest first. */
export const RELEASES: readonly string[] = readdirSync(releasedFolder).sort((a, b) =>
  a.localeCompare(b, "en", { numeric: true }),
);

/** What is true of the data that a version wrote. */
export interface ReleasedFacts {
  readonly email: string;
  readonly password: string;
  readonly uid: string;
  readonly rowsByScope: Readonly<Record<string, readonly WireRow[]>>;
  readonly pending: readonly { readonly kind: string; readonly id: string }[];
  readonly refused: readonly { readonly id: string; readonly refusal: { readonly type: string } }[];
}

export interface Released {
  readonly facts: ReleasedFacts;
  /** What its devices and its server said to each other. */
  readonly wire: readonly WirePair[];
  /** Everything of the teacher as it was downloaded. */
  readonly archive: Uint8Array;
  /** The database of a device of its own. */
  readonly client: IndexedDbDump;
}

// Written by `tools/make-release.ts` and never changed: the types are what it wrote.
export function readRelease(name: string): Released {
  return {
    facts: readParsed(name, "expected.json") as ReleasedFacts,
    wire: readParsed(name, "wire.json") as readonly WirePair[],
    client: readParsed(name, "client.json") as IndexedDbDump,
    archive: new Uint8Array(readFileSync(path.join(releasedFolder, name, "archive.zip"))),
  };
}

/** Fills an empty database with what that version's server had. Not migrated. */
export async function loadReleasedDatabase(name: string, database: Database): Promise<void> {
  const text = readFileSync(path.join(releasedFolder, name, "server.sql"), "utf8");
  await applyReleasedMigrations(text, database);
  for (const statement of text.split(";\n")) {
    // Each database searches by an index of its own in these; `npm run words` makes it anew.
    if (database.kind === "postgres" && OF_SEARCH.test(statement)) continue;
    if (statement.trim()) await sql.raw(statement).execute(database.queries);
  }
}

/** The tables as that version had them. The first release has its own statements for them. */
async function applyReleasedMigrations(text: string, database: Database): Promise<void> {
  const names = readReleasedMigrations(text);
  if (names.length === 0) return;
  const { queries, kind } = database;
  for (const table of [migrationsTable, leasesTable]) await sql.raw(table).execute(queries);
  for (const migration of migrations.filter(({ name }) => names.includes(name))) {
    await database.tx((tx) => migration.up(tx, kind));
  }
  // What a migration wrote into its new tables stands in the dump, as it was later.
  for (const [, table = ""] of text.matchAll(/^insert into "(\w+)"/gm)) {
    if (REFUSES_DELETE.has(table)) continue;
    await sql`delete from ${sql.table(table)}`.execute(queries);
  }
}

/** Names of migrations, oldest first; none of the first release. */
export function readReleasedMigrations(text: string): readonly string[] {
  const [first = ""] = text.split("\n", 1);
  return first.startsWith(MIGRATIONS_LINE) ? first.slice(MIGRATIONS_LINE.length).split(" ") : [];
}

const OF_SEARCH = /^insert into "(?:cafe|idea|template)_words"/;
/** Logs, of which nothing is deleted; no migration writes into them. */
const REFUSES_DELETE = new Set(["access_log", "audit"]);
/** As `migrate` makes them. */
const migrationsTable =
  "create table migrations (name text primary key, applied_at bigint not null)";
const leasesTable =
  "create table leases (name text primary key, holder text not null, expires_at bigint not null)";

function readParsed(name: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(releasedFolder, name, file), "utf8"));
}

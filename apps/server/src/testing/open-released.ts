import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { WireRow } from "@damim/sync/protocol.ts";
import { sql } from "kysely";
import type { IndexedDbDump } from "../../../../tools/release/dump.ts";
import type { WirePair } from "../../../../tools/release/release-browser.ts";
import type { Database } from "../db/open-database.ts";

const folder = path.join(import.meta.dirname, "../../../../released");

/** Every version that was ever released, oldest first. */
export const RELEASES: readonly string[] = readdirSync(folder).sort((a, b) =>
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
    archive: new Uint8Array(readFileSync(path.join(folder, name, "archive.zip"))),
  };
}

/** Fills an empty database with what that version's server had. Not migrated. */
export async function loadReleasedDatabase(name: string, database: Database): Promise<void> {
  const text = readFileSync(path.join(folder, name, "server.sql"), "utf8");
  for (const statement of text.split(";\n")) {
    if (statement.trim()) await sql.raw(statement).execute(database.queries);
  }
}

function readParsed(name: string, file: string): unknown {
  return JSON.parse(readFileSync(path.join(folder, name, file), "utf8"));
}

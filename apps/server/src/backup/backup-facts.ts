import { createHash } from "node:crypto";
import { createReadStream, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { DrillDifference } from "@damim/domain/admin/drill.ts";
import * as v from "valibot";
import { findOwnVersion } from "../base/own-version.ts";
import { OWN_RELEASE } from "../db/migrations/migrations.ts";

/** Rows by table. */
export type RowCounts = Readonly<Record<string, number>>;

/** What a database holds at one instant. */
export interface SnapshotFacts {
  /** The newest migration. */
  readonly schema: string;
  readonly counts: RowCounts;
  /** Of the rows of fifty scopes, by scope. */
  readonly hashes: Readonly<Record<string, string>>;
}

/** What stands beside a backup, in `….json`: by it a restore can say whether everything came back. */
export interface BackupFacts extends SnapshotFacts {
  /** The version that made the backup, as people know it. Of backups before `schemaRelease` came it is that of the schema. */
  readonly release: string;
  /** Of the schema; inside alone. */
  readonly schemaRelease?: string | undefined;
  /** Of the file itself: one byte that changed since is found. Dumps of early 0.6 have none. */
  readonly written?: { readonly bytes: number; readonly sha256: string } | undefined;
}

const factsSchema = v.object({
  release: v.string(),
  schemaRelease: v.optional(v.string()),
  schema: v.string(),
  counts: v.record(v.string(), v.number()),
  hashes: v.record(v.string(), v.string()),
  written: v.optional(v.object({ bytes: v.number(), sha256: v.string() })),
});

/** Which program makes a backup now. */
export const describeMaker = (): Required<Pick<BackupFacts, "release" | "schemaRelease">> => ({
  release: findOwnVersion(),
  schemaRelease: OWN_RELEASE,
});

const toFactsFile = (file: string): string => `${file}.json`;

/** Writes down what a backup holds, before it gets its name: `draft` is the file that will be called `file`. */
export async function writeFacts(
  file: string,
  facts: BackupFacts,
  draft: string,
): Promise<BackupFacts> {
  const written = { bytes: statSync(draft).size, sha256: await hashFile(draft) };
  const whole = { ...facts, written };
  const beside = toFactsFile(file);
  try {
    writeFileSync(beside, `${JSON.stringify(whole, null, 2)}\n`, { mode: 0o600, flush: true });
  } catch (error) {
    // The disk is full: half of it says nothing.
    rmSync(beside, { force: true });
    throw error;
  }
  return whole;
}

/** Undefined for a backup of before 0.6, which has none beside it, and for one that was copied alone. */
export function readFacts(file: string): BackupFacts | undefined {
  try {
    return parseFacts(readFileSync(toFactsFile(file), "utf8"));
  } catch {
    return undefined;
  }
}

/** Undefined for what is not such a `.json`. */
export function parseFacts(text: string): BackupFacts | undefined {
  try {
    return v.parse(factsSchema, JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** How what came back differs from what was backed up, table by table and scope by scope. */
export function compareFacts(
  expected: Pick<SnapshotFacts, "counts" | "hashes">,
  found: Pick<SnapshotFacts, "counts" | "hashes">,
): readonly DrillDifference[] {
  const counts = Object.entries(expected.counts).flatMap(([table, count]): DrillDifference[] => {
    const there = found.counts[table] ?? 0;
    return there === count ? [] : [{ type: "count", table, expected: count, found: there }];
  });
  const scopes = Object.entries(expected.hashes).filter(
    ([scope, hash]) => found.hashes[scope] !== hash,
  );
  return scopes.length === 0 ? counts : [...counts, { type: "scopes", count: scopes.length }];
}

/** The same with the `.json` beside a backup; nothing where none can be read. */
export function compareWithWritten(
  file: string,
  found: Pick<SnapshotFacts, "counts" | "hashes">,
): readonly DrillDifference[] {
  const facts = readFacts(file);
  return facts ? compareFacts(facts, found) : [];
}

/** Why a backup is refused of which the next says false. */
export const OTHER_BYTES = "적어 둔 크기나 해시와 달라요";

/** Whether a backup's bytes are those that were written; true where nothing stands beside it. */
export async function isAsWritten(file: string): Promise<boolean> {
  const written = readFacts(file)?.written;
  if (!written) return true;
  return statSync(file).size === written.bytes && (await hashFile(file)) === written.sha256;
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash);
  return hash.digest("hex");
}

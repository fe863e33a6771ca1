import { DatabaseSync } from "node:sqlite";
import { readFacts, type RowCounts } from "./backup-facts.ts";

/** Who has less than this share of the fullest has lost something, or is another school. */
const FULL_SHARE = 0.5;

/**
 * The backup that is never removed, however old: the newest one that holds at least half of what the fullest does. A server
 * that was begun anew by mistake, or emptied, would push every good one out by its nights. Undefined where all are empty.
 *
 * ```ts
 * findLastFull([{ name: "a", size: 900 }, { name: "b", size: 0 }]); // "a"
 * ```
 */
export function findLastFull(
  oldestFirst: readonly { readonly name: string; readonly size: number }[],
): string | undefined {
  const most = Math.max(0, ...oldestFirst.map(({ size }) => size));
  return oldestFirst.findLast(({ size }) => size > 0 && size >= most * FULL_SHARE)?.name;
}

/** What a backup is measured by: its users and rows. */
export function toBackupSize(counts: RowCounts): number {
  return (counts["users"] ?? 0) + (counts["rows"] ?? 0);
}

/** Of a backup that lies here; 0 where it cannot be told. */
export function readBackupSize(file: string): number {
  const facts = readFacts(file);
  if (facts) return toBackupSize(facts.counts);
  if (!file.endsWith(".sqlite")) return 0;
  try {
    const database = new DatabaseSync(file, { readOnly: true });
    try {
      const sum = "select (select count(*) from users) + (select count(*) from rows) as size";
      return Number(database.prepare(sum).get()?.["size"]);
    } finally {
      database.close();
    }
  } catch {
    return 0;
  }
}

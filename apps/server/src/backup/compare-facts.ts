import type { DrillDifference } from "@damim/domain/admin/drill.ts";
import { readFacts, type SnapshotFacts } from "./backup-facts.ts";

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

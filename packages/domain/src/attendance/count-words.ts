import type { DayCounts } from "./count-day.ts";
import { sayKinds, sayOpen } from "./roll-words.ts";

/**
 * A day in a few words, which leave nobody out who is not simply here. Nothing before anything was written.
 *
 * ```ts
 * toCountWords({ …, byKind: { absent: 1, late: 2, … } }); // ["결석 1", "지각 2"]
 * toCountWords({ arrived: 26, … }); // ["모두 왔어요"]
 * ```
 */
export function toCountWords(counts: DayCounts): readonly string[] {
  const kinds = sayKinds(counts.byKind);
  if (counts.unseen === counts.total && kinds.length === 0) return [];
  const words = [...kinds, ...sayOpen(counts)];
  return words[0] ? words : ["모두 왔어요"];
}

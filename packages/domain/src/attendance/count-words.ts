import { toStateText, type DayState } from "./day-state.ts";
import type { DayCounts } from "./count-day.ts";
import { sayKinds, sayOpen, UNSEEN_LABEL } from "./roll-words.ts";

/**
 * A day in a few words, which leave nobody out who is not simply here. Nothing before anything was written.
 *
 * ```ts
 * toCountWords({ …, byKind: { absent: 1, late: 2, … } }); // ["결석 1", "지각 2"]
 * toCountWords({ arrived: 26, … }); // ["모두 왔어요"]
 * ```
 */
export function toCountWords(counts: DayCounts): readonly string[] {
  if (counts.unseen === counts.total) return [];
  const words = [...sayKinds(counts), ...sayOpen(counts)];
  return words.length > 0 ? words : ["모두 왔어요"];
}

/** What was written of a pupil's day; of whom nothing was, nobody says that they were here. */
export function toWrittenText(state: DayState): string {
  const isUnseen = state.marks.length === 0 && state.checkIn === undefined;
  return isUnseen ? UNSEEN_LABEL : toStateText(state);
}

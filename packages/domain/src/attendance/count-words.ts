import { toStateText, type DayState } from "./day-state.ts";
import { attendanceKinds, awaitedLabel, kindLabels } from "./code/attendance-code.ts";
import type { DayCounts } from "./count-day.ts";

export const UNSEEN_LABEL = "아직 안 적음";

/**
 * A day in a few words, which leave nobody out who is not simply here. Nothing before anything was written.
 *
 * ```ts
 * toCountWords({ …, byKind: { absent: 1, late: 2, … } }); // ["결석 1", "지각 2"]
 * toCountWords({ arrived: 26, … }); // ["모두 왔어요"]
 * ```
 */
export function toCountWords(counts: DayCounts): readonly string[] {
  const { total, awaited, unseen, byKind } = counts;
  if (unseen === total) return [];
  const words = [
    ...attendanceKinds.map((kind) => [kindLabels[kind], byKind[kind]] as const),
    [awaitedLabel, awaited] as const,
    [UNSEEN_LABEL, unseen] as const,
  ].filter(([, count]) => count > 0);
  return words.length > 0 ? words.map(([label, count]) => `${label} ${count}`) : ["모두 왔어요"];
}

/** What was written of a pupil's day; of whom nothing was, nobody says that they were here. */
export function toWrittenText(state: DayState): string {
  const isUnseen = state.marks.length === 0 && state.checkIn === undefined;
  return isUnseen ? UNSEEN_LABEL : toStateText(state);
}

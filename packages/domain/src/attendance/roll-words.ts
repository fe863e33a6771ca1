import { attendanceKinds, awaitedLabel, kindLabels } from "./code/attendance-code.ts";
import type { DayCounts } from "./count-day.ts";

export const UNSEEN_LABEL = "아직 안 적음";

/** 「결석 1」, where there is one. */
function say(label: string, count: number): readonly string[] {
  return count > 0 ? [`${label} ${count}`] : [];
}

export function sayKinds(byKind: DayCounts["byKind"]): readonly string[] {
  return attendanceKinds.flatMap((kind) => say(kindLabels[kind], byKind[kind]));
}

export function sayOpen({ awaited, unseen }: DayCounts): readonly string[] {
  return [...say(awaitedLabel, awaited), ...say(UNSEEN_LABEL, unseen)];
}

/**
 * What stands beside 「27/28」, so that the sum leaves nobody unexplained: 「그중 지각 1 · 결석 1」. Nothing where all are
 * here and nothing else is to be said.
 */
export function toRollWords(counts: DayCounts): string {
  const here = sayKinds(counts.among).join(", ");
  return [
    ...(here === "" ? [] : [`그중 ${here}`]),
    ...say(kindLabels.absent, counts.byKind.absent),
    ...sayOpen(counts),
  ].join(" · ");
}

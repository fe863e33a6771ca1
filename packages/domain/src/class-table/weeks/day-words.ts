import { weekHeads } from "../../calendar-day/week.ts";

/** `toWeekdayName(1)` is 「월요일」. */
export function toWeekdayName(weekday: number): string {
  return `${weekHeads[weekday - 1]}요일`;
}

/** `toLikeWords(1)` is 「월요일처럼」. */
export function toLikeWords(weekday: number): string {
  return `${toWeekdayName(weekday)}처럼`;
}

/** What a plan says of its day in words. */
interface PlanWords {
  /** ISO: the day is taught like it. */
  readonly weekday?: number | null;
  readonly note?: string | null;
}

/** 「월요일처럼 · 현장체험학습」: the weekday that a plan names, and its note. */
export function toPlanWords({ weekday, note }: PlanWords): string {
  return [weekday && toLikeWords(weekday), note].filter(Boolean).join(" · ");
}

/** What is said beside a day: why it is closed, else what its plan says; nothing on a plain one. */
export function toDayNote(of: {
  readonly closing: { readonly name: string } | undefined;
  readonly plan: PlanWords | undefined;
}): string {
  if (of.closing) return of.closing.name || "쉬는 날";
  return of.plan ? toPlanWords(of.plan) : "";
}

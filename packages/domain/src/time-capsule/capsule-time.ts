import { addDays, toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDate } from "../calendar-day/korean-day.ts";
import { toSeoulMidnight } from "../calendar-day/korean-instant.ts";
import type { Capsule } from "./capsule.ts";

const OPENS_AT_MS = 9 * 3_600_000;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 90;
const TOLD_DAYS = 60;

/** Nine in the morning of a day, epoch ms. */
export function toOpensAt(day: CalendarDay): number {
  return toSeoulMidnight(day) + OPENS_AT_MS;
}

/** 「2027년 2월 10일에 열려요」, on its day 「오늘 아침 9시에 열려요」. */
export function toCapsuleWords({ opensAt }: Pick<Capsule, "opensAt">, now: number): string {
  const day = toSeoulDay(opensAt);
  if (now >= opensAt) return "지금 열 수 있어요";
  return day === toSeoulDay(now) ? "오늘 아침 9시에 열려요" : `${toKoreanDate(day)}에 열려요`;
}

/** Whether a page that was drawn at `now` is not true any more: another day has come, or the capsule's hour. */
export function hasTurned(
  { opensAt, now }: Pick<Capsule, "opensAt"> & { readonly now: number },
  later: number,
): boolean {
  return toSeoulDay(later) !== toSeoulDay(now) || (now < opensAt && later >= opensAt);
}

/** The day on which its letters are emptied: 90 days after it opened, or when what was asked for is over. */
export function findEmptyDay({
  opensAt,
  keepUntil,
}: Pick<Capsule, "opensAt" | "keepUntil">): CalendarDay {
  const planned = addDays(toSeoulDay(opensAt), KEPT_DAYS);
  const asked = keepUntil ? toSeoulDay(keepUntil) : planned;
  return asked > planned ? asked : planned;
}

/** What the job does with a capsule: nothing, tell that it will be emptied, empty it. */
export function decideEmptying(
  capsule: Pick<Capsule, "opensAt" | "keepUntil">,
  now: number,
): "keep" | "tell" | "empty" {
  const end = toSeoulMidnight(findEmptyDay(capsule));
  if (now >= end) return "empty";
  return now >= end - (KEPT_DAYS - TOLD_DAYS) * DAY_MS ? "tell" : "keep";
}

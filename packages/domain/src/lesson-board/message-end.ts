import { toBellState } from "../bells/bell-state.ts";
import { toTimeWords } from "../bells/bells-words.ts";
import { toSeoulSeconds } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import type { BellsOfDay } from "./bells-of-day.ts";

/** How long a word stands there. */
export const messageEnds = { bell: "다음 종까지", ten: "10분 동안", day: "오늘 하루" } as const;
export type MessageEnd = keyof typeof messageEnds;

const SECOND_MS = 1_000;
const DAY_SECONDS = 86_400;
const TEN_MINUTES_MS = 600_000;

/** The instant, epoch ms, up to which a word stands; behind the last bell that is the end of the day. */
export function findMessageEnd(
  end: MessageEnd,
  { rows, bellDay }: Pick<BellsOfDay, "rows" | "bellDay">,
  now: number,
): number {
  if (end === "ten") return now + TEN_MINUTES_MS;
  const second = Math.floor(toSeoulSeconds(now));
  const state = end === "bell" ? toBellState(rows, second, bellDay) : undefined;
  const left = state && "left" in state ? state.left : DAY_SECONDS - second;
  return (Math.floor(now / SECOND_MS) + left) * SECOND_MS;
}

/** 「16:06까지」; of an end at midnight 「오늘까지」. */
export function toUntilWords(until: number): string {
  const time = toSeoulTimeText(until);
  return time === "00:00" ? "오늘까지" : `${toTimeWords(time)}까지`;
}

import { toDayParts, toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { withParticle } from "../hangul/particle.ts";
import { toTimeWords } from "./bells-words.ts";

/** One look at the clocks, in ms. */
export interface ClockReading {
  /** The device's clock on the wall: epoch ms. */
  readonly date: number;
  /** A clock that only runs forward; it may stop while the device sleeps. */
  readonly mono: number;
  /** What the server's clock says now, where it was asked. */
  readonly server?: number;
  /** The newest stamp known: the truth is not before it. */
  readonly floor?: number;
}

/**
 * How far the time shown is to be trusted: told by the server, by the device alone, the device woke up and the server
 * is to be asked, or the device's date is wrong.
 */
export type ClockTrust = "server" | "device" | "asleep" | "wrong";

export interface ClockState {
  /** Epoch ms, for the screen. */
  readonly shown: number;
  readonly trust: ClockTrust;
  /** Server minus device. */
  readonly offset: number;
  readonly date: number;
  readonly mono: number;
  readonly floor: number | undefined;
}

const STEADY_MS = 2_000;
const WRONG_MS = 300_000;

/**
 * The clock after another look: time on the screen never runs back, a mended device makes no jump, and after a sleep
 * the right time stands there at once.
 */
export function nextClock(before: ClockState | undefined, reading: ClockReading): ClockState {
  const { date, mono, server } = reading;
  const floor = reading.floor ?? before?.floor;
  const seen = { date, mono, floor };
  if (server !== undefined)
    return { ...seen, shown: server, trust: "server", offset: server - date };
  if (!before || before.trust === "wrong") {
    const isWrong = floor !== undefined && date < floor - WRONG_MS;
    return { ...seen, shown: date, trust: isWrong ? "wrong" : "device", offset: 0 };
  }
  const { offset, trust } = before;
  const elapsed = mono - before.mono;
  const jump = date - before.date - elapsed;
  if (Math.abs(jump) <= STEADY_MS)
    return { ...seen, shown: Math.max(before.shown, date + offset), trust, offset };
  if (Math.abs(jump - offset) <= STEADY_MS)
    return { ...seen, shown: before.shown + elapsed, trust, offset: 0 };
  if (jump < 0) return { ...seen, shown: before.shown + elapsed, trust, offset: offset - jump };
  return { ...seen, shown: date + offset, trust: "asleep", offset };
}

/**
 * What a board says while its clock is wrong, by what of it is: 「이 컴퓨터의 날짜가 2013년이에요. …」, the day, or of the right day
 * the time.
 */
export function toWrongClockWords({ shown, floor }: Pick<ClockState, "shown" | "floor">): string {
  const day = toSeoulDay(shown);
  const known = floor === undefined ? undefined : toSeoulDay(floor);
  const { year } = toDayParts(day);
  const date = known && toDayParts(known).year !== year ? `${year}년` : toKoreanMonthDay(day);
  const words =
    known === day
      ? `시계가 ${toTimeWords(toSeoulTimeText(shown))}에 맞춰져 있어요`
      : `날짜가 ${withParticle(date, "이에요/예요")}`;
  return `이 컴퓨터의 ${words}. 시계를 맞추거나 인터넷에 이어 주세요.`;
}

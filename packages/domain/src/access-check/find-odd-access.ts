import { toSeoulDay, toSeoulMinutes, type CalendarDay } from "../calendar-day/calendar-day.ts";

/** A line of the access log, as far as its oddness goes. */
export interface AccessFacts {
  /** Epoch ms of its last request. */
  readonly lastAt: number;
  readonly act: string;
  readonly subject?: string;
  readonly count: number;
  readonly device: string | null;
}

/** What a sign-in says of itself where its device is none that the account knows: of the same the teacher hears by mail. */
export const NEW_DEVICE = "new-device";

/** Why a line asks for a second look, with its words. */
export const oddWords = {
  refused: "막은 일",
  export: "자료를 내려받음",
  night: "새벽",
  device: "처음 보는 기기",
  many: "평소의 3배 넘게",
} as const;

export type OddAccess = keyof typeof oddWords;

const NIGHT_ENDS_MINUTES = 5 * 60;
/** A page that stays open hears of changes by itself, and guardians book when they like. */
const byHand: ReadonlySet<string> = new Set(["sign-in", "read", "write", "history", "file"]);
const reading: ReadonlySet<string> = new Set(["read", "file"]);
/** Less was read on too few days, or is too little, for a usual day to be known. */
const USUAL_FROM_DAYS = 5;
const MANY_FROM_ROWS = 300;
const MANY_TIMES = 3;

/**
 * The lines of a month that ask for a second look, each with its reasons: refusals, everything taken home, something done
 * by hand from midnight to five, a sign-in on a device that the account did not know, the first line of a kind of device
 * that the month before did not have, and the largest reading of a day with more than three times of a usual day (the median).
 *
 * @param before the month before; empty, every kind of device is as good as known
 */
export function findOddAccess<Line extends AccessFacts>(
  lines: readonly Line[],
  before: readonly AccessFacts[],
): ReadonlyMap<Line, readonly OddAccess[]> {
  const newcomers = new Set(findNewcomers(lines, before));
  const large = new Set(findLarge(lines, before));
  const odd = new Map<Line, readonly OddAccess[]>();
  for (const line of lines) {
    const { act, lastAt } = line;
    const reasons: readonly (OddAccess | false)[] = [
      (act === "refused" || act === "sign-in-refused") && "refused",
      act === "export" && "export",
      byHand.has(act) && toSeoulMinutes(lastAt) < NIGHT_ENDS_MINUTES && "night",
      (newcomers.has(line) || line.subject === NEW_DEVICE) && "device",
      large.has(line) && "many",
    ];
    const found = reasons.filter((reason) => reason !== false);
    if (found.length > 0) odd.set(line, found);
  }
  return odd;
}

function findNewcomers<Line extends AccessFacts>(
  lines: readonly Line[],
  before: readonly AccessFacts[],
): readonly Line[] {
  if (before.length === 0) return [];
  const known = new Set(before.map(({ device }) => device));
  return lines
    .toSorted((a, b) => a.lastAt - b.lastAt)
    .filter(({ act, device }) => {
      // Who mistyped a password need not have come in.
      if (device === null || act === "sign-in-refused" || known.has(device)) return false;
      known.add(device);
      return true;
    });
}

function findLarge<Line extends AccessFacts>(
  lines: readonly Line[],
  before: readonly AccessFacts[],
): readonly Line[] {
  const sums = new Map<CalendarDay, number>();
  for (const { act, lastAt, count } of [...before, ...lines]) {
    const day = toSeoulDay(lastAt);
    if (reading.has(act)) sums.set(day, (sums.get(day) ?? 0) + count);
  }
  if (sums.size <= USUAL_FROM_DAYS) return [];
  return [...sums].flatMap(([day, sum]) => {
    const others = [...sums].flatMap(([other, rows]) => (other === day ? [] : [rows]));
    if (sum < MANY_FROM_ROWS || sum <= MANY_TIMES * findMedian(others)) return [];
    const ofDay = lines.filter(({ act, lastAt }) => reading.has(act) && toSeoulDay(lastAt) === day);
    return ofDay.toSorted((a, b) => b.count - a.count).slice(0, 1);
  });
}

function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

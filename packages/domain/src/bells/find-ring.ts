import { cutBellRows, type BellDay } from "./bell-state.ts";
import { toMinutes } from "./bell-time.ts";
import type { BellRow, Bells, BellSounds } from "./bells.ts";

/** Made by the browser itself, no file is fetched (`platform/sound.ts`). */
export const bellSoundLabels = { bell: "종", chime: "차임", wood: "나무" } as const;
export type BellSound = keyof typeof bellSoundLabels;

/** What rings at the edges of lessons, and how long before one. */
export interface DayRings {
  readonly before: BellSound | undefined;
  readonly start: BellSound | undefined;
  readonly end: BellSound | undefined;
  readonly warnMinutes: number;
}

/** Of a bell table; nothing where it is silent. A sound that only a newer version has is none. */
export function toDayRings(
  bells: Pick<Bells, "sounds" | "warnMinutes"> | undefined,
): DayRings | undefined {
  const { before, start, end } = bells?.sounds ?? {};
  const rings = {
    before: toSound(before),
    start: toSound(start),
    end: toSound(end),
    warnMinutes: bells?.warnMinutes ?? 0,
  };
  return rings.before || rings.start || rings.end ? rings : undefined;
}

/** 「시작 종, 끝 차임」, 「없음」. */
export function toSoundsWords({ before, start, end }: BellSounds): string {
  const said = Object.entries({ 예비: before, 시작: start, 끝: end }).flatMap(([when, name]) => {
    const sound = toSound(name);
    return sound ? `${when} ${bellSoundLabels[sound]}` : [];
  });
  return said.join(", ") || "없음";
}

function toSound(name: string | null | undefined): BellSound | undefined {
  return name && Object.hasOwn(bellSoundLabels, name) ? (name as BellSound) : undefined;
}

/** A page that looks again after more has slept: what it missed never rings. */
const LONGEST_LOOK_SECONDS = 3;

/**
 * What rings in the seconds after `from`, up to and with `to`, by the clock of the day. Where a lesson ends as the next one
 * begins, that is the start; a warning that falls on another bell is not heard.
 *
 * ```ts
 * findRing(rows, { ...rings, start: "bell" }, {}, 9 * 3600 - 1, 9 * 3600); // "bell"
 * ```
 */
export function findRing(
  rows: readonly BellRow[],
  { before, start, end, warnMinutes }: DayRings,
  { shift = 0, lessons }: BellDay,
  from: number,
  to: number,
): BellSound | undefined {
  if (to <= from || to - from > LONGEST_LOOK_SECONDS) return undefined;
  const all = cutBellRows(rows, lessons).filter(({ type }) => type === "lesson");
  const isNow = (time: string, ahead = 0): boolean => {
    const second = (toMinutes(time) - ahead) * 60 + shift;
    return from < second && second <= to;
  };
  if (start && all.some((row) => isNow(row.from))) return start;
  if (end && all.some((row) => isNow(row.to))) return end;
  const warns = before && warnMinutes > 0 && all.some((row) => isNow(row.from, warnMinutes));
  return warns ? before : undefined;
}

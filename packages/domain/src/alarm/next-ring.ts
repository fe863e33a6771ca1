import { toMinutes } from "../bells/bell-time.ts";
import type { BellRow } from "../bells/bells.ts";
import {
  addDays,
  countDaysBetween,
  toSeoulDay,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import { toSeoulMidnight, toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import { toMinutesWords } from "../calendar-day/minutes-words.ts";
import { toWeekPlace } from "../calendar-day/week.ts";
import type { Alarm, KeptAlarm } from "./alarm.ts";

/** What the days say, of the school and its bells. */
export interface AlarmDays {
  readonly isOpen: (day: CalendarDay) => boolean;
  /** The rows that ring on a day (`toDayBells`, cut by its lessons). */
  readonly bellsOf: (day: CalendarDay) => readonly BellRow[];
  /** Seconds by which the school's own bell is late (`BellSetting`). */
  readonly shift: number;
}

export interface NextRing {
  readonly alarm: KeptAlarm;
  /** Epoch ms. */
  readonly at: number;
}

/** Beyond, nothing rings any more. */
const LAST_DAY = 400;
/** Woken so late, an alarm still rings. */
const LATE_MS = 120_000;

/**
 * When an alarm rings next, strictly later than now; both epoch ms. Only lessons move with the bell, and a day without
 * that lesson is passed over. `once` asks neither weekday nor school day.
 */
export function nextRing(alarm: Alarm, now: number, days: AlarmDays): number | undefined {
  if (alarm.off) return undefined;
  const today = toSeoulDay(now);
  if (alarm.once) return toLater(toRing(alarm, alarm.once, days), now);
  // The bell may be so late that yesterday's last lesson rings today.
  for (let later = -1; later <= LAST_DAY; later += 1) {
    const day = addDays(today, later);
    if (!ringsOn(alarm, day, days)) continue;
    const ring = toLater(toRing(alarm, day, days), now);
    if (ring !== undefined) return ring;
  }
  return undefined;
}

/** The next of all; of two at once the smaller id, so that windows agree. */
export function findNextRing(
  alarms: Iterable<KeptAlarm>,
  now: number,
  days: AlarmDays,
): NextRing | undefined {
  return [...alarms]
    .flatMap((alarm) => {
      const at = nextRing(alarm, now, days);
      return at === undefined ? [] : [{ alarm, at }];
    })
    .toSorted((a, b) => a.at - b.at || (a.alarm.id < b.alarm.id ? -1 : 1))[0];
}

/** Every ring later than `since` and not later than `until`, both epoch ms; of one instant by id. */
export function listRings(
  alarms: Iterable<KeptAlarm>,
  since: number,
  until: number,
  days: AlarmDays,
): readonly NextRing[] {
  return [...alarms]
    .flatMap((alarm) => {
      const rings: NextRing[] = [];
      let at = nextRing(alarm, since, days);
      while (at !== undefined && at <= until) {
        rings.push({ alarm, at });
        at = nextRing(alarm, at, days);
      }
      return rings;
    })
    .toSorted((a, b) => a.at - b.at || (a.alarm.id < b.alarm.id ? -1 : 1));
}

/** What to do with a ring that was set, when the window looks: the computer may have slept. */
export function decideRing(at: number, now: number): "wait" | "ring" | "missed" {
  if (now < at) return "wait";
  return now - at <= LATE_MS ? "ring" : "missed";
}

/** 「08:50 알람을 놓쳤어요. 컴퓨터가 자고 있었어요.」 */
export function toMissedWords(at: number): string {
  return `${toSeoulTimeText(at)} 알람을 놓쳤어요. 컴퓨터가 자고 있었어요.`;
}

/** So long an alarm stands large on its page. */
const RINGING_MS = 60_000;

/** What a page says of an alarm that rang: now, later on the same day 「오늘 울렸어요 08:50」, and then nothing more. */
export function toRungWords(
  at: number,
  now: number,
): { readonly isRinging: boolean; readonly words: string } | undefined {
  if (toSeoulDay(at) !== toSeoulDay(now)) return undefined;
  return { isRinging: now - at < RINGING_MS, words: `오늘 울렸어요 ${toSeoulTimeText(at)}` };
}

/** 「다음: 10:35 3교시 준비 · 12분 뒤」. */
export function toNextRingWords(next: NextRing | undefined, now: number): string {
  if (!next) return "켜 둔 알람이 없어요";
  const { alarm, at } = next;
  return `다음: ${toSeoulTimeText(at)} ${alarm.label} · ${toWaitWords(at, now)}`;
}

/** When it rings, as its line says: 「08:50」, 「3교시 5분 전」, 「3교시 시작」. */
export function toAlarmWords({ at, lesson, before }: Alarm): string {
  if (lesson === undefined || lesson === null) return at ?? "";
  return before ? `${lesson}교시 ${before}분 전` : `${lesson}교시 시작`;
}

/** The name of one ring, by which a page and a pushed message know that they mean the same: `alarm~{id}~{day}`. */
export function toAlarmTag(id: string, at: number): string {
  return `alarm~${id}~${toSeoulDay(at)}`;
}

/** Whether an alarm that is on has to do with a day, its hour aside. */
export function ringsOnDay(
  alarm: Alarm,
  day: CalendarDay,
  isOpen: (day: CalendarDay) => boolean,
): boolean {
  if (alarm.off) return false;
  return alarm.once ? alarm.once === day : ringsOn(alarm, day, { isOpen });
}

function ringsOn(
  { days, schoolDaysOnly }: Alarm,
  day: CalendarDay,
  of: Pick<AlarmDays, "isOpen">,
): boolean {
  const isDay = (days ?? "").includes(String(toWeekPlace(day) + 1));
  return isDay && (schoolDaysOnly === false || of.isOpen(day));
}

function toRing(alarm: Alarm, day: CalendarDay, { bellsOf, shift }: AlarmDays): number | undefined {
  const { at, lesson, before } = alarm;
  const midnight = toSeoulMidnight(day);
  if (lesson === undefined || lesson === null)
    return at ? midnight + toMinutes(at) * 60_000 : undefined;
  const row = bellsOf(day).find(({ type, period }) => type === "lesson" && period === lesson);
  if (!row) return undefined;
  return midnight + (toMinutes(row.from) - (before ?? 0)) * 60_000 + shift * 1_000;
}

function toLater(ring: number | undefined, now: number): number | undefined {
  return ring !== undefined && ring > now ? ring : undefined;
}

/** From a day on by the calendar, as a class counts: Friday to Monday are three. */
function toWaitWords(at: number, now: number): string {
  const minutes = Math.ceil((at - now) / 60_000);
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${countDaysBetween(toSeoulDay(now), toSeoulDay(at))}일 뒤`;
  return `${toMinutesWords(minutes)} 뒤`;
}

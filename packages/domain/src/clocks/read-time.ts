import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { cutBellRows, type BellDay } from "../bells/bell-state.ts";
import { toMinutes } from "../bells/bell-time.ts";
import type { BellRow } from "../bells/bells.ts";
import { LONGEST_TIMER_LABEL_CHARACTERS, LONGEST_TIMER_MS } from "./tool-timer.ts";

export type TimeRefusal =
  | { readonly type: "TimeUnclear" }
  | { readonly type: "TimeTooLong" }
  | { readonly type: "TimerLabelTooLong" }
  | { readonly type: "NoSuchLesson"; readonly period: number }
  | { readonly type: "LessonOver"; readonly period: number };

export const timeMessages: MessagesFor<TimeRefusal> = {
  TimeUnclear: () => "시간을 「1:30」, 「5분」, 「90초」처럼 적어 주세요.",
  TimeTooLong: () => "타이머는 24시간까지 맞출 수 있어요.",
  TimerLabelTooLong: () => `이름은 ${LONGEST_TIMER_LABEL_CHARACTERS}자까지 적을 수 있어요.`,
  NoSuchLesson: ({ period }) => `오늘은 ${period}교시가 없어요.`,
  LessonOver: ({ period }) => `${period}교시는 이미 끝났어요.`,
};

/** The bells of today, and the second of the day that it is. */
export interface TimeOfDay extends BellDay {
  readonly rows: readonly BellRow[];
  readonly second: number;
}

/**
 * The ms that a typed time means: 「1:30」, 「90초」, 「5분」, 「1분 30초」, 「1시간」, 「5」 (minutes), 「3교시 끝까지」.
 *
 * ```ts
 * readTime("1:30"); // 90_000
 * ```
 */
export function readTime(typed: string, today?: TimeOfDay): Result<number, TimeRefusal> {
  const text = typed.normalize("NFKC").replaceAll(/\s/gu, "");
  const [, lesson] = /^(\d{1,2})교시(?:끝)?까지$/u.exec(text) ?? [];
  if (lesson !== undefined) return readLessonEnd(Number(lesson), today);
  const [, clockMinutes, clockSeconds] = /^(\d{1,4}):([0-5]?\d)$/u.exec(text) ?? [];
  const [, hours, minutes, seconds] =
    /^(?:(\d{1,2})시간)?(?:(\d{1,4})분)?(?:(\d{1,5})초)?$/u.exec(
      /^\d{1,4}$/.test(text) ? `${text}분` : text,
    ) ?? [];
  const ms =
    (Number(hours ?? 0) * 3_600 +
      Number(clockMinutes ?? minutes ?? 0) * 60 +
      Number(clockSeconds ?? seconds ?? 0)) *
    1_000;
  if (ms === 0) return refuse({ type: "TimeUnclear" });
  return ms > LONGEST_TIMER_MS ? refuse({ type: "TimeTooLong" }) : ok(ms);
}

/** A time and what it is for; without words the label is empty. */
export interface TypedTimer {
  readonly label: string;
  /** In ms. */
  readonly total: number;
}

/**
 * A time with what it is for before it: 「모둠 토의 10분」.
 *
 * ```ts
 * readTimer("모둠 토의 10분"); // label 「모둠 토의」, total 600_000
 * ```
 */
export function readTimer(typed: string, today?: TimeOfDay): Result<TypedTimer, TimeRefusal> {
  const whole = readTime(typed, today);
  if (whole.ok) return ok({ label: "", total: whole.value });
  const [, label = "", time = ""] =
    /^(.+?)\s+(\S*\d\S*)$/u.exec(typed.normalize("NFC").trim()) ?? [];
  const read = readTime(time, today);
  if (label === "" || !read.ok) return whole;
  return label.length > LONGEST_TIMER_LABEL_CHARACTERS
    ? refuse({ type: "TimerLabelTooLong" })
    : ok({ label, total: read.value });
}

function readLessonEnd(period: number, today?: TimeOfDay): Result<number, TimeRefusal> {
  const row = cutBellRows(today?.rows ?? [], today?.lessons).find(
    (each) => each.type === "lesson" && each.period === period,
  );
  if (!today || !row) return refuse({ type: "NoSuchLesson", period });
  const left = toMinutes(row.to) * 60 + (today.shift ?? 0) - today.second;
  return left > 0 ? ok(Math.round(left * 1_000)) : refuse({ type: "LessonOver", period });
}

import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { LAST_BELL_PERIOD } from "../bells/bells.ts";
import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { isClockTime } from "../calendar-day/clock-time.ts";
import {
  LONGEST_ALARM_LABEL_CHARACTERS,
  MOST_ALARM_BEFORE_MINUTES,
  MOST_RINGS,
  type Alarm,
  type AlarmSound,
} from "./alarm.ts";

/** What the form holds; empty texts are not said. */
export interface AlarmDraft {
  readonly label: string;
  /** Whether it hangs on a lesson. */
  readonly isLesson: boolean;
  readonly at: string;
  readonly lesson: string;
  readonly before: string;
  /** In any order. */
  readonly days: string;
  readonly schoolDaysOnly: boolean;
  /** A day; empty is again and again. */
  readonly once: string;
  readonly sound: AlarmSound;
  readonly rings: number;
}

export type AlarmRefusal =
  | { readonly type: "LabelEmpty" }
  | { readonly type: "LabelTooLong"; readonly longest: number }
  | { readonly type: "TimeUnclear" }
  | { readonly type: "LessonUnclear"; readonly last: number }
  | { readonly type: "BeforeUnclear"; readonly most: number }
  | { readonly type: "NoDays" }
  | { readonly type: "DayUnclear" };

export const alarmMessages: MessagesFor<AlarmRefusal> = {
  LabelEmpty: () => "알람의 이름을 적어 주세요. 「우유 당번」처럼 적어요.",
  LabelTooLong: ({ longest }) => `이름은 ${longest}자까지 적을 수 있어요.`,
  TimeUnclear: () => "몇 시에 울릴지 08:50처럼 적어 주세요.",
  LessonUnclear: ({ last }) => `몇 교시인지 0부터 ${last}까지 숫자로 적어 주세요.`,
  BeforeUnclear: ({ most }) => `몇 분 전인지 0부터 ${most}까지 숫자로 적어 주세요.`,
  NoDays: () => "울릴 요일을 하나는 골라 주세요.",
  DayUnclear: () => "한 번만 울릴 날을 다시 골라 주세요.",
};

/** Which field of the form a refusal belongs to. */
export const alarmRefusalFields: Readonly<Record<AlarmRefusal["type"], keyof AlarmDraft>> = {
  LabelEmpty: "label",
  LabelTooLong: "label",
  TimeUnclear: "at",
  LessonUnclear: "lesson",
  BeforeUnclear: "before",
  NoDays: "days",
  DayUnclear: "once",
};

/** What the form writes: every field that it holds, `null` where it is empty. */
export type AlarmFields = Required<Omit<Alarm, "off">>;

export function parseAlarmDraft(draft: AlarmDraft): Result<AlarmFields, AlarmRefusal> {
  const { isLesson, at, once, sound } = draft;
  const label = draft.label.normalize("NFC").trim();
  const lesson = readWhole(draft.lesson, LAST_BELL_PERIOD);
  const before = readWhole(draft.before || "0", MOST_ALARM_BEFORE_MINUTES);
  const days = Array.from("1234567")
    .filter((weekday) => draft.days.includes(weekday))
    .join("");
  if (label === "") return refuse({ type: "LabelEmpty" });
  if (label.length > LONGEST_ALARM_LABEL_CHARACTERS)
    return refuse({ type: "LabelTooLong", longest: LONGEST_ALARM_LABEL_CHARACTERS });
  if (!isLesson && !isClockTime(at)) return refuse({ type: "TimeUnclear" });
  if (isLesson && lesson === undefined)
    return refuse({ type: "LessonUnclear", last: LAST_BELL_PERIOD });
  if (isLesson && before === undefined)
    return refuse({ type: "BeforeUnclear", most: MOST_ALARM_BEFORE_MINUTES });
  if (once !== "" && !isCalendarDay(once)) return refuse({ type: "DayUnclear" });
  if (once === "" && days === "") return refuse({ type: "NoDays" });
  return ok({
    label,
    at: isLesson ? null : at,
    lesson: isLesson ? (lesson ?? null) : null,
    before: isLesson ? before || null : null,
    days: once === "" ? days : null,
    schoolDaysOnly: draft.schoolDaysOnly ? null : false,
    once: once === "" ? null : once,
    sound,
    rings: Math.min(MOST_RINGS, Math.max(1, Math.trunc(draft.rings))),
  });
}

function readWhole(typed: string, most: number): number | undefined {
  const text = typed.normalize("NFKC").trim();
  const value = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  return value <= most ? value : undefined;
}

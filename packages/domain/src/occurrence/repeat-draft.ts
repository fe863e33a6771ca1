import { isCalendarDay, toDayParts, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toWeekPlace } from "../calendar-day/week.ts";
import { ok, type Result } from "../base/result.ts";
import { refuseAt, type DraftRefusal } from "../record/record.ts";
import { MOST_REPEAT_STEPS, type OnClosed, type Repeat } from "./repeat-rule.ts";

/** The choices of 「반복」; empty is once. */
export type RepeatChoice =
  | ""
  | "day"
  | "week"
  | "monthDate"
  | "monthWeekday"
  | "monthSchoolDay"
  | "schoolDay";

/** What the form holds of a repeat; each choice reads its own fields. */
export interface RepeatDraft {
  readonly every: RepeatChoice;
  /** 「며칠마다」, of weeks 「몇 주마다」; empty is 1. */
  readonly step: string;
  /** ISO weekdays in any order; of 「매월 둘째 수요일」 one. */
  readonly weekdays: string;
  /** 「매월 며칠」. */
  readonly date: string;
  /** 「몇째」 of a weekday or a school day: "1", "2", "-1" is the last. */
  readonly nth: string;
  readonly until: string;
  readonly onClosed: OnClosed;
}

export const onceDraft: RepeatDraft = {
  every: "",
  step: "",
  weekdays: "",
  date: "",
  nth: "",
  until: "",
  onClosed: "skip",
};

/** What a choice of 「반복」 begins with, of something on a day: its own weekday, its own date. */
export function startRepeatDraft(every: RepeatChoice, day: CalendarDay): Partial<RepeatDraft> {
  const weekday = String(toWeekPlace(day) + 1);
  const { date } = toDayParts(day);
  if (every === "week") return { every, step: "", weekdays: weekday };
  if (every === "monthDate") return { every, date: String(date) };
  if (every === "monthWeekday")
    return { every, nth: String(Math.ceil(date / 7)), weekdays: weekday };
  if (every === "monthSchoolDay") return { every, nth: "1" };
  return { every, step: "" };
}

/** What a form writes of its repeat. */
export interface RepeatFields {
  readonly repeat: Repeat | null;
  readonly onClosed: OnClosed | null;
}

/** The repeat that a form stands for, of something that begins on a day. */
export function readRepeat(
  draft: RepeatDraft,
  from: CalendarDay,
): Result<RepeatFields, DraftRefusal> {
  if (draft.every === "") return ok({ repeat: null, onClosed: null });
  const pattern = parsePattern(draft);
  if (!pattern.ok) return pattern;
  const until = draft.until.trim();
  if (until !== "" && !isCalendarDay(until))
    return refuseAt("until", "언제까지 반복하는지 날짜를 골라 주세요. 비워 두어도 돼요.");
  if (until !== "" && until < from)
    return refuseAt("until", "끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요.");
  return ok({
    repeat: { ...pattern.value, ...(until && { until }) },
    // A school day is never closed.
    onClosed: draft.every.endsWith("choolDay") ? null : draft.onClosed,
  });
}

/** The fields of a form that shows a repeat. */
export function toRepeatDraft(
  repeat: Repeat | null | undefined,
  onClosed: OnClosed | null | undefined,
): RepeatDraft {
  if (!repeat) return onceDraft;
  const common = { ...onceDraft, until: repeat.until ?? "", onClosed: onClosed ?? "skip" };
  const step = "step" in repeat ? String(repeat.step ?? "") : "";
  if (repeat.every === "week") return { ...common, every: "week", step, weekdays: repeat.weekdays };
  if (repeat.every !== "month") return { ...common, every: repeat.every, step };
  if ("date" in repeat) return { ...common, every: "monthDate", date: String(repeat.date) };
  if ("schoolDay" in repeat)
    return { ...common, every: "monthSchoolDay", nth: String(repeat.schoolDay) };
  const [nth, weekday] = repeat.nth;
  return { ...common, every: "monthWeekday", nth: String(nth), weekdays: String(weekday) };
}

function parsePattern(draft: RepeatDraft): Result<Repeat, DraftRefusal> {
  const steps = readWhole(draft.step || "1", 1, MOST_REPEAT_STEPS);
  const weekdays = Array.from("1234567")
    .filter((weekday) => draft.weekdays.includes(weekday))
    .join("");
  const needsStep = draft.every === "day" || draft.every === "week" || draft.every === "schoolDay";
  if (needsStep && steps === undefined)
    return refuseAt("step", `며칠마다인지 1부터 ${MOST_REPEAT_STEPS}까지 적어 주세요.`);
  const step = steps === undefined || steps === 1 ? {} : { step: steps };
  const isByWeekday = draft.every === "week" || draft.every === "monthWeekday";
  if (isByWeekday && weekdays === "") return refuseAt("weekdays", "무슨 요일인지 골라 주세요.");

  if (draft.every === "week") return ok({ every: "week", weekdays, ...step });
  if (draft.every === "monthDate") {
    const date = readWhole(draft.date, 1, 31);
    return date
      ? ok({ every: "month", date })
      : refuseAt("date", "매월 며칠인지 1부터 31까지 적어 주세요. 31은 그 달의 마지막 날이에요.");
  }
  if (draft.every === "monthWeekday") {
    const nth = readWhole(draft.nth, -5, 5);
    return nth
      ? ok({ every: "month", nth: [nth, Number(weekdays[0])] })
      : refuseAt("nth", "그 달의 몇째인지 골라 주세요.");
  }
  if (draft.every === "monthSchoolDay") {
    const schoolDay = readWhole(draft.nth, -23, 23);
    return schoolDay
      ? ok({ every: "month", schoolDay })
      : refuseAt("nth", "그 달의 몇째인지 골라 주세요.");
  }
  return ok({ every: draft.every === "day" ? "day" : "schoolDay", ...step });
}

function readWhole(typed: string, least: number, most: number): number | undefined {
  const number = Number(typed.trim() || Number.NaN);
  return Number.isInteger(number) && number >= least && number <= most ? number : undefined;
}

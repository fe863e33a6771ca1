import { isCalendarDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { MOST_TIMES_AWAY, type Departure } from "./departure.ts";
import type { Student } from "./student.ts";

/** Since when somebody who left is in the class again; `NEVER_LEFT`: the leaving was said by mistake; "": not said yet. */
export type DayBack = CalendarDay | typeof NEVER_LEFT | "";
export const NEVER_LEFT = "neverLeft";

type Leaving = Pick<Student, "gone" | "away">;

/** What was said when a pupil left, for as long as it is not over for good: the departure, or the last time away. */
export function findLastDeparture(student: Leaving): Departure | undefined {
  return student.gone ?? student.away?.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1);
}

/** Since when a pupil who had left is in the class again, as it was said last; nothing of who is gone or never left. */
export function findDayBack({ gone, away }: Leaving): CalendarDay | undefined {
  return gone ? undefined : away?.toSorted((a, b) => (a.day < b.day ? -1 : 1)).at(-1)?.back;
}

/** Why a pupil cannot be in the class again from a day on: it is one, and comes after the last day in the class. */
export function checkDayBack(back: DayBack, student: Leaving): string | undefined {
  if (back === NEVER_LEFT) return undefined;
  if (!isCalendarDay(back)) return "다시 우리 반이 된 날을 골라 주세요.";
  const left = findLastDeparture(student);
  return left && back <= left.day
    ? `${toKoreanMonthDay(left.day)}까지 우리 반이었어요. 그다음 날부터 고를 수 있어요.`
    : undefined;
}

/** What stands in the row of a pupil who is in the class again from a day on, or never left. */
export function toReturn(student: Leaving, back: DayBack): Leaving {
  const left = findLastDeparture(student);
  const { gone } = student;
  const before = (student.away ?? []).filter(({ day }) => left && day < left.day);
  const away =
    left && back && back !== NEVER_LEFT
      ? [...before, { ...left, back }].slice(-MOST_TIMES_AWAY)
      : before;
  return {
    ...(gone && { gone: null }),
    ...((away.length > 0 || student.away?.length) && { away: away.length > 0 ? away : null }),
  };
}

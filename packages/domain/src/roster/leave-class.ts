import type { Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import type { Departure, DepartureKind } from "../student/departure.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { sayAfterYear } from "../school-year/within-year.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import { findHolder } from "./reading/check-rows.ts";
import { toReturn, type DayBack } from "../student/coming-back.ts";
import { hasLeft, listMemberSpans } from "../student/membership.ts";
import { studentKind, type ClassKey, type RosterStudent } from "../student/student.ts";

/** What a teacher says about a pupil who leaves. */
export interface DepartureWish {
  readonly day: CalendarDay;
  readonly kind: DepartureKind;
  readonly memo: string | null;
  readonly isHidden: boolean | null;
}

/** The last day is none after the school year, and not before the pupil came, or came back. */
export function checkLastDay(
  day: CalendarDay,
  student: RosterStudent | undefined,
  year: SchoolYear,
): readonly ["day", string] | undefined {
  const came = student && listMemberSpans({ ...student, gone: null }).at(-1)?.from;
  if (came && day < came) {
    const how = came === student.joinedOn ? "전입한" : "돌아온";
    return ["day", `${toKoreanMonthDay(came)}에 ${how} 학생이에요. 그 뒤의 날을 골라 주세요.`];
  }
  const outside = sayAfterYear(day, year);
  return outside === undefined ? undefined : ["day", outside];
}

/** Moves a pupil to those who left. Every record stays; so does the number, vacant from then on. */
export function leaveClass(student: RosterStudent, wish: DepartureWish): readonly Change[] {
  const memo = wish.memo?.trim();
  const gone: Departure = {
    day: wish.day,
    kind: wish.kind,
    ...(memo && { memo }),
    ...(wish.isHidden && { hidden: true }),
  };
  if (JSON.stringify(gone) === JSON.stringify(student.gone)) return [];
  return [{ kind: studentKind.name, id: student.id, set: { gone } }];
}

export type ReturnRefusal = {
  readonly type: "NumberTakenMeanwhile";
  readonly number: number;
  readonly name: string;
};

export const returnMessages: MessagesFor<ReturnRefusal> = {
  NumberTakenMeanwhile: ({ number, name }) =>
    `${number}번은 이제 ${name} 학생의 번호예요. 그 번호를 먼저 바꾼 다음 다시 눌러 주세요.`,
};

/**
 * Takes a pupil back into the class, with the number of before, or changes when that was. Refused where somebody has the
 * number now.
 *
 * @param back the first day in the class again, or that the pupil never left: it was said by mistake
 */
export function returnToClass(
  student: RosterStudent,
  back: DayBack,
  place: {
    readonly roster: readonly RosterStudent[];
    readonly ownClass: ClassKey | undefined;
    readonly today: CalendarDay;
  },
): Result<readonly Change[], ReturnRefusal> {
  const { roster, ownClass, today } = place;
  const others = roster.filter((each) => each.id !== student.id && !hasLeft(each, today));
  const { number, classKey } = student;
  const holder = findHolder(others, { number, classKey, ownClass });
  if (holder) return refuse({ type: "NumberTakenMeanwhile", number, name: holder.name });
  return ok([{ kind: studentKind.name, id: student.id, set: toReturn(student, back) }]);
}

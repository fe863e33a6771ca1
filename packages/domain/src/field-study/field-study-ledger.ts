import type { AttendanceRules } from "../attendance/attendance-rules.ts";
import type { AbsenceCase } from "../attendance-papers/absence-case.ts";
import { addDays, countDaysBetween, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";

/** What a teacher has to look at before or after a trip. */
export type TripWarning =
  /** The year's days do not reach for it. */
  | "beyondLimit"
  | "tooLongInRow"
  /** The 신청서 came in later than the school asks. */
  | "appliedLate"
  /** The school knows no half days. */
  | "halfDay";

export interface Trip {
  readonly case: AbsenceCase;
  readonly state: "planned" | "running" | "past";
  /** A half day is 0.5. */
  readonly dayCount: number;
  /** The next weekly call of a long trip, while it runs. */
  readonly callDue: CalendarDay | undefined;
  readonly warnings: readonly TripWarning[];
}

/** One pupil's 교외체험학습 of the year, in days. */
export interface FieldStudyAccount {
  readonly studentId: StudentId;
  /** By first day. */
  readonly trips: readonly Trip[];
  readonly used: number;
  readonly running: number;
  readonly planned: number;
  readonly allowed: number;
  /** Allowed less everything that is written; below zero when it passes the limit. */
  readonly left: number;
}

const CALL_EVERY_DAYS = 7;

/**
 * 교외체험학습 장부 of a year: an account for each pupil who has a trip, by id.
 *
 * ```ts
 * listFieldStudyAccounts(cases, rules, "2026-11-20").get("s1")?.left; // 12
 * ```
 */
export function listFieldStudyAccounts(
  cases: Iterable<AbsenceCase>,
  rules: AttendanceRules,
  today: CalendarDay,
): ReadonlyMap<StudentId, FieldStudyAccount> {
  const casesByStudent = new Map<StudentId, AbsenceCase[]>();
  for (const one of cases) {
    const { subReason, studentId } = one.absence;
    if (subReason !== "fieldStudy") continue;
    const list = casesByStudent.get(studentId) ?? [];
    casesByStudent.set(studentId, list);
    list.push(one);
  }
  return new Map(
    [...casesByStudent].map(([studentId, list]) => [
      studentId,
      toAccount(studentId, list, rules, today),
    ]),
  );
}

function toAccount(
  studentId: StudentId,
  cases: readonly AbsenceCase[],
  rules: AttendanceRules,
  today: CalendarDay,
): FieldStudyAccount {
  const byDay = cases.toSorted((a, b) => (a.absence.from < b.absence.from ? -1 : 1));
  const sums = { past: 0, running: 0, planned: 0 };
  const trips = byDay.map((one): Trip => {
    const dayCount = countTripDays(one, rules);
    const state = findTripState(one, today);
    sums[state] += dayCount;
    const soFar = sums.past + sums.running + sums.planned;
    return {
      case: one,
      state,
      dayCount,
      callDue: state === "running" ? findCallDue(one, dayCount, rules) : undefined,
      warnings: listWarnings(one, dayCount, soFar, rules),
    };
  });
  const { past: used, running, planned } = sums;
  const allowed = rules.fieldStudyDays;
  const left = allowed - used - running - planned;
  return { studentId, trips, used, running, planned, allowed, left };
}

/** Two half days are one; abroad, a school may count the closed days inside too. */
function countTripDays({ absence, paper }: AbsenceCase, rules: AttendanceRules): number {
  if (absence.kind !== "absent") return rules.fieldStudyHalfDays ? 0.5 : 1;
  if (paper.isAbroad && rules.fieldStudyAbroadWeekends) {
    return countDaysBetween(absence.from, absence.to) + 1;
  }
  return absence.marks.length;
}

function findTripState({ absence }: AbsenceCase, today: CalendarDay): Trip["state"] {
  if (absence.to < today) return "past";
  return absence.from > today ? "planned" : "running";
}

/** A week after the last call or the first day, on the last day at the latest. */
function findCallDue(
  { absence, paper }: AbsenceCase,
  dayCount: number,
  rules: AttendanceRules,
): CalendarDay | undefined {
  if (rules.fieldStudyCallFrom === 0 || dayCount < rules.fieldStudyCallFrom) return undefined;
  const last = paper.calledOn && paper.calledOn >= absence.from ? paper.calledOn : undefined;
  const due = addDays(last ?? absence.from, CALL_EVERY_DAYS);
  if (due <= absence.to) return due;
  return last ? undefined : absence.to;
}

function listWarnings(
  { absence, papers }: AbsenceCase,
  dayCount: number,
  soFar: number,
  rules: AttendanceRules,
): readonly TripWarning[] {
  const application = papers.find(({ type }) => type === "application");
  const warnings: readonly (TripWarning | false | undefined)[] = [
    soFar > rules.fieldStudyDays && "beyondLimit",
    dayCount > rules.fieldStudyInRow && "tooLongInRow",
    application?.received && application.received > application.due && "appliedLate",
    absence.kind !== "absent" && !rules.fieldStudyHalfDays && "halfDay",
  ];
  return warnings.filter((each) => each !== false && each !== undefined);
}

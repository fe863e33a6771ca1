import type { AttendanceRows } from "../attendance/day-state.ts";
import { presentStudents } from "../attendance/present-students.ts";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { listOccurrences } from "../occurrence/list-occurrences.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { toStudentClass } from "../school-year/class-choice.ts";
import { isPresentMember } from "../student/membership.ts";
import type { ClassKey, RosterStudent } from "../student/student.ts";
import { listCheckCells, listMissing, toCheckRate, type CheckCell } from "./check-cells.ts";
import { listRounds, toRoundDay, toRepeatRule } from "./check-rounds.ts";
import type { CheckMark, CheckRound, KeptCheck } from "./check.ts";
import type { CheckMarks } from "./mark-check.ts";

/** The rows of a year, as the rules over several checks ask for them. */
export interface CheckRows {
  readonly checks: Iterable<KeptCheck>;
  readonly marks: CheckMarks;
  /** In the order of the list. */
  readonly students: readonly RosterStudent[];
  readonly attendance: AttendanceRows;
  readonly calendar: SchoolCalendar;
  readonly today: CalendarDay;
  readonly ownClass?: ClassKey | undefined;
}

/** One round of a check with the pupils of its class on its day. */
export interface RoundView {
  readonly check: KeptCheck;
  readonly round: CheckRound;
  /** Whose members and absent pupils count. */
  readonly day: CalendarDay;
  readonly dueOn: CalendarDay | undefined;
  /** Members of that day alone. */
  readonly cells: readonly CheckCell[];
  readonly missing: readonly RosterStudent[];
  readonly rate: ReturnType<typeof toCheckRate>;
}

/** A check that is not closed, as the list shows it. */
export interface OpenCheck {
  readonly check: KeptCheck;
  /** Of a repeat that has not begun: none. */
  readonly newest: RoundView | undefined;
  /** Of a repeat: the day of the next round. */
  readonly next: CalendarDay | undefined;
  /** By which it stands in the list; without one last. */
  readonly due: CalendarDay | undefined;
}

/** How a round stands. */
export function readRound(rows: CheckRows, check: KeptCheck, round: CheckRound): RoundView {
  const { marks, today, attendance } = rows;
  const day = toRoundDay(check, round, today);
  const students = listAsked(rows, check).filter((student) => isPresentMember(student, day));
  const present = presentStudents(
    attendance,
    day,
    students.map(({ id }) => id),
  );
  const cells = listCheckCells(marks, { checkId: check.id, round, day, students, present });
  return {
    check,
    round,
    day,
    dueOn: toDueDay(check, round),
    cells,
    missing: listMissing(cells),
    rate: toCheckRate(cells),
  };
}

/** The pupils of the class that a check is of. */
export function listAsked(
  { students, ownClass }: Pick<CheckRows, "students" | "ownClass">,
  check: KeptCheck,
): readonly RosterStudent[] {
  const asked = toStudentClass(check, ownClass);
  return students.filter((student) => toStudentClass(student, ownClass) === asked);
}

/** Until when a round is awaited: of a repeat on its own day. */
export function toDueDay(
  check: Pick<KeptCheck, "dueOn">,
  round: CheckRound,
): CalendarDay | undefined {
  return round === "one" ? (check.dueOn ?? undefined) : round;
}

/** Open checks, what is due first on top; a repeat by its newest round while somebody is missing there, else by its next. */
export function listOpenChecks(rows: CheckRows): readonly OpenCheck[] {
  const { calendar, today } = rows;
  const marksByCheck = groupMarks(rows.marks.values());
  return [...rows.checks]
    .filter(({ closedOn }) => !closedOn)
    .map((check): OpenCheck => {
      const marks = marksByCheck.get(check.id) ?? [];
      const round = listRounds(check, marks, { calendar, until: today }).at(-1);
      const newest = round && readRound(rows, check, round);
      const next = findNextRound(check, rows);
      const due = (newest?.missing.length ?? 0) > 0 || !next ? newest?.dueOn : next;
      return { check, newest, next, due };
    })
    .sort((a, b) => (toListPlace(a) < toListPlace(b) ? -1 : 1));
}

function toListPlace({ due, check }: OpenCheck): string {
  return `${due ?? "9999"}~${check.order}~${check.id}`;
}

/** Those that stand together in the list, by one day or without any: among them the teacher gives the order. */
export function listBeside(
  open: readonly OpenCheck[],
  { due }: Pick<OpenCheck, "due">,
): readonly KeptCheck[] {
  return open.filter((one) => one.due === due).map(({ check }) => check);
}

/** Every round that belongs to a span, in the order of the days; what has no day belongs to the day that it was closed, else to today. */
export function listRoundsBetween(
  rows: CheckRows,
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
): readonly RoundView[] {
  const { calendar, today } = rows;
  const marksByCheck = groupMarks(rows.marks.values());
  const until = to < today ? to : today;
  const found = [...rows.checks].flatMap((check) =>
    listRounds(check, marksByCheck.get(check.id) ?? [], { calendar, until })
      .map((round) => ({
        check,
        round,
        shown: toDueDay(check, round) ?? check.closedOn ?? today,
      }))
      .filter(({ shown }) => shown >= from && shown <= to),
  );
  const toPlace = ({ shown, check }: (typeof found)[number]): string =>
    `${shown}~${check.order}~${check.id}`;
  return found
    .sort((a, b) => (toPlace(a) < toPlace(b) ? -1 : 1))
    .map(({ check, round }) => readRound(rows, check, round));
}

/** The first round after today; looked for over the longest vacation. */
function findNextRound(
  check: KeptCheck,
  { calendar, today }: Pick<CheckRows, "calendar" | "today">,
): CalendarDay | undefined {
  const rule = toRepeatRule(check);
  if (!rule) return undefined;
  const from = rule.from > today ? rule.from : addDays(today, 1);
  return listOccurrences(rule, calendar, { from, to: addDays(from, 90) })[0]?.day;
}

/** `toRoundTitle(check, "2026-11-16")` is 「알림장 확인 11월 16일」; of what is handed in once the title alone. */
export function toRoundTitle({ title }: Pick<KeptCheck, "title">, round: CheckRound): string {
  return round === "one" ? title : `${title} ${toKoreanMonthDay(round)}`;
}

function groupMarks(marks: Iterable<CheckMark>): ReadonlyMap<string, readonly CheckMark[]> {
  const groups = new Map<string, CheckMark[]>();
  for (const mark of marks) {
    const group = groups.get(mark.checkId);
    if (group) group.push(mark);
    else groups.set(mark.checkId, [mark]);
  }
  return groups;
}

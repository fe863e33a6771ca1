import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toLater } from "../school-calendar/first-use.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import { toHourKey, type SubjectLesson } from "./base-table.ts";
import { toDayTable, type ClassTable } from "./class-table.ts";
import { sortSubjects, type KeptSubject } from "./subject.ts";

/** Lessons of a subject, and of a class where the teacher has several. */
export interface LessonCount extends SubjectLesson {
  readonly count: number;
}

/** 계획, 한 것, 남은 것, 차이. Today's lessons are still to come. */
export interface Hours {
  readonly planned: number | undefined;
  readonly given: number;
  readonly left: number;
  /** What is too many; negative what is lacking. Nothing without a plan, nor where part of the span was not written. */
  readonly gap: number | undefined;
}

export interface HourLine extends SubjectLesson {
  readonly year: Hours;
  /** By semester, where the calendar tells when the first ends. */
  readonly semesters: readonly [first: Hours, second: Hours] | undefined;
}

interface Span {
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/** What takes place in a span, both ends included, by subject and class. A shortened lesson counts whole. */
export function countLessons(table: ClassTable, { from, to }: Span): readonly LessonCount[] {
  const counts = new Map<string, LessonCount>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    for (const { lesson } of toDayTable(table, day).cells) {
      if (!lesson) continue;
      const key = toHourKey(lesson);
      counts.set(key, { ...lesson, count: (counts.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()];
}

/**
 * 시수 of a year by subject, in the order of the subjects, those without a lesson too; a subject in several classes has a
 * line for each. What was given counts from the first day of use on (`findFirstUse`).
 */
export function countHours(
  table: ClassTable,
  subjects: Iterable<KeptSubject>,
  {
    year,
    today,
    firstUse,
  }: {
    readonly year: SchoolYear;
    readonly today: CalendarDay;
    readonly firstUse?: CalendarDay | undefined;
  },
): readonly HourLine[] {
  const span = toSchoolYearSpan(year);
  const cut = table.calendar.firstSemesterEnd;
  const parts: readonly Span[] = cut
    ? [
        { from: span.from, to: cut },
        { from: addDays(cut, 1), to: span.to },
      ]
    : [span];
  const counted = parts.map(({ from, to }) =>
    countPart(table, { from: toLater(from, firstUse), to }, today),
  );
  const isWhole = parts.map(({ from }) => !firstUse || firstUse <= from);
  return listLines(subjects, counted).map(({ plan, ...lesson }) => {
    const key = toHourKey(lesson);
    const whole = plan ? plan.first + plan.second : undefined;
    const [first, second] = counted.map(
      (part) => part.get(key) ?? { ...lesson, given: 0, left: 0 },
    );
    const sum = {
      given: (first?.given ?? 0) + (second?.given ?? 0),
      left: (first?.left ?? 0) + (second?.left ?? 0),
    };
    return {
      ...lesson,
      year: toHours(whole, sum, isWhole[0]),
      semesters:
        first && second && cut
          ? [toHours(plan?.first, first, isWhole[0]), toHours(plan?.second, second, isWhole[1])]
          : undefined,
    };
  });
}

type PartCount = SubjectLesson & { readonly given: number; readonly left: number };

function countPart(
  table: ClassTable,
  { from, to }: Span,
  today: CalendarDay,
): ReadonlyMap<string, PartCount> {
  const yesterday = addDays(today, -1);
  const given = countLessons(table, { from, to: to < yesterday ? to : yesterday });
  const left = countLessons(table, { from: from > today ? from : today, to });
  const counts = new Map<string, PartCount>();
  for (const { count, ...lesson } of given)
    counts.set(toHourKey(lesson), { ...lesson, given: count, left: 0 });
  for (const { count, ...lesson } of left) {
    const key = toHourKey(lesson);
    counts.set(key, { ...lesson, given: counts.get(key)?.given ?? 0, left: count });
  }
  return counts;
}

/** The lines of a table of hours: every subject, each of its classes, and at the end lessons of deleted subjects. */
function listLines(
  subjects: Iterable<KeptSubject>,
  counted: readonly ReadonlyMap<string, PartCount>[],
): readonly (SubjectLesson & Pick<KeptSubject, "plan">)[] {
  const sorted = sortSubjects(subjects);
  const lessons = new Map<string, SubjectLesson>();
  for (const part of counted)
    for (const [key, { subjectId, classKey }] of part)
      lessons.set(key, { subjectId, ...(classKey && { classKey }) });
  const found = [...lessons.values()].toSorted((a, b) =>
    (a.classKey ?? "").localeCompare(b.classKey ?? "", "ko", { numeric: true }),
  );
  const known = new Set(sorted.map(({ id }) => id));
  return [
    ...sorted.flatMap(({ id, plan = null }) => {
      const own = found.filter(({ subjectId }) => subjectId === id);
      return (own.length > 0 ? own : [{ subjectId: id }]).map((lesson) => ({ ...lesson, plan }));
    }),
    ...found.filter(({ subjectId }) => !known.has(subjectId)),
  ];
}

function toHours(
  planned: number | undefined,
  { given, left }: { readonly given: number; readonly left: number },
  isWhole = true,
): Hours {
  const gap = planned === undefined || !isWhole ? undefined : given + left - planned;
  return { planned, given, left, gap };
}

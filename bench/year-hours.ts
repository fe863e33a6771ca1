/**
 * Hours of a year of 1,000 lessons with 300 changes, when one more change is booked: the ledger laid and the hours counted
 * anew, beside one walk over the lessons of the same table.
 */
import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { buildClassTable, type ClassTableRows } from "@damim/domain/class-table/class-table.ts";
import { countHours, countLessons } from "@damim/domain/class-table/count-hours.ts";
import type { KeptLessonChange } from "@damim/domain/class-table/lesson-change.ts";
import { toLessonPlace, type LessonPlace } from "@damim/domain/class-table/lesson-place.ts";
import type { KeptSubject } from "@damim/domain/class-table/subject.ts";
import { isSchoolOpen, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { toSchoolYearSpan } from "@damim/domain/school-year/school-year.ts";
import { printFigure, round, toSpread } from "./support/report.ts";
import { orLeast } from "./support/smallest.ts";

const YEAR = 2026;
const SUBJECTS = 10;
const LESSONS = 1_000;
const CHANGES = 300;
/** Calls of one measure: what the process used is told in steps. */
const CALLS = 20;
const RUNS = orLeast(20);
const UNCOUNTED = 5;
const MOST_RATIO = 3;

const { from, to } = toSchoolYearSpan(YEAR);
const subjects = Array.from({ length: SUBJECTS }, (_, at): KeptSubject => ({
  id: `s${at}`,
  name: `과목${at}`,
  short: `${at}`,
  colour: "sky",
  order: `${at}`,
  plan: { first: 51, second: 51 },
}));
const cells = [1, 2, 3, 4, 5].flatMap((weekday) =>
  Array.from({ length: weekday === 3 ? 4 : 5 }, (_, at) => ({
    from,
    weekday,
    period: at + 1,
    subjectId: `s${(weekday * 3 + at * 7) % SUBJECTS}`,
  })),
);
/** All of the year's places that have a lesson, up to a thousand. */
const places: LessonPlace[] = [];
for (let day: CalendarDay = from; day <= to && places.length < LESSONS; day = addDays(day, 1)) {
  const weekday = ((Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 3) % 7) + 1;
  if (!isSchoolOpen(plainCalendar, day)) continue;
  for (const cell of cells)
    if (cell.weekday === weekday) places.push(toLessonPlace(day, cell.period));
}
const changes = Array.from({ length: CHANGES + 1 }, (_, at): KeptLessonChange => ({
  id: `${places[(at * 3) % places.length]?.slice(0, 10)}~${at}`,
  type: at % 10 === 0 ? "drop" : "swap",
  a: places[(at * 3) % places.length] ?? `${from}~1`,
  ...(at % 10 !== 0 && { b: places[(at * 3 + 1) % places.length] ?? `${from}~2` }),
  at,
}));
const rows: ClassTableRows = {
  tables: new Map([[from, { from }]]),
  cells: new Map(cells.map((cell) => [`${from}~${cell.weekday}~${cell.period}`, cell])),
  plans: new Map(),
  lessons: new Map(),
  changes: new Map(changes.slice(0, CHANGES).map((change) => [change.id, change])),
};
const more = { ...rows, changes: new Map(changes.map((change) => [change.id, change])) };
const table = buildClassTable(more, plainCalendar);
const walk = (): unknown => countLessons(table, { from, to });
const book = (): unknown =>
  countHours(buildClassTable(more, plainCalendar), subjects, { year: YEAR, today: "2026-11-20" });

const [floor, ours]: [number[], number[]] = [[], []];
// In turns, so that a busy moment meets both.
for (let run = 0; run < RUNS + UNCOUNTED; run += 1) {
  const times = [measure(walk), measure(book)] as const;
  if (run < UNCOUNTED) continue;
  floor.push(times[0]);
  ours.push(times[1]);
}
const [walked, booked] = [toSpread(floor).p50, toSpread(ours).p50];
printFigure({
  name: `year hours, ${places.length} lessons, ${CHANGES} changes, one more`,
  ours: `CPU p50 ${round(booked, 2)} ms; ${round(booked / walked, 2)} × one walk over the lessons (${round(walked, 2)} ms)`,
  budget: `≤ ${MOST_RATIO} × one walk`,
  holds: booked / walked <= MOST_RATIO,
});

function measure(work: () => unknown): number {
  const { user, system } = process.cpuUsage();
  for (let call = 0; call < CALLS; call += 1) work();
  const used = process.cpuUsage({ user, system });
  return (used.user + used.system) / 1_000 / CALLS;
}

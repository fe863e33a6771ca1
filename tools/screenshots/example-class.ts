import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import type { BrowserContext } from "playwright-core";
import type { RunningDamim } from "../../e2e/support/start-damim.ts";
import {
  push,
  pushClass,
  recordYear,
  today,
  type KnownTeacher,
  type Teacher,
} from "../../e2e/support/teacher.ts";
import { buildBells } from "./bells-of-pictures.ts";
import { buildChecks } from "./checks-of-pictures.ts";
import {
  buildMonthOfMarks,
  buildPapers,
  describeStudent,
  findSchoolDay,
} from "./class-of-pictures.ts";
import { buildConsults } from "./consults-of-pictures.ts";
import { installFixedDate } from "./install-fixed-date.ts";
import { buildMoney } from "./money-of-pictures.ts";
import { buildRecords } from "./records-of-pictures.ts";
import { buildSchedule } from "./schedule-of-pictures.ts";
import { now as readNow } from "../../e2e/support/fixed-day.ts";

/** When the example class is looked at: what the app says of "today" does not hang on when this runs. */
export interface ExampleMoment {
  readonly day: CalendarDay;
  /** Epoch ms. */
  readonly now: number;
}

/** Eight minutes to nine of the last school day on which that is over: the server refuses rows of a time to come. */
export function findExampleMoment(): ExampleMoment {
  const isOver = readNow() >= Date.parse(`${today}T08:52:00+09:00`);
  const day = findSchoolDay(isOver ? today : addDays(today, -1));
  return { day, now: Date.parse(`${day}T08:52:00+09:00`) };
}

/** Every page of this device stands in that moment. */
export async function standInMoment(context: BrowserContext, { now }: ExampleMoment) {
  await context.addInitScript(installFixedDate, now);
  // The server's time would be believed more than the page's.
  await context.route("**/api/sync", async (route) => {
    const response = await route.fetch();
    const reply: unknown = await response.json();
    await route.fulfill({ response, json: { ...Object(reply), now } });
  });
}

/** A month of life for a teacher who is signed in on this device. */
export async function pushExampleClass(
  damim: RunningDamim,
  context: BrowserContext,
  teacher: Teacher,
  { day, now, studentCount }: ExampleMoment & { readonly studentCount: number },
): Promise<KnownTeacher> {
  const known = await pushClass(damim, context, teacher, {
    studentCount,
    describe: describeStudent,
    marks: (students) => buildMonthOfMarks(students, day),
  });
  await push(damim, context.request, yearScope(known.uid, recordYear), [
    ...buildBells(day),
    ...buildPapers(known.students, day),
    ...buildConsults(known.students, day),
    ...buildChecks(known.students, day),
    ...buildRecords(known.students, day),
    ...buildMoney(day),
    ...buildSchedule(day, now),
  ]);
  return known;
}

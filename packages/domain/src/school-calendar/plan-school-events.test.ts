import { expect, test } from "vitest";
import type { SchoolEvent } from "../school-search/school-event.ts";
import { listComingDays } from "./plan-school-events.ts";
import { buildSchoolCalendar, plainCalendar } from "./school-calendar.ts";

const all = [1, 2, 3, 4, 5, 6];
const events: readonly SchoolEvent[] = [
  { day: "2026-07-24", name: "여름방학식", closing: "none", grades: all },
  { day: "2026-07-27", name: "여름방학", closing: "closed", grades: all },
  { day: "2026-07-28", name: "여름방학", closing: "closed", grades: all },
  { day: "2026-08-01", name: "토요휴업일", closing: "closed", grades: all },
  { day: "2026-10-08", name: "재량휴업일 ", closing: "closed", grades: all },
  { day: "2026-10-09", name: "한글날", closing: "holiday", grades: all },
  { day: "2026-11-06", name: "6학년 졸업여행", closing: "closed", grades: [6] },
  { day: "2026-11-13", name: "임시공휴일", closing: "holiday", grades: [] },
];
const context = { calendar: plainCalendar, year: 2026, grade: 3 };

test("closing days of the grade come in spans, without weekends and built-in holidays", () => {
  const lines = listComingDays(events, context);

  expect(lines.map(({ from, to, name, days }) => [from, to, name, days[0]?.type])).toEqual([
    ["2026-07-27", "2026-07-28", "여름방학", "vacation"],
    ["2026-10-08", "2026-10-08", "재량휴업일", "closed"],
    ["2026-11-13", "2026-11-13", "임시공휴일", "closed"],
  ]);
  expect(listComingDays(events, { ...context, grade: 6 }).map(({ name }) => name)).toContain(
    "6학년 졸업여행",
  );
});

test("what stands there already does not come again, and other words of the teacher are told", () => {
  const calendar = buildSchoolCalendar([
    { day: "2026-07-27", type: "vacation", label: "여름방학" },
    { day: "2026-10-08", type: "open", label: "체육대회" },
  ]);

  const lines = listComingDays(events, { ...context, calendar });

  expect(lines.map(({ from, days, clashCount }) => [from, days.length, clashCount])).toEqual([
    ["2026-07-28", 1, 0],
    ["2026-10-08", 1, 1],
    ["2026-11-13", 1, 0],
  ]);
});

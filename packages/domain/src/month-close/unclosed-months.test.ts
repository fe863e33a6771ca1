import { expect, it } from "vitest";
import { plainCalendar } from "../school-calendar/school-calendar.ts";
import { listUnclosedMonths } from "./unclosed-months.ts";

const marks = [{ day: "2026-10-05" }, { day: "2026-09-03" }, { day: "2026-11-20" }] as const;

it.each([
  ["2026-11-20", ["2026-09 2026-09-30", "2026-10 2026-10-30"]],
  // 30 November is the month's last school day.
  ["2026-11-30", ["2026-09 2026-09-30", "2026-10 2026-10-30", "2026-11 2026-11-30"]],
] as const)("on %s asks for the months whose school days are over", (today, expected) => {
  const list = (closed: readonly string[]) =>
    listUnclosedMonths(marks, (month) => closed.includes(month), {
      calendar: plainCalendar,
      today,
    }).map(({ month, dueOn }) => `${month} ${dueOn}`);

  expect(list([])).toEqual(expected);
  expect(list(["2026-09"])).toEqual(expected.slice(1));
});

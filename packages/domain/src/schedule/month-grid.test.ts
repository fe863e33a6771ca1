import { expect, it } from "vitest";
import { readGoldenCalendar } from "../record/testing/read-golden.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { CalendarEvent } from "./event.ts";
import { listEvents } from "./list-events.ts";
import { layWeek, listMonthWeeks } from "./month-grid.ts";
import { countDaysToVacation, toShiftWords } from "./turn-words.ts";

const calendar = readGoldenCalendar("class2026");

function draw(events: Record<string, Partial<CalendarEvent>>, most: number): readonly string[] {
  const week = listMonthWeeks("2026-11")[3] ?? [];
  const rows = Object.entries(events).map(([id, row]) => {
    const event: CalendarEvent = { title: id, day: "2026-11-18", colour: "plain", source: "me" };
    return [id, { ...event, ...row }] as const;
  });
  const span = { from: week[0] as CalendarDay, to: week[6] as CalendarDay };
  const turns = listEvents({ events: new Map(rows), eventDays: new Map() }, calendar, span);
  return layWeek(turns, week, most).map(
    ({ lines, more }) =>
      lines.map((turn) => turn?.event.id ?? ".").join("") + (more > 0 ? `+${more}` : ""),
  );
}

it("has whole weeks from Monday on", () => {
  const weeks = listMonthWeeks("2026-11");

  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe("2026-10-26");
  expect(weeks.at(-1)?.[6]).toBe("2026-12-06");
  expect(weeks.every((week) => week.length === 7)).toBe(true);
});

it("keeps an event of several days on one line, and counts what has no room", () => {
  expect(
    draw(
      {
        a: { day: "2026-11-16", start: "09:00" },
        b: { day: "2026-11-18", start: "10:00" },
        c: { day: "2026-11-12", to: "2026-11-17" },
        d: { day: "2026-11-17", to: "2026-11-19" },
        e: { day: "2026-11-17" },
        f: { day: "2026-11-17", start: "13:00" },
      },
      3,
    ),
  ).toEqual(["ca", "cde+1", "bd", ".d", "", "", ""]);
});

it("says why a turn stands on another day", () => {
  const turn = { isMoved: false, plannedOn: "2026-12-25", day: "2026-12-24" } as const;

  expect(toShiftWords(turn, calendar)).toBe("25일이 성탄절이라 하루 앞당겼어요.");
  expect(toShiftWords({ ...turn, day: "2026-12-28" }, calendar)).toBe(
    "25일이 성탄절이라 사흘 미뤘어요.",
  );
  expect(
    toShiftWords({ isMoved: false, plannedOn: "2026-11-21", day: "2026-11-23" }, calendar),
  ).toBe("21일이 토요일이라 이틀 미뤘어요.");
  expect(toShiftWords({ ...turn, isMoved: true }, calendar)).toBe("12월 25일에서 옮겼어요.");
  expect(toShiftWords({ ...turn, day: "2026-12-25" }, calendar)).toBeUndefined();
});

it("counts the school days that are left before a vacation", () => {
  const vacations = [{ name: "겨울방학", from: "2026-12-31", to: "2027-01-31" }] as const;
  const told = { ...calendar, ownDays: new Map(), vacations };

  expect(countDaysToVacation(told, "2026-12-24")).toBe(3);
  expect(countDaysToVacation(told, "2027-01-31")).toBeUndefined();
});

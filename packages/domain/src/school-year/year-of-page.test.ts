import { describe, expect, it, test } from "vitest";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { isYearReady } from "./school-year.ts";
import { findYearOfPage, type PageReach } from "./year-of-page.ts";

const pages: Readonly<Record<string, PageReach>> = {
  today: { past: false, ahead: false },
  attendance: { past: true, ahead: false },
  roster: { past: true, ahead: true },
};

/** Which years have their 학년도 설정. */
const setups = {
  "a class teacher who set the next class": [2025, 2026, 2027],
  "one who has not": [2025, 2026],
  "one who begins here": [2027],
} as const;

const days: readonly CalendarDay[] = [
  "2027-01-04",
  "2027-02-14",
  "2027-02-15",
  "2027-02-16",
  "2027-02-19",
  "2027-02-20",
  "2027-02-22",
  "2027-02-26",
  "2027-02-27",
  "2027-02-28",
  "2027-03-01",
  "2027-03-02",
  "2027-03-05",
  "2027-04-30",
];

/** Each row: day, then 오늘, 출결기록 and 명단관리 where nothing, then where 2025 and then where 2027 was chosen. */
const expected: Readonly<Record<keyof typeof setups, (day: string) => string>> = {
  "a class teacher who set the next class": (day) =>
    day < "2027-02-15"
      ? "now now now · now 2025past 2025past · now now now"
      : day < "2027-03-01"
        ? "now now now · now 2025past 2025past · now now 2027ahead"
        : "now now now · now 2025past 2025past · now now now",
  "one who has not": (day) =>
    day < "2027-02-15"
      ? "now now now · now 2025past 2025past · now now now"
      : day < "2027-03-01"
        ? "now now now · now 2025past 2025past · now now 2027ahead"
        : "now 2026past 2026past · now 2025past 2025past · now now now",
  "one who begins here": (day) =>
    day >= "2027-02-15" && day < "2027-03-01"
      ? "now 2027ahead 2027ahead · now now now · now 2027ahead 2027ahead"
      : "now now now · now now now · now now now",
};

describe.each(Object.keys(setups) as (keyof typeof setups)[])("%s", (setup) => {
  const isSet = (year: number): boolean => setups[setup].some((each) => each === year);

  it.each(days)("is shown on %s the class in the room, or what was chosen", (today) => {
    const room = today < "2027-03-01" ? 2026 : 2027;
    const former = setups[setup].findLast((year) => year < room);
    const seen = [undefined, 2025, 2027].map((chosen) =>
      Object.values(pages)
        .map((reach) => findYearOfPage({ today, isSet, chosen, former, reach }))
        .map(({ year, way }) => (way === "now" && year === room ? "now" : `${year}${way}`))
        .join(" "),
    );
    expect(seen.join(" · ")).toBe(expected[setup](today));
  });
});

test.each([
  ["2027-02-14", [2026], true],
  ["2027-02-14", [2027], false],
  ["2027-02-15", [2026], true],
  ["2027-02-15", [2027], true],
  ["2027-02-28", [2026], true],
  ["2027-02-28", [2025], false],
  ["2027-03-01", [2026], false],
  ["2027-03-01", [2027], true],
] as const)("on %s with %j set a teacher has a year to work in: %s", (today, set, isReady) => {
  expect(isYearReady(today, (year) => set.some((each) => each === year))).toBe(isReady);
});

import { describe, expect, it } from "vitest";
import type { SchoolEvent } from "../school-search/school-event.ts";
import { listComingTerms } from "./plan-school-terms.ts";
import type { SchoolTerms } from "./school-terms.ts";

const all = [1, 2, 3, 4, 5, 6];
const toEvents = (...lines: readonly (readonly [SchoolEvent["day"], string, number[]?])[]) =>
  lines.map(([day, name, grades = all]): SchoolEvent => ({ day, name, closing: "none", grades }));
const find = (events: readonly SchoolEvent[], terms: SchoolTerms = {}) =>
  listComingTerms(events, { terms, year: 2026, grade: 3 }).map(({ name, day, isClash }) =>
    isClash ? [name, day, "clash"] : [name, day],
  );

describe("the dates of the terms in a school's calendar", () => {
  it("are read from a year that comes back in February", () => {
    const events = toEvents(
      ["2026-03-03", "시업식"],
      ["2026-03-03", "입학식", [1]],
      ["2026-07-24", "여름방학식"],
      ["2026-07-27", "여름방학"],
      ["2026-08-31", "2학기 개학식"],
      ["2026-12-30", "겨울방학식"],
      ["2027-02-01", "개학"],
      ["2027-02-10", "종업식"],
      ["2027-02-10", "졸업식", [6]],
    );

    expect(find(events)).toEqual([
      ["firstDay", "2026-03-03"],
      ["summerStart", "2026-07-25"],
      ["secondDay", "2026-08-31"],
      ["winterStart", "2026-12-31"],
      ["winterReturn", "2027-02-01"],
      ["lastDay", "2027-02-10"],
    ]);
  });

  it("have no winter vacation where the year ends with it", () => {
    const events = toEvents(["2026-12-31", "겨울방학식"], ["2026-12-31", "종업식·졸업식"]);

    expect(find(events)).toEqual([["lastDay", "2026-12-31"]]);
  });

  it("leave a winter vacation out whose end is not told", () => {
    expect(find(toEvents(["2026-12-28", "겨울방학"]))).toEqual([]);
  });

  it("begin a vacation on its first day where no 방학식 is told", () => {
    expect(find(toEvents(["2026-07-27", "여름방학"], ["2026-07-28", "여름방학"]))).toEqual([
      ["summerStart", "2026-07-27"],
    ]);
  });

  it("are not told again, and say where the teacher has written another day", () => {
    const events = toEvents(["2026-03-03", "시업식"], ["2026-08-31", "개학식"]);

    expect(find(events, { firstDay: "2026-03-03", secondDay: "2026-08-28" })).toEqual([
      ["secondDay", "2026-08-31", "clash"],
    ]);
  });

  it("are those of the grade and of the year", () => {
    const events = toEvents(["2027-02-05", "졸업식", [6]], ["2027-03-02", "시업식"]);

    expect(find(events)).toEqual([]);
  });
});

import { expect, it } from "vitest";
import { buildYearlyTable } from "../attendance-year/yearly-table.ts";
import { listCoverage } from "../individual-record/coverage.ts";
import { listUnclosedMonths } from "../month-close/unclosed-months.ts";
import { plainCalendar, type SchoolCalendar } from "./school-calendar.ts";
import { findFirstUse, toMonthWords, toSpanWords } from "./first-use.ts";

const inNovember: SchoolCalendar = { ...plainCalendar, firstUse: "2026-11-26" };
const students = [
  { id: "s1", number: 1, name: "강도윤" },
  { id: "s2", number: 2, name: "권서아", joinedOn: "2026-12-01" },
] as const;

it.each([
  ["a year that does not tell", undefined, undefined],
  ["its first school day", "2026-03-03", undefined],
  ["a day of February before it, for a class prepared ahead", "2026-02-20", undefined],
  ["its second school day", "2026-03-04", "2026-03-04"],
  ["a day of November", "2026-11-26", "2026-11-26"],
  ["a day after it", "2027-03-02", undefined],
] as const)("from %s on a year is written of", (_, firstUse, found) => {
  expect(findFirstUse({ ...plainCalendar, firstUse }, 2026)).toBe(found);
});

it.each([
  ["2026-10", "11월 26일부터 적었어요"],
  ["2026-11", "11월 26일부터 적었어요"],
  ["2026-12", undefined],
] as const)("the paper of %s says what is not written whole", (month, words) => {
  expect(toMonthWords(inNovember, month)).toBe(words);
  expect(toMonthWords(plainCalendar, month)).toBeUndefined();
});

it.each([
  ["2026-03-01", "2027-02-28", true],
  ["2026-11-22", "2026-11-28", true],
  ["2026-11-26", "2026-11-30", false],
  ["2026-10-03", "2026-10-04", false],
] as const)("a span from %s to %s says what is not written whole: %s", (from, to, isSaid) => {
  const words = toSpanWords(inNovember, { from, to });
  expect(words).toBe(isSaid ? "11월 26일부터 적었어요" : undefined);
});

it("수업일수 and 개근 of a pupil count from the first day of use; the law's third counts the year", () => {
  const table = { year: 2026, students, marks: [] };
  const [whole] = buildYearlyTable({ ...table, calendar: plainCalendar });
  const [before, newcomer] = buildYearlyTable({ ...table, calendar: inNovember });

  expect(whole).toMatchObject({ since: undefined, remark: "개근" });
  expect(before).toMatchObject({ since: "2026-11-26", isPerfect: true, remark: "" });
  expect(before?.schoolDays).toBeLessThan(70);
  expect(before?.absencesLeft).toBe(whole?.absencesLeft);
  expect(newcomer).toMatchObject({ since: undefined, remark: "개근" });
});

it("a pupil is unseen from the first day of use on, also after a note that was typed later about spring", () => {
  const note = { studentId: "s1", area: "생활", day: "2026-04-02", text: "도움" } as const;
  const ask = (calendar: SchoolCalendar, notes: readonly (typeof note)[] = []) =>
    listCoverage([students[0]], notes, { today: "2026-11-27", calendar, year: 2026 }).rows[0];

  expect(ask(plainCalendar)?.isWarm).toBe(true);
  expect(ask(inNovember)).toMatchObject({ unseen: 2, isWarm: false });
  expect(ask(inNovember, [note])).toMatchObject({ unseen: 2, isWarm: false });
});

it("a month that was over before the first day of use waits for no close", () => {
  const marks = [{ day: "2026-04-02" }, { day: "2026-11-27" }] as const;
  const list = (calendar: SchoolCalendar) =>
    listUnclosedMonths(marks, () => false, { calendar, today: "2026-12-02" }).map(
      ({ month }) => month,
    );

  expect(list(plainCalendar)).toEqual(["2026-04", "2026-11"]);
  expect(list(inNovember)).toEqual(["2026-11"]);
});

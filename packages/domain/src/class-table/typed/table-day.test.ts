import { describe, expect, it } from "vitest";
import { toSentence } from "../../base/result.ts";
import { layChanges } from "../../base/lay-changes.ts";
import { toSchoolYearSpan } from "../../school-year/school-year.ts";
import { baseCellKind, baseTableKind, type BaseCell, type BaseTable } from "../base-table.ts";
import { buildClassTable, toDayTable } from "../class-table.ts";
import { countLessons } from "../count-hours.ts";
import type { KeptLessonChange } from "../lesson-change.ts";
import { checkSubjectRemoval } from "../subject-removal.ts";
import { goldenCalendar, goldenSubjects } from "../testing/build-golden-table.ts";
import { readTableDay, tableDayMessages } from "./table-day.ts";
import { removeBaseTable, writeBaseWeek, type BaseRows } from "./write-base-week.ts";

const year = toSchoolYearSpan(2025);
const subjects = new Map(goldenSubjects.map((subject) => [subject.id, subject]));
const empty: BaseRows = { tables: new Map(), cells: new Map(), subjects };
type Day = BaseTable["from"];

function write(rows: BaseRows, from: Day, week: Readonly<Record<number, string>>): BaseRows {
  const typed = new Map(
    Object.entries(week).map(([weekday, names]) => [
      Number(weekday),
      names.split(" ").flatMap((name) => {
        const subject = subjects.get(name);
        return subject ? [{ subject }] : [];
      }),
    ]),
  );
  const chances = { newId: () => "new", chance: () => 0.5 };
  return lay(rows, writeBaseWeek(rows, typed, { from, ...chances }));
}

function lay(rows: BaseRows, changes: ReturnType<typeof writeBaseWeek>): BaseRows {
  const laid = layChanges(
    <T>(kind: { readonly name: string }) =>
      ({ baseTable: rows.tables, baseCell: rows.cells })[kind.name] as unknown as ReadonlyMap<
        string,
        T
      >,
    changes,
  );
  return {
    tables: new Map(laid(baseTableKind)) as ReadonlyMap<string, BaseTable>,
    cells: new Map(laid(baseCellKind)) as ReadonlyMap<string, BaseCell>,
    subjects,
  };
}

function build(rows: BaseRows, changes: readonly KeptLessonChange[] = []) {
  const none = { plans: new Map(), lessons: new Map() };
  return buildClassTable(
    { ...rows, ...none, changes: new Map(changes.map((each) => [each.id, each])) },
    goldenCalendar,
  );
}

function lessonsOf(rows: BaseRows, day: Day): string {
  return toDayTable(build(rows), day)
    .cells.map(({ lesson }) => lesson?.subjectId)
    .join(" ");
}

const first = write(empty, "2025-03-01", { 1: "국어 수학", 2: "영어", 3: "체육" });
const both = write(first, "2025-09-01", { 1: "음악 미술" });

describe("a base table from a chosen day", () => {
  it("holds from its day on, and the one before it until the day before", () => {
    expect([lessonsOf(both, "2025-08-25"), lessonsOf(both, "2025-09-01")]).toEqual([
      "국어 수학",
      "음악 미술",
    ]);
    expect(lessonsOf(both, "2025-09-02")).toBe("영어");
  });

  it("begun in the past changes the hours from there on, and no day before it", () => {
    const past = write(both, "2025-04-07", { 1: "과학" });

    expect([lessonsOf(past, "2025-03-31"), lessonsOf(past, "2025-04-07")]).toEqual([
      "국어 수학",
      "과학",
    ]);
    expect(lessonsOf(past, "2025-09-01")).toBe("음악 미술");
    const before = { from: year.from, to: "2025-04-06" } as const;
    expect(countLessons(build(past), before)).toEqual(countLessons(build(first), before));
  });

  it("under exchanges that stand already loses no lesson", () => {
    const swap: KeptLessonChange = {
      id: "s",
      type: "swap",
      a: "2025-04-07~1",
      b: "2025-03-04~1",
      at: 1,
    };
    const past = write(both, "2025-04-07", { 1: "과학" });
    const sum = (changes: readonly KeptLessonChange[]) =>
      countLessons(build(past, changes), year)
        .map(({ subjectId, count }) => `${subjectId} ${count}`)
        .toSorted();

    expect(sum([swap])).toEqual(sum([]));
    expect(toDayTable(build(past, [swap]), "2025-03-04").cells[0]?.lesson?.subjectId).toBe("과학");
  });

  it("that is only begun holds nothing: the former holds on, and gives what is not typed", () => {
    const begun = {
      ...first,
      tables: new Map(first.tables).set("2025-09-01", { from: "2025-09-01" }),
    };

    expect(lessonsOf(begun, "2025-09-01")).toBe("국어 수학");
    const typed = write(begun, "2025-09-01", { 1: "도덕" });
    expect([lessonsOf(typed, "2025-09-01"), lessonsOf(typed, "2025-09-02")]).toEqual([
      "도덕",
      "영어",
    ]);
  });

  it("of a day that one begins on already is that one", () => {
    const again = write(both, "2025-09-01", { 2: "도덕" });

    expect(again.tables.size).toBe(2);
    expect([lessonsOf(again, "2025-09-01"), lessonsOf(again, "2025-09-02")]).toEqual([
      "음악 미술",
      "도덕",
    ]);
  });

  it("that goes lets the former hold on, its subjects go, and nothing of it comes again", () => {
    const gone = lay(both, removeBaseTable(both.cells, "2025-09-01"));

    expect(lessonsOf(gone, "2025-09-01")).toBe("국어 수학");
    const cells = gone.cells.values();
    expect(checkSubjectRemoval({ id: "음악", name: "음악" }, { cells, changes: [] }).ok).toBe(true);
    const saturday = write(both, "2025-09-01", { 6: "체육" });
    const again = write(lay(saturday, removeBaseTable(new Map(), "2025-09-01")), "2025-09-01", {
      1: "도덕",
    });
    expect(again.cells.get("2025-09-01~6~1")?.subjectId).toBeNull();
  });

  it.each([
    ["", "시작하는 날을 골라 주세요."],
    ["2025-02-30", "시작하는 날을 골라 주세요."],
    ["2025-02-28", "2025학년도 안의 날을 골라 주세요. 2025년 3월 1일부터 이듬해 2월 말까지예요."],
    ["2026-03-01", "2025학년도 안의 날을 골라 주세요. 2025년 3월 1일부터 이듬해 2월 말까지예요."],
  ])("is refused on %j", (day, sentence) => {
    const read = readTableDay(day, 2025);
    expect(!read.ok && toSentence(tableDayMessages, read.refusal)).toBe(sentence);
  });
});

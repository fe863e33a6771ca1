import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findCalendarDay, toDayParts, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { parseDelimited } from "./reading/source/parse-delimited.ts";
import { readRosterGrid } from "./reading/roster-reading.ts";
import { splitPastedText } from "./reading/source/split-pasted-text.ts";
import type { Student } from "../student/student.ts";

type Grid = readonly (readonly string[])[];
type Fact = "number" | "name" | "sex" | "birthday" | "guardianPhone" | "note";
type Write = (student: Student) => string;

const surnames = Array.from("김이박최정강조윤장임");
const given = ["가온", "도윤", "서아", "하린", "채원", "준", "다온", "시우", "나래", "은우"];
const student = fc.record({
  name: fc
    .tuple(fc.constantFrom(...surnames), fc.constantFrom(...given))
    .map((two) => two.join("")),
  sex: fc.constantFrom("male" as const, "female" as const),
  birthday: fc
    .record({
      year: fc.integer({ min: 2008, max: 2019 }),
      month: fc.integer({ min: 1, max: 12 }),
      date: fc.integer({ min: 10, max: 28 }),
    })
    .map(({ year, month, date }) => toDay(year, month, date)),
  guardianPhone: fc
    .integer({ min: 10_000_000, max: 99_999_999 })
    .map((digits) => `010-${String(digits).slice(0, 4)}-${String(digits).slice(4)}`),
  note: fc.constantFrom("안경", "왼손잡이", "전교 회장"),
});
const roster = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 2, maxLength: 40 }),
    fc.array(student, { minLength: 40, maxLength: 40 }),
  )
  .map(([numbers, students]) =>
    numbers
      .toSorted((a, b) => a - b)
      .map((number, index) => Object.assign({ number }, students[index])),
  );

const headings: Readonly<Record<Fact, readonly string[]>> = {
  number: ["번호", "출석번호", "번", "No."],
  name: ["이름", "성명", "성 명", "학생명"],
  sex: ["성별", "남녀"],
  birthday: ["생년월일", "생일", "생년월일(8자리)"],
  guardianPhone: ["보호자 연락처", "학부모연락처", "휴대전화"],
  note: ["비고", "메모", "특이사항"],
};
const sexes = [
  ["남", "여"],
  ["남자", "여자"],
  ["M", "F"],
  ["1", "2"],
  ["남학생", "여학생"],
] as const;
const toFullWidth = (text: string): string =>
  text.replaceAll(/\d/gu, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
const spaceOut = (name: string): string => Array.from(name).join(" ");
const compact = (day: string | null | undefined): string => (day ?? "").replaceAll("-", "");

const writers = {
  number: [
    ({ number }) => `${number}`,
    ({ number }) => `${number}번`,
    ({ number }) => String(number).padStart(2, "0"),
    ({ number }) => toFullWidth(`${number}`),
    ({ number }) => `${number}.0`,
  ],
  name: [({ name }) => name, ({ name }) => spaceOut(name), ({ name }) => name.normalize("NFD")],
  sex: sexes.map(
    ([male, female]): Write =>
      ({ sex }) =>
        sex === "male" ? male : female,
  ),
  birthday: [
    ({ birthday }) => birthday ?? "",
    ({ birthday }) => (birthday ?? "").replaceAll("-", "."),
    ({ birthday }) => compact(birthday),
    ({ birthday }) => compact(birthday).slice(2),
    ({ birthday }) => toFullWidth(compact(birthday)),
    ({ birthday }) => {
      const { year, month, date } = toDayParts(birthday ?? "2000-01-01");
      return `${year}년 ${month}월 ${date}일`;
    },
    // As a spreadsheet keeps a day.
    ({ birthday }) => String(Date.parse(`${birthday}T00:00:00Z`) / 86_400_000 + 25_569),
  ],
  guardianPhone: [
    ({ guardianPhone }) => guardianPhone ?? "",
    ({ guardianPhone }) => (guardianPhone ?? "").replaceAll("-", ""),
    ({ guardianPhone }) => (guardianPhone ?? "").replaceAll("-", " "),
    // A spreadsheet has taken it for a number.
    ({ guardianPhone }) => (guardianPhone ?? "").replaceAll("-", "").slice(1),
  ],
  note: [({ note }) => note ?? ""],
} satisfies Record<Fact, readonly Write[]>;

const pick = fc.nat(99);
const layout = fc.record({
  facts: fc
    .shuffledSubarray(["sex", "birthday", "guardianPhone", "note"] as const)
    .chain((some) =>
      fc.shuffledSubarray(["number", "name", ...some] as const, { minLength: some.length + 2 }),
    ),
  heads: fc.record({
    number: pick,
    name: pick,
    sex: pick,
    birthday: pick,
    guardianPhone: pick,
    note: pick,
  }),
  forms: fc.record({
    number: pick,
    name: pick,
    sex: pick,
    birthday: pick,
    guardianPhone: pick,
    note: pick,
  }),
  titles: fc.subarray([["2026학년도 3학년 2반 명렬표"], [""], ["담임: 한유진"]]),
  blockCount: fc.constantFrom(1, 2, 3),
  hasGap: fc.boolean(),
  /** Headings again on the next page, and a sum at the end. */
  pageRows: fc.option(fc.integer({ min: 5, max: 15 })),
  hasSum: fc.boolean(),
  text: fc.constantFrom("grid" as const, "tab" as const, "comma" as const),
});
type Layout = typeof layout extends fc.Arbitrary<infer T> ? T : never;

describe("a roster is read back equal", () => {
  it("from any order of columns, blocks side by side, pages, titles and ways of writing", () => {
    fc.assert(
      fc.property(roster, layout, (students, how) => {
        const reading = readRosterGrid(travel(draw(students, how), how.text), { ownClass: "3-2" });
        if (!reading.ok) throw new Error(reading.refusal.type);
        const { taken, notTaken } = reading.value;

        expect(notTaken).toEqual([]);
        expect(taken.map((one) => one.student).toSorted((a, b) => a.number - b.number)).toEqual(
          students.map((one) => keep(one, how.facts)),
        );
      }),
      { numRuns: 150 },
    );
  });

  it("from a list of the whole grade, each class by itself", () => {
    const classes = fc.array(roster, { minLength: 2, maxLength: 4 });

    fc.assert(
      fc.property(classes, fc.constantFrom("반", "학급"), fc.boolean(), (grade, head, isWord) => {
        const lines = grade.flatMap((students, index) =>
          students.map((one) => [
            "2",
            isWord ? `${index + 1}반` : `${index + 1}`,
            `${one.number}`,
            one.name,
          ]),
        );
        const reading = readRosterGrid([["학년", head, "번호", "이름"], ...lines], {
          ownClass: "2-2",
        });
        if (!reading.ok) throw new Error(reading.refusal.type);
        const { chosenClasses, taken, classes: found } = reading.value;

        expect(found.map(({ key, rowCount }) => [key, rowCount])).toEqual(
          grade.map((students, index) => [`2-${index + 1}`, students.length]),
        );
        expect(chosenClasses).toEqual(["2-2"]);
        expect(taken.map((one) => one.student)).toEqual(
          (grade[1] ?? []).map(({ number, name }) => ({ number, name })),
        );
      }),
      { numRuns: 60 },
    );
  });
});

function keep(one: Student, facts: readonly Fact[]): Partial<Student> {
  return Object.fromEntries(facts.map((fact) => [fact, one[fact]]));
}

function draw(students: readonly Student[], how: Layout): Grid {
  const columns = how.facts.map((fact) => ({
    head: at(headings[fact], how.heads[fact]),
    write: at<Write>(writers[fact], how.forms[fact]),
  }));
  const gap = how.hasGap ? [""] : [];
  const perBlock = Math.ceil(students.length / how.blockCount);
  const rows = Array.from({ length: perBlock }, (_, row) =>
    Array.from({ length: how.blockCount }, (__, block) => {
      const one = students[block * perBlock + row];
      return [...(block > 0 ? gap : []), ...columns.map(({ write }) => (one ? write(one) : ""))];
    }).flat(),
  );
  const head = Array.from({ length: how.blockCount }, (_, block) => [
    ...(block > 0 ? gap : []),
    ...columns.map((column) => column.head),
  ]).flat();
  const pages = rows.flatMap((row, index) =>
    how.pageRows && index > 0 && index % how.pageRows === 0 ? [head, row] : [row],
  );
  const sum = how.hasSum ? [[""], ["합계", `${students.length}명`]] : [];
  return [...how.titles, head, ...pages, ...sum];
}

/** The way of a grid to us: as cells of a file, or as text. */
function travel(grid: Grid, text: Layout["text"]): Grid {
  if (text === "tab") return splitPastedText(grid.map((row) => row.join("\t")).join("\r\n"));
  if (text === "comma") return parseDelimited(grid.map((row) => row.join(",")).join("\n"), ",");
  return grid;
}

function toDay(year: number, month: number, date: number): CalendarDay {
  const day = findCalendarDay({ year, month, date });
  if (!day) throw new Error("a day of the calendar");
  return day;
}

function at<T>(list: readonly T[], index: number): T {
  const found = list[index % list.length];
  if (found === undefined) throw new Error("an empty list");
  return found;
}

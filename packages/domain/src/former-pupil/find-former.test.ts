import fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import type { RosterStudent } from "../student/student.ts";
import {
  findDouble,
  findFormerPupils,
  readFormer,
  toFormer,
  writeFormer,
  type FormerRoster,
} from "./find-former.ts";
import { former } from "./former-record.ts";
import { formerKind, sayFormer, type Former } from "./former.ts";

/** 「n1 김하린 0302」: id, name, month and day of birth in 2017. */
function toPupil(line: string, at: number): RosterStudent {
  const [id = "", name = "", born] = line.split(" ");
  const day = born && `2017-${born.slice(0, 2)}-${born.slice(2)}`;
  return { id, name, number: at + 1, ...(isCalendarDay(day) && { birthday: day }) };
}
const toPupils = (lines: string): readonly RosterStudent[] =>
  lines === "" ? [] : lines.split(", ").map(toPupil);
const say = (
  students: readonly RosterStudent[],
  rosters: readonly FormerRoster[],
  answers?: ReadonlyMap<string, Former>,
): string =>
  findFormerPupils(students, rosters, answers)
    .map(({ student, candidates, isSure }) => {
      const whom = candidates.map(({ year, pupil }) => `${pupil.id}@${year}`).join("|");
      return `${student.id}${isSure ? "=" : "?"}${whom}`;
    })
    .join(" ");

describe("pupils of a former year", () => {
  it.each([
    ["equal birthdays make sure", "n1 김하린 0302", "o1 김하린 0302", "", "n1=o1@2026"],
    ["birthdays that differ exclude", "n1 김하린 0302", "o1 김하린 0511", "", ""],
    ["without one the teacher is asked", "n1 김하린", "o1 김하린 0302", "", "n1?o1@2026"],
    ["without both too", "n1 김하린", "o1 김하린", "", "n1?o1@2026"],
    ["a number is no identity", "n1 서아람 0302", "o1 김하린 0302", "", ""],
    ["a name that is a number is none", "n1 1번", "o1 1번", "", ""],
    [
      "letters in parts are the same",
      `n1 ${"김하린".normalize("NFD")}`,
      "o1 김하린",
      "",
      "n1?o1@2026",
    ],
    [
      "of two of one name the birthday decides, and the other is nobody's",
      "n1 김하린 0302, n2 김하린",
      "o1 김하린 0302, o2 김하린 0511",
      "",
      "n1=o1@2026 n2?o2@2026",
    ],
    [
      "two of one name without birthdays are asked with each",
      "n1 김하린, n2 김하린",
      "o1 김하린, o2 김하린",
      "",
      "n1?o1@2026|o2@2026 n2?o1@2026|o2@2026",
    ],
    [
      "two of one name and birthday are never sure",
      "n1 김하린 0302, n2 김하린 0302",
      "o1 김하린 0302",
      "",
      "n1?o1@2026 n2?o1@2026",
    ],
    [
      "nor one of two of last year",
      "n1 김하린 0302",
      "o1 김하린 0302, o2 김하린 0302",
      "",
      "n1?o1@2026|o2@2026",
    ],
    [
      "the last year stands first, and is enough where it is sure",
      "n1 김하린 0302",
      "o1 김하린 0302",
      "p1 김하린 0302",
      "n1=o1@2026",
    ],
    [
      "an older year is asked about too",
      "n1 김하린 0302",
      "o1 김하린",
      "p1 김하린 0302",
      "n1?o1@2026|p1@2024",
    ],
    ["an older year alone", "n1 김하린 0302", "", "p1 김하린 0302", "n1=p1@2024"],
  ])("%s", (_says, own, last, older, said) => {
    const rosters = [
      { year: 2024, students: toPupils(older) },
      { year: 2026, students: toPupils(last) },
    ];
    expect(say(toPupils(own), rosters)).toBe(said);
  });

  const pupils = (ids: string) =>
    fc
      .array(
        fc.record({
          name: fc.constantFrom("김하린", "서아람", " 김하린", "2번"),
          number: fc.integer({ min: 1, max: 3 }),
          birthday: fc.constantFrom(undefined, null, "2017-03-02", "2017-05-11"),
        }),
        { maxLength: 6 },
      )
      .map((rows) => rows.map((row, at) => ({ ...row, id: `${ids}${at}` }) as RosterStudent));

  it("are never surely two, of another birthday or of another name, in whatever order they come", () => {
    fc.assert(
      fc.property(pupils("n"), pupils("o"), pupils("p"), (students, last, older) => {
        const rosters = [
          { year: 2026, students: last },
          { year: 2024, students: older },
        ];
        const matches = findFormerPupils(students, rosters);
        const sure = matches.flatMap(({ isSure, candidates }) => (isSure ? candidates : []));
        expect(new Set(sure.map(({ pupil }) => pupil.id)).size).toBe(sure.length);
        for (const { student, candidates, isSure } of matches)
          for (const { pupil } of candidates) {
            expect(pupil.name?.trim()).toBe(student.name.trim());
            const [one, other] = [student.birthday ?? "", pupil.birthday ?? ""];
            expect(one === other || (!isSure && (one === "" || other === ""))).toBe(true);
          }
        const turned = rosters.map((each) => ({ ...each, students: each.students.toReversed() }));
        expect(say(students.toReversed(), turned.toReversed())).toBe(say(students, rosters));
      }),
    );
  });
});

describe("an answer", () => {
  const [match] = findFormerPupils(toPupils("n1 김하린"), [
    { year: 2026, students: toPupils("o1 김하린") },
    { year: 2024, students: toPupils("p1 김하린") },
  ]);
  if (!match) throw new Error("the names are the same");
  const [last, older] = match.candidates;
  const store = (same: typeof older): Former => {
    const { kind, id, set } = writeFormer(match, same);
    expect([kind, id]).toEqual([formerKind.name, "n1"]);
    return v.parse(toSchema(former), set) as unknown as Former;
  };

  it("is a row of the new pupil, and is read again", () => {
    for (const same of [last, older, undefined])
      expect(readFormer(match, new Map([["n1", store(same)]]))).toBe(same ?? null);
    expect(readFormer(match, new Map())).toBeUndefined();
  });

  it("says the year, and nothing of somebody else", () => {
    expect(sayFormer(store(last), 2027)).toBe("작년에도 우리 반");
    expect(sayFormer(store(older), 2027)).toBe("2024학년도에도 우리 반");
    expect(sayFormer(store(undefined), 2027)).toBeUndefined();
    expect(sayFormer(undefined, 2027)).toBeUndefined();
  });

  it.each([
    ["deleted", "n1 김하린 0302", "", "same", "n1?o1@2026"],
    ["renamed", "n1 김하린 0302", "o1 김하율 0302", "same", "n1?o1@2026"],
    ["of another birthday now", "n1 김하린 0302", "o1 김하린 0511", "same", "n1?o1@2026"],
    ["deleted, and was nobody", "n1 김하린 0302", "", "other", "n1?o1@2026"],
    ["still offered", "n1 김하린 0302", "o1 김하린 0302", "same", "n1=o1@2026"],
    ["nobody, and another is asked of", "n1 김하린", "o9 김하린", "other", "n1?o9@2026"],
    [
      "deleted, and another is sure",
      "n1 김하린 0302",
      "o9 김하린 0302",
      "same",
      "n1?o9@2026|o1@2026",
    ],
    ["named by a number in both", "n1 1번", "o1 1번", "same", "n1?o1@2026"],
  ] as const)(
    "can be taken back when the former pupil is %s",
    (_says, own, former, answer, said) => {
      const students = toPupils(own);
      const stored = { studentId: "n1", year: 2026, formerId: "o1", answer };
      const rosters = [{ year: 2026, students: toPupils(former) }];
      expect(say(students, rosters, new Map([["n1", stored]]))).toBe(said);
      const [first] = findFormerPupils(students, rosters, new Map([["n1", stored]]));
      expect(first && readFormer(first, new Map([["n1", stored]]))?.pupil.id).toBe(
        answer === "same" ? "o1" : undefined,
      );
    },
  );

  it("makes nobody two of a roster", () => {
    const twin = { ...store(last), studentId: "n2" };
    const answers = new Map([
      ["n1", store(last)],
      ["n2", twin],
    ]);
    expect(findDouble(store(last), answers)).toBe(twin);
    expect(findDouble(store(undefined), answers)).toBeUndefined();
    expect(findDouble(undefined, answers)).toBeUndefined();
    for (const same of [older, undefined])
      expect(
        findDouble(
          twin,
          new Map([
            ["n1", toFormer(match, same)],
            ["n2", twin],
          ]),
        ),
      ).toBeUndefined();
  });

  it("stands in a sheet", () => {
    const row = { ...store(older), studentId: "s5", id: "s5" };
    expect(listSheetLines(toSheet(former), { former: [row] })).toEqual([
      "5|김하린|2024|같은 학생이에요",
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { buildReading } from "./build-reading.ts";
import { buildStudent } from "../../student/build-student.ts";
import { planImport } from "./plan-import.ts";
import { NEVER_LEFT, type DayBack } from "../../student/coming-back.ts";
import { ANOTHER_STUDENT, LEFT_OUT } from "./returning-student.ts";
import { answerReturn } from "./change-reading.ts";
import type { RosterReading } from "./roster-reading.ts";
import type { RosterStudent } from "../../student/student.ts";

const heading = ["번호", "이름", "성별", "생년월일"];
const today = "2026-11-20";
const left = buildStudent({
  id: "g",
  number: 7,
  name: "김하린",
  sex: "female",
  birthday: "2017-05-04",
  gone: { day: "2026-10-01", kind: "transferOut" },
});

function read(rows: readonly (readonly string[])[], gone: readonly RosterStudent[] = [left]) {
  return buildReading([heading, ...rows], { existing: gone, today, ownClass: "3-2" });
}
const coming = ({ taken }: RosterReading) =>
  taken.map(({ student, sameAs }) => [student.name, sameAs]);
const answers = ({ asked }: RosterReading) => asked.map(({ answer }) => answer);

describe("a list that names somebody who left", () => {
  it("brings her back by birthday, with the number and facts of the list", () => {
    const reading = read([["12", "김하린", "여", "2017-05-04"]]);

    expect(coming(reading)).toEqual([["김하린", "g"]]);
    expect(planImport([left], reading.taken, () => "new")).toMatchObject({
      addedCount: 0,
      returnedCount: 1,
      changes: [{ kind: "student", id: "g", set: { number: 12, gone: null } }],
    });
  });

  it("brings her back by the number of before, also where the list knows no birthday", () => {
    expect(coming(read([["7", "김 하린", "", ""]]))).toEqual([["김 하린", "g"]]);
  });

  it("asks where only the name is the same, and takes nothing before the answer", () => {
    const reading = read([["12", "김하린", "", ""]]);

    expect(coming(reading)).toEqual([]);
    expect(answers(reading)).toEqual([undefined]);
    const key = reading.rows[0]?.key ?? "";
    expect(coming(answerReturn(reading, key, "g"))).toEqual([["김하린", "g"]]);
    expect(coming(answerReturn(reading, key, ANOTHER_STUDENT))).toEqual([["김하린", undefined]]);
    expect(coming(answerReturn(reading, key, LEFT_OUT))).toEqual([]);
  });

  it("lets what seemed sure be answered otherwise", () => {
    const reading = read([["7", "김하린", "", ""]]);
    const other = answerReturn(reading, reading.rows[0]?.key ?? "", ANOTHER_STUDENT);

    expect(coming(other)).toEqual([["김하린", undefined]]);
    expect(answers(other)).toEqual([ANOTHER_STUDENT]);
  });

  it("sees another pupil where the birthday or the sex is another, and asks nothing", () => {
    const reading = read([
      ["7", "김하린", "남", ""],
      ["8", "김하린", "여", "2017-05-05"],
    ]);

    expect(reading.asked).toEqual([]);
    expect(reading.taken.map(({ sameAs }) => sameAs)).toEqual([undefined, undefined]);
  });

  it("asks where two rows or two who left fit, and nobody comes back twice", () => {
    const two = read([
      ["7", "김하린", "", ""],
      ["8", "김하린", "", ""],
    ]);
    expect(answers(two)).toEqual([undefined, undefined]);
    const first = answerReturn(two, two.rows[0]?.key ?? "", "g");
    expect(coming(answerReturn(first, two.rows[1]?.key ?? "", "g"))).toEqual([
      ["김하린", "g"],
      ["김하린", undefined],
    ]);

    const twin = { ...left, id: "h", number: 9 };
    expect(answers(read([["7", "김하린", "", ""]], [left, twin]))).toEqual([undefined]);
  });

  it("asks nothing about another class, unless the birthday is the same", () => {
    const elsewhere = { ...left, classKey: "3-1" };

    expect(read([["7", "김하린", "", ""]], [elsewhere]).asked).toEqual([]);
    const moved = read([["12", "김하린", "", "2017-05-04"]], [elsewhere]);
    expect(planImport([elsewhere], moved.taken, () => "new").changes).toEqual([
      {
        kind: "student",
        id: "g",
        set: {
          number: 12,
          classKey: null,
          gone: null,
          away: [{ day: "2026-10-01", kind: "transferOut", back: "2026-11-20" }],
        },
      },
    ]);
  });

  it("asks since when the pupil is back, and whether the leaving was a mistake", () => {
    const reading = read([["7", "김하린", "", ""]]);
    const key = reading.rows[0]?.key ?? "";
    const plan = (back: DayBack) =>
      planImport([left], answerReturn(reading, key, "g", back).taken, () => "new").changes;

    expect(reading.asked[0]?.back).toBe("2026-11-20");
    expect(plan("2026-10-12")).toMatchObject([
      { set: { gone: null, away: [{ day: "2026-10-01", back: "2026-10-12" }] } },
    ]);
    expect(plan(NEVER_LEFT)[0]?.set).toEqual({ gone: null });

    const early = answerReturn(reading, key, "g", "2026-10-01");
    expect(early.taken).toEqual([]);
    expect(early.asked[0]?.backRefusal).toContain("10월 1일까지 우리 반이었어요");
    expect(answerReturn(reading, key, "g", "").asked[0]?.backRefusal).toContain("골라 주세요");
  });

  it("gives the number of before to others", () => {
    const reading = read([["7", "조수아", "", ""]]);

    expect(coming(reading)).toEqual([["조수아", undefined]]);
    expect(reading.notTaken).toEqual([]);
  });
});

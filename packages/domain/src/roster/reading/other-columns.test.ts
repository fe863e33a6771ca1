import { describe, expect, it } from "vitest";
import { buildReading } from "./build-reading.ts";
import { keepChoices, takeOthers } from "./change-reading.ts";
import type { RosterReading } from "./roster-reading.ts";
import { splitPastedText } from "./source/split-pasted-text.ts";

const namesOf = ({ taken }: RosterReading): string =>
  taken.map(({ student }) => `${student.number}${student.name}`).join(" ");
const read = (text: string): RosterReading => buildReading(splitPastedText(text));

describe("columns of names alone", () => {
  it.each([
    ["in cells", "\t"],
    ["in a text", " "],
  ])("are all pupils where there are three, column after column (%s)", (_how, by) => {
    const reading = read(
      [
        ["권아인", "조수아", "정수아"],
        ["이다윤", "박수호", "한다솜"],
        ["최라온", "임지호", ""],
      ]
        .map((row) => row.join(by).trimEnd())
        .join("\n"),
    );

    expect(namesOf(reading)).toBe(
      "1권아인 2이다윤 3최라온 4조수아 5박수호 6임지호 7정수아 8한다솜",
    );
  });

  it("are all pupils on a single line, and where the second is shorter", () => {
    expect(namesOf(read("권아인 조수아 정수아"))).toBe("1권아인 2조수아 3정수아");
    expect(namesOf(read("권아인\t조수아\n정수아\t한다솜\n이다윤\t"))).toBe(
      "1권아인 2정수아 3이다윤 4조수아 5한다솜",
    );
  });

  it("that sit in groups are pupils without the words of the groups", () => {
    const reading = read("1분단\t2분단\t3분단\n권아인\t조수아\t정수아\n이다윤\t박수호\t한다솜");

    expect(namesOf(reading)).toBe("1권아인 2이다윤 3조수아 4박수호 5정수아 6한다솜");
  });

  it.each([
    ["two of one length", "권아인\t조수아\n정수아\t한다솜"],
    [
      "fathers and mothers",
      "권아인\t권도현\t한소라\n정수아\t정민재\t박은주\n이다윤\t이준서\t최보라",
    ],
  ])("may be parents: %s wait for the teacher's word", (_what, text) => {
    const reading = read(text);

    expect(reading.others).toEqual({ areTaken: false });
    expect(namesOf(reading)).toMatch(/^1권아인 2정수아(?: 3이다윤)?$/u);
    expect(takeOthers(reading, true).taken).toHaveLength(reading.rows.length);
    expect(namesOf(takeOthers(takeOthers(reading, true), false))).toBe(namesOf(reading));
  });

  it("stay as the teacher said while more is typed", () => {
    const said = takeOthers(read("권아인\t조수아\n정수아\t한다솜"), true);
    const next = read("권아인\t조수아\n정수아\t한다솜\n이다윤\t박수호");

    expect(keepChoices(said, next).taken).toHaveLength(6);
  });
});

describe("a column that is not read is told", () => {
  it.each([
    ["names beside numbered names", "1\t권아인\t한소라\n2\t조수아\t박은주", 2, "한소라"],
    ["remarks", "1\t권아인\t안경 씀\n2\t조수아\t", 2, "안경 씀"],
    ["remarks beside names", "권아인\t우유\n조수아\t우유\n정수아\t우유", 1, "우유"],
    ["long numbers without showing them", "1\t권아인\t가12345678\n2\t조수아\t나12345678", 2, ""],
  ])("%s", (_what, text, index, sample) => {
    const reading = read(text);

    expect(reading.unusedColumns).toEqual([{ index, sample }]);
    expect([reading.others, reading.notTaken]).toEqual([undefined, []]);
  });
});

it("a name of several words among others stays whole", () => {
  expect(namesOf(read("권아인\n알리 모하메드\n정수아"))).toBe("1권아인 2알리 모하메드 3정수아");
});

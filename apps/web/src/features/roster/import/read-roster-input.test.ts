import { readFileSync } from "node:fs";
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { readRosterInput } from "./read-roster-input.ts";

const rosterFolder = new URL("../../../../../../e2e/rosters/", import.meta.url);

describe("a workbook", () => {
  it("gives numbers, texts and date cells as a roster says them", async () => {
    const bytes = await writeXlsx({
      sheets: [
        {
          name: "명단",
          rows: [
            ["번호", "이름", "생년월일", "보호자 연락처"],
            [7, "서지후", new Date(Date.UTC(2017, 0, 25)), 1012345678],
            [8, "김민준", "17.4.14", null],
          ],
        },
      ],
    });

    const reading = await readRosterInput({ type: "file", name: "명단.xlsx", bytes }, {});

    expect(reading.ok && reading.value.taken.map(({ student }) => student)).toEqual([
      { number: 7, name: "서지후", birthday: "2017-01-25", guardianPhone: "010-1234-5678" },
      { number: 8, name: "김민준", birthday: "2017-04-14" },
    ]);
  });

  it("with a sheet for each class is read whole, hidden sheets aside", async () => {
    const toSheet = (name: string, pupil: string, hidden: boolean) => ({
      name,
      hidden,
      rows: [
        ["번호", "이름"],
        [1, pupil],
      ],
    });
    const bytes = await writeXlsx({
      sheets: [
        toSheet("3-1", "권아인", false),
        toSheet("3-2", "조수아", false),
        toSheet("3-3", "정수아", true),
      ],
    });

    const reading = await readRosterInput({ type: "file", name: "3학년.xlsx", bytes }, {});

    expect(reading.ok && reading.value.classes.map(({ key }) => key)).toEqual(["3-1", "3-2"]);
  });

  it.each([
    ["class-3-2.xlsx", 27, 0],
    ["1-neis-head.xlsx", 4, 0],
    ["1-neis-head-paste.txt", 3, 0],
    ["2-surname-split-paste.txt", 3, 0],
    ["3-two-heads-paste.txt", 2, 0],
    ["4-zero-width-paste.txt", 2, 0],
    ["class-3-2-with-mistakes.xlsx", 8, 4],
    ["grade-2-all-classes.xlsx", 30, 0],
    ["class-3-2-euckr.csv", 27, 0],
    ["class-3-2-paste.tsv", 27, 0],
  ])("%s: %i taken, %i not", async (name, takenCount, notTakenCount) => {
    const bytes = new Uint8Array(readFileSync(new URL(name, rosterFolder)));

    const reading = await readRosterInput({ type: "file", name, bytes }, {});

    expect(reading.ok && reading.value.taken).toHaveLength(takenCount);
    expect(reading.ok && reading.value.notTaken).toHaveLength(notTakenCount);
  });
});

describe("what is no roster", () => {
  it.each([["class-3-2-legacy.xls", "OldExcelFile"]])("%s is refused: %s", async (name, type) => {
    const bytes = new Uint8Array(readFileSync(new URL(name, rosterFolder)));

    expect(await readRosterInput({ type: "file", name, bytes }, {})).toMatchObject({
      refusal: { type },
    });
  });

  it("as .xlsx without a workbook inside is refused, not thrown", async () => {
    const bytes = Uint8Array.of(0x50, 0x4b, 3, 4, 1, 2, 3, 4, 5, 6, 7, 8);

    expect(await readRosterInput({ type: "file", name: "x.xlsx", bytes }, {})).toMatchObject({
      refusal: { type: "FileUnreadable" },
    });
  });

  it("cut in the middle is refused, not thrown", async () => {
    const whole = new Uint8Array(readFileSync(new URL("class-3-2.xlsx", rosterFolder)));

    const reading = await readRosterInput(
      { type: "file", name: "x.xlsx", bytes: whole.subarray(0, whole.length / 2) },
      {},
    );

    expect(reading).toMatchObject({ refusal: { type: "FileUnreadable" } });
  });
});

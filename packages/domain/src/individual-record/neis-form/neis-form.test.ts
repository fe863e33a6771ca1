import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDayStyles } from "./day-styles.ts";
import { countUnheld, fillSheet, toCellText } from "./fill-sheet.ts";
import { findFormHead } from "./form-head.ts";
import { listFormRows } from "./form-rows.ts";
import { matchForm, type FormText } from "./match-form.ts";
import {
  listSheetParts,
  readSharedTexts,
  readSheetGrid,
  toColumnLetters,
  toPlace,
} from "./sheet-cells.ts";

const letters = "ABCDEFGH";
const ourText = "역할을 나누자고 말함.";

/** A sheet as a reporting tool writes it: typed strings, looks, a merged title. */
function toSheet(rows: readonly (readonly string[])[], merged: readonly string[] = []): string {
  const cells = (row: readonly string[], at: number): string =>
    row
      .map((text, column) => {
        const ref = `${letters[column]}${at + 1}`;
        return text === ""
          ? `<c r="${ref}" s="${column + 4}"/>`
          : `<c r="${ref}" s="${column + 4}" t="inlineStr"><is><t>${text}</t></is></c>`;
      })
      .join("");
  const lines = rows.map((row, at) => `<row r="${at + 1}" ht="20">${cells(row, at)}</row>`);
  const merges = merged.map((ref) => `<mergeCell ref="${ref}"/>`).join("");
  return `<?xml version="1.0"?><worksheet><cols><col min="1" max="8" style="9"/></cols><sheetData>${lines.join("")}</sheetData><sheetProtection sheet="1"/><mergeCells>${merges}</mergeCells></worksheet>`;
}

const head = ["반/번호", "성명", "세부능력 및 특기사항"];
const ofPupil = (number: number, name: string, text = ourText): FormText => ({
  id: `s${number}`,
  number,
  name,
  classKey: "3-2",
  text,
});
const read = (
  rows: readonly (readonly string[])[],
  item = "subject",
  merged?: readonly string[],
) => {
  const grid = readSheetGrid(toSheet(rows, merged), []);
  const found = findFormHead(grid, item);
  return { found, rows: found ? listFormRows(grid, found) : [] };
};

describe("the heads of a form", () => {
  it.each([
    [1, [head]],
    [3, [["2026학년도 세부능력 및 특기사항", "", ""], ["", "", ""], head]],
    [5, [["과목", "국어", ""], [""], ["교과 세부능력 및 특기사항"], [""], head]],
  ])("stand in row %d", (row, rows) => {
    const { found } = read([...rows, ["2/1", "김가온", ""]]);
    expect(found).toEqual({ row, columns: { classNumber: 1, name: 2, text: 3 } });
  });

  it("merged over two rows are one, and a merged title is none", () => {
    const rows = [
      ["특기사항 입력 자료", "", "", ""],
      ["번호", "성명", "특기사항", ""],
      ["", "", "내용", "바이트"],
      ["1", "김가온", "", ""],
    ];
    const { found, rows: pupils } = read(rows, "subject", ["A1:D1", "A2:A3", "B2:B3", "C2:D2"]);
    expect(found).toEqual({ row: 2, columns: { number: 1, name: 2, text: 3 } });
    expect(pupils.map(({ name }) => name)).toEqual(["김가온"]);
  });

  it("of several texts the list's own is meant, and where none is it, nobody can tell", () => {
    const several = ["번호", "성명", "자율활동 특기사항", "진로활동 특기사항"];
    expect(read([several], "career").found?.columns.text).toBe(4);
    expect(read([several], "autonomy").found?.columns.text).toBe(3);
    expect(read([several], "behavior").found?.columns.text).toBeUndefined();
  });
});

describe("the lines of a form", () => {
  it.each(["2/1", "2-1", "2반 1번", "02/01", "1"])("%s is 2반 1번", (cell) => {
    const { empty } = matchForm(read([head, [cell, "김가온", ""]]).rows, [ofPupil(1, "김가온")]);
    expect(empty.map(({ row }) => row.row)).toEqual([2]);
  });

  it("take grade, class and number of columns of their own", () => {
    const heads = ["학년", "반", "번호", "성명", "행동특성 및 종합의견"];
    const { rows } = read([heads, ["3", "02", "1", "김가온", ""], ["3", "5", "1", "김가온", ""]]);
    const { empty, left } = matchForm(rows, [ofPupil(1, "김가온")]);
    expect(empty.map(({ row }) => row.row)).toEqual([2]);
    expect(left.map(({ reason }) => reason)).toEqual(["otherClass"]);
  });

  it("are filled only where name and number are one pupil's, and say why else", () => {
    const { rows } = read([
      head,
      ["2/1", "김가온", ""],
      ["2/2", "이서준", "다른 글"],
      ["2/3", "이서준", ourText],
      ["2/4", "박지안", ""],
      ["2/5", "최아인", ""],
      ["2/6", "정하린", ""],
      ["2/8", "모르는이", ""],
      ["2/9", "한 별", ""],
    ]);
    const texts = [
      ofPupil(1, "김가온"),
      ofPupil(2, "이서준"),
      ofPupil(3, "이서준"),
      ofPupil(4, "박지안", ""),
      ofPupil(7, "최아인"),
      ofPupil(6, "정하윤"),
      ofPupil(9, "한별"),
      ofPupil(10, "윤도현"),
    ];
    const { empty, full, sameCount, left, without } = matchForm(rows, texts);
    expect(empty.map(({ of }) => of.id)).toEqual(["s1", "s9"]);
    expect(full.map(({ of }) => of.id)).toEqual(["s2"]);
    expect(sameCount).toBe(1);
    expect(left.map(({ row, reason }) => [row.number, reason])).toEqual([
      [4, "noText"],
      [5, "otherNumber"],
      [6, "otherName"],
      [8, "unknown"],
    ]);
    expect(without.map(({ id }) => id)).toEqual(["s7", "s6", "s10"]);
  });

  it("of two pupils of one name without numbers, or of one pupil twice, are left", () => {
    const named = ["성명", "특기사항"];
    const twins = [ofPupil(1, "이서준"), ofPupil(2, "이서준")];
    const reasons = (rows: readonly (readonly string[])[], texts: readonly FormText[]) =>
      matchForm(read(rows).rows, texts).left.map(({ reason }) => reason);
    expect(reasons([named, ["이서준", ""]], twins)).toEqual(["sameName"]);
    const [first = ofPupil(1, "")] = twins;
    expect(reasons([named, ["이서준", ""], ["이서준", ""]], [first])).toEqual(["twice", "twice"]);
  });
});

describe("lines that do not tell whose they are", () => {
  it("are listed with their reason, and their pupils are not called missing", () => {
    const { rows } = read([
      head,
      ["", "김가온", ""],
      ["2/8", "", ""],
      ["46000", "이서준", ""],
      ["1/1", "남의반", ""],
      ["3/13", "남의반", ""],
      ["302-14", "박지안", ""],
      ["반/번호", "성명", "세부능력 및 특기사항"],
      ["※ 글은 다음 장에 이어져요", "", ""],
    ]);
    const texts = [ofPupil(1, "김가온"), ofPupil(2, "이서준"), ofPupil(4, "박지안")];
    const { left, without } = matchForm(rows, [...texts, ofPupil(5, "없는이")]);
    expect(left.map(({ row, reason }) => [row.row, row.written, reason])).toEqual([
      [2, "", "noNumber"],
      [3, "2/8", "noName"],
      [4, "46000", "dateNumber"],
      [5, "1/1", "otherClass"],
      [6, "3/13", "otherClass"],
      [7, "302-14", "unreadNumber"],
    ]);
    expect(without.map(({ id }) => id)).toEqual(["s5"]);
  });

  it("and all others stand in one of the lists each", () => {
    const number = fc.constantFrom(
      "",
      "2/1",
      "2/2",
      "2-3",
      "1/1",
      "302-14",
      "46000",
      "3",
      "가",
      "0",
    );
    const name = fc.constantFrom("", "김가온", "이서준", "모르는이");
    const filled = fc.constantFrom("", "옛 글", ourText);
    const texts = [ofPupil(1, "김가온"), ofPupil(2, "이서준"), ofPupil(3, "이서준", "")];
    fc.assert(
      fc.property(fc.array(fc.tuple(number, name, filled), { maxLength: 12 }), (lines) => {
        const { empty, full, sameCount, left } = matchForm(read([head, ...lines]).rows, texts);
        const listed = [...empty, ...full, ...left].map(({ row }) => row.row);
        const pupils = lines.filter(([first, second]) => second !== "" || /\d/u.test(first));
        expect(new Set(listed).size).toBe(listed.length);
        expect(listed.length + sameCount).toBe(pupils.length);
      }),
    );
  });

  it("of numbers that Excel took for days are read back where the cell looks like a day", () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="176" formatCode="m&quot;/&quot;d"/><numFmt numFmtId="177" formatCode="0&quot;md&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="176"/><xf numFmtId="177"/><xf numFmtId="16"/></cellXfs></styleSheet>`;
    const days = readDayStyles(styles, "<workbook/>");
    expect([...days]).toEqual(["1", "3"]);
    expect(readDayStyles(styles, `<workbookPr date1904="1"/>`).size).toBe(0);
    const xml = toSheet([head, ["2/9", "김가온", ""]]).replace(
      /<c r="A2".*?<\/c>/u,
      `<c r="A2" s="1"><v>46054</v></c>`,
    );
    const grid = readSheetGrid(xml, [], days);
    const found = findFormHead(grid, "subject");
    const { empty } = matchForm(found ? listFormRows(grid, found) : [], [ofPupil(1, "김가온")]);
    expect(empty.map(({ of }) => of.id)).toEqual(["s1"]);
  });
});

it("signs that no cell holds are counted, and a text without them is the same text", () => {
  expect(countUnheld("가\u0007나\u000b\r\n\t👍")).toBe(2);
  const [row] = read([head, ["2/1", "김가온", "가나"]]).rows;
  const { sameCount } = matchForm(row ? [row] : [], [ofPupil(1, "김가온", "가\u0007나")]);
  expect([toCellText("가\u0007나"), sameCount]).toEqual(["가나", 1]);
});

describe("fillSheet", () => {
  const xml = toSheet([head, ["2/1", "김가온", ""], ["2/2", "이서준", "옛 글"]]);

  it("changes the filled cells and nothing else, whatever stands in the text", () => {
    const anyText = fc.string({ unit: "binary", maxLength: 200 });
    fc.assert(
      fc.property(anyText, (text) => {
        const filled = fillSheet(xml, 3, new Map([[2, text]]));
        const before = `<c r="C2" s="6"/>`;
        const [start = "", end = ""] = xml.split(before);
        expect(filled.startsWith(start)).toBe(true);
        expect(filled.endsWith(end)).toBe(true);
        expect(filled.slice(start.length, filled.length - end.length)).toMatch(
          /^<c r="C2" s="6" t="inlineStr"><is><t xml:space="preserve">[^<]*<\/t><\/is><\/c>$/u,
        );
      }),
    );
  });

  it("keeps emoji, tabs and line breaks, and leaves out what no spreadsheet holds", () => {
    const filled = fillSheet(xml, 3, new Map([[3, "👍\t<b> & =1+1\r\n_x0041_\u0000\u000b\ud800"]]));
    const grid = readSheetGrid(filled, []);
    expect(grid.rows.get(3)?.get(3)?.text).toBe("👍\t<b> & =1+1\n_x005F_x0041_");
    expect(grid.rows.get(2)).toEqual(readSheetGrid(xml, []).rows.get(2));
  });

  it("puts a cell that was not there in its place, with the look of its row or column", () => {
    const sparse = `<x:worksheet><x:cols><x:col min="2" max="3" style="7"/></x:cols><x:sheetData><x:row r="1"><x:c r="A1"><x:v>1</x:v></x:c><x:c r="D1"><x:v>4</x:v></x:c></x:row><x:row r="2" s="5" customFormat="1"/></x:sheetData></x:worksheet>`;
    const filled = fillSheet(
      sparse,
      3,
      new Map([
        [1, "가"],
        [2, "나"],
      ]),
    );
    expect(filled).toContain(`</x:c><x:c r="C1" s="7" t="inlineStr"><x:is>`);
    expect(filled).toContain(`<x:row r="2" s="5" customFormat="1"><x:c r="C2" s="5"`);
    expect([...(readSheetGrid(filled, []).rows.get(1)?.keys() ?? [])]).toEqual([1, 3, 4]);
  });
});

it("a workbook tells its sheets, its shared texts and its cells", () => {
  const workbook = `<workbook><sheets><sheet name="1반" sheetId="1" r:id="rId1"/><sheet name="숨김" state="hidden" r:id="rId2"/></sheets></workbook>`;
  const relations = `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`;
  expect(listSheetParts(workbook, relations)).toEqual([
    { name: "1반", part: "xl/worksheets/sheet1.xml" },
  ]);
  const shared = readSharedTexts(
    `<sst><si><t>가&amp;나</t></si><si><r><t>다</t></r><r><t>라</t></r><rPh sb="0"><t>x</t></rPh></si></sst>`,
  );
  expect(shared).toEqual(["가&나", "다라"]);
  const { rows } = readSheetGrid(
    `<sheetData><row><c t="s"><v>1</v></c><c><f>A1</f><v>3</v></c></row></sheetData>`,
    shared,
  );
  expect(rows.get(1)?.get(1)).toEqual({ text: "다라", isFormula: false });
  expect(rows.get(1)?.get(2)).toEqual({ text: "3", isFormula: true });
  for (const column of [1, 26, 27, 702, 703])
    expect(toPlace(`${toColumnLetters(column)}9`)).toEqual({ row: 9, column });
});

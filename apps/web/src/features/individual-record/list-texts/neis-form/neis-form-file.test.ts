import { findFormHead } from "@damim/domain/individual-record/neis-form/form-head.ts";
import { readXlsx } from "hucre/xlsx";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openZip, readPart, type ZipFile } from "../../../../kit/table/zip-parts.ts";
import { fillNeisForm, openNeisForm } from "./neis-form-file.ts";

const folder = new URL("../../../../../../../e2e/", import.meta.url);
const read = (name: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(new URL(name, folder)));
const form = read("forms/neis-3-2.xlsx");
const sheetPart = "xl/worksheets/sheet1.xml";

async function open(bytes: Uint8Array<ArrayBuffer>, name = "양식.xlsx") {
  return openNeisForm(new File([bytes], name));
}

/** From where a part begins to where the next one does. */
function listRegions({ bytes, parts }: ZipFile): ReadonlyMap<string, Uint8Array> {
  const starts = parts.map(({ at }) => at).sort((a, b) => a - b);
  return new Map(
    parts.map(({ name, at }) => [
      name,
      bytes.slice(at, starts.find((start) => start > at) ?? parts[0]?.listedAt),
    ]),
  );
}

it("a form of 45 texts of 6,000 letters differs from what was given in those cells alone", async () => {
  const opened = await open(form);
  if (!opened.ok) throw new Error(opened.refusal.type);
  const sheet = opened.value.sheets.find(({ part }) => part === sheetPart);
  if (!sheet) throw new Error("sheet");
  expect(findFormHead(sheet.grid, "subject")).toEqual({
    row: 3,
    columns: { classNumber: 1, name: 2, text: 3 },
  });
  const texts = new Map(
    Array.from({ length: 45 }, (_, at) => [
      at + 4,
      `${at} 👍\t친구의 말을 "끝까지" 들음 <&>\n`.repeat(260),
    ]),
  );
  const filled = new Uint8Array(
    await (await fillNeisForm(opened.value, sheet, 3, texts)).arrayBuffer(),
  );

  const [given, now] = [openZip(form), openZip(filled)];
  if (!given || !now) throw new Error("zip");
  const [before, after] = [listRegions(given), listRegions(now)];
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [name, bytes] of before)
    if (name !== sheetPart) expect(after.get(name)).toEqual(bytes);
  const cells = /<c r="C(?:[4-9]|[1-4]\d)" [^>]*?(?:\/>|>[\s\S]*?<\/c>)/gu;
  expect((await readPart(now, sheetPart))?.replaceAll(cells, "")).toBe(
    (await readPart(given, sheetPart))?.replaceAll(cells, ""),
  );
  // By another reader: hucre.
  const [wanted, got] = await Promise.all([form, filled].map((bytes) => readXlsx(bytes)));
  for (const [at, sheetOfForm] of (wanted?.sheets ?? []).entries())
    for (const [row, line] of sheetOfForm.rows.entries())
      expect(got?.sheets[at]?.rows[row]).toEqual(
        at === 1 && texts.has(row + 1)
          ? line.map((cell, column) => (column === 2 ? texts.get(row + 1) : cell))
          : line,
      );
});

it.each([
  ["rosters/class-3-2-legacy.xls", "명단.xls", "OldExcelFile"],
  ["rosters/class-3-2-legacy.xls", "암호.xlsx", "FileLocked"],
  ["rosters/class-3-2-euckr.csv", "명단.csv", "FileTypeUnknown"],
  ["rosters/class-3-2-paste.tsv", "깨짐.xlsx", "FileUnreadable"],
])("%s as %s is refused: %s", async (file, name, type) => {
  expect(await open(read(file), name)).toMatchObject({ ok: false, refusal: { type } });
});

it("a file that was cut off is refused", async () => {
  for (const length of [form.length - 1_000, 400])
    expect(await open(form.slice(0, length))).toMatchObject({ ok: false });
  const broken = form.slice();
  broken.fill(7, 200, form.length - 1_500);
  expect(await open(broken)).toMatchObject({ ok: false });
});

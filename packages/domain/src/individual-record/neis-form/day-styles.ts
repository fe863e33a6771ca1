import { listElements } from "./sheet-cells.ts";

/** What every spreadsheet knows by number: days, also those of Korean ones. */
const builtIn = [14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58];

/** The looks of cells in which a number is shown as a day, so that 「2/1」 which Excel took for one is read back. */
export function readDayStyles(styles: string, workbook: string): ReadonlySet<string> {
  // Days that are counted from 1904 would be others.
  if (/\bdate1904\s*=\s*["'](?:1|true)/u.test(workbook)) return new Set();
  const days = new Set(builtIn.map(String));
  for (const { attributes } of listElements(styles, "numFmt")) {
    const format = (attributes["formatCode"] ?? "").replaceAll(/"[^"]*"|\[[^\]]*\]|\\./gu, "");
    if (/m.*[dy]|[dy].*m/iu.test(format)) days.add(attributes["numFmtId"] ?? "");
    else days.delete(attributes["numFmtId"] ?? "");
  }
  const [looks] = listElements(styles, "cellXfs");
  return new Set(
    listElements(looks?.inner ?? "", "xf").flatMap(({ attributes }, at) =>
      days.has(attributes["numFmtId"] ?? "") ? [String(at)] : [],
    ),
  );
}

// A 진도표 of a school or a publisher, as it is pasted.
import { ok, refuse, type MessagesFor, type Result } from "../../base/result.ts";
import { withoutTurns } from "../../record/without-turns.ts";
import { LONGEST_UNIT_CHARACTERS } from "../lesson.ts";
import { findUnitColumns, isPages, readSpan, SPAN, type UnitColumn } from "./unit-columns.ts";
import { MOST_UNIT_LINES } from "../unit-plan.ts";

/** What was read of a pasted 진도표. */
export interface UnitReading {
  /** A line a lesson. */
  readonly lines: readonly string[];
  /** Rows that stand for several lessons: 「2~3차시」. */
  readonly split: number;
  /** Lines that were longer than a lesson has room for. */
  readonly cut: number;
}

export type UnitRefusal =
  | { readonly type: "NoUnits" }
  | { readonly type: "NumbersOnly" }
  | { readonly type: "TooManyUnits"; readonly count: number };

export const unitMessages: MessagesFor<UnitRefusal> = {
  NoUnits: () => "진도표를 복사해서 여기에 붙여넣어 주세요.",
  NumbersOnly: () => "숫자만 있어요. 단원이나 내용 칸까지 함께 복사해 주세요.",
  TooManyUnits: ({ count }) =>
    `진도표는 ${MOST_UNIT_LINES}차시까지 넣을 수 있어요. 지금은 ${count.toLocaleString("ko")}차시예요.`,
};

/** A row that sums up: 「합계 12」. */
const FOOT =
  /^(?:[합총소누]?계|총(?:시수|차시|시간)|총(?=\d))[:：]?[\d.,~∼～〜∽\-–—]*(?:시간|차시)?$/u;
/** 「(2~3차시) 곱셈」 and 「곱셈 (2~3차시)」. */
const LEAD = new RegExp(`^[([]?(${SPAN})[)\\]]?[\\s.:)]*(\\S.*)$`, "u");
const TAIL = new RegExp(`^(.*?\\S)(?: ?[([]| )(${SPAN})[)\\]]?$`, "u");
/** A cell of a spreadsheet that has lines, tabs or quotes in it. */
const QUOTED = /(?<=^|\t|\n)"((?:[^"]|"")*)"(?=\t|\n|$)/gu;

/**
 * Reads a 진도표: one column, or 차시, 단원, 내용, 쪽 in any order with or without their heads. An empty 단원 is the one above
 * (merged cells), a row of several 차시 is as many lines, and so is the 시수 of several rows. Repeated heads and sums are none.
 *
 * ```ts
 * readUnits("차시\t단원\t내용\n1\t분수\t나누기\n2~3\t\t비교"); // 「분수 · 나누기」, 「분수 · 비교」, 「분수 · 비교」
 * ```
 */
export function readUnits(pasted: string): Result<UnitReading, UnitRefusal> {
  const rows = withoutTurns(pasted.normalize("NFC"))
    .replaceAll(/\r\n?/gu, "\n")
    .replaceAll(QUOTED, (whole, inner: string) =>
      /[\n\t]|""/u.test(inner) ? inner.replaceAll('""', '"').replaceAll(/[\n\t]/gu, " ") : whole,
    )
    .split("\n")
    .map((row) => row.split("\t").map((cell) => cell.replaceAll(/[\s\u{200B}]+/gu, " ").trim()))
    .filter((row) => row.some(Boolean) && !FOOT.test(row.join("").replaceAll(" ", "")));
  if (rows.length === 0) return refuse({ type: "NoUnits" });
  const read = readRows(rows);
  const count = read.reduce((sum, { times }) => sum + times, 0);
  if (count === 0) return refuse({ type: rows.some(hasWords) ? "NoUnits" : "NumbersOnly" });
  if (count > MOST_UNIT_LINES) return refuse({ type: "TooManyUnits", count });
  return ok({
    lines: read.flatMap(({ words, times }) => Array.from({ length: times }, () => cut(words))),
    split: read.filter(({ times }) => times > 1).length,
    cut: read.filter(({ words }) => words.length > LONGEST_UNIT_CHARACTERS).length,
  });
}

interface UnitRow {
  readonly words: string;
  readonly times: number;
}

function readRows(rows: readonly (readonly string[])[]): readonly UnitRow[] {
  const { columns, body } = findUnitColumns(rows);
  const has = (of: UnitColumn): boolean => columns.includes(of);
  const cellOf = (row: readonly string[], of: UnitColumn): string => row[columns.indexOf(of)] ?? "";
  const isNumbered = has("lesson") || has("count");
  const lastNumbered = body.findLastIndex((row) => cellOf(row, "lesson"));
  const read: UnitRow[] = [];
  let [unit, topic] = ["", ""];
  for (const [at, row] of body.entries()) {
    const cell = (of: UnitColumn): string => cellOf(row, of);
    const [lesson, count, own, page] = [cell("lesson"), cell("count"), cell("unit"), cell("page")];
    const line = isNumbered ? { words: cell("topic"), times: 1 } : readLine(cell("topic"));
    const told = line.words;
    const isBelow = isNumbered && !lesson && !count;
    // Words alone are the head of the rows below them: in the column of 단원, without one in that of 내용.
    const isHead =
      isBelow &&
      !page &&
      (has("unit") ? !told && (has("lesson") || has("topic")) : at < lastNumbered);
    const last = read.at(-1);
    let times = readSpan(lesson) ?? readCount(count) ?? line.times;
    if (isBelow && !isHead && last && last.times > 1 && (!own || own === unit)) {
      // The number above is a merged cell, which this row has a part of.
      times = last.times - 1;
      read[read.length - 1] = { ...last, times: 1 };
    }
    if (isHead && (own || told)) [unit, topic] = [own || told, ""];
    else if (own || told) [unit, topic] = [own || unit, told];
    const words = [unit, topic].filter(hasText).join(" · ");
    const pages = page && `(${isPages(page) ? `${page}쪽` : page})`;
    if (words && !isHead) read.push({ words: [words, pages].filter(Boolean).join(" "), times });
  }
  return read;
}

/** 「2~3차시 곱셈」 is two lines; 「2-3 곱셈」 may be a number of its unit and is one. */
function readLine(line: string): UnitRow {
  const [, before = "", rest = ""] = LEAD.exec(line) ?? [];
  const [, words = "", behind = ""] = TAIL.exec(line) ?? [];
  for (const [span, told] of [
    [before, rest],
    [behind, words],
  ] as const) {
    const times = span.includes("차시") ? (readSpan(span) ?? 1) : 1;
    if (times > 1) return { words: told, times };
  }
  return { words: line, times: 1 };
}

/** 「2」, 「2시간」; half a lesson is one. */
function readCount(cell: string): number | undefined {
  const [, count] = /^(\d{1,3}(?:\.\d+)?) ?(?:시간|차시)?$/u.exec(cell) ?? [];
  return count === undefined ? undefined : Math.max(1, Math.round(Number(count)));
}

function hasText(cell: string): boolean {
  return cell !== "" && readSpan(cell) === undefined;
}

function hasWords(row: readonly string[]): boolean {
  return row.some(hasText);
}

/** No sign is cut through. */
function cut(words: string): string {
  if (words.length <= LONGEST_UNIT_CHARACTERS) return words;
  let kept = "";
  for (const sign of words) {
    if (kept.length + sign.length >= LONGEST_UNIT_CHARACTERS) break;
    kept += sign;
  }
  return `${kept.trimEnd()}…`;
}

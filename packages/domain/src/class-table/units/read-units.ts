// A 진도표 of a school or a publisher, as it is pasted.
import { ok, refuse, type MessagesFor, type Result } from "../../base/result.ts";
import { withoutTurns } from "../../record/without-turns.ts";
import { LONGEST_UNIT_CHARACTERS } from "../lesson.ts";
import { findUnitColumns, readSpan, type UnitColumn } from "./unit-columns.ts";
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

/** A cell of a spreadsheet that has lines, tabs or quotes in it. */
const QUOTED = /(?<=^|\t|\n)"((?:[^"]|"")*)"(?=\t|\n|$)/gu;

/**
 * Reads a 진도표: one column, or 차시, 단원, 내용, 쪽 in any order with or without their heads. An empty 단원 is the one above
 * (merged cells), a row of several 차시 is as many lines.
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
    .map((row) => row.split("\t").map((cell) => cell.replaceAll(/\s+/gu, " ").trim()))
    .filter((row) => row.some(Boolean));
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
  if (columns.length === 1) return body.flatMap(([cell = ""]) => readLine(cell));
  const hasLessons = columns.includes("lesson");
  let [unit, topic] = ["", ""];
  return body.flatMap((row) => {
    const cell = (of: UnitColumn): string => row[columns.indexOf(of)] ?? "";
    const [lesson, own, told, page] = [cell("lesson"), cell("unit"), cell("topic"), cell("page")];
    if (own || told) [unit, topic] = [own || unit, told];
    // A unit alone is the head of the rows below it.
    if (hasLessons && !lesson && !told && !page) return [];
    const words = [unit, topic].filter(hasText).join(" · ");
    const pages = page && `(${/^[\d~∼\-–, ]+$/u.test(page) ? `${page}쪽` : page})`;
    const times = readSpan(lesson) ?? (Number(cell("count")) || 1);
    return words ? [{ words: [words, pages].filter(Boolean).join(" "), times }] : [];
  });
}

/** 「2~3차시 곱셈」 in a single column is two lines; 「2-3 곱셈」 may be a number of its unit and is one. */
function readLine(cell: string): readonly UnitRow[] {
  const [, span = "", words = ""] = /^([\d~∼～\-–\s]+차시)[\s.:)]+(.+)$/u.exec(cell) ?? [];
  const times = readSpan(span);
  if (times !== undefined && times > 1) return [{ words, times }];
  return hasText(cell) ? [{ words: cell, times: 1 }] : [];
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

import { findHeading, toHeadingText } from "../../roster-column.ts";
import { toBareText, toCleanText } from "../cell-text.ts";
import { parseSex } from "../../parse-cell.ts";

type Row = readonly string[];

const surnameHeads = /^(?:성|성씨|姓|last|lastname|surname|familyname)$/u;
const givenHeads = /^(?:이름|명|名|first|firstname|given|givenname)$/u;
const MOST = 0.6;

/** What stands in a column that calls itself 「성」, for it may be the surname or the sex. */
type Meaning = "surname" | "sex" | "unknown";

/**
 * Joins 「성」 with the 「이름」 beside it (also 성씨, 성(姓), Last · First): the name stands in the column of 「이름」, the
 * other one is empty. 「남」 and 「여」 are surnames like all others; only where nothing else stands there beside whole
 * names is it the sex.
 *
 * @param rows from the row of heads on
 */
export function joinSurnames(rows: readonly Row[]): readonly Row[] {
  const [head = [], ...lines] = rows;
  return head.reduce<readonly Row[]>((now, cell, at) => {
    if (!surnameHeads.test(toLastHead(cell))) return now;
    const column = lines.map((line) => toCleanText(line[at] ?? ""));
    // 「이름 | 성」 is the name and the sex, unless surnames stand there; 「First | Last」 is a name.
    const isOfName = /[a-z]/iu.test(toLastHead(cell)) || areSurnames(column);
    const given = (isOfName ? [at + 1, at - 1] : [at + 1]).find((beside) =>
      givenHeads.test(toLastHead(head[beside] ?? "")),
    );
    const names = given === undefined ? [] : lines.map((line) => toCleanText(line[given] ?? ""));
    const meaning = findMeaning(column, names, given !== undefined);
    if (meaning !== "surname" || given === undefined)
      // 「성」 alone is read as the sex.
      return replace(now, at, (line, row) =>
        row > 0 ? (line[at] ?? "") : meaning === "sex" ? "성별" : toUnread(cell),
      );
    const joined = replace(now, given, (line, row) =>
      row > 0 ? joinName(line[at] ?? "", line[given] ?? "") : "이름",
    );
    return replace(joined, at, () => "");
  }, rows);
}

/** The same in a list without heads: 「1 | 남 | 궁민」, 「2 | 김 | 가람」. */
export function joinUnheadedSurnames(grid: readonly Row[]): readonly Row[] {
  const lines = grid.slice(0, 200);
  const areMost = (at: number, pattern: RegExp): boolean => {
    const cells = lines.map((line) => toBareText(line[at] ?? "")).filter(Boolean);
    return (
      cells.length > 1 && cells.filter((cell) => pattern.test(cell)).length / cells.length >= MOST
    );
  };
  const width = Math.max(0, ...lines.map(({ length }) => length));
  const at = Array.from({ length: width }, (_, index) => index).find(
    (index) =>
      areMost(index, /^[가-힣]$/u) &&
      areMost(index + 1, /^[가-힣]{1,2}$/u) &&
      lines.some((line) => /^[^남여]$/u.test(toBareText(line[index] ?? ""))),
  );
  if (at === undefined) return grid;
  const joined = replace(grid, at + 1, (line) => joinName(line[at] ?? "", line[at + 1] ?? ""));
  return replace(joined, at, () => "");
}

/** Letters of one or two, and not all of them words for the sex. */
function areSurnames(column: Row): boolean {
  const filled = column.filter((cell) => cell !== "");
  return (
    filled.some((cell) => !parseSex(cell).ok) &&
    filled.every((cell) => /^[가-힣]{1,2}$/u.test(cell))
  );
}

function findMeaning(column: Row, names: Row, isBesideGiven: boolean): Meaning {
  const filled = column.filter((cell) => cell !== "");
  const isSex = (cell: string): boolean => parseSex(cell).ok;
  const share = (fits: (cell: string, row: number) => boolean): number =>
    column.filter((cell, row) => cell !== "" && fits(cell, row)).length / (filled.length || 1);
  const areWhole = share((_, row) => toBareText(names[row] ?? "").length > 2) >= MOST;
  const saysSurname = share((cell, row) => cell.length < 3 && (names[row] ?? "").startsWith(cell));
  if (!isBesideGiven) return share(isSex) >= MOST ? "sex" : "unknown";
  if (areWhole && share(isSex) >= MOST) return "sex";
  // 「김」 beside 「김가람」: the names are whole already.
  return areWhole && saysSurname >= MOST ? "unknown" : "surname";
}

/** Letters of one script are written together, others with a blank: 「Kim Minjun」. */
function joinName(surname: string, given: string): string {
  const [family, own] = [toCleanText(surname), toCleanText(given)];
  return [family, own].filter(Boolean).join(/\p{Script=Latin}/u.test(family + own) ? " " : "");
}

function replace(
  rows: readonly Row[],
  at: number,
  cell: (line: Row, row: number) => string,
): readonly Row[] {
  return rows.map((line, row) => {
    const text = cell(line, row);
    const short = Array.from({ length: at - line.length + 1 }, () => "");
    return line.length > at || text !== "" ? [...line, ...short].with(at, text) : line;
  });
}

/** A head that nothing of ours is called: it is told as not used. */
function toUnread(cell: string): string {
  return findHeading(cell) ? `${toCleanText(cell)}씨` : cell;
}

function toLastHead(cell: string): string {
  return toHeadingText(cell.split(" > ").at(-1) ?? "");
}

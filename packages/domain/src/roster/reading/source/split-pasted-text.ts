import { toCleanText, withoutUnseen } from "./cell-text.ts";
import { parseDelimited } from "./parse-delimited.ts";
import { isSeatWord, isSectionWord } from "./section-words.ts";
import { isNameLike, isStudentCode } from "../guess-columns.ts";
import { findHeading } from "../roster-column.ts";
import { parseBirthday, parseSex, parseStudentNumber } from "../parse-cell.ts";

/**
 * Cuts a pasted text (or a text file) into cells. Tabs come from a spreadsheet; else commas or semicolons
 * when most lines have them; else blanks between number, name, sex and date; else a line is a name.
 *
 * ```ts
 * splitPastedText("1번 권아인 여\n22 응우옌 티 란 남");
 * // [["1번", "권아인", "여"], ["22", "응우옌 티 란", "남"]]
 * ```
 */
export function splitPastedText(text: string): readonly (readonly string[])[] {
  const plain = withoutUnseen(text)
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/gu, "\n")
    .split("\n")
    .map((line) => line.replace(/^\s*[남여](?:자|학생)?\s*[:：]\s*(?=\p{L})/u, ""))
    .flatMap(splitCounted)
    .join("\n");
  if (plain.includes("\t")) return parseDelimited(plain, "\t");
  const lines = joinApart(joinAlternate(plain.split("\n")));
  const filled = lines.filter((line) => line.trim() !== "");
  for (const delimiter of [",", ";"] as const) {
    const withIt = filled.filter((line) => line.includes(delimiter));
    if (withIt.length === 0 || withIt.length * 2 < filled.length) continue;
    const grid = parseDelimited(plain, delimiter);
    return filled.length === 1 ? standUp(grid[0] ?? []) : grid;
  }
  return alignNumbers(splitNames(joinCounted(lines.map(splitLine))));
}

/** 「1.김가나 2.이다라」: several pupils in a line, where each is a name behind a number and the numbers grow. */
function splitCounted(line: string): readonly string[] {
  if (!/^\s*\d{1,3}(?:번|[.)])/u.test(line)) return [line];
  const parts = line
    .split(/(?<=\S)[\s,;·/]+(?=\d{1,3}(?:번|[.)])\s*\p{L})/u)
    .map(
      (part) => /^\s*(\d+)(?:번|[.)])\s*(\p{L}.*)$/u.exec(part.replace(/[\s,;·/]+$/u, "")) ?? [],
    );
  const isNext = ([, number]: readonly string[], index: number): boolean =>
    index === 0 || Number(number) > Number(parts[index - 1]?.[1]);
  const arePupils = parts.every((part, index) => isNameLike(part[2] ?? "") && isNext(part, index));
  return parts.length > 1 && arePupils
    ? parts.map(([, number, name]) => `${number}.${name}`)
    : [line];
}

/** 「1 남 궁민」, 「3 김 가람」: the surname apart in most lines, and 「남」 no sex; 「2반 1번」 below 「반/번호」 is one cell. */
function joinApart(lines: readonly string[]): readonly string[] {
  const apart = /^(\s*(?:\d{1,3}(?:번|[.)])?\s+)?)([가-힣])\s+([가-힣]{1,2})(?=\s*$|\s+[^가-힣])/u;
  const surnames = lines.flatMap((line) => apart.exec(line)?.[2] ?? []);
  const filled = lines.filter((line) => line.trim() !== "" && /\d/u.test(line)).length;
  const areApart = surnames.length > 1 && surnames.length >= filled * 0.6;
  const isSurname = areApart && surnames.some((each) => !isFact(each));
  const areClassNumbers = lines.some((line) =>
    line
      .trim()
      .split(/\s+/u)
      .some((word) => findHeading(word)?.meaning === "classAndNumber"),
  );
  return lines.map((line) => {
    if (isSurname) return line.replace(apart, "$1$2$3");
    return areClassNumbers ? line.replace(/^(\s*\d+학년|)\s*(\d+반)\s*(\d+번)/u, "$1$2$3") : line;
  });
}

/** A number on every other line and its name on the next one, as some pages are copied. */
function joinAlternate(lines: readonly string[]): readonly string[] {
  const filled = lines.filter((line) => line.trim() !== "");
  const numbers = filled.filter((_, index) => index % 2 === 0);
  const names = filled.filter((_, index) => index % 2 === 1);
  const areBoth =
    names.length > 1 &&
    numbers.length === names.length &&
    numbers.every(isNumber) &&
    names.every((name) => isNameLike(name.trim()));
  return areBoth ? names.map((name, index) => `${numbers[index]?.trim()} ${name}`) : lines;
}

const shortName = /^[가-힣]{2,4}$/u;

/** Names that stand beside each other on most lines, as they sit; a foreign name of several words is one among many. */
function splitNames(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const toNames = (cell: string): readonly string[] => {
    const words = cell.split(" ");
    return words.every((word) => shortName.test(word)) ? words : [cell];
  };
  const named = rows.filter((row) => row.some((cell) => /\p{L}/u.test(cell)));
  const split = named.filter((row) => row.some((cell) => toNames(cell).length > 1));
  const isLine = named.length === 1 && (named[0] ?? []).flatMap(toNames).length > 2;
  const areMany = split.length > 1 && split.length >= named.length * 0.6;
  return areMany || isLine ? rows.map((row) => row.flatMap(toNames)) : rows;
}

/** 「학생 1」, 「학생 2」: one word before every number is part of a name, not a name with a number. */
function joinCounted(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const filled = rows.filter((row) => row.length > 0);
  const words = new Set(filled.map((row) => row.at(-2)));
  const isCounted = filled.length > 1 && words.size === 1 && !isNumber(filled[0]?.at(-2) ?? "1");
  if (!isCounted || !filled.every((row) => isNumber(row.at(-1) ?? ""))) return rows;
  return rows.map((row) => (row.length > 0 ? [...row.slice(0, -2), row.slice(-2).join(" ")] : row));
}

/** Where most lines begin with a number, a line that does not lacks it: its words are no number. */
function alignNumbers(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const filled = rows.filter((row) => row.length > 0 && !isSectionWord(row.join("")));
  const isFirst = (cell: string): boolean => isNumber(cell) || isStudentCode(cell);
  const numbered = filled.filter(([first = ""]) => isFirst(first));
  if (numbered.length * 2 <= filled.length) return rows;
  return rows.map((row) => {
    const [first] = row;
    const isOther = first === undefined || isFirst(first) || findHeading(first) !== undefined;
    return isOther ? row : ["", ...row];
  });
}

/** A single line 「권아인, 조수아, 정수아」 or 「1 권아인, 2 조수아」 is a list written sideways. */
function standUp(cells: readonly string[]): readonly (readonly string[])[] {
  const texts = cells.map(toCleanText).filter((cell) => cell !== "");
  if (texts.some((cell) => findHeading(cell))) return [cells];
  const isName = (cell: string | undefined) => cell !== undefined && isNameLike(cell);
  if (texts.length > 1 && texts.every(isName)) return texts.map((cell) => [cell]);
  const rows = texts.map(splitLine);
  return rows.every(([first, name]) => first !== undefined && isNumber(first) && isName(name))
    ? rows
    : [cells];
}

/** Blanks divide number, name, sex, date and telephone; words that are none of these stay together. */
function splitLine(line: string): readonly string[] {
  const words = toCleanText(line)
    // 「1번: 권아인」, 「1번) 권아인」
    .replace(/^(\d{1,3})(?: ?번 ?[.:)–-]| ?:) ?(?=\p{L})/u, "$1번 ")
    // 「(1) 권아인」
    .replace(/^\((\d{1,3})\) ?(?=\p{L})/u, "$1번 ")
    .replace(/^(\d)학년 ?(\d{1,2})반 ?(\d{1,3})번? (?=\p{L})/u, "$1학년$2반$3번 ")
    // 「1.권아인.남」
    .replace(/(?<=^\d{1,3}[.)] ?[가-힣]{2,5})[.·/-](?=[남여](?:자|학생)?$)/u, " ")
    .split(" ")
    .filter((word) => word !== "");
  if (words.length > 1 && words.every((word) => findHeading(word))) return words;
  const [first = "", ...rest] = words;
  const glued = /^(\d{1,3}(?!\d)|\d{5}(?!\d))(?:번|[.)])?(\p{L}.*)$/u.exec(first);
  // 「1.권아인」 and 「1번권아인」
  const start =
    !isClassNumber(first) &&
    !isSeatWord(first) &&
    glued?.[1] &&
    glued[2] &&
    !/^(?:학년|번$)/u.test(glued[2])
      ? [glued[1], glued[2], ...rest]
      : words;
  const cells: string[] = [];
  let isInWords = false;
  for (const word of start) {
    const isOwnCell = isNumber(word) || isFact(word) || (cells.length === 0 && isClassNumber(word));
    if (!isOwnCell && isInWords) cells.push(`${cells.pop() ?? ""} ${word}`);
    else cells.push(word);
    isInWords = !isOwnCell;
  }
  return cells;
}

function isClassNumber(word: string): boolean {
  return /^\d{1,2}(?:[-/.]\d{1,3}){1,2}$|^(?:\d학년)?\d{1,2}반\d{1,3}번$/u.test(word);
}

function isNumber(word: string): boolean {
  return parseStudentNumber(word).ok;
}

function isFact(word: string): boolean {
  return (
    parseSex(word).ok ||
    parseBirthday(word).ok ||
    /^0\d{1,2}-?\d{3,4}-?\d{4}$/u.test(word.replaceAll(/\p{Pd}/gu, "-"))
  );
}

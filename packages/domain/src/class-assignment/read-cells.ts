import { HEAD_UNDER } from "../roster/reading/roster-column.ts";
import { toBareText, toCleanText } from "../roster/reading/source/cell-text.ts";

/** What a column of a grade's file says beyond a roster's. */
export type GradeColumn =
  | "score"
  | "behaviour"
  | "special"
  | "twin"
  | "apart"
  | "together"
  | "leader"
  | "leaving";

/** A column that holds scores, the surest first. A rank counts downwards. */
const scoreHeads = ["점수", "총점", "합계점수", "평균", "성취", "성취도", "수준", "상중하", "석차"];

const heads: Readonly<Record<Exclude<GradeColumn, "score">, RegExp>> = {
  behaviour: /^생활지도|^지도점수|^생활점수/u,
  special: /^특수/u,
  twin: /^쌍둥이|^쌍생아/u,
  apart: /^분리|^따로/u,
  together: /^함께|^동반/u,
  leader: /^임원|^리더/u,
  leaving: /^전출|^전학/u,
};

/** Where each column stands in a row of headings, 0 first; `isRank` of the scores. */
export interface GradeColumns {
  readonly places: Readonly<Partial<Record<GradeColumn, number>>>;
  readonly isRank: boolean;
}

/** Finds the further columns in a row of headings. */
export function findGradeColumns(head: readonly string[]): GradeColumns {
  const texts = head.map((cell) =>
    toBareText(cell.split(HEAD_UNDER).at(-1) ?? "").replaceAll(/[/·,.]|\([^()]*\)/gu, ""),
  );
  const places: Partial<Record<GradeColumn, number>> = {};
  const known = scoreHeads.find((name) => texts.includes(name));
  if (known !== undefined) places.score = texts.indexOf(known);
  for (const [column, pattern] of Object.entries(heads)) {
    const at = texts.findIndex((cell) => pattern.test(cell));
    // `Object.entries` forgets which names the record has.
    if (at >= 0) places[column as Exclude<GradeColumn, "score">] = at;
  }
  return { places, isRank: known === "석차" };
}

const levels: Readonly<Record<string, number>> = { 상: 30, 중: 20, 하: 10 };

/**
 * A score in tenths: 「87.5」 875, 상 · 중 · 하 30 · 20 · 10, a rank 12 −120. Nothing in an empty cell; undefined where
 * the words are no score.
 */
export function parseScore(cell: string, isRank: boolean): number | "none" | undefined {
  const words = toBareText(cell).replace(/[점등위]$/u, "");
  if (words === "" || words === "-") return "none";
  if (levels[words] !== undefined) return levels[words];
  if (!/^-?\d{1,5}(?:\.\d+)?$/u.test(words)) return undefined;
  const score = Math.round(Number(words) * 10);
  return isRank ? -Math.abs(score) : score;
}

/** Points of guidance, 0 to 3: digits, 상 · 중 · 하 as 3 · 2 · 1, one for any other mark. */
export function parseBehaviour(cell: string): number {
  const words = toBareText(cell);
  if (!isMarked(words)) return 0;
  const level = levels[words];
  if (level !== undefined) return level / 10;
  const digits = /^[-+]?(\d)(?:점|\.0+)?$/u.exec(words)?.[1];
  return digits === undefined ? 1 : Math.min(3, Number(digits));
}

/** Whether a cell says yes: anything but nothing, X, 0, - and 없음. */
export function isMarked(cell: string): boolean {
  return !/^(?:|x|×|✕|0|n|no|-|–|없음|아니오|아니요|해당없음)$/iu.test(toBareText(cell));
}

/** A pupil of the same grade as a cell names one: class and number; the class is the own one where it is not said. */
export interface NamedPupil {
  readonly classNo?: string;
  readonly number: number;
  readonly text: string;
}

/**
 * The pupils that a cell of 따로 or 함께 holds: 「3-12, 5-4」, 「3반 12번」, 「12번」. What is none of these comes back in
 * `unread`.
 */
export function parseNamedPupils(cell: string): {
  readonly pupils: readonly NamedPupil[];
  readonly unread: readonly string[];
} {
  const pupils: NamedPupil[] = [];
  const unread: string[] = [];
  if (!isMarked(cell)) return { pupils, unread };
  for (const part of toCleanText(cell).split(/[,;·\n]|\s\/\s/u)) {
    const words = part.trim();
    if (words === "") continue;
    const match =
      /^(?:\d{1,2}\s*학년\s*|\d\s*-\s*(?=\d{1,2}\s*-))?(?:(?<classNo>[\p{L}\d]{1,5}?)\s*(?:-|반)\s*)?(?<number>\d{1,3})\s*번?(?:\s*\p{L}+)?$/u.exec(
        words,
      );
    const { classNo, number } = match?.groups ?? {};
    if (number === undefined) unread.push(words);
    else pupils.push({ number: Number(number), text: words, ...(classNo && { classNo }) });
  }
  return { pupils, unread };
}

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
  special:
    /^특수(?:교육|학급|아동|반|대상자?|학생|여부|유무|표시|구분|관리|배정|필요|요구|지원)*$/u,
  twin: /^쌍둥이|^쌍생아/u,
  apart: /^분리(?!수거|배출|불안)|^따로/u,
  together: /^함께|^동반/u,
  leader:
    /^(?:학급|학생)?임원(?:직|경력|여부|유무|표시|구분|이력|명)*$|^리더(?:십|여부|표시|학생)*$/u,
  // 「전학년 반」, 「전학교」, 「전출입」 tell of last year or of both ways.
  leaving:
    /^전(?:출|학)(?:예정|여부|유무|표시|구분|확인|희망|계획|대상|학생|일자?|날짜|사항|사유|감|갈|자)*$/u,
};

/** 「특수(다문화)」, 「전출(입)」: in brackets stands what else the column says. */
const ofOthers = /^특수.*\([^()]*(?:다문화|한부모|기초|돌봄|탈북)|\(전?입\)/u;

/** Where each column stands in a row of headings, 0 first; `isRank` of the scores. */
export interface GradeColumns {
  readonly places: Readonly<Partial<Record<GradeColumn, number>>>;
  readonly isRank: boolean;
  /** Further columns that mean the same as one of `places`, and are not read. */
  readonly doubled: readonly number[];
}

/** Finds the further columns in a row of headings. */
export function findGradeColumns(head: readonly string[]): GradeColumns {
  const texts = head.map((cell) => {
    const text = toBareText(cell.split(HEAD_UNDER).at(-1) ?? "");
    return ofOthers.test(text) ? "" : text.replaceAll(/[/·,.]|\([^()]*\)/gu, "");
  });
  const places: Partial<Record<GradeColumn, number>> = {};
  const doubled: number[] = [];
  const known = scoreHeads.find((name) => texts.includes(name));
  const patterns = [["score", new RegExp(`^${known}$`, "u")] as const, ...Object.entries(heads)];
  for (const [column, pattern] of patterns) {
    const [at, ...more] = texts.flatMap((cell, index) => (pattern.test(cell) ? [index] : []));
    // `Object.entries` forgets which names the record has.
    if (at !== undefined) places[column as GradeColumn] = at;
    doubled.push(...more);
  }
  return { places, isRank: known === "석차", doubled };
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

/** Points of guidance, 0 to 3: digits, 상 · 중 · 하 as 3 · 2 · 1, one for a mark; undefined for any other words. */
export function parseBehaviour(cell: string): number | undefined {
  if (parseMark(cell) === false) return 0;
  const words = toBareText(cell);
  const level = levels[words];
  if (level !== undefined) return level / 10;
  const digits = /^\+?(\d)(?:점|\.0+)?$/u.exec(words)?.[1];
  if (digits !== undefined) return Math.min(3, Number(digits));
  return ticks.test(words) ? 1 : undefined;
}

const ticks = /^(?:[oyv○◯〇●◎⊙✓✔√☑✅★☆◆■*]+|yes|true|예|네|유|해당|대상|있음)$/iu;
const noes =
  /^(?:|[x×✕✖✗✘☓╳❌]+|[-–—―ㅡ_~.·,/]+|☐|□|0(?:\.0+)?|n|no|false|n\/a|null|무|없음|아님|아니[오요]|일반(?:학생|학급|아동)?|[비미](?:해당|대상|지정|선정|특수|임원|전출|전학|쌍둥이).*|.*(?:해당|관계|사항)없음|.*(?:아님|아니[오요]|아닙니다|안함|않음))$/iu;
const doubts =
  /^-|[?#☒]|미정|모름|미상|미확인|확인|보류|검토|고민|가능성|아마|취소|철회|사퇴|낙선|후보|희망|전입|재학|전학(?:옴|온)/u;

/** Whether a cell says yes; undefined where it may be either: 「미정」, 「전입」, 「취소」. */
export function parseMark(cell: string): boolean | undefined {
  const words = toBareText(cell);
  if (noes.test(words)) return false;
  return doubts.test(words) ? undefined : true;
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
  if (parseMark(cell) === false) return { pupils, unread };
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

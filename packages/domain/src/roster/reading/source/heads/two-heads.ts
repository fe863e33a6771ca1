import { findHeading, HEAD_UNDER } from "../../roster-column.ts";
import { toBareText, toCleanText } from "../cell-text.ts";

type Row = readonly string[];

/**
 * Two rows of heads as one, 「성명 > 한글」, 「연락처 > 모」; nothing where the lower row is no part of the head. A head
 * that stands in one of them alone (merged over both) stays as it is.
 *
 * @param by whether the upper row alone is known as the head, or the lower one
 */
export function joinHeads(upper: Row, lower: Row, by: "upper" | "lower"): Row | undefined {
  const joined = Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) =>
    joinHead(findOver(upper, lower, at), toCleanText(lower[at] ?? "")),
  );
  if (!joined.some((head) => findHeading(head)?.meaning === "name")) return undefined;
  if (by === "lower") return isTeacherLine(upper) || !saysMore(joined, lower) ? undefined : joined;
  const isHead = lower.every((cell, at) => toCleanText(cell) === "" || canBeHead(upper, lower, at));
  return isHead && lower.some((cell) => cell.trim() !== "") ? joined : undefined;
}

/** 「담임 | 한유진」, 「담임: 한유진」: a line about the teacher. */
export function isTeacherLine(row: Row): boolean {
  const [first = ""] = row.map(toBareText).filter(Boolean);
  return /^(?:학급|학년)?[정부]?담임(?:교사|선생님|교사명|성명)?(?:[:：].*|\p{Script=Hangul}{2,4}|)$/u.test(
    first,
  );
}

function joinHead(over: string, under: string): string {
  if (over === "" || under === "" || toBareText(over) === toBareText(under)) return under || over;
  return `${over}${HEAD_UNDER}${under}`;
}

/** The head above a cell: its own, or the one that is merged over this column from the left. */
function findOver(upper: Row, lower: Row, at: number): string {
  const own = toCleanText(upper[at] ?? "");
  if (own !== "" || !lower[at]?.trim()) return own;
  for (let left = at - 1; left >= 0 && lower[left]?.trim(); left -= 1) {
    const text = toCleanText(upper[left] ?? "");
    if (text !== "") return text;
  }
  return "";
}

/** The upper row names columns that the lower one leaves open, or says whose a name is. */
function saysMore(joined: Row, lower: Row): boolean {
  return joined.some(
    (head, at) => findHeading(head)?.meaning !== findHeading(lower[at] ?? "")?.meaning,
  );
}

/** Words, beneath a head that reaches over several columns, or beneath nothing; no pupil's. */
function canBeHead(upper: Row, lower: Row, at: number): boolean {
  const [text, over] = [toCleanText(lower[at] ?? ""), findOver(upper, lower, at)];
  if (!/\p{L}/u.test(text) || /\d{3}|@/u.test(text)) return false;
  const meaning = findHeading(joinHead(over, text))?.meaning;
  const isOfName = findHeading(over)?.meaning === "name";
  // 「학생 > 성별」; a name is neither.
  if (isOfName && meaning === undefined && !nameParts.test(toBareText(text))) return false;
  if (over === "" || meaning !== undefined) return true;
  const reaches = (beside: number): boolean =>
    findOver(upper, lower, beside) === over && Boolean(lower[beside]?.trim());
  return reaches(at + 1) || reaches(at - 1);
}

const nameParts = /^(?:한글|한자|漢字|영문|영어|성|명|로마자|로마자표기)(?:이름|성명)?$/u;

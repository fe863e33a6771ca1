import type { SchoolLevel } from "../attendance/attendance-rules.ts";
import type { ListMemo } from "./list-memo.ts";

/**
 * How sure a limit of the school year 2026 is: printed in the level's guide, agreed on by tools that read it, or of
 * 2025 and not confirmed, where the screen says 「학교 안내를 확인해 주세요」.
 */
export type LimitStatus = "guide" | "agree" | "old";

export interface NeisLimit {
  /** Null: the guide sets no fixed limit. */
  readonly bytes: number | null;
  readonly status: LimitStatus;
}

/** An item of 학교생활기록부; a level with null does not have it. */
export interface NeisItem {
  readonly key: string;
  readonly label: string;
  /** Where a level calls it by another name. */
  readonly labels?: { readonly [Level in SchoolLevel]?: string };
  readonly limits: Readonly<Record<SchoolLevel, NeisLimit | null>>;
}

const guide = (bytes: number | null): NeisLimit => ({ bytes, status: "guide" });
const agree = (bytes: number | null): NeisLimit => ({ bytes, status: "agree" });
const old = (bytes: number | null): NeisLimit => ({ bytes, status: "old" });

/** Longest texts of the items, school year 2026 (golden-neis-limits.json beside the test). */
export const neisItems: readonly NeisItem[] = [
  {
    key: "behavior",
    label: "행동특성 및 종합의견",
    limits: { elementary: guide(null), middle: old(1500), high: agree(900) },
  },
  {
    key: "subject",
    label: "과목별 세부능력 및 특기사항",
    labels: { elementary: "성취수준 및 특기사항" },
    limits: { elementary: guide(null), middle: old(1500), high: agree(1500) },
  },
  {
    key: "personalSubject",
    label: "개인별 세부능력 및 특기사항",
    limits: { elementary: old(null), middle: old(1500), high: agree(1500) },
  },
  {
    key: "autonomy",
    label: "자율·자치활동 특기사항",
    limits: { elementary: guide(null), middle: old(1500), high: agree(1500) },
  },
  {
    key: "club",
    label: "동아리활동 특기사항",
    limits: { elementary: guide(null), middle: old(1500), high: agree(1500) },
  },
  {
    key: "career",
    label: "진로활동 특기사항",
    limits: { elementary: guide(null), middle: old(2100), high: agree(1500) },
  },
  {
    key: "volunteer",
    label: "봉사활동실적 활동내용",
    limits: { elementary: guide(150), middle: old(150), high: agree(150) },
  },
  {
    key: "dailyLife",
    label: "일상생활 활동상황 특기사항",
    limits: { elementary: guide(null), middle: null, high: null },
  },
  {
    key: "attendanceRemark",
    label: "출결상황 특기사항",
    limits: { elementary: guide(1500), middle: old(1500), high: agree(1500) },
  },
  {
    key: "enrollmentRemark",
    label: "학적사항 특기사항",
    limits: { elementary: guide(1500), middle: old(1500), high: agree(1500) },
  },
  {
    key: "readingCommon",
    label: "독서활동상황(공통)",
    limits: { elementary: null, middle: old(1500), high: agree(1500) },
  },
  {
    key: "readingSubject",
    label: "독서활동상황(과목)",
    limits: { elementary: null, middle: old(750), high: agree(750) },
  },
];

/** The items that a school of a level has, by what it calls them. */
export function listNeisItems(
  level: SchoolLevel,
): readonly (NeisLimit & Pick<NeisItem, "key" | "label">)[] {
  return neisItems.flatMap(({ key, label, labels, limits }) => {
    const limit = limits[level];
    return limit ? [{ key, label: labels?.[level] ?? label, ...limit }] : [];
  });
}

/** The limit of a list: the teacher's own, else its item's at the school's level. Null is without one, 0 too. */
export function findListLimit(
  { item, limit }: Pick<ListMemo, "item" | "limit">,
  level: SchoolLevel,
): NeisLimit {
  if (typeof limit === "number") return { bytes: limit || null, status: "guide" };
  const known = neisItems.find(({ key }) => key === item)?.limits[level];
  return known ?? { bytes: null, status: "guide" };
}

/** By the school's name; one whose name does not tell it is of the level that the teacher chose in 출결 규칙. */
export function findSchoolLevel(school: string | undefined, chosen: SchoolLevel): SchoolLevel {
  const words = { elementary: "초등학교", middle: "중학교", high: "고등학교" } as const;
  const levels = Object.keys(words) as (keyof typeof words)[];
  const named = levels.filter((level) => school?.includes(words[level]));
  return (named.length === 1 && named[0]) || chosen;
}

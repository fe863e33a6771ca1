import { hasTyped } from "@damim/domain/hangul/initial-consonants.ts";

export type PaletteGroup = "students" | "pages" | "acts" | "recent" | "records" | "elsewhere";

/** One line of 빠른 이동. */
export interface PaletteItem {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  /** Quiet words after the label: 「출결 적기」. */
  readonly detail?: string;
  /** Of a pupil: a typed figure finds it, too. */
  readonly number?: number;
  /** Other words that find it. */
  readonly words?: string;
  readonly onChoose: () => void;
}

const MOST_STUDENTS = 8;
const MOST_RECORDS = 8;
const FEW_STUDENTS = 3;
const restOrder: readonly PaletteGroup[] = ["recent", "pages", "acts"];
const typedOrder: readonly PaletteGroup[] = ["students", "pages", "acts", "recent", "records"];

/**
 * What 빠른 이동 shows for what is typed: everything but pupils and features' records while nothing is, else what fits, by
 * words, 초성 or number. The pupil of exactly this number comes first, then names that begin so. A second
 * way to a pupil (`students` of the same number) is shown only where few are left.
 *
 * ```ts
 * searchPalette(items, "2"); // 2번 권서아, then 20번 …, 21번 …
 * ```
 */
export function searchPalette(
  items: readonly PaletteItem[],
  typed: string,
): readonly PaletteItem[] {
  const wanted = typed.trim();
  if (wanted === "")
    return restOrder.flatMap((group) => items.filter((item) => item.group === group));
  const number = /^(\d+)번?$/.exec(wanted)?.[1];
  const fitting = items.filter((item) =>
    number && item.number !== undefined
      ? String(item.number).startsWith(number)
      : hasTyped(`${item.label} ${item.words ?? ""}`, wanted),
  );
  return typedOrder.flatMap((group) => {
    const inGroup = fitting.filter((item) => item.group === group);
    if (group === "records") return inGroup.slice(0, MOST_RECORDS);
    if (group !== "students") return inGroup;
    const rank = (item: PaletteItem): number => {
      if (number) return String(item.number) === number ? 0 : 1;
      return hasTyped((item.words ?? "").slice(0, wanted.length), wanted) ? 0 : 1;
    };
    const sorted = inGroup.toSorted((a, b) => rank(a) - rank(b));
    const first = sorted.filter(isFirstWay);
    const isFew = first.length <= FEW_STUDENTS;
    return (isFew ? sorted : first).slice(0, MOST_STUDENTS);
  });
}

/** How the id of a pupil's first line ends; the other lines of the pupil are second ways. */
export const FIRST_WAY = "~student";

export function isFirstWay({ id }: PaletteItem): boolean {
  return id.endsWith(FIRST_WAY);
}

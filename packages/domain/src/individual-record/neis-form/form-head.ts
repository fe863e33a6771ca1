import { toBareText } from "../../roster/reading/source/cell-text.ts";
import { neisItems } from "../neis-items.ts";
import type { SheetGrid } from "./sheet-cells.ts";

/** What a column of a form says. */
export type FormRole = "grade" | "class" | "number" | "classNumber" | "name" | "text";

/** Where the heads stand, and the columns of what a form says, all counted from 1. */
export interface FormHead {
  readonly row: number;
  readonly columns: Readonly<Partial<Record<FormRole, number>>>;
}

/** A form has its heads within so many rows. */
export const MOST_HEAD_ROWS = 30;

const heads: readonly (readonly [FormRole, RegExp])[] = [
  ["classNumber", /^(?:학년[/·.,-]?)?(?:반|학급)[/·.,()-]*번호\)?$/u],
  ["number", /^(?:출석|학생)?번호$|^번$|^no\.?$/iu],
  ["grade", /^학년$/u],
  ["class", /^(?:반|학급)$/u],
  ["name", /^(?:학생)?(?:성명|이름)(?:\(한글\))?$|^학생명$/u],
];
const textHead = /특기사항|종합의견|성취수준|활동내용|독서활동|세부능력/u;

/**
 * The row of a form that has its heads (번호, 성명, 세부능력 및 특기사항 …): the one in which most of them stand, of equals the
 * first: they come again on a next page. A head that is merged over rows stands in each of them, and ends in the last; a title that is merged over the form is none, for no name
 * stands beside it.
 *
 * @param item a key of `neis-items.ts`: where several columns are for texts, its own is meant
 */
export function findFormHead(grid: SheetGrid, item: string | null): FormHead | undefined {
  let best: FormHead | undefined;
  const sizeOf = (head: FormHead | undefined): number => Object.keys(head?.columns ?? {}).length;
  for (let row = 1; row <= MOST_HEAD_ROWS; row++) {
    const head = { row, columns: readHeads(listLabels(grid, row), item) };
    const isNext = row - 1 === best?.row && sizeOf(head) === sizeOf(best);
    if (head.columns.name && sizeOf(head) > 1 && (isNext || sizeOf(head) > sizeOf(best)))
      best = head;
  }
  return best;
}

/** What stands in a row, by the column: merged cells from above too. */
export function listLabels(grid: SheetGrid, row: number): ReadonlyMap<number, string> {
  const labels = new Map<number, string>();
  for (const { top, left, bottom } of grid.merged) {
    const label = top < row && row <= bottom && grid.rows.get(top)?.get(left)?.text;
    if (label) labels.set(left, label);
  }
  for (const [column, { text }] of grid.rows.get(row) ?? [])
    if (text.trim() !== "") labels.set(column, text);
  return new Map([...labels].sort(([a], [b]) => a - b));
}

/** The columns that the heads of a row name. */
export function readHeads(
  labels: ReadonlyMap<number, string>,
  item: string | null,
): FormHead["columns"] {
  const columns: Partial<Record<FormRole, number>> = {};
  const texts: (readonly [number, string])[] = [];
  for (const [column, label] of labels) {
    const bare = toBareText(label);
    const role = heads.find(([, pattern]) => pattern.test(bare))?.[0];
    if (role) columns[role] ??= column;
    else if (textHead.test(bare)) texts.push([column, bare]);
  }
  const text = chooseText(texts, item);
  return text === undefined ? columns : { ...columns, text };
}

/** The only one, or that of the item; among several where none is it, nobody can tell. */
function chooseText(
  texts: readonly (readonly [number, string])[],
  item: string | null,
): number | undefined {
  if (texts.length === 1) return texts[0]?.[0];
  const known = neisItems.find(({ key }) => key === item);
  const names = [known?.label, ...Object.values(known?.labels ?? {})].flatMap((label) =>
    label ? [toBareText(label)] : [],
  );
  // 「과목별 세부능력 및 특기사항」 is 「세부능력 및 특기사항」 in a form, 「자율·자치활동 특기사항」 is 「자율활동 특기사항」.
  const isOf = (label: string): boolean =>
    names.some(
      (name) =>
        name.includes(label) || label.includes(name) || name.slice(0, 2) === label.slice(0, 2),
    );
  const own = texts.filter(([, label]) => isOf(label));
  return own.length === 1 ? own[0]?.[0] : undefined;
}

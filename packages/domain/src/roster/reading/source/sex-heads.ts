import { isNameLike } from "../guess-columns.ts";
import { findHeading } from "../roster-column.ts";
import { toBareText, toCleanText } from "./cell-text.ts";

type Grid = readonly (readonly string[])[];

const sexHead = /^([남여])(?:자|학생)?$/u;

/**
 * A list whose columns of names are headed 「남」 and 「여」 alone, as one with 「이름」 and 「성별」 twice. Every other grid
 * comes back as it is (「남」 with a ring below it is no name).
 *
 * ```ts
 * nameSexHeads([["남", "여"], ["권아인", "조수아"]]);
 * // [["이름", "성별", "이름", "성별"], ["권아인", "남", "조수아", "여"]]
 * ```
 */
export function nameSexHeads(grid: Grid): Grid {
  const at = grid.slice(0, 50).findIndex(isSexHeads);
  const head = grid[at];
  if (!head) return grid;
  const sexOf = head.map((cell) => sexHead.exec(toBareText(cell))?.[1] ?? "");
  const below = grid.slice(at + 1);
  const areNames = sexOf.every((sex, column) => {
    const cells = below.map((row) => toCleanText(row[column] ?? "")).filter(Boolean);
    return sex === "" || (cells.length > 0 && cells.every(isNameLike));
  });
  if (!areNames) return grid;
  return grid.map((row, index) => {
    if (index < at) return row;
    return sexOf.flatMap((sex, column) => {
      const cell = row[column] ?? "";
      if (sex === "") return [cell];
      return index === at ? ["이름", "성별"] : [cell, cell.trim() ? sex : ""];
    });
  });
}

/** 「남 | 여」, 「번호 | 남 | 번호 | 여」: each sex once, with a number each or none. */
function isSexHeads(row: readonly string[]): boolean {
  const texts = row.map(toBareText).filter(Boolean);
  const sexes = texts.flatMap((text) => sexHead.exec(text)?.[1] ?? []);
  const numbers = texts.filter((text) => findHeading(text)?.meaning === "number");
  return (
    sexes.length === 2 &&
    new Set(sexes).size === 2 &&
    texts.length === sexes.length + numbers.length &&
    (numbers.length === 0 || numbers.length === 2)
  );
}

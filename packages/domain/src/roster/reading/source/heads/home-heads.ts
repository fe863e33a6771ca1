import { isPhone } from "../../guess-columns.ts";
import { findHeading } from "../../roster-column.ts";
import { toBareText } from "../cell-text.ts";
import type { SettledGrid } from "./settle-grid.ts";

const RELATION = /^(?:부|모|조부|조모|아버지|어머니|아빠|엄마|할아버지|할머니)$/u;
const BARE_CONTACT = /^(?:연락처|전화|전화번호|휴대폰|핸드폰|휴대전화)(?:번호)?\d?$/u;
const ALLERGY = /^(?:식품|음식)?알(?:레르기|러지)(?:유발식품|유무|정보|식품|음식)?$/u;
const NONE = /^(?:없음|없어요|없습니다|무|해당(?:사항)?없음|[xX×-]+|\.)$/u;

/**
 * Heads of what is known from home, as lists say them short: 「부」 over telephones is 「부 연락처」, a bare 「연락처」 behind 「부」
 * too, and what stands below 「알레르기」 is a remark on allergies. What is no such head stays.
 */
export function nameHomeHeads(settled: SettledGrid): SettledGrid {
  const { grid, headIndex } = settled;
  const head = grid[headIndex];
  if (!head) return settled;
  const below = grid.slice(headIndex + 1);
  const texts = head.map((cell) => toBareText(cell).replaceAll(/\([^()]*\)/gu, ""));
  const named = head.map((cell, at) => {
    const [text = "", before = ""] = [texts[at], texts[at - 1]];
    const cells = below.flatMap((row) => row[at]?.trim() || []);
    if (RELATION.test(text) && cells.length > 0 && cells.filter(isPhone).length * 2 > cells.length)
      return `${text} 연락처`;
    return BARE_CONTACT.test(text) && RELATION.test(before) ? `${before} 연락처` : cell;
  });
  const allergy = texts.findIndex((text) => ALLERGY.test(text));
  if (allergy < 0) return { ...settled, grid: grid.with(headIndex, named) };
  const remark = named.findIndex((cell) => findHeading(cell)?.meaning === "note");
  const at = remark < 0 ? allergy : remark;
  const told = grid.map((row, index) => {
    if (index < headIndex) return row;
    if (index === headIndex)
      return named
        .with(at, named[remark] ?? "특이사항")
        .with(allergy, at === allergy ? "특이사항" : "");
    const cell = (row[allergy] ?? "").trim();
    const said =
      cell === "" || NONE.test(toBareText(cell))
        ? ""
        : /알(?:레르기|러지)/u.test(cell)
          ? cell
          : `${cell} 알레르기`;
    const full = [...row, ...Array<string>(Math.max(0, head.length - row.length)).fill("")];
    const other = at === allergy ? "" : (full[at] ?? "").trim();
    return full.with(allergy, "").with(at, [other, said].filter(Boolean).join("; "));
  });
  return { ...settled, grid: told };
}

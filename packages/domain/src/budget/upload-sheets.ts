// Apart from 정산서: the page of a budget shows none of it.
import { isPlan, sortEntries } from "./balance.ts";
import type { KeptEntry } from "./budget.ts";
import { toOutgoingLines } from "./outgoing-lines.ts";
import type { Settlement } from "./settlement.ts";

/** The sheet 「정산양식」 that K-에듀파인 takes in: heads as it knows them. */
export const uploadHeads: readonly string[] = [
  "사용일자",
  "사용업체명",
  "사용금액",
  "구입구분",
  "사용내역",
];

/** The lines of 「정산양식」, which sum to 집행액. */
export function toUploadLines({ rows }: Settlement): readonly (readonly (string | number)[])[] {
  return rows.map(({ day, shop, amount, group, item }) => [
    day,
    shop,
    amount,
    group === "" ? "기타" : group,
    item,
  ]);
}

/** The sheet 「품목내역」 of K-에듀파인. */
export const itemHeads: readonly string[] = ["내용", "규격", "단위", "수량", "예상단가"];

/**
 * The lines of 「품목내역」: of what was spent they sum to 집행액, of what is only planned they are the list of a 품의. Goods
 * that went back stand with less than nothing.
 */
export function toItemLines(
  entries: Iterable<KeptEntry>,
  of: "spent" | "planned",
): readonly (readonly (string | number)[])[] {
  return sortEntries(entries)
    .filter((entry) => entry.type !== "in" && isPlan(entry) === (of === "planned"))
    .flatMap((entry) =>
      toOutgoingLines(entry).map(({ name, spec, unit, count, price }) => [
        name,
        spec ?? "",
        unit ?? "",
        count,
        entry.type === "back" ? -price : price,
      ]),
    );
}

import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { withParticle } from "../hangul/particle.ts";

export type ListRefusal =
  | { readonly type: "ListEmpty" }
  | { readonly type: "NumbersUnclear" }
  | { readonly type: "TooManyItems"; readonly most: number }
  | { readonly type: "ItemTooLong"; readonly item: string; readonly longest: number };

export const listMessages: MessagesFor<ListRefusal> = {
  ListEmpty: () => "목록을 적어 주세요. 「1-28」이나 한 줄에 하나씩 적어요.",
  NumbersUnclear: () => "번호는 「1-28」처럼 작은 수부터 적어 주세요.",
  TooManyItems: ({ most }) => `목록에는 ${most}개까지 적을 수 있어요.`,
  ItemTooLong: ({ item, longest }) =>
    `${withParticle(`「${item.slice(0, 10)}…」`, "이/가")} 너무 길어요. 하나에 ${longest}자까지 적을 수 있어요.`,
};

export const MOST_LIST_ITEMS = 200;
const LONGEST_ITEM_CHARACTERS = 60;

/**
 * A list without a roster: numbers 「1-28」, or own texts, one a line or cut by commas, each once.
 *
 * ```ts
 * readList("1-3"); // [1, 2, 3]
 * ```
 */
export function readList(typed: string): Result<readonly (number | string)[], ListRefusal> {
  const text = typed.normalize("NFC").trim();
  const [, first, last] = /^(\d{1,4})\s*[-~–]\s*(\d{1,4})$/u.exec(text) ?? [];
  if (first !== undefined && last !== undefined) {
    const length = Number(last) - Number(first) + 1;
    if (length < 1) return refuse({ type: "NumbersUnclear" });
    if (length > MOST_LIST_ITEMS) return refuse({ type: "TooManyItems", most: MOST_LIST_ITEMS });
    return ok(Array.from({ length }, (_, index) => Number(first) + index));
  }
  const cut = text.includes("\n") ? /\n/u : /[,\n]/u;
  const items = [...new Set(text.split(cut).map((item) => item.trim()))].filter(Boolean);
  const long = items.find((item) => item.length > LONGEST_ITEM_CHARACTERS);
  if (items.length === 0) return refuse({ type: "ListEmpty" });
  if (items.length > MOST_LIST_ITEMS)
    return refuse({ type: "TooManyItems", most: MOST_LIST_ITEMS });
  if (long !== undefined)
    return refuse({ type: "ItemTooLong", item: long, longest: LONGEST_ITEM_CHARACTERS });
  return ok(items);
}

import type { RecordKind } from "@damim/sync/kind.ts";
import type { ListMemo, ListText, Snippet } from "./list-text-record.ts";

export type { ListMemo, ListText, Snippet };

export const LONGEST_LIST_TEXT_CHARACTERS = 6_000;
/** Of a rule that was said 「괜찮아요」 to, and how many of them a text keeps. */
export const LONGEST_RULE_CHARACTERS = 80;
export const MOST_OK_RULES = 100;
export const LONGEST_SNIPPET_CHARACTERS = 500;

export const listMemoKind: RecordKind<ListMemo, "listMemo"> = { name: "listMemo", version: 1 };
export const listTextKind: RecordKind<ListText, "listText"> = { name: "listText", version: 1 };
export const snippetKind: RecordKind<Snippet, "snippet"> = { name: "snippet", version: 1 };

/** In the order that the teacher gave them. */
export function sortMemos<T extends Pick<ListMemo, "order"> & { readonly id: string }>(
  memos: Iterable<T>,
): readonly T[] {
  return [...memos].sort((a, b) => (`${a.order}~${a.id}` < `${b.order}~${b.id}` ? -1 : 1));
}

/** `toListTextId({ memoId: "m1", studentId: "s3" })` is "m1~s3". */
export function toListTextId(text: Pick<ListText, "memoId" | "studentId">): string {
  return `${text.memoId}~${text.studentId}`;
}

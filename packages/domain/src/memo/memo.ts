import type { RecordKind } from "@damim/sync/kind.ts";
import type { Memo, MemoFolder } from "./memo-record.ts";

export type { Memo, MemoFolder };
export type KeptMemo = Memo & { readonly id: string };
export type KeptMemoFolder = MemoFolder & { readonly id: string };

/** Of the JSON. */
export const LONGEST_MEMO_CHARACTERS = 60_000;
export const LONGEST_MEMO_TITLE_CHARACTERS = 60;
export const MOST_MEMO_PHOTOS = 20;

export const memoFolderKind: RecordKind<MemoFolder, "memoFolder"> = {
  name: "memoFolder",
  version: 1,
};
export const memoKind: RecordKind<Memo, "memo"> = { name: "memo", version: 1 };

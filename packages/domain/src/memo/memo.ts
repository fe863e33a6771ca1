import type { RecordKind } from "@damim/sync/kind.ts";
import type { FileId } from "../files/file.ts";
import type { Colour } from "../record/colour.ts";
import type { LongTextFields } from "../record/long-text.ts";
import type { MemoFolder } from "./memo-folder.ts";

/** A sheet of words. */
export interface Memo extends LongTextFields {
  readonly folderId?: string | null;
  /** A `MemoDocument` as JSON: one long text, so two devices that wrote at once fork it like any other. */
  readonly body?: string | null;
  /** Its first line as plain words, written with the body; empty of a secret one. */
  readonly title: string;
  /** When the words were last written, epoch ms: its place in the list, and its day on a pupil's time line. */
  readonly writtenAt?: number | null;
  readonly isPinned?: boolean | null;
  readonly colour?: Colour | null;
  /** What stands in the body, so that files are kept without reading it. */
  readonly photos?: readonly FileId[] | null;
  readonly isSecret?: boolean | null;
}

export type { MemoFolder };
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

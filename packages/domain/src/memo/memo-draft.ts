import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import type { MemoDocument } from "./memo-document.ts";
import { toMemoTitle, type SayStudent } from "./memo-lines.ts";
import { LONGEST_MEMO_CHARACTERS, MOST_MEMO_PHOTOS, type Memo } from "./memo.ts";
import { listMemoPhotos } from "./mentions.ts";

export type MemoRefusal =
  | { readonly type: "BodyTooLong"; readonly longest: number }
  | { readonly type: "TooManyPhotos"; readonly most: number };

export const memoMessages: MessagesFor<MemoRefusal> = {
  BodyTooLong: () =>
    "메모가 너무 길어서 더 저장하지 못했어요. 글은 이 화면에 그대로 있어요. 두 메모로 나눠 주세요.",
  TooManyPhotos: ({ most }) => `메모 하나에 사진은 ${most}장까지 넣을 수 있어요.`,
};

/** What the editor writes at once: the words, and what of them is read without opening it. */
export type MemoFields = Required<Pick<Memo, "body" | "title" | "photos" | "writtenAt">>;

/**
 * The fields of what stands in the editor.
 *
 * @param sayStudent how the title says a chip: 「3번」, for titles stand where no name may
 */
export function toMemoFields(
  doc: MemoDocument,
  sayStudent: SayStudent,
  writtenAt: number,
): Result<MemoFields, MemoRefusal> {
  const body = JSON.stringify(doc).normalize("NFC");
  const photos = listMemoPhotos(doc);
  if (body.length > LONGEST_MEMO_CHARACTERS)
    return refuse({ type: "BodyTooLong", longest: LONGEST_MEMO_CHARACTERS });
  if (photos.length > MOST_MEMO_PHOTOS)
    return refuse({ type: "TooManyPhotos", most: MOST_MEMO_PHOTOS });
  const title = toMemoTitle(doc, sayStudent).normalize("NFC");
  return ok({ body, title, photos: photos.length > 0 ? photos : null, writtenAt });
}

import { toSentence } from "@damim/domain/base/result.ts";
import type { FileId } from "@damim/domain/files/file.ts";
import { memoMessages } from "@damim/domain/memo/memo-draft.ts";
import { readMemoDocument } from "@damim/domain/memo/memo-document.ts";
import { memoKind, MOST_MEMO_PHOTOS } from "@damim/domain/memo/memo.ts";
import { listMemoPhotos } from "@damim/domain/memo/mentions.ts";
import { useKeepPhoto } from "../../../data/files/use-keep-photo.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { showToast } from "../../../ui/overlay/toast.ts";

/** Sharp enough to read a notice from. */
const LONGEST_SIDE = 1600;

/** Keeps pictures of a memo, each on this device's disk and on its way at once; what cannot be kept is said. */
export function useMemoPictures(
  store: Store,
  id: string,
  body: string,
): (files: readonly Blob[]) => Promise<readonly FileId[]> {
  const keepPhoto = useKeepPhoto({
    scope: store.scope,
    kind: memoKind.name,
    id,
    field: "photos",
  });
  return async (files) => {
    const doc = readMemoDocument(body, Infinity);
    const room = MOST_MEMO_PHOTOS - (doc ? listMemoPhotos(doc).length : 0);
    const kept: FileId[] = [];
    let isUnread = false;
    for (const file of files.slice(0, room)) {
      const photo = await keepPhoto(file, LONGEST_SIDE);
      if (photo === undefined) isUnread = true;
      else kept.push(photo);
    }
    if (isUnread) showToast.error("사진으로 열 수 없는 파일이에요. JPEG나 PNG 사진을 골라 주세요.");
    if (files.length > room)
      showToast.error(toSentence(memoMessages, { type: "TooManyPhotos", most: MOST_MEMO_PHOTOS }));
    return kept;
  };
}

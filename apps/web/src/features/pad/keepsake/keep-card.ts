import type { FileId } from "@damim/domain/files/file.ts";
import { padKeepsakeKind } from "@damim/domain/pad/pad-keepsake.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { showPicture } from "../../../data/files/use-file-picture.ts";
import type { PadFiles } from "../../../data/pad/pad-files.ts";
import type { PadCardRow } from "../../../data/pad/use-pad-data.ts";
import type { Store, TeacherData } from "../../../data/teacher-data.ts";
import { toSha256 } from "../../../data/files/digest.ts";
import type { DoneStep } from "../../../data/history/undo-history.ts";
import { newId } from "../../../platform/random.ts";
import { fetchBlob } from "../../../platform/server/fetch-blob.ts";
import { toKeepsakeOf, writeKeepsake } from "./write-keepsake.ts";

export interface CardToKeep {
  readonly card: PadCardRow;
  readonly roomTitle: string;
  /** Of the room, where the card's picture lies. */
  readonly roomFiles: Pick<PadFiles, "findOwn" | "addressOf">;
}

export interface Kept {
  /** Its picture came along, or it has none. */
  readonly isWhole: boolean;
  readonly step: DoneStep;
}

/**
 * Copies a card to a pupil's record: its words, and its picture as a file of the teacher's own. `withoutPicture`: the
 * picture could not be fetched now; the words are kept, and keeping the card again later brings the picture along.
 */
export async function keepCard(
  data: Pick<TeacherData, "files" | "history" | "now">,
  to: { readonly store: Store; readonly studentId: StudentId },
  { card, roomTitle, roomFiles }: CardToKeep,
): Promise<Kept> {
  const { store, studentId } = to;
  const id = toKeepsakeOf(studentId, card);
  const hasPicture = (card.type === "picture" || card.type === "drawing") && Boolean(card.file);
  const file = card.file ?? "";
  const picture = hasPicture
    ? await fetchBlob(roomFiles.findOwn(file) ?? roomFiles.addressOf(file, "content"))
    : undefined;
  const photo = picture && (await copyPicture(data, { store, id }, picture));
  const known = photo ?? store.rows(padKeepsakeKind).get(id)?.photo;
  const written = data.history.write(
    store,
    [writeKeepsake(studentId, { card, roomTitle }, known)],
    "패드잇 카드를 학생 기록으로 보내기",
  );
  const step = data.history.lastStep();
  await written;
  return { isWhole: picture !== undefined || !hasPicture, step };
}

async function copyPicture(
  { files, now }: Pick<TeacherData, "files" | "now">,
  { store, id }: { readonly store: Store; readonly id: string },
  picture: Blob,
): Promise<FileId> {
  const photo = newId(now());
  const bytes = new Uint8Array(await picture.arrayBuffer());
  const place = { scope: store.scope, kind: padKeepsakeKind.name, id, field: "photo" };
  const about = { name: "패드잇 사진", mime: picture.type, size: bytes.length };
  const sha256 = await toSha256(bytes);
  showPicture(files, photo, picture);
  await files.add({ id: photo, place, ...about, sha256 }, bytes);
  return photo;
}

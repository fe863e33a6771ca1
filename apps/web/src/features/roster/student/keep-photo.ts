import { studentKind, type StudentId } from "@damim/domain/student/student.ts";
import { toSha256 } from "../../../data/files/digest.ts";
import { showPicture } from "../../../data/files/use-file-picture.ts";
import type { Store, TeacherData } from "../../../data/teacher-data.ts";
import { newId } from "../../../platform/random.ts";

/** Brings a photo to this device's disk, on its way to the server; its id is for the pupil's row. */
export async function keepPhoto(
  { files, now }: Pick<TeacherData, "files" | "now">,
  store: Store,
  { studentId, photo }: { readonly studentId: StudentId; readonly photo: Blob },
): Promise<string> {
  const id = newId(now());
  const bytes = new Uint8Array(await photo.arrayBuffer());
  const before = store.rows(studentKind).get(studentId)?.photo ?? undefined;
  const place = {
    scope: store.scope,
    kind: studentKind.name,
    id: studentId,
    field: "photo",
    before,
  };
  const about = { name: "사진.jpg", mime: photo.type, size: bytes.length };
  const sha256 = await toSha256(bytes);
  showPicture(files, id, photo);
  await files.add({ id, place, ...about, sha256 }, bytes);
  return id;
}

import type { FileId } from "@damim/domain/files/file.ts";

/** What the form of a pupil holds as the photo: the row's, a stored one (or none), or one just chosen. */
export type ChosenPhoto =
  | { readonly type: "as-it-was" }
  | { readonly type: "stored"; readonly id: FileId | null }
  | { readonly type: "new"; readonly picture: Blob; readonly address: string };

/** The stored photo that the form shows; null while a new one stands in its place. */
export function findPhotoId(chosen: ChosenPhoto, ofRow: FileId | null | undefined): FileId | null {
  if (chosen.type === "new") return null;
  return (chosen.type === "stored" ? chosen.id : ofRow) ?? null;
}

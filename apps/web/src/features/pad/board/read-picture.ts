import { shrinkPicture } from "../../../platform/shrink-picture.ts";
import type { CardDraft } from "../card/card-draft.ts";

/** Sharp on a classroom screen, and a few hundred kilobytes. */
const LONGEST_SIDE = 1_600;

export type ReadPicture =
  | { readonly type: "ready"; readonly picture: Pick<CardDraft, "width" | "height" | "newFile"> }
  | { readonly type: "unreadable" };

/** A photo from a camera or gallery, smaller and without its place and time, with its size for the board. */
export async function readPicture(file: File): Promise<ReadPicture> {
  const blob = await shrinkPicture(file, LONGEST_SIDE);
  const drawn = blob && (await createImageBitmap(blob).catch(() => undefined));
  if (!blob || !drawn) return { type: "unreadable" };
  const { width, height } = drawn;
  drawn.close();
  const name = file.name.replace(/\.[^.]*$/, "") || "사진";
  return { type: "ready", picture: { width, height, newFile: { blob, name: `${name}.jpg` } } };
}

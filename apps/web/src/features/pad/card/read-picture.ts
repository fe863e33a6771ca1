import { shrinkPicture } from "../../../platform/shrink-picture.ts";
import type { CardDraft } from "./card-draft.ts";

/** Sharp on a classroom screen, and a few hundred kilobytes. */
const LONGEST_SIDE = 1_600;

export const UNREADABLE_PICTURE = "이 사진은 열 수 없어요. 다른 사진을 골라 주세요.";

export type Picture = Required<Pick<CardDraft, "newFile">> & Pick<CardDraft, "width" | "height">;

/** A photo from a camera or gallery, smaller and without its place and time, with its size for the board. */
export async function readPicture(file: File): Promise<Picture | undefined> {
  const blob = await shrinkPicture(file, LONGEST_SIDE);
  const drawn = blob && (await createImageBitmap(blob).catch(() => undefined));
  if (!blob || !drawn) return undefined;
  const { width, height } = drawn;
  drawn.close();
  const name = file.name.replace(/\.[^.]*$/, "") || "사진";
  return { width, height, newFile: { blob, name: `${name}.jpg` } };
}

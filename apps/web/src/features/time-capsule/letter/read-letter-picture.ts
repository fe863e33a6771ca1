import { LETTER_PART_BYTES_MAX } from "@damim/domain/time-capsule/letter-parts.ts";
import { shrinkPicture } from "../../../platform/shrink-picture.ts";

/** The first that is small enough: most photos are at once. */
const LONGEST_SIDES = [1_280, 960, 640];

/** A photo as it goes into a letter, without its place and time; undefined where it cannot be opened. */
export async function readLetterPicture(file: Blob): Promise<Blob | undefined> {
  for (const side of LONGEST_SIDES) {
    const picture = await shrinkPicture(file, side);
    if (!picture || picture.size <= LETTER_PART_BYTES_MAX) return picture;
  }
  return undefined;
}

import type { FileRefusal } from "@damim/domain/files/file-refusal.ts";
import { PICTURE_PIXELS_MAX } from "@damim/domain/files/file.ts";
import type { Result } from "@damim/domain/base/result.ts";
import { ok, refuse } from "@damim/domain/base/result.ts";
import type { Sharp } from "sharp";
import type { FileType } from "./find-file-type.ts";

export interface ProcessedPicture {
  readonly bytes: Buffer;
  readonly type: FileType;
  readonly width: number;
  readonly height: number;
  /** WebP, as large as a list or a card shows it. */
  readonly thumbnail: Buffer;
}

const JPEG: FileType = { group: "picture", mime: "image/jpeg", extension: "jpg" };
const PNG: FileType = { group: "picture", mime: "image/png", extension: "png" };
/** Longer sides are brought down: no screen of a classroom shows more. */
const LONGEST_SIDE = 4096;
const THUMBNAIL_SIDE = 320;
const SECONDS_MAX = 20;
/** libvips would also open drawings, PDF, TIFF and more, each with its own parser. */
const LOADERS = ["Jpeg", "Png", "Webp", "Nsgif"].map((name) => `VipsForeignLoad${name}Buffer`);

/**
 * A picture drawn anew: pixels as they are seen, turned upright, without the place, the time, the camera or
 * whatever else stood in the file. Of a moving picture the first image stays.
 */
export async function processPicture(
  bytes: Buffer,
): Promise<Result<ProcessedPicture, FileRefusal>> {
  const open = await loadSharp();
  try {
    // The header alone: a picture that claims 50,000 × 50,000 pixels is never unpacked.
    const { width, height, hasAlpha } = await open(bytes).metadata();
    if (width * height > PICTURE_PIXELS_MAX) return refuse({ type: "TooManyPixels" });
    const upright = open(bytes)
      .autoOrient()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .timeout({ seconds: SECONDS_MAX });
    const drawn = hasAlpha ? upright.png() : upright.jpeg({ quality: 88 });
    const whole = await drawn.toBuffer({ resolveWithObject: true });
    const thumbnail = await open(whole.data)
      .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer();
    const { info } = whole;
    const type = hasAlpha ? PNG : JPEG;
    return ok({ bytes: whole.data, type, width: info.width, height: info.height, thumbnail });
  } catch (error) {
    // sharp throws plain errors with libvips's English; only the limit is worth telling apart.
    const isLarge = error instanceof Error && /pixel limit/i.test(error.message);
    return refuse({ type: isLarge ? "TooManyPixels" : "PictureUnreadable" });
  }
}

let loading: Promise<(bytes: Buffer) => Sharp> | undefined;

/** Loaded with the first picture: it brings 20 MB of memory that a server without pictures does not need. */
export function loadSharp(): Promise<(bytes: Buffer) => Sharp> {
  loading ??= import("sharp").then(({ default: sharp }) => {
    sharp.cache(false);
    // Pictures are drawn one by one (`finish-upload.ts`), each on one core: the other serves.
    sharp.concurrency(1);
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: LOADERS });
    return (bytes) =>
      sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX, failOn: "error", pages: 1 });
  });
  return loading;
}

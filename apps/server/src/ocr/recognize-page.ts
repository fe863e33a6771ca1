import { PICTURE_PIXELS_MAX } from "@damim/domain/files/file.ts";
import { ok, refuse, type Result } from "@damim/domain/base/result.ts";
import type { OcrPage } from "@damim/domain/roster/reading/source/ocr-page.ts";
import type { Page } from "tesseract.js";
import { loadSharp } from "../files/process-picture.ts";
import { eraseLines } from "./erase-lines.ts";
import { eraseMarks } from "./erase-marks.ts";
import { evenLight } from "./even-light.ts";
import { findSkew } from "./find-skew.ts";
import type { OcrLanguages } from "./ocr-languages.ts";
import { openReader } from "./open-reader.ts";

export type OcrRefusal =
  | { readonly type: "PictureUnreadable" }
  | { readonly type: "TooSlow" }
  /** The reader did not start, or died: nothing is wrong with the picture. */
  | { readonly type: "ReaderBroken"; readonly detail: string };

/** Letters of a printed A4 list are 20 to 40 pixels high then, as the reader likes them. */
const LONGEST_SIDE = 2400;
/** A photo that a messenger made small has 1,600: as it is no name of its list was read, enlarged 25 of 26. */
const SMALL_SIDE = 2000;
/** Large letters lose by being enlarged, and the reader is as sure of them. */
const CLEARLY_MORE = 1.2;
const SECONDS_MAX = 60;
const SHOWN_QUALITY = 60;
/** Degrees. */
const LEAST_SKEW = 0.3;
/**
 * Reads a picture of something printed in these languages: in a thread of its own, which ends with the picture and takes
 * its 200 MB along. Nothing of it is kept and nothing leaves this computer. A thread that dies is an answer too. A small
 * picture is read as it is and enlarged, for its letters may be large or small; what was read better is told.
 */
export async function recognizePage(
  picture: Buffer,
  { languages, folder, isRuled }: OcrLanguages,
  script?: string,
): Promise<Result<OcrPage, OcrRefusal>> {
  const drawn = await drawForReading(picture, isRuled, false);
  if (!drawn) return refuse({ type: "PictureUnreadable" });
  const large = drawn.isSmall ? await drawForReading(picture, isRuled, true) : undefined;
  const reader = openReader(script);
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), SECONDS_MAX * 1000);
  });
  try {
    // With its start: a reader that hangs there would keep everybody else waiting.
    let best: OcrPage | undefined;
    for (const one of large ? [drawn, large] : [drawn]) {
      const read = await Promise.race([reader.read(one.png, { languages, folder }), limit]);
      if (read === "late") return best ? ok(best) : refuse({ type: "TooSlow" });
      const page = toPage(read, one);
      if (!best || countSure(page) > countSure(best) * CLEARLY_MORE) best = page;
    }
    return best ? ok(best) : refuse({ type: "TooSlow" });
  } catch (error) {
    return refuse({ type: "ReaderBroken", detail: String(error) });
  } finally {
    clearTimeout(timer);
    await reader.close();
  }
}

/** Letters by how sure the reader is of their words. */
function countSure({ lines }: OcrPage): number {
  return lines
    .flatMap(({ words }) => words)
    .reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
}

interface DrawnPicture {
  readonly png: Buffer;
  /** A JPEG of it with its rulings, for people. */
  readonly picture: Buffer;
  readonly width: number;
  readonly height: number;
  readonly isSmall: boolean;
}

function toPage({ blocks }: Page, { picture, width, height, isSmall }: DrawnPicture): OcrPage {
  const lines = (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap((paragraph) => paragraph.lines)
    .map(({ bbox, words }) => ({
      top: bbox.y0,
      bottom: bbox.y1,
      words: words.map((word) => ({
        text: word.text,
        left: word.bbox.x0,
        right: word.bbox.x1,
        confidence: word.confidence,
      })),
    }));
  return { width, height, lines, isSmall, picture: picture.toString("base64") };
}

/** Upright and straight, grey, with even light and without rulings; nothing when it is no picture. */
async function drawForReading(
  picture: Buffer,
  isRuled: boolean,
  isEnlarged: boolean,
): Promise<DrawnPicture | undefined> {
  const open = await loadSharp();
  try {
    const { width, height } = await open(picture).metadata();
    if (width * height > PICTURE_PIXELS_MAX) return undefined;
    const { data, info } = await open(picture)
      .autoOrient()
      .flatten({ background: "#ffffff" })
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: !isEnlarged })
      .greyscale()
      .median(3)
      .normalise()
      .raw()
      .timeout({ seconds: SECONDS_MAX })
      .toBuffer({ resolveWithObject: true });
    evenLight(data, info);
    const { default: sharp } = await import("sharp");
    const degrees = findSkew(data, info);
    // A little to the side is how every scan comes; turning it would only blur its letters.
    const straight =
      Math.abs(degrees) < LEAST_SKEW
        ? { data, info }
        : await sharp(data, { raw: toRaw(info) })
            .rotate(-degrees, { background: "#ffffff" })
            .greyscale()
            .raw()
            .toBuffer({ resolveWithObject: true });
    const shown = await sharp(straight.data, { raw: toRaw(straight.info) })
      .jpeg({ quality: SHOWN_QUALITY })
      .toBuffer();
    // First what hangs together: a ruling that is painted over in part no longer does.
    if (isRuled) {
      eraseMarks(straight.data, straight.info);
      eraseLines(straight.data, straight.info);
    }
    const png = await sharp(straight.data, { raw: toRaw(straight.info) })
      .withMetadata({ density: 300 })
      .png({ compressionLevel: 1 })
      .toBuffer();
    const { width: across, height: down } = straight.info;
    const isSmall = Math.max(width, height) < SMALL_SIDE;
    return { png, picture: shown, width: across, height: down, isSmall };
  } catch {
    // sharp throws plain errors with libvips's English: whatever it was, it is no picture of a list.
    return undefined;
  }
}

function toRaw({ width, height }: { readonly width: number; readonly height: number }) {
  return { width, height, channels: 1 as const };
}

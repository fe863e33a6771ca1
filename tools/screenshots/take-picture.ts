import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";
import { waitForRest } from "../../e2e/support/wait-for-rest.ts";

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface PictureOptions {
  readonly file: string;
  /** How large the picture is beside the screen: 1 is as large. */
  readonly scale: number;
  /** The part of the screen; all of it unless said. */
  readonly clip?: { readonly x: number; readonly y: number } & Size;
}

/** WebP at this quality keeps small letters sharp at a quarter of a PNG's bytes. */
const QUALITY = 62;

/**
 * Writes the screen as it rests into a WebP file and tells its bytes. By the browser's own encoder: no image
 * library is needed for it.
 */
export async function takePicture(
  page: Page,
  { file, scale, clip }: PictureOptions,
): Promise<number> {
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await waitForRest(page);
  const size = page.viewportSize();
  if (!size) throw new Error("a page without a window has no picture");
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
    clip: { ...(clip ?? { x: 0, y: 0, ...size }), scale },
  });
  await browser.detach();
  const picture = Buffer.from(data, "base64");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
  return picture.length;
}

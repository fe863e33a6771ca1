import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "playwright-core";

export interface PictureOptions {
  readonly file: string;
  /** How large the picture is beside the screen: 1 is as large. */
  readonly scale: number;
}

/** WebP at this quality keeps small letters sharp at a quarter of a PNG's bytes. */
const QUALITY = 62;

/**
 * Writes the screen as it rests into a WebP file and tells its bytes. By the browser's own encoder: no image
 * library is needed for it.
 */
export async function takePicture(page: Page, { file, scale }: PictureOptions): Promise<number> {
  await waitForRest(page);
  const size = page.viewportSize();
  if (!size) throw new Error("a page without a window has no picture");
  const browser = await page.context().newCDPSession(page);
  const { data } = await browser.send("Page.captureScreenshot", {
    format: "webp",
    quality: QUALITY,
    clip: { x: 0, y: 0, ...size, scale },
  });
  await browser.detach();
  const picture = Buffer.from(data, "base64");
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, picture);
  return picture.length;
}

/**
 * Letters are here and nothing moves any more. Each element passes an inherited colour on a frame later than its
 * parent: only some frames without movement are rest.
 */
async function waitForRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let still = 0; still < 6; still += 1) {
      await document.fonts.ready;
      await nextFrame();
      const moving = document.getAnimations();
      if (moving.length > 0) still = -1;
      await Promise.allSettled(moving.map((each) => each.finished));
    }
  });
}

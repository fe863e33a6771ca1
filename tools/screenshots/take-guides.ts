import { mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { Browser, Locator, Page } from "playwright-core";
import { closeExampleTeacher, openExampleTeacher } from "../../e2e/support/example-teacher.ts";
import { listGuides } from "../../e2e/support/list-guides.ts";
import type { RunningDamim } from "../../e2e/support/start-damim.ts";
import { walkGuide } from "../../e2e/support/walk-guide.ts";
import { waitForRest } from "../../e2e/support/wait-for-rest.ts";
import { projectRoot } from "../run-step.ts";
import { takePicture } from "./take-picture.ts";

const FOLDER = path.join(projectRoot, "apps/web/src/features/guide/pictures");
/** Of a picture; a control that is wide is shown smaller. */
const WIDTH = 720;
const RATIO = 0.625;
const LEAST_WIDTH = 600;
const AROUND = 60;
const SCREEN = { width: 1366, height: 768 };
const MOST_BYTES_EACH = 40_000;
const MOST_BYTES = 4_000_000;

/**
 * The pictures of the guides, from the walk of each: what one sees before a step, its control ringed. For a release; the
 * page shows those that are there. Words choose guides by their ids. False when a guide cannot be walked or the pictures
 * are too large.
 */
export async function takeGuides(
  damim: RunningDamim,
  browser: Browser,
  words: readonly string[],
): Promise<boolean> {
  mkdirSync(FOLDER, { recursive: true });
  const all = await listGuides();
  const wanted = all.filter(({ id }) => words.length === 0 || words.includes(id));
  let isGood = true;
  for (const guide of wanted) {
    for (const file of readdirSync(FOLDER).filter((name) => name.startsWith(`${guide.id}-`)))
      rmSync(path.join(FOLDER, file));
    const { page, context } = await openExampleTeacher(damim, browser, { viewport: SCREEN });
    try {
      await walkGuide(page, damim.url, guide, (control, index) =>
        takeStep(page, control, path.join(FOLDER, `${guide.id}-${index + 1}.webp`)),
      );
    } catch (error) {
      isGood = false;
      console.error(error);
    }
    await closeExampleTeacher(context);
  }
  const sizes = readdirSync(FOLDER).map((name) => ({
    name,
    bytes: statSync(path.join(FOLDER, name)).size,
  }));
  const large = sizes.filter(({ bytes }) => bytes > MOST_BYTES_EACH);
  for (const { name, bytes } of large)
    console.error(`${name}: ${bytes} B, 한도 ${MOST_BYTES_EACH}`);
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);
  console.log(
    `사용법 그림 ${sizes.length}장 ${Math.round(sum / 1000)} kB, 한도 ${MOST_BYTES / 1000} kB`,
  );
  return isGood && large.length === 0 && sum <= MOST_BYTES;
}

async function takeStep(page: Page, control: Locator, file: string): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  // What was typed or chosen may move the control a little later.
  await page.waitForTimeout(400);
  await waitForRest(page);
  const box = await control.boundingBox();
  if (!box) throw new Error(`${file}: its control has no place`);
  const widest = Math.floor(SCREEN.height / RATIO);
  const wanted = Math.max(box.width + AROUND, (box.height + AROUND) / RATIO, LEAST_WIDTH);
  const width = Math.round(Math.min(wanted, widest));
  const height = Math.round(width * RATIO);
  const place = (at: number, length: number, shown: number, whole: number): number =>
    Math.round(Math.max(0, Math.min(whole - shown, at + length / 2 - shown / 2)));
  await showRing(page, box);
  await takePicture(page, {
    file,
    scale: WIDTH / width,
    clip: {
      x: place(box.x, box.width, width, SCREEN.width),
      y: place(box.y, box.height, height, SCREEN.height),
      width,
      height,
    },
  });
  await page.evaluate(() => document.getElementById("guide-ring")?.remove());
}

/** In the browser's top layer, above the dialogs. */
function showRing(
  page: Page,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Promise<void> {
  return page.evaluate(({ x, y, width, height }) => {
    const ring = document.createElement("div");
    ring.id = "guide-ring";
    ring.popover = "manual";
    Object.assign(ring.style, {
      position: "fixed",
      inset: "auto",
      margin: "0",
      padding: "0",
      left: `${x - 6}px`,
      top: `${y - 6}px`,
      width: `${width + 12}px`,
      height: `${height + 12}px`,
      border: "4px solid #ffb02e",
      borderRadius: "16px",
      background: "none",
      boxSizing: "border-box",
      pointerEvents: "none",
    });
    document.body.append(ring);
    ring.showPopover();
  }, box);
}

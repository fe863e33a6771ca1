/**
 * `npm run screenshots [-- WORD…]`: pictures of every screen, on a desktop, on the board of a classroom and
 * on a phone, in light and (but for the board) in dark, into `docs/screens/`. Words choose files by a part of their names
 * ("today", "phone", "dark"); then the other pictures stay. `--to FOLDER` writes somewhere else.
 * `npm run screenshots -- guides [ID…]` takes those of 사용법 instead, into the feature that shows them.
 * Exit codes: 0 done, 1 a scene could not be arranged or the pictures are too large.
 */
import { rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { isSmallest } from "../bench/support/smallest.ts";
import { launchChromium, openDevice } from "../e2e/support/open-browser.ts";
import { startDamim, type RunningDamim } from "../e2e/support/start-damim.ts";
import { buildTeacher, post, type KnownTeacher } from "../e2e/support/teacher.ts";
import { projectRoot, runStep } from "./run-step.ts";
import { findExampleMoment, pushExampleClass, standInMoment } from "./screenshots/example-class.ts";
import type { Stage } from "./screenshots/scene.ts";
import { scenes } from "./screenshots/scenes.ts";
import { takeGuides } from "./screenshots/take-guides.ts";
import { takePicture } from "./screenshots/take-picture.ts";
import { setUpChromium } from "./set-up-chromium.ts";

const MOST_BYTES = 5_000_000;
const PHONE =
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36";

interface PictureDevice {
  readonly name: string;
  readonly scale: number;
  readonly themes: readonly ("light" | "dark")[];
  readonly options: BrowserContextOptions;
}

const both = ["light", "dark"] as const;

const devices: readonly PictureDevice[] = [
  { name: "desktop", scale: 1, themes: both, options: { viewport: { width: 1366, height: 768 } } },
  // A board is looked at by day.
  {
    name: "board",
    scale: 0.6,
    themes: ["light"],
    options: { viewport: { width: 1920, height: 1080 } },
  },
  {
    name: "phone",
    scale: 1,
    themes: both,
    options: {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      userAgent: PHONE,
    },
  },
];

const { values, positionals: words } = parseArgs({
  options: { to: { type: "string", default: path.join(projectRoot, "docs/screens") } },
  allowPositionals: true,
});
process.env["CHROMIUM_PATH"] = await setUpChromium();
process.exitCode = (await takeAll()) ? 0 : 1;

async function takeAll(): Promise<boolean> {
  if (!isSmallest && !(await buildPages())) return false;
  if (words.length === 0) {
    for (const { name } of devices) {
      rmSync(path.join(values.to, name), { recursive: true, force: true });
    }
  }
  const [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
  try {
    const [first, ...others] = words;
    if (first === "guides") return await takeGuides(damim, browser, others);
    let bytes = 0;
    for (const device of devices) bytes += await takeDevice(damim, browser, device);
    console.log(`${Math.round(bytes / 1000)} kB, 한도 ${MOST_BYTES / 1000} kB`);
    return bytes <= MOST_BYTES;
  } finally {
    await browser.close();
    await damim.stop();
  }
}

async function buildPages(): Promise<boolean> {
  const args = ["vite", "build", "apps/web", "--logLevel", "warn"];
  return (await runStep({ name: "화면 만들기 build", args })).passed;
}

/** One teacher's way through the product on one kind of device. */
async function takeDevice(
  damim: RunningDamim,
  browser: Browser,
  { name: deviceName, scale, themes, options }: PictureDevice,
): Promise<number> {
  const toFile = (scene: string, theme: string): string =>
    path.join(values.to, deviceName, `${scene}${theme === "dark" ? "-dark" : ""}.webp`);
  const isWanted = (file: string): boolean =>
    words.every((word) => path.relative(values.to, file).includes(word));
  const last = scenes.findLastIndex(
    ({ name, devices: shownOn = [deviceName] }) =>
      shownOn.includes(deviceName) && themes.some((theme) => isWanted(toFile(name, theme))),
  );
  const moment = findExampleMoment();
  const { page, context } = await openDevice(browser, "about:blank", {
    ...options,
    reducedMotion: "reduce",
  });
  await standInMoment(context, moment);
  await context.addInitScript(
    (size) => localStorage.setItem("textSize", size),
    deviceName === "board" ? "board" : "normal",
  );
  const teacher = buildTeacher();
  const { email, password, nickName } = teacher;
  await post(damim, context.request, "auth/sign-up/email", { email, password, name: nickName });
  let known: KnownTeacher | undefined;
  const stage: Stage = {
    page,
    url: damim.url,
    teacher,
    async fillClass(studentCount) {
      if (known && known.students.length >= studentCount) return known;
      known = await pushExampleClass(damim, context, teacher, { ...moment, studentCount });
      return known;
    },
  };
  // She signs in on screen, as one device.
  await post(damim, context.request, "auth/sign-out", {});
  let bytes = 0;
  for (const { name, arrange, devices: shownOn } of scenes.slice(0, last + 1)) {
    await arrange(stage);
    if (shownOn && !shownOn.includes(deviceName)) continue;
    for (const theme of themes) {
      const file = toFile(name, theme);
      if (!isWanted(file)) continue;
      await page.emulateMedia({ colorScheme: theme });
      await page.locator(`html[data-theme=${theme}]`).waitFor();
      bytes += await takePicture(page, { file, scale });
    }
    await page.emulateMedia({ colorScheme: "light" });
  }
  await context.close();
  return bytes;
}

/**
 * From a list of 30 in the clipboard to the first mark on a seat, at the speed of a person: five keys a second,
 * and 1.2 s to look and to move the pointer before each press. Started on 오늘 of a teacher without pupils.
 */
import { openDevice, launchChromium } from "../e2e/support/open-browser.ts";
import { findButton, findDialog } from "../e2e/support/screen.ts";
import { startDamim } from "../e2e/support/start-damim.ts";
import { buildStudents, openTeacher } from "../e2e/support/teacher.ts";
import { printFigure, round } from "./support/report.ts";
import type { Locator } from "playwright-core";
import { orLeast } from "./support/smallest.ts";

const PUPILS = 30;
const KEY_MS = 200;
const LOOK_AND_MOVE_MS = orLeast(1200, 50);
const BUDGET_S = 90;

const list = buildStudents(PUPILS)
  .map(({ number, name }) => `${number}\t${name}`)
  .join("\n");
const [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
try {
  const { page, context } = await openDevice(browser, "about:blank");
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openTeacher(damim, context, { studentCount: 0 });
  await page.goto(damim.url);
  await page.getByRole("link", { name: "명단 넣기", exact: true }).waitFor();
  await page.evaluate((text) => navigator.clipboard.writeText(text), list);

  let presses = 0;
  const press = async (target: Locator): Promise<void> => {
    await target.waitFor();
    await page.waitForTimeout(LOOK_AND_MOVE_MS);
    await target.click();
    presses += 1;
  };
  const start = performance.now();
  await press(page.getByRole("link", { name: "명단 넣기", exact: true }));
  await press(findButton(page, "명단 붙여넣기").first());
  const paste = findDialog(page, "명단 붙여넣기");
  await press(paste.getByRole("textbox", { name: "붙여넣을 명단", exact: true }));
  await page.waitForTimeout(2 * KEY_MS);
  await page.keyboard.press("Control+V");
  await paste.getByText(`${PUPILS}명을 가져와요`, { exact: true }).waitFor();
  await press(findButton(paste, "가져오기"));
  await press(page.getByRole("link", { name: "오늘", exact: true }));
  const [first] = buildStudents(1);
  if (!first) throw new Error("a class has a first pupil");
  const words = `${first.number}번 ${first.name}`;
  await press(findButton(page, `${words} 출석`));
  await press(findButton(findDialog(page, words), "질병 결석"));
  await findButton(page, `${words} 질병 결석`).waitFor();
  const seconds = (performance.now() - start) / 1000;
  const human = (presses * LOOK_AND_MOVE_MS + 2 * KEY_MS) / 1000;
  printFigure({
    name: `from a list of ${PUPILS} in the clipboard to the first mark, human speed`,
    ours: `${round(seconds)} s, ${presses} presses (${round(seconds - human)} s of it ours)`,
    budget: `≤ ${BUDGET_S} s`,
    holds: seconds <= BUDGET_S,
  });
} finally {
  await browser.close();
  await damim.stop();
}

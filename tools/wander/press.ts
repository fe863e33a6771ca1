import type { Page } from "playwright-core";
import type { Dice } from "../../apps/web/src/kit/act/feature-act.ts";
import { bringIntoView, type Control, focusControl } from "./controls.ts";

/** What a child, a tired colleague and a copied table leave in a field. */
const odd = [
  "",
  "   ",
  "가나다 라마바",
  "ㅋㅋㅋㅋ",
  "👨‍👩‍👧‍👦🏫",
  "1번, 2번\n3번",
  "-1",
  "99999999999",
  "2026-02-30",
  "=1+1",
  "<b>굵게</b>",
  "가".repeat(300),
];

/** Presses it with the pointer, a finger or the key; false where nothing of it can be reached any more. */
export async function pressControl(
  page: Page,
  control: Control,
  how: {
    readonly isByKey?: boolean;
    readonly isTwice?: boolean;
    readonly isTouch?: boolean | undefined;
  },
): Promise<boolean> {
  const times = how.isTwice ? 2 : 1;
  const at = await bringIntoView(page, control);
  if (!at) return false;
  if (how.isByKey) {
    if (!(await focusControl(page, control))) return false;
    for (let time = 0; time < times; time++) await page.keyboard.press("Enter");
    return true;
  }
  for (let time = 0; time < times; time++) {
    if (how.isTouch) await page.touchscreen.tap(at.x, at.y);
    else await page.mouse.click(at.x, at.y);
  }
  return true;
}

/** Writes something odd into it and says what; "" where it took nothing. Words carry a mark of their own. */
export async function writeInto(page: Page, control: Control, dice: Dice): Promise<string> {
  const { field, place } = control;
  if (field === "list") {
    await page.evaluate(
      ([at, chance]) => {
        const list = (globalThis as { wandered?: HTMLElement[] }).wandered?.[at ?? 0];
        if (!(list instanceof HTMLSelectElement)) return;
        list.focus();
        list.selectedIndex = Math.floor((chance ?? 0) * list.options.length);
        list.dispatchEvent(new Event("input", { bubbles: true }));
        list.dispatchEvent(new Event("change", { bubbles: true }));
      },
      [place, dice.chance()],
    );
    return "";
  }
  if (!(await focusControl(page, control))) return "";
  const words =
    field === "text" ? `${dice.pick(odd) ?? ""}말${dice.below(1_000_000)}` : `${dice.below(40)}`;
  await page.keyboard.press("Control+A");
  await page.keyboard.insertText(words);
  if (dice.isLucky(0.3)) await page.keyboard.press("Enter");
  return field === "text" ? (words.split("\n").at(-1) ?? "") : words;
}

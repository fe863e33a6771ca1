import type { Page } from "playwright-core";

/** The page and its main part, when they are wider than the window. */
export function listWide(page: Page, screen: string): Promise<readonly string[]> {
  return page.evaluate(
    (name) =>
      [document.documentElement, document.querySelector("main")]
        .filter((box) => box !== null)
        .filter((box) => box.scrollWidth > box.clientWidth)
        .map((box) => `${name}: ${box.tagName} ${box.scrollWidth} > ${box.clientWidth}`),
    screen,
  );
}

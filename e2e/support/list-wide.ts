import type { Page } from "playwright-core";

/** The page and its main part where they are wider than the window, a shell that scrolls as a whole, and choices whose words are cut off. */
export function listWide(page: Page, screen: string): Promise<readonly string[]> {
  return page.evaluate((name) => {
    const boxes = [document.documentElement, document.querySelector("main")]
      .filter((box) => box !== null)
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => `${name}: ${box.tagName} ${box.scrollWidth} > ${box.clientWidth}`);
    const cut = [...document.querySelectorAll("select")]
      .filter((select) => select.checkVisibility())
      .filter((select) => {
        const look = getComputedStyle(select);
        const pen = new OffscreenCanvas(1, 1).getContext("2d");
        if (!pen) throw new Error("nothing measures words here");
        // The computed shorthand is empty where a font varies.
        const font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
        Object.assign(pen, { font, letterSpacing: look.letterSpacing });
        const words = pen.measureText(select.selectedOptions[0]?.text ?? "").width;
        const padding = Number.parseFloat(look.paddingLeft) + Number.parseFloat(look.paddingRight);
        return words > select.clientWidth - padding + 1;
      })
      .map((select) => `${name}: ${select.selectedOptions[0]?.text} is cut off`);
    // The shell scrolls within itself: a page behind it would end in emptiness.
    const page = document.documentElement;
    const isTall = document.querySelector("#main") && page.scrollHeight > page.clientHeight + 1;
    const tall = isTall ? [`${name}: scrolls behind the shell, ${page.scrollHeight}`] : [];
    return [...boxes, ...cut, ...tall];
  }, screen);
}

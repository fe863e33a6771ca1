import type { Page } from "playwright-core";

/**
 * What a class cannot read whole in the `main` of a stage: words over its head or foot, out of a box that cuts them off
 * (without …, without a hint that it scrolls), a word that goes on in the next line without a hyphen, or words over others.
 */
export function listCut(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const main = document.querySelector("[data-board] main");
    const head = document.querySelector("header")?.getBoundingClientRect();
    const foot = document.querySelector("footer > div")?.getBoundingClientRect();
    if (!main || !head || !foot) return ["no stage"];
    const isTall = innerHeight > innerWidth;
    const cut: string[] = [];
    const say = (what: string, words: string) =>
      cut.push(`${location.pathname} ${innerWidth}: ${what}: ${words}`);
    const seen: { readonly box: DOMRect; readonly words: string }[] = [];
    const isOver = (a: DOMRect, b: DOMRect): boolean => {
      // A line is higher than its letters, and lines may touch.
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      return wide > 1 && high > Math.min(a.height, b.height) / 2;
    };
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const words = text.textContent ?? "";
      const parent = text.parentElement;
      if (!parent || !words.trim() || parent.closest(".sr-only, [aria-hidden]")) continue;
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      if (!isTall && (box.top < head.bottom - 4 || box.bottom > foot.top + 4))
        say("over head or foot", words);
      let isTold = false;
      for (let at: Element | null = parent; at && at !== main; at = at.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(at);
        if (overflowX === "visible" && overflowY === "visible") continue;
        // On a phone a room is wider than its screen, and moves sideways.
        isTold = textOverflow === "ellipsis" || at.hasAttribute("data-tight");
        if ((isTold ||= isTall && overflowX === "auto")) break;
        const { top, bottom, left, right } = at.getBoundingClientRect();
        // A line is a little higher than its letters.
        const air = box.height / 8;
        const isOut = box.top < top - air || box.bottom > bottom + air;
        if (isOut || box.left < left - 1 || box.right > right + 1) say("cut", words);
      }
      for (const line of isTold ? [] : range.getClientRects()) {
        const below = seen.find(({ box: other }) => isOver(other, line));
        if (below) say(`over ${below.words}`, words);
        seen.push({ box: line, words });
      }
      if (!isTold && (box.left < -1 || box.right > innerWidth + 1)) say("out of the screen", words);
      for (const { 0: word, index } of words.matchAll(/[^\s-]+/gu)) {
        if (word.includes("\u{AD}")) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) say("broken", word);
      }
    }
    return cut;
  });
}

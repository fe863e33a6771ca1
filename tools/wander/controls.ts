import type { Page } from "playwright-core";

/** Something on the page that somebody can press or write into. */
export interface Control {
  /** Of the list that the page keeps until the next look. */
  readonly place: number;
  readonly role: string;
  readonly name: string;
  /** What it is written into, where it is. */
  readonly field: "text" | "list" | "other" | undefined;
  /** In the middle of what can be seen of it, in CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** Launched with it, Chromium says of each element what a screen reader says. */
export const NAMES_ARE_TOLD = "--enable-blink-features=ComputedAccessibilityInfo";

/** Every control that a finger reaches now: what a dialog covers is none, what has to be scrolled to is. */
export function listControls(page: Page): Promise<readonly Control[]> {
  return page.evaluate(() => {
    const found: Control[] = [];
    const elements: HTMLElement[] = [];
    const all = document.querySelectorAll<HTMLElement>(
      "button, a[href], input, textarea, select, summary, [contenteditable=true], [role=button], [role=tab], " +
        "[role=menuitem], [role=menuitemradio], [role=menuitemcheckbox], [role=option], [role=switch], [role=radio], " +
        "[role=checkbox], [role=gridcell][tabindex]",
    );
    for (const element of all) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest("[inert], [aria-hidden=true], [data-base-ui-focus-guard]")) continue;
      if (element.matches(":disabled, [aria-disabled=true]")) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2 || box.height < 2) continue;
      const isOut = box.bottom < 0 || box.top > innerHeight;
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const over = document.elementFromPoint(x, y);
      const isReached = over && (element.contains(over) || over.contains(element));
      if (!isOut && !isReached) continue;
      if (isOut && document.querySelector("[role=dialog], [role=alertdialog], [role=menu]"))
        continue;
      // Asked for, the browser reckons what the whole page is called: of what says it by itself nothing is asked.
      const told = element as HTMLElement & { computedName?: string; computedRole?: string };
      const role =
        element.getAttribute("role") ??
        { BUTTON: "button", A: "link", SUMMARY: "button" }[element.tagName];
      const label = element.getAttribute("aria-label")?.trim();
      const isPlain = role && !element.querySelector("[aria-hidden], svg, img, [hidden]");
      const said = label || (isPlain ? element.textContent.trim() : "");
      const isText =
        element instanceof HTMLTextAreaElement ||
        element.isContentEditable ||
        (element instanceof HTMLInputElement &&
          /^(?:text|search|email|tel|url)$/.test(element.type));
      const isField = isText || element.matches("select, input[type=number], input[type=date]");
      found.push({
        place: elements.length,
        role: role ?? told.computedRole ?? "",
        name: said || (told.computedName ?? "").trim(),
        field: isText
          ? "text"
          : element instanceof HTMLSelectElement
            ? "list"
            : isField
              ? "other"
              : undefined,
        x,
        y,
      });
      elements.push(element);
    }
    Object.assign(globalThis, { wandered: elements });
    return found;
  });
}

/** Where it can be seen now, after it was scrolled to; nothing where it is gone or something lies over it. */
export function bringIntoView(
  page: Page,
  { place }: Control,
): Promise<{ readonly x: number; readonly y: number } | undefined> {
  return page.evaluate((at) => {
    const element = (globalThis as { wandered?: HTMLElement[] }).wandered?.[at];
    if (!element?.isConnected) return undefined;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const over = document.elementFromPoint(x, y);
    return over && (element.contains(over) || over.contains(element)) ? { x, y } : undefined;
  }, place);
}

/** Puts the focus on it, as Tab would. False where it takes none. */
export function focusControl(page: Page, { place }: Control): Promise<boolean> {
  return page.evaluate((at) => {
    const element = (globalThis as { wandered?: HTMLElement[] }).wandered?.[at];
    element?.focus();
    return element !== undefined && document.activeElement === element;
  }, place);
}

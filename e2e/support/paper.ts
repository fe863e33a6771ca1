import type { Locator, Page } from "playwright-core";

/** What a press of a print button put on paper. */
export interface Paper {
  /** Every text that is seen on it. */
  readonly text: string;
  readonly sheetCount: number;
}

declare global {
  interface Window {
    printed?: { readonly text: string; readonly nodes: readonly Node[] } | undefined;
  }
}

/** Before the page opens: the browser's print window is none here, and what would stand in it is kept. */
export async function catchPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    globalThis.print = () => {
      dispatchEvent(new Event("beforeprint"));
      const isSeen = (place: Element): boolean =>
        place.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
        place.getBoundingClientRect().width > 1;
      const seen = [...document.body.querySelectorAll("*")].filter(
        (place) =>
          !place.matches("script, style") &&
          [...place.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()) &&
          isSeen(place),
      );
      const words = seen.map((place) =>
        [...place.childNodes]
          .filter((node) => node.nodeType === 3)
          .map((node) => node.textContent)
          .join(""),
      );
      window.printed = {
        text: words.join("\n"),
        nodes: [...document.body.children].map((child) => child.cloneNode(true)),
      };
    };
  });
}

/** Presses a button that prints, as paper: what stands on it, and how many sheets it takes. The page is none afterwards. */
export async function print(page: Page, button: Locator): Promise<Paper> {
  await button.waitFor();
  const press = await button.elementHandle();
  await page.evaluate(() => (window.printed = undefined));
  await page.emulateMedia({ media: "print" });
  // On paper the button is not there, so no pointer finds it.
  await press?.evaluate((element) => (element as HTMLElement).click());
  await page.waitForFunction(() => window.printed !== undefined);
  const text = await page.evaluate(() => {
    const { text, nodes } = window.printed ?? { text: "", nodes: [] };
    // What is put together for paper alone is gone by now.
    document.body.replaceChildren(...nodes);
    return text;
  });
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  await page.emulateMedia({ media: null });
  return { text, sheetCount: pdf.match(/\/Type \/Page\b/g)?.length ?? 0 };
}

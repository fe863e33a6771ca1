import { source } from "axe-core";
import type { Page } from "playwright-core";

/**
 * What axe finds wrong on the page as it stands, a line a rule with the places. The page's context must
 * bypass the content security policy. Base UI's focus guards are its own: hidden stops of the Tab key.
 *
 * Under a dialog lies a page that was looked at before: with `isWhole` both are looked at, else the dialog alone.
 */
export async function findViolations(
  page: Page,
  { isWhole }: { readonly isWhole: boolean },
): Promise<readonly string[]> {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(source);
  return page.evaluate(async (whole) => {
    // Two frames: what was just changed has begun to move, and then its movements end.
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
    await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
    const dialog = document.querySelector("dialog[open], [role=dialog]:not([hidden])");
    const { violations } = await globalThis.axe.run(
      {
        include: [whole || !dialog ? document.documentElement : dialog],
        exclude: ["[data-base-ui-focus-guard]"],
      },
      { resultTypes: ["violations"] },
    );
    return violations.map(({ id, help, nodes }) => {
      const places = nodes.map(({ target, failureSummary }) =>
        `${target.join(" ")} (${failureSummary ?? ""})`.replaceAll(/\s+/g, " "),
      );
      return `${id}: ${help}: ${places.join(" | ")}`;
    });
  }, isWhole);
}

/** Puts the page into a theme; resolves when it stands in its colours. */
export async function showTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-theme=${colorScheme}]`).waitFor();
  // Under reduced motion each element passes an inherited colour on a frame later than its parent.
  await page.waitForFunction(
    () => !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );
}

declare global {
  var axe: typeof import("axe-core");
}

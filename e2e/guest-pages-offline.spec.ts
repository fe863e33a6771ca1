import { describe, expect, it } from "vitest";
import { openDevice } from "./support/open-browser.ts";
import { findDamim } from "./support/share-damim.ts";

/** Every page that opens without an account, once by an address that any browser may hold; and what stands on it then. */
const pages: readonly (readonly [path: string, stands: string])[] = [
  ["answer", "main"],
  ["answer/7F3K-9QX2", "main"],
  ["padIt/3%EB%B0%98/k3m-9px-2wq", "main"],
  ["board/7F3K-9QX2", "body > *:visible"],
  ["book/7F3K-9QX2", "main"],
  ["capsule/7F3K-9QX2", "main"],
  ["reviews/attendance", "main"],
];
// `connect` is for plain http, over which no browser keeps a page; `go/…` leads on to one of these.

describe("a page for people without an account", () => {
  it.each(pages)("%s opens again without a network after one visit", async (path, stands) => {
    const [damim, browser] = await findDamim();
    const { context, page } = await openDevice(browser, `${damim.url}${path}`);
    await page.locator(stands).first().waitFor();
    await page.waitForFunction(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const kept = await caches.open("damim-guest").then((cache) => cache.keys());
      return active?.state === "activated" && kept.some(({ url }) => url.endsWith(".html"));
    });

    await context.setOffline(true);
    await page.reload();

    await page.locator(stands).first().waitFor();
    expect(await page.locator("html[lang=ko]").count()).toBe(1);
    // Neither the code nor a password is kept with it.
    const kept = await page.evaluate(async () =>
      (await (await caches.open("damim-guest")).keys()).map(({ url }) => url),
    );
    expect(kept.filter((url) => /7F3K|k3m/.test(url))).toEqual([]);
    await context.close();
  });
});

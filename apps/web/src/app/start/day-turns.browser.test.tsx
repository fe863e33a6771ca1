import { describe, expect, it, vi } from "vitest";
import { openTryingData } from "../../data/trying/open-trying-data.ts";
import type { Screen } from "../../kit/manifest/screen.ts";
import { answerRequests } from "../../testing/answer-requests.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { screens } from "../registry/screens.ts";
import { HomePage } from "../today/home-page.tsx";

const today: Screen = {
  path: "/",
  title: "오늘",
  needs: "signed-in",
  load: () => Promise.resolve({ Component: HomePage }),
};
const pages = [today, ...screens]
  .filter(({ needs, path }) => needs === "signed-in" && !path.includes(":"))
  .map(({ path, about, ...screen }) => ({
    ...screen,
    at: about ? `${path}?about=${about}` : path,
  }));

/** All that a page says, and what stands in its fields. */
function read(page: Element): string {
  const fields = [...page.querySelectorAll<HTMLInputElement>("input, textarea, select")];
  return [page.textContent, ...fields.map(({ value }) => value)].join("\n");
}

const deviceNow = Date.now.bind(Date);

/** The clock of the device goes on from here. */
function setClock(moment: string): void {
  const ahead = Date.parse(moment) - deviceNow();
  vi.spyOn(Date, "now").mockImplementation(() => deviceNow() + ahead);
}

/** What a page says once it says no more. */
async function readStill({ container }: { readonly container: Element }): Promise<string> {
  let text = "";
  const isStill = (): boolean => {
    const before = text;
    text = read(container);
    return before !== "" && before === text;
  };
  await expect.poll(isStill, { interval: 300, timeout: 10_000 }).toBe(true);
  return text;
}

describe("a page that is left open over a weekend and the end of a month", () => {
  it.each(pages)("$at says on Monday what it says where it is opened then", async (page) => {
    setClock("2026-10-30T16:30:00+09:00");
    answerRequests({});
    const data = await openTryingData();
    const { Component } = await page.load();
    const left = await renderAt(page.at, data, <Component />);
    await readStill(left);
    setClock("2026-11-02T08:10:00+09:00");
    dispatchEvent(new Event("focus"));
    const fresh = await renderAt(page.at, data, <Component />);
    await readStill(fresh);
    // What comes late may be last in either of them.
    const both = (): readonly string[] => [left, fresh].map(({ container }) => read(container));
    await expect.poll(() => new Set(both()).size === 1 || both(), { timeout: 5000 }).toBe(true);
  });
});

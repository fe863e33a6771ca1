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
  const values = fields.map(({ value, ariaLabel }) => [ariaLabel, value].join(" "));
  return [page.textContent, ...values].join("\n");
}

const deviceNow = Date.now.bind(Date);

/** The clock of the device goes on from here. */
function setClock(moment: string): void {
  const ahead = Date.parse(moment) - deviceNow();
  vi.spyOn(Date, "now").mockImplementation(() => deviceNow() + ahead);
}

/** Until a page says no more. */
async function waitUntilStill(page: Element): Promise<void> {
  const last: string[] = [];
  const isStill = (): boolean => {
    last.unshift(read(page));
    return last.length > 3 && new Set(last.slice(0, 4)).size === 1;
  };
  await expect.poll(isStill, { interval: 80 }).toBe(true);
}

/** Where two pages say other things; nothing where they say the same. */
function sayDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return one === other ? "" : [one, other].map((text) => text.slice(at, at + 80)).join(" | ");
}

describe("a page that is left open over a weekend and the end of a month", () => {
  it.each(pages)("$at says on Monday what it says where it is opened then", async (page) => {
    setClock("2026-10-30T16:30:00+09:00");
    answerRequests({});
    const data = await openTryingData();
    const { Component } = await page.load();
    const { container: left } = await renderAt(page.at, data, <Component />);
    await waitUntilStill(left);
    setClock("2026-11-02T08:10:00+09:00");
    dispatchEvent(new Event("focus"));
    const { container: fresh } = await renderAt(page.at, data, <Component />);
    await waitUntilStill(fresh);
    // What comes late may be last in either of them.
    await expect.poll(() => sayDifference(read(left), read(fresh))).toBe("");
  });
});

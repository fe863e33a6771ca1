import { afterEach, describe, expect, it, vi } from "vitest";
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

afterEach(() => void vi.useRealTimers());

describe("a page that is left open over a weekend", () => {
  it.each(pages)(
    "$at says on Monday what it says where it is opened then",
    async ({ at, load }) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-10-30T16:30:00+09:00") });
      answerRequests({});
      const data = await openTryingData();
      const { Component } = await load();
      const left = await renderAt(at, data, <Component />);
      let before = "";
      await vi.waitUntil(() => before !== "" && before === (before = read(left.container)), {
        interval: 400,
        timeout: 20_000,
      });
      vi.setSystemTime(Date.parse("2026-11-02T08:10:00+09:00"));
      dispatchEvent(new Event("focus"));
      const fresh = await renderAt(at, data, <Component />);
      await expect.poll(() => read(left.container)).toBe(read(fresh.container));
    },
  );
});

import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { LeftAtRest } from "./left-at-rest.tsx";

const drawDay = (isShown: boolean) => (
  <LeftAtRest isShown={isShown} className="">
    <button type="button">오늘</button>
  </LeftAtRest>
);

it("what is left is out of sight in the same turn, and out of the document at rest", async () => {
  const screen = await render(drawDay(true));
  const day = page.getByText("오늘").element();
  expect(day.checkVisibility()).toBe(true);

  await screen.rerender(drawDay(false));

  expect(day.checkVisibility()).toBe(false);
  await expect.poll(() => day.isConnected).toBe(false);
});

it("what comes back before it was taken away is the same element", async () => {
  const rest = globalThis.requestIdleCallback;
  globalThis.requestIdleCallback = () => 0;
  try {
    const screen = await render(drawDay(true));
    const day = page.getByText("오늘").element();

    await screen.rerender(drawDay(false));
    await screen.rerender(drawDay(true));

    expect(page.getByText("오늘").element()).toBe(day);
    expect(day.checkVisibility()).toBe(true);
  } finally {
    globalThis.requestIdleCallback = rest;
  }
});

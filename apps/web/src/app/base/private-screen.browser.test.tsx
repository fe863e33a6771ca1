import { createElement } from "react";
import { MemoryRouter } from "react-router";
import { expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import type { Screen } from "../../kit/manifest/screen.ts";
import { joinScreens } from "./join-screens.tsx";

const hidden = "전체 화면에서는 가려 둬요";
const toScreen = (title: string, rest: Partial<Screen>): Screen => ({
  path: "/records",
  title,
  needs: "signed-in",
  load: () => Promise.resolve({ Component: () => <input aria-label={title} /> }),
  ...rest,
});

it.each([
  ["of its own path", [toScreen("상담", { isPrivate: true })]],
  [
    "that shares its path",
    [
      toScreen("상담", { about: "consult", isPrivate: true }),
      toScreen("공지", { about: "notice" }),
    ],
  ],
])("a private page %s stands on no board, and keeps what is half-written", async (_, screens) => {
  const [joined] = joinScreens(screens);
  const { Component } = (await joined?.load()) ?? expect.fail();
  const screen = await render(<MemoryRouter>{createElement(Component)}</MemoryRouter>);
  const field = screen.getByLabelText("상담");
  await field.fill("쓰는 중");
  const isFull = vi.spyOn(document, "fullscreenElement", "get");

  isFull.mockReturnValue(document.body);
  document.dispatchEvent(new Event("fullscreenchange"));
  await expect.element(screen.getByText(hidden)).toBeVisible();
  await expect.element(screen.getByRole("heading", { name: "상담", level: 1 })).toBeInTheDocument();
  await expect.element(field).not.toBeVisible();

  isFull.mockReturnValue(null);
  document.dispatchEvent(new Event("fullscreenchange"));
  await expect.element(field).toHaveValue("쓰는 중");
});

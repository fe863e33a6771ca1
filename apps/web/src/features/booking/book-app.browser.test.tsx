import { ok, refuse } from "@damim/domain/base/result.ts";
import { beforeEach, expect, it } from "vitest";
import { render } from "vitest-browser-react";
import type { BookRequests } from "../../data/booking/book-requests.ts";
import { BookApp } from "./book-app.tsx";
import { createGuestKey } from "./guest-key.ts";

const GONE = "예약이 취소됐거나 끝났어요. 다시 고를 수 있어요.";
const unknown = refuse({ type: "Told", code: "booking-unknown", message: "없어요" } as const);
const requests = {
  read: () =>
    Promise.resolve(
      ok({
        title: "2학기 상담",
        host: "3학년 2반 담임",
        minutes: 20,
        ways: ["face"],
        closesHoursBefore: 18,
        days: [],
      } as const),
    ),
  mine: () => Promise.resolve(unknown),
} as unknown as BookRequests;

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", location.pathname + location.search);
});

it("says to whoever had a booking that it is over, when another has its time", async () => {
  const key = createGuestKey("7F3K-9QX2");
  key.make();
  key.noteUse();
  const screen = await render(<BookApp requests={requests} guestKey={key} />);
  await expect.element(screen.getByText(GONE)).toBeVisible();
});

it("says nothing of the kind to whoever never had one", async () => {
  const key = createGuestKey("7F3K-9QX2");
  key.make();
  const screen = await render(<BookApp requests={requests} guestKey={key} />);
  await expect.element(screen.getByRole("textbox", { name: "번호" })).toBeVisible();
  expect(document.body.textContent).not.toContain(GONE);
});

it("begins anew with the key of another booking, and not with an earlier step of this one", () => {
  const key = createGuestKey("7F3K-9QX2");
  const made = key.make();
  expect(key.isOther()).toBe(false);
  history.replaceState(null, "", location.pathname + location.search);
  expect(key.isOther()).toBe(false);
  history.replaceState(null, "", `#${made.slice(1)}0`);
  expect(key.isOther()).toBe(true);
  expect(key.read()).toBe(made);
});

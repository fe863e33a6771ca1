import { expect, it } from "vitest";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as DevicesPage } from "./devices-page.tsx";

const device = { lastSeenAt: TEST_NOW - 3_600_000, isThis: false };
const devices = [
  { ...device, id: "phone", name: "Safari · iPhone", use: "own" },
  { ...device, id: "school", name: null, use: "shared" },
  { ...device, id: "here", name: "Chrome · Windows", use: "own", isThis: true },
];

it("lists this device first and signs another one out", async () => {
  const calls = answerRequests({ devices: { devices }, "devices/phone": { endedCount: 1 } });
  const data = await buildTeacherData();
  const screen = await renderAt("/", data, <DevicesPage />);
  const items = screen.getByRole("listitem");
  await expect.poll(() => items.first().element().textContent).toContain("Chrome · Windows");
  await expect.poll(() => items.first().element().textContent).toContain("이 기기");
  await expect.poll(() => items.nth(1).element().textContent).toContain("내 기기 · 오늘 오전 8:00");
  await expect.poll(() => items.nth(2).element().textContent).toContain("알 수 없는 기기");

  await items.nth(1).getByRole("button", { name: "로그아웃시키기" }).click();
  const dialog = screen.getByRole("dialog", { name: "로그아웃시킬까요?" });
  await expect.element(dialog).toBeVisible();
  // Without styles the backdrop lies above the dialog: the mouse would not get through.
  const act = dialog.getByRole("button", { name: "로그아웃시키기" }).element();
  if (act instanceof HTMLElement) act.click();

  await expect.poll(() => calls).toContain("DELETE devices/phone");
});

import { createRow } from "@damim/sync/change.ts";
import { bookingPlanKind, bookingSlotKind } from "@damim/domain/booking/booking.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { BookingTab } from "./booking-tab.tsx";

const DAY = "2026-11-25";
const idOf = (time: string) => `p~${DAY}~${time}`;
const claim = { state: "asked", studentId: "student-1", guardian: "어머니", way: "face" } as const;

async function renderTab() {
  await page.viewport(390, 844);
  const data = await buildTeacherData({ students: [{ number: 1, name: "김가온" }] });
  await data.year.write([
    createRow(bookingPlanKind.name, "p", {
      title: "학부모 상담",
      ways: ["face"],
      minutes: 10,
      gap: 0,
      hours: [{ day: DAY, from: "09:00", to: "16:00" }],
      closesHoursBefore: 18,
      confirm: "teacher",
      state: "open",
    }),
    createRow(bookingSlotKind.name, idOf("09:10"), { ...claim, keyHash: "a".repeat(64) }),
  ]);
  const students = [{ id: "student-1", number: 1, name: "김가온" }];
  const screen = await renderAt(
    "/consulting",
    data,
    <BookingTab store={data.year} year={2026 as never} students={students as never} />,
  );
  return { data, screen };
}

it("brings a booking that is tapped on a phone into view, and has no undo for what a guardian may take", async () => {
  const { data, screen } = await renderTab();
  await screen.getByRole("button", { name: /09:00 비었음$/ }).click();
  await screen.getByRole("button", { name: /09:00 막음$/ }).click();
  await screen.getByRole("button", { name: /09:00 비었음$/ }).click();
  await screen.getByRole("button", { name: /09:10 확정 기다림/ }).click();
  const cancel = screen.getByRole("button", { name: "예약 취소" });
  await expect.element(cancel).toBeInViewport();
  await screen.getByRole("button", { name: "확정", exact: true }).click();
  await expect.element(screen.getByRole("button", { name: /09:10 확정 / })).toBeVisible();
  expect(data.history.undoLabel).toBeUndefined();

  await cancel.click();
  await expect.element(screen.getByText("보낼 문자")).toBeVisible();
  expect(data.year.find(bookingSlotKind.name, idOf("09:10"))?.["state"] ?? null).toBeNull();
  expect(data.history.undoLabel).toBeUndefined();

  await data.year.write([
    { kind: bookingSlotKind.name, id: idOf("09:10"), set: { ...claim, keyHash: "b".repeat(64) } },
  ]);
  await expect.element(screen.getByText("보낼 문자")).not.toBeInTheDocument();
});

import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Component as AttendancePage } from "../attendance-page.tsx";

const CLASS = 12;

async function showDay(day = "2026-11-20") {
  const students = Array.from({ length: CLASS }, (_, index) => ({
    number: index + 1,
    name: `학생${index + 1}`,
  }));
  const data = await buildTeacherData({ students });
  await renderAt(`/attendance?day=${day}`, data, <AttendancePage />);
  await expect.poll(listRows).toHaveLength(CLASS);
}

const listRows = () => [...document.querySelectorAll<HTMLElement>("[data-row]")];
const openView = (name: string) => userEvent.click(page.getByRole("tab", { name }));
const cell = (name: string) => page.getByRole("gridcell", { name });

it("at rest the month is drawn behind the day, and a press on 월간 shows what is drawn", async () => {
  await showDay();
  const drawn = listRows();
  expect(drawn.some((row) => row.checkVisibility())).toBe(false);

  await openView("월간");

  await expect.element(cell("3번 학생3 11월 20일 출석")).toBeVisible();
  expect(listRows()).toEqual(drawn);
});

it("a mark of the day is in the month that was drawn before it", async () => {
  await showDay();
  page.getByRole("button", { name: "3번 학생3 출석" }).element().focus();
  await userEvent.keyboard("2");

  await openView("월간");

  await expect.element(cell("3번 학생3 11월 20일 질병 지각")).toBeVisible();
});

it("another month than the one that was drawn is the one that is shown", async () => {
  await showDay("2026-11-02");

  await userEvent.click(page.getByRole("button", { name: "앞 수업일" }));
  await openView("월간");

  await expect.element(cell("3번 학생3 10월 30일 출석")).toBeVisible();
  await expect.element(cell("3번 학생3 11월 2일 출석")).not.toBeInTheDocument();
});

it("a month that was left begins anew: what was being chosen is given up", async () => {
  await showDay();
  await openView("월간");
  await userEvent.click(page.getByRole("button", { name: "여러 칸 고르기" }));

  await openView("자리");
  await openView("월간");

  const choose = page.getByRole("button", { name: "여러 칸 고르기" });
  await expect.element(choose).toHaveAttribute("aria-pressed", "false");
});

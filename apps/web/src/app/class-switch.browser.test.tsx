import type { ReactNode } from "react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Component as LookUpPage } from "../features/attendance-lookup/look-up-page.tsx";
import { TodayAttendanceCard } from "../features/attendance/today-attendance-card.tsx";
import { buildTeacherData } from "../testing/build-teacher-data.ts";
import { renderAt } from "../testing/render-at.tsx";
import type { Keeping } from "../data/teacher-data.ts";
import { TeacherDataContext } from "../data/use-teacher-data.ts";

const students = [
  { number: 1, name: "김하린", classKey: "3-1" },
  { number: 1, name: "강도윤", classKey: "3-2" },
  { number: 2, name: "이로운", classKey: "3-2" },
];

it.each(["disk", "memory"] satisfies Keeping[])(
  "a class chosen on one screen is shown on every screen, also after it was left (%s)",
  async (keeping) => {
    localStorage.clear();
    const data = { ...(await buildTeacherData({ students })), keeping };
    const show = (screen: ReactNode) =>
      render(
        <MemoryRouter>
          <TeacherDataContext value={data}>{screen}</TeacherDataContext>
        </MemoryRouter>,
      );
    const today = <TodayAttendanceCard store={data.year} day="2026-11-20" />;
    const classSwitch = page.getByRole("combobox", { name: "반" });
    const first = await show(today);
    await expect.element(page.getByText("김하린")).toBeVisible();

    await userEvent.selectOptions(classSwitch, "3학년 2반");
    await expect.element(page.getByText("김하린")).not.toBeInTheDocument();
    await first.unmount();
    const second = await show(<LookUpPage />);

    await expect.element(classSwitch).toHaveValue("3-2");
    const table = page.getByRole("table", { name: "출결 통계" });
    await expect.element(table.getByText("이로운")).toBeVisible();
    expect(table.getByText("김하린").elements()).toEqual([]);
    await userEvent.selectOptions(classSwitch, "모든 반");
    await expect.element(table.getByText("김하린")).toBeVisible();
    await second.unmount();
    expect(localStorage.length).toBe(0);
  },
);

it("needs no switch for one class", async () => {
  const data = await buildTeacherData({ students: students.slice(1) });
  await renderAt("/", data, <TodayAttendanceCard store={data.year} day="2026-11-20" />);

  await expect.element(page.getByText("강도윤")).toBeVisible();
  expect(page.getByRole("combobox", { name: "반" }).elements()).toEqual([]);
});

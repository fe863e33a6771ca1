import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { closeMonth } from "@damim/domain/month-close/close-month.ts";
import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { showToast } from "../../../ui/overlay/toast.ts";
import { renderMonth } from "../testing/render-month.tsx";

const bar = () => page.getByRole("region", { name: "고른 칸 출결" });
const button = (name: string) => page.getByRole("button", { name });
const activeName = () => document.activeElement?.getAttribute("aria-label");

describe("several cells of the month", () => {
  it("are chosen with Shift and arrows, said, marked by a figure in one step, and taken back", async () => {
    const { data, screen, cell } = await renderMonth(4);
    cell(1, 2).element().focus();

    await userEvent.keyboard("{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{/Shift}");

    await expect.element(screen.getByText("6칸을 골랐어요").first()).toBeInTheDocument();
    await expect.element(cell(2, 4)).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("1");
    for (const [number, date] of [
      [1, 2],
      [1, 4],
      [2, 3],
    ] as const) {
      await expect.element(cell(number, date, "질병 결석")).toBeInTheDocument();
    }
    expect(data.year.rows(attendanceMarkKind).size).toBe(6);
    // The same figure goes on to the next reason, for all of them.
    await userEvent.keyboard("1");
    await expect.element(cell(2, 3, "미인정 결석")).toBeInTheDocument();

    data.history.undo();
    data.history.undo();

    await expect.element(cell(2, 3)).toBeInTheDocument();
    expect(data.year.rows(attendanceMarkKind).size).toBe(0);
  });

  it("become 출석 by Delete, and Escape gives the choice up where the focus is", async () => {
    const { data, screen, cell } = await renderMonth(3);
    cell(1, 2).element().focus();
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}3");
    await expect.element(cell(2, 2, "질병 조퇴")).toBeInTheDocument();

    await userEvent.keyboard("{Delete}");
    await expect.element(cell(2, 2)).toBeInTheDocument();
    expect(data.year.rows(attendanceMarkKind).size).toBe(0);
    await userEvent.keyboard("{Escape}");

    await expect.element(bar()).not.toBeInTheDocument();
    expect(screen.container.querySelector("[aria-selected]")).toBeNull();
    expect(activeName()).toBe("2번 학생2 11월 2일 출석");
  });

  it("keep a half-written 사유 when the page goes away, until it is given up", async () => {
    const choose = async () => {
      const { cell } = await renderMonth(3);
      cell(1, 2).element().focus();
      await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
      await expect.element(bar()).toBeVisible();
    };
    const note = () => bar().getByRole("textbox", { name: "사유" });
    await choose();
    await note().fill("현장 체험");
    await cleanup();
    await choose();
    await expect.element(note()).toHaveValue("현장 체험");
    await button("그만 고르기").click();
    await cleanup();
    await choose();

    await expect.element(note()).toHaveValue("");
  });

  it("are drawn over with the mouse, without opening a cell, and marked by a press in the bar", async () => {
    const { screen, cell } = await renderMonth(3);

    await userEvent.dragAndDrop(cell(1, 3), cell(3, 5));

    await expect.element(bar().getByText("9칸을 골랐어요")).toBeVisible();
    await bar().getByRole("button", { name: "출석인정 결석" }).click();
    await expect.element(cell(3, 5, "출석인정 결석")).toBeInTheDocument();
    await expect.element(cell(1, 3, "출석인정 결석")).toBeInTheDocument();
    await expect.element(cell(1, 2)).toBeInTheDocument();
    await expect.element(bar()).not.toBeInTheDocument();
    expect(screen.getByRole("dialog").elements()).toEqual([]);
  });

  it("reach from the cell with the focus to a press with Shift", async () => {
    const { cell } = await renderMonth(3);
    cell(2, 3).element().focus();

    await cell(3, 6).click({ modifiers: ["Shift"] });

    await expect.element(bar().getByText("8칸을 골랐어요")).toBeVisible();
    await expect.element(bar().getByText("2명 × 4일")).toBeVisible();
  });

  it("are chosen by two taps in 여러 칸 고르기", async () => {
    const { cell } = await renderMonth(3);
    await button("여러 칸 고르기").click();
    await expect.element(bar().getByText("칸을 눌러 골라 주세요")).toBeVisible();

    await cell(1, 2).click();
    await cell(3, 3).click();

    await bar().getByRole("button", { name: "질병 지각" }).click();
    await expect.element(cell(3, 2, "질병 지각")).toBeInTheDocument();
    await expect.element(cell(1, 3, "질병 지각")).toBeInTheDocument();
    await expect.element(button("여러 칸 고르기")).toHaveAttribute("aria-pressed", "false");
  });

  it("are chosen by two presses in one go, which no picture parts", async () => {
    const { cell } = await renderMonth(3);
    await button("여러 칸 고르기").click();
    await expect.element(bar()).toBeVisible();

    for (const each of [cell(1, 2), cell(3, 3)]) {
      const element = each.element();
      if (element instanceof HTMLElement) element.click();
    }

    await expect.element(bar().getByText("6칸을 골랐어요")).toBeVisible();
  });

  it("get one 사유 that goes with the code", async () => {
    const { data, cell } = await renderMonth(3);
    await userEvent.dragAndDrop(cell(1, 3), cell(2, 4));
    await bar().getByRole("textbox", { name: "사유" }).fill(" 독감 ");

    await bar().getByRole("button", { name: "질병 결석" }).click();

    await expect.element(cell(2, 4, "질병 결석")).toBeInTheDocument();
    const notes = [...data.year.rows(attendanceMarkKind).values()].map(({ note }) => note);
    expect(notes).toEqual(["독감", "독감", "독감", "독감"]);
  });

  it("leave out the days without school and of pupils who are not there yet, and say so", async () => {
    const toast = vi.spyOn(showToast, "success");
    const { data, cell } = await renderMonth(3, (number) =>
      number === 3 ? { joinedOn: "2026-11-23" } : {},
    );
    const saturday = { day: "2026-11-21", type: "closed", label: "재량휴업일" };
    await data.year.write([
      createRow(ownDayKind.name, saturday.day, saturday),
      createRow(attendanceMarkKind.name, "2026-11-21~student-1~late", {
        day: "2026-11-21",
        studentId: "student-1",
        kind: "late",
        reason: "illness",
      }),
    ]);
    await expect.element(cell(1, 21, "질병 지각")).toBeInTheDocument();

    await userEvent.dragAndDrop(cell(1, 20), cell(3, 23));
    await expect
      .element(bar().getByText("쉬는 날 3칸, 우리 반이 아닌 날 1칸은 빼고 적어요"))
      .toBeVisible();
    await bar().getByRole("button", { name: "질병 결석" }).click();

    await expect.element(cell(3, 23, "질병 결석")).toBeInTheDocument();
    await expect.element(cell(1, 21, "질병 지각")).toBeInTheDocument();
    expect(data.year.rows(attendanceMarkKind).size).toBe(6);
    await vi.waitFor(() =>
      expect(toast.mock.lastCall?.[0]).toContain("쉬는 날 3칸, 우리 반이 아닌 날 1칸은 뺐어요"),
    );
  });

  it("say why nothing is written where all of them are days without school", async () => {
    const toast = vi.spyOn(showToast, "error");
    const { data, cell } = await renderMonth(2);
    await data.year.write([
      createRow(ownDayKind.name, "2026-11-20", {
        day: "2026-11-20",
        type: "closed",
        label: "재량휴업일",
      }),
    ]);
    await expect
      .element(page.getByText("쉬는 날: 20일 재량휴업일", { exact: false }))
      .toBeInTheDocument();

    await userEvent.dragAndDrop(cell(1, 20), cell(2, 20));
    await userEvent.keyboard("1");

    await vi.waitFor(() => expect(toast.mock.lastCall?.[0]).toContain("모두 쉬는 날"));
    expect(data.year.rows(attendanceMarkKind).size).toBe(0);
  });

  it("ask first in a month that was closed", async () => {
    const { data, cell } = await renderMonth(2);
    await data.year.write(closeMonth("2026-11", [], "2026-11-19"));
    cell(1, 2).element().focus();

    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}2");

    await expect.element(button("그래도 고치기")).toBeVisible();
    expect(data.year.rows(attendanceMarkKind).size).toBe(0);
    await expect.element(button("그래도 고치기")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(cell(1, 3, "질병 지각")).toBeInTheDocument();
  });
});

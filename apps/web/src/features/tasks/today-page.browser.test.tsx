import { createRow } from "@damim/sync/change.ts";
import { taskDayKind, taskKind } from "@damim/domain/schedule/task.ts";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { DueSource } from "../../kit/manifest/due-source.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as TodayPage } from "./today/today-page.tsx";

const source: DueSource = {
  id: "papers",
  label: "출결",
  order: 10,
  kindNames: ["student"],
  load: async () => ({
    listDue: () => [
      { id: "p1", title: "결석신고서", studentId: "student-1", dueOn: "2026-11-18", to: "/papers" },
    ],
  }),
};
const tasks = [
  { title: "게시판", dueOn: "2026-11-20", order: "a1V" },
  { title: "과학실", order: "a2V" },
  {
    title: "자리 바꾸기",
    dueOn: "2026-11-13",
    order: "a3V",
    repeat: { every: "schoolDay", step: 5 },
  },
];

async function show() {
  await page.viewport(1366, 768);
  const data = await buildTeacherData({ students: [{ number: 3, name: "김가온" }] });
  await data.year.write(tasks.map((task, at) => createRow(taskKind.name, `t${at}`, task)));
  const screen = await renderAt("/", data, <TodayPage sources={[source]} />);
  const list = (name: string) => screen.getByRole("list", { name });
  const circle = (name: string) => screen.getByRole("checkbox", { name });
  return { data, screen, list, circle };
}

const listNames = (list: Element): readonly string[] =>
  [...list.querySelectorAll("input[type=checkbox]")].map((box) => box.ariaLabel ?? "");

describe("할일메모", () => {
  it("has what other features say is due, named by its pupil, with its age and the way to it", async () => {
    const { list } = await show();
    const late = list("늦은 것");

    await expect.element(late.getByText("3일째")).toBeVisible();
    await expect
      .element(late.getByRole("link", { name: /^3번 김가온 결석신고서/ }))
      .toHaveAttribute("href", "/papers");
    expect(listNames(late.element())).toEqual([]);
  });

  it("reads a line while it is typed, and keeps what was not written over a reload", async () => {
    const first = await show();
    const field = first.screen.getByRole("textbox", { name: "할 일 적기" });
    await field.fill("화요일까지 안내장");
    await expect.element(first.screen.getByText("11월 24일 화요일까지")).toBeVisible();
    await userEvent.keyboard("{Enter}");

    await expect.element(first.list("나중").getByText("안내장")).toBeVisible();
    await expect.element(field).toHaveValue("");
    await field.fill("");
    await userEvent.keyboard("{Enter}");
    await expect.element(first.screen.getByText("할 일을 적어 주세요.")).toBeVisible();
    await field.fill("반쯤 적은");
    await first.screen.unmount();
    const second = await show();

    const again = second.screen.getByRole("textbox", { name: "할 일 적기" });
    await expect.element(again).toHaveValue("반쯤 적은");
    await again.fill("");
  });

  it("does not take the Enter that ends a syllable", async () => {
    const { data, screen } = await show();
    const field = screen.getByRole("textbox", { name: "할 일 적기" });
    await field.fill("우유");
    field.element().dispatchEvent(
      new KeyboardEvent("keydown", {
        key: "Enter",
        keyCode: 229,
        bubbles: true,
        cancelable: true,
      }),
    );

    await expect.element(field).toHaveValue("우유");
    expect(data.year.rows(taskKind).size).toBe(tasks.length);
    await field.fill("");
  });

  it("moves a task by Alt and an arrow, and the focus stays with it", async () => {
    const { list, circle } = await show();
    await expect.element(circle("과학실")).toBeVisible();
    const box = circle("과학실").element();
    if (box instanceof HTMLElement) box.focus();
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");

    await expect
      .poll(() => listNames(list("오늘").element()))
      .toEqual(["과학실", "게시판", "자리 바꾸기"]);
    await expect.element(circle("과학실")).toHaveFocus();
  });

  it("ticks, takes back, postpones and leaves one turn out", async () => {
    const { data, screen, circle } = await show();
    await circle("게시판").click();
    expect(data.year.rows(taskDayKind).get("t0~one")?.doneAt).toBe(data.now());
    data.history.undo();
    await expect.element(circle("게시판")).not.toBeChecked();

    await screen.getByRole("button", { name: "미루기" }).first().click();
    await screen.getByRole("menuitem", { name: "다음 수업일로" }).click();
    expect(data.year.rows(taskKind).get("t0")?.dueOn).toBe("2026-11-23");
    await screen.getByRole("button", { name: "미루기" }).nth(1).click();
    await screen.getByRole("menuitem", { name: "이번만 빼기" }).click();

    expect(data.year.rows(taskDayKind).get("t2~n2")?.isSkipped).toBe(true);
  });

  it("postpones to a day of the calendar, which the menu leaves the keys to", async () => {
    const { data, screen } = await show();
    await screen.getByRole("button", { name: "미루기" }).first().click();
    await screen.getByRole("menuitem", { name: "날짜 고르기" }).click();
    const days = screen.getByRole("dialog", { name: "미룰 날 고르기" });
    await expect.element(days.getByRole("button", { name: /11월 20일 금요일$/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect.poll(() => data.year.rows(taskKind).get("t0")?.dueOn).toBe("2026-11-27");
  });
});

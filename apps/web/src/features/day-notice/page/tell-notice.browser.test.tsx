import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { dayNoticeKind } from "@damim/domain/day-notice/day-notice.ts";
import { FAMILY_PAGE_ID, familyPageKind } from "@damim/domain/family-page/family-page.ts";
import { createRow } from "@damim/sync/change.ts";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildTeacherData, TEST_NOW } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Component } from "./notice-page.tsx";

const TODAY = toSeoulDay(TEST_NOW);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

async function open(lines: string, { isCut = false } = {}) {
  const data = await buildTeacherData({ students: [{ number: 5, name: "김하린" }] });
  await data.year.write([
    createRow(familyPageKind.name, FAMILY_PAGE_ID, { since: "2026-11-02", endsOn: "2027-02-28" }),
    createRow(dayNoticeKind.name, TODAY, { day: TODAY, lines }),
  ]);
  const rounds = isCut ? { ...data.rounds, state: () => "offline" as const } : data.rounds;
  await renderAt("/", { ...data, rounds }, <Component />);
  const told = () => data.year.rows(dayNoticeKind).get(TODAY)?.told ?? undefined;
  return { told, undo: () => data.history.undo() };
}

it("tells no older line while the one that is being changed cannot be stored", async () => {
  const { told } = await open("우산");

  await button("고치기: 우산").click();
  await userEvent.fill(field("고칠 줄"), "가".repeat(201));
  await button("가정에 알리기").click();
  await expect.element(field("고칠 줄")).toHaveFocus();
  expect(told()).toBeUndefined();

  await userEvent.fill(field("고칠 줄"), "장화");
  await button("가정에 알리기").click();
  await expect.poll(told).toBe("장화");
});

it("tells nothing while a line that stands in its field is not in it", async () => {
  const { told } = await open("우산");

  await userEvent.fill(field("알림장 줄"), "도시락");
  await button("가정에 알리기").click();
  await expect.element(field("알림장 줄")).toHaveFocus();
  expect(told()).toBeUndefined();

  await button("줄 추가").click();
  await button("가정에 알리기").click();
  await expect.poll(told).toBe("우산\n도시락");
});

it("asks of each name before it tells", async () => {
  const { told } = await open("김하린 생일\n김하린 상");

  await expect.element(button("5번으로 바꾸기").first()).toBeVisible();
  await button("가정에 알리기").click();
  await expect.element(button("5번으로 바꾸기").first()).toHaveFocus();
  expect(told()).toBeUndefined();
  await button("그대로").last().click();
  await button("5번으로 바꾸기").click();
  await button("가정에 알리기").click();
  await expect.poll(told).toBe("5번 생일\n김하린 상");
});

it("says what has to happen first while the server has not heard of it", async () => {
  await open("우산", { isCut: true });

  await button("가정에 알리기").click();
  await expect.element(page.getByText("1줄 · 연결되면 가정에 보여요")).toBeVisible();
  await userEvent.fill(field("알림장 줄"), "도시락");
  await button("줄 추가").click();
  await expect.element(page.getByText("2줄 · 연결되면 아까 알린 글이 가정에 보여요")).toBeVisible();
});

it("says that families read other lines, also where these came back by undoing", async () => {
  const { told, undo } = await open("우산");
  await button("가정에 알리기").click();
  await userEvent.fill(field("알림장 줄"), "도시락");
  await button("줄 추가").click();
  await expect.element(page.getByText("2줄 · 가정에는 아까 알린 글이 보여요")).toBeVisible();
  await button("가정에 알리기").click();
  await expect.poll(told).toBe("우산\n도시락");

  undo();
  await expect.element(page.getByText("1줄 · 가정에는 아까 알린 글이 보여요")).toBeVisible();
});

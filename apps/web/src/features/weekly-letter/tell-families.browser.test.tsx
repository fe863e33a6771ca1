import { baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { FAMILY_PAGE_ID, familyPageKind } from "@damim/domain/family-page/family-page.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { toToldLetter } from "@damim/domain/weekly-letter/tell-weekly-letter.ts";
import { weeklyLetterKind } from "@damim/domain/weekly-letter/weekly-letter.ts";
import { createRow } from "@damim/sync/change.ts";
import type { Fields } from "@damim/sync/kind.ts";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component } from "./weekly-letter-page.tsx";

const MONDAY = "2026-11-23";
const FOOT = "우리 반 소식에서 언제나 다시 볼 수 있어요";
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string) => page.getByRole("textbox", { name });

/** On Friday 20 November, so that the letter is of the 23rd. */
async function build() {
  const data = await buildTeacherData({ students: [{ number: 5, name: "김하린" }] });
  await data.profile.write([
    { kind: schoolYearKind.name, id: "2026", set: { school: "한빛초등학교" } },
  ]);
  await data.year.write([createRow(baseTableKind.name, "2026-03-01", { from: "2026-03-01" })]);
  const told = () => toToldLetter(data.year.rows(weeklyLetterKind).get(MONDAY));
  return { data, told };
}

const familyPage = createRow(familyPageKind.name, FAMILY_PAGE_ID, {
  since: "2026-11-02",
  endsOn: "2027-02-28",
});

it("tells families a letter as it stands, says when it was changed since, and takes it back", async () => {
  const { data, told } = await build();
  await data.year.write([familyPage]);
  await renderAt("/", data, <Component />);

  await userEvent.fill(field("인사말"), "김하린 생일이에요.");
  await expect.element(page.getByText("이름이 있어요. 번호로 바꿀까요?")).toBeVisible();
  await button("가정에 알리기").click();
  expect(told()).toBeUndefined();
  await expect.element(button("5번으로 바꾸기")).toHaveFocus();
  await button("5번으로 바꾸기").click();
  await button("가정에 알리기").click();
  await expect.element(page.getByText("에 알렸어요", { exact: false }).first()).toBeVisible();
  // Beside the button, and not on it: a second press takes nothing back.
  const place = button("거두기").element().parentElement;
  await expect.poll(() => document.activeElement).toBe(place);
  expect(told()).toEqual({ word: "5번 생일이에요." });

  await userEvent.fill(field("이번 주 약속"), "걸어요.");
  await field("인사말").click();
  await expect.element(page.getByText("고친 것은 아직 가정에 안 보여요")).toBeVisible();
  expect(told()).toEqual({ word: "5번 생일이에요." });
  await button("다시 알리기").click();
  await expect.element(button("다시 알리기")).not.toBeInTheDocument();
  expect(told()).toEqual({ word: "5번 생일이에요.", promise: "걸어요." });

  await button("거두기").click();
  await expect.poll(() => document.activeElement).toBe(place);
  expect(told()).toBeUndefined();
  data.history.undo();
  await expect.element(button("거두기")).toBeVisible();
  expect(told()?.promise).toBe("걸어요.");
});

it("keeps a name in what is told where the teacher says 「그대로」, line by line", async () => {
  const { data, told } = await build();
  await data.year.write([familyPage]);
  await renderAt("/", data, <Component />);

  await userEvent.fill(field("알려 드려요"), "김하린 상을 받았어요.\n김하린 생일이에요.");
  await button("그대로").first().click();
  await expect.element(page.getByText("「김하린 생일이에요.」", { exact: false })).toBeVisible();
  await button("5번으로 바꾸기").click();
  await button("가정에 알리기").click();
  await expect.poll(told).toEqual({ notes: "김하린 상을 받았어요.\n5번 생일이에요." });
});

it("tells what stands on the screen, or says why not", async () => {
  const { data, told } = await build();
  await data.year.write([familyPage]);
  await renderAt("/", data, <Component />);

  await userEvent.fill(field("인사말"), "추워요.");
  await userEvent.fill(field("알려 드려요"), "가".repeat(900));
  await button("가정에 알리기").click();
  await expect.element(field("알려 드려요")).toHaveFocus();
  expect(told()).toBeUndefined();

  await userEvent.fill(field("알려 드려요"), "가".repeat(600));
  // Without a pause, and with nothing that leaves the field.
  button("가정에 알리기")
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.poll(told).toEqual({ word: "추워요.", notes: "가".repeat(600) });
});

it("tells nobody where families have no page, or a page without the letter", async () => {
  const { data } = await build();
  await renderAt("/", data, <Component />);

  await expect.element(page.getByText("한빛초등학교", { exact: true })).toBeVisible();
  expect(button("가정에 알리기").elements()).toEqual([]);
  expect(page.getByText(FOOT).elements()).toEqual([]);

  await data.year.write([familyPage]);
  await expect.element(page.getByText(FOOT)).toBeVisible();
  await expect.element(button("가정에 알리기")).toBeEnabled();
  const change = (set: Fields) =>
    data.year.write([{ kind: familyPageKind.name, id: FAMILY_PAGE_ID, set }]);
  await change({ hidesLetter: true });
  await expect.element(button("가정에 알리기")).not.toBeInTheDocument();
  expect(page.getByText(FOOT).elements()).toEqual([]);
  await change({ hidesLetter: null });
  await expect.element(button("가정에 알리기")).toBeVisible();
  await change({ endsOn: "2026-11-19" });
  await expect.element(button("가정에 알리기")).not.toBeInTheDocument();
});

it("says what has to happen first while the server has not heard of it", async () => {
  const { data } = await build();
  await data.year.write([familyPage]);
  const rounds = { ...data.rounds, state: () => "offline" as const };
  await renderAt("/", { ...data, rounds }, <Component />);

  await userEvent.fill(field("인사말"), "추워요.");
  await button("가정에 알리기").click();
  const sentence = "주간학습안내를 이 기기에 적었어요. 연결되면 가정에 보여요";
  await expect.poll(() => data.history.undoLabel).toBe(sentence);
  await expect.element(page.getByText("연결되면 가정에 보여요", { exact: true })).toBeVisible();
  expect(page.getByText("에 알렸어요", { exact: false }).elements()).toEqual([]);
});

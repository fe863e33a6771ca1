import { baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { eventKind } from "@damim/domain/schedule/event.ts";
import { weeklyLetterKind } from "@damim/domain/weekly-letter/weekly-letter.ts";
import { createRow } from "@damim/sync/change.ts";
import { useLocation } from "react-router";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { listDrafts } from "../../data/drafts/list-drafts.ts";
import { digestText } from "../../data/history/text-digest.ts";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component } from "./weekly-letter-page.tsx";

const field = (name: string) => page.getByRole("textbox", { name });
const MONDAY = "2026-11-23";

async function build(at = TEST_NOW) {
  const data = await buildTeacherData({ at });
  await data.year.write([createRow(baseTableKind.name, "2026-03-01", { from: "2026-03-01" })]);
  const find = () => data.year.rows(weeklyLetterKind).get(MONDAY);
  return { data, find };
}

/** Saves what is written without leaving its field. */
function hidePage(): void {
  const hidden = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  hidden.mockRestore();
}

function Address() {
  return <output>{useLocation().search}</output>;
}

it("keeps a new line and a blank in a field that is saved while it is written", async () => {
  const { data, find } = await build();
  await renderAt("/", data, <Component />);

  await field("알려 드려요").click();
  await userEvent.keyboard("첫 줄{Enter}");
  hidePage();
  await expect.poll(() => find()?.notes).toBe("첫 줄");
  await userEvent.keyboard("둘째 ");
  hidePage();
  await expect.poll(() => find()?.notes).toBe("첫 줄\n둘째");
  // It was written with its own last words before the eyes: no other device's are lost.
  expect(find()?.from).toBe(digestText("첫 줄"));
  await userEvent.keyboard("줄 ");
  await field("인사말").click();
  await expect.poll(() => find()?.notes).toBe("첫 줄\n둘째 줄");
  await expect.element(field("알려 드려요")).toHaveValue("첫 줄\n둘째 줄");

  // It was left: what another device writes stands in it.
  await data.year.write([{ kind: weeklyLetterKind.name, id: MONDAY, set: { notes: "셋" } }]);
  await expect.element(field("알려 드려요")).toHaveValue("셋");
});

it("keeps words half-written until their row is on the disk, for the page may die before", async () => {
  const { data, find } = await build();
  const write = data.year.write.bind(data.year);
  vi.spyOn(data.year, "write").mockImplementation((changes) => {
    void write(changes);
    return new Promise(() => undefined);
  });
  await renderAt("/", data, <Component />);

  await userEvent.fill(field("화요일 준비물"), "리코더");
  await userEvent.fill(field("알려 드려요"), "독서록을 내요.");
  await expect.poll(() => find()?.bring2).toBe("리코더");

  const words = listDrafts("u-test").map(({ text }) => text);
  expect(words.join()).toMatch(/리코더.*독서록|독서록.*리코더/);
});

it("saves what can be saved beside a field that is too long, which says so", async () => {
  const { data, find } = await build();
  await renderAt("/", data, <Component />);

  await userEvent.fill(field("월요일 준비물"), "가".repeat(101));
  await userEvent.fill(field("화요일 준비물"), "붓");
  await field("인사말").click();

  await expect.poll(() => find()?.bring2).toBe("붓");
  expect(find()?.bring1 ?? null).toBeNull();
  await expect.element(field("월요일 준비물")).toHaveValue("가".repeat(101));
  await expect.element(page.getByText("100자까지 적을 수 있어요.", { exact: false })).toBeVisible();
});

it("takes back its own words alone, though they were the first of the week", async () => {
  const { data, find } = await build();
  await renderAt("/", data, <Component />);

  await userEvent.fill(field("인사말"), "추워요.");
  await field("알려 드려요").click();
  await expect.poll(() => find()?.word).toBe("추워요.");
  // Another device had no word of it and wrote its own; the undo of the first arrives there as it is written here.
  const write = vi.spyOn(data.year, "write");
  data.history.undo();

  expect(write.mock.calls.flat(2)).toEqual([
    { kind: weeklyLetterKind.name, id: MONDAY, set: { word: null } },
  ]);
  data.history.redo();
  await expect.element(field("인사말")).toHaveValue("추워요.");
});

it("stays at its week past Thursday noon, and has it in the address", async () => {
  let now = Date.parse("2026-11-26T11:59:00+09:00");
  const { data } = await build(now);
  await renderAt(
    "/",
    { ...data, now: () => now },
    <>
      <Component />
      <Address />
    </>,
  );

  await expect.element(page.getByText(`?day=${MONDAY}`)).toBeVisible();
  now += 3_600_000;
  await userEvent.fill(field("인사말"), "추워요.");
  await data.year.write([
    createRow(eventKind.name, "e1", {
      title: "학예회",
      day: "2026-11-24",
      colour: "blue",
      source: "me",
    }),
  ]);
  await expect.element(page.getByRole("button", { name: "「학예회」 빼기" })).toBeVisible();
  await expect.element(field("인사말")).toHaveValue("추워요.");

  await page.getByRole("button", { name: "다음 주" }).click();
  await expect.element(page.getByText("?day=2026-11-30")).toBeVisible();
});

it("shows 알려 드려요 of two devices side by side, as any long text", async () => {
  const { data } = await build();
  const row = createRow(weeklyLetterKind.name, MONDAY, { notes: "집에서", forked: true });
  await data.year.write([row]);
  await renderAt("/", data, <Component />);
  await expect.element(page.getByRole("button", { name: "두 글 나란히 보기" })).toBeVisible();
});

it("says where the days after February are", async () => {
  const { data } = await build();
  await renderAt("/?day=2027-03-04", data, <Component />);

  await expect.element(page.getByText("3월 1일부터는 2027학년도에 있어요.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "다음 주" })).toBeDisabled();
  await page.getByRole("button", { name: "앞 주" }).click();
  await expect.element(page.getByText("2월 15일 – 2월 19일")).toBeVisible();
});

it("keeps focus beside an event that is taken out by key", async () => {
  const { data } = await build();
  await data.year.write(
    ["가", "나"].map((title) =>
      createRow(eventKind.name, title, { title, day: "2026-11-24", colour: "blue", source: "me" }),
    ),
  );
  await renderAt("/", data, <Component />);
  const button = (name: string) => page.getByRole("button", { name });
  /** A hurried second Enter on another control is none. */
  const pressEnter = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, 350));
    await userEvent.keyboard("{Enter}");
  };

  await expect.element(button("「가」 빼기")).toBeVisible();
  button("「가」 빼기").element().focus();
  await pressEnter();
  await expect.element(button("「나」 빼기")).toHaveFocus();
  await pressEnter();
  await expect.element(button("뺀 일정 2개 다시 넣기")).toHaveFocus();
  await pressEnter();
  await expect.element(button("「가」 빼기")).toHaveFocus();
});

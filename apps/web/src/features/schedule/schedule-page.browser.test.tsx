import { createRow } from "@damim/sync/change.ts";
import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as SchedulePage } from "./calendar/schedule-page.tsx";

const weekly = {
  title: "주간학습안내",
  day: "2026-11-06",
  colour: "yellow",
  source: "me",
  repeat: { every: "week", weekdays: "5" },
  onClosed: "before",
};

async function show(address = "/todo?about=todoList") {
  await page.viewport(1366, 768);
  const data = await buildTeacherData();
  await data.year.write([createRow(eventKind.name, "e1", weekly)]);
  const screen = await renderAt(address, data, <SchedulePage />);
  const cell = (name: string) => screen.getByRole("gridcell", { name });
  const button = (name: string) => screen.getByRole("button", { name });
  return { data, screen, cell, button };
}

/** Without our styles the scrim lies above the dialog. */
async function press(locator: Locator): Promise<void> {
  await expect.element(locator).toBeInTheDocument();
  const element = locator.element();
  if (element instanceof HTMLElement) element.click();
}

describe("일정관리", () => {
  it("is walked by keys, over the end of a month too, and shows the chosen day beside it", async () => {
    const { screen, cell } = await show();
    await expect.element(cell("11월 20일")).toHaveAttribute("aria-selected", "true");
    const chosen = cell("11월 20일").element();
    if (chosen instanceof HTMLElement) chosen.focus();

    await userEvent.keyboard("{ArrowDown}{ArrowDown}{Home}");
    await expect.element(cell("11월 30일")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");

    await expect.element(cell("12월 1일")).toHaveFocus();
    await expect.element(screen.getByRole("region", { name: "12월 1일 화요일" })).toBeVisible();
    await userEvent.keyboard("t");
    await expect.element(cell("11월 20일")).toHaveAttribute("aria-selected", "true");
  });

  it("leafs by ← and → outside of the month, and N writes on the chosen day", async () => {
    const { data, screen, cell } = await show();
    await expect.element(cell("11월 20일")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(cell("12월 1일")).toHaveAttribute("aria-selected", "true");

    await userEvent.keyboard("n");
    const dialog = screen.getByRole("dialog", { name: "일정 추가" });
    await dialog.getByRole("textbox", { name: "제목" }).fill("학예회");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");

    await expect.element(cell("12월 1일")).toHaveAttribute("aria-description", "학예회");
    expect([...data.year.rows(eventKind).values()].find(({ id }) => id !== "e1")).toMatchObject({
      title: "학예회",
      day: "2026-12-01",
      source: "me",
    });
    // What was saved does not stand in the next one, and the last day of a repeat is in the way where it can be mended.
    await userEvent.keyboard("n");
    await expect.element(dialog.getByRole("textbox", { name: "제목" })).toHaveValue("");
    await dialog.getByRole("textbox", { name: "제목" }).fill("동아리");
    await dialog.getByLabelText("끝나는 날").fill("2026-12-03");
    await dialog.getByRole("combobox", { name: "반복" }).selectOptions("매주");
    await userEvent.keyboard("{Control>}{Enter}{/Control}");
    await expect.element(dialog.getByText(/여러 날 이어지는 일정은/)).toBeVisible();
  });

  it("says why a turn stands earlier, moves it by hand, puts it back and leaves it out", async () => {
    const { data, screen, cell, button } = await show("/todo?about=todoList&day=2026-11-26");
    await data.year.write([
      createRow(ownDayKind.name, "2026-11-27", { day: "2026-11-27", type: "closed", label: "" }),
    ]);
    await expect.element(screen.getByText(/하루 앞당겼어요/)).toBeVisible();

    await button("옮기기").click();
    await expect.element(button("2026년 11월 26일 목요일")).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    await expect.element(button("옮기기")).not.toBeInTheDocument();
    await cell("11월 25일").click();
    await expect.element(screen.getByText("11월 27일에서 옮겼어요.")).toBeVisible();
    await button("원래 날로").click();
    await cell("11월 26일").click();
    await expect.element(screen.getByText(/하루 앞당겼어요/)).toBeVisible();
    await button("이번만 빼기").click();

    await expect.element(screen.getByText("적어 둔 일정이 없어요.")).toBeVisible();
    expect(data.year.rows(eventDayKind).get("e1~2026-11-27")).toMatchObject({ isOff: true });
    data.history.undo();
    await expect.element(button("이번만 빼기")).toBeVisible();
  });

  it("changes from one turn on, and says what is missing in the form", async () => {
    const { data, screen, button } = await show();
    await button("이번부터 바꾸기").click();
    const dialog = screen.getByRole("dialog", { name: "이번부터 바꾸기" });
    const title = dialog.getByRole("textbox", { name: "제목" });
    await title.fill("");
    await press(dialog.getByRole("button", { name: "저장" }));
    await expect.element(dialog.getByText("무슨 일정인지 제목을 적어 주세요.")).toBeVisible();
    await expect.element(title).toHaveFocus();

    await title.fill("가정통신문");
    await press(dialog.getByRole("button", { name: "저장" }));

    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    const rows = [...data.year.rows(eventKind).values()];
    expect(rows.map(({ title: words, repeat }) => [words, repeat?.until])).toEqual([
      ["주간학습안내", "2026-11-19"],
      ["가정통신문", undefined],
    ]);
  });

  it("gives the address of the feed, warns within a school, and says when the server is away", async () => {
    const { screen, button } = await show();
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await button("캘린더 내보내기").click();
    const dialog = screen.getByRole("dialog", { name: "캘린더 내보내기" });
    await expect.element(dialog.getByText(/인터넷이 연결되면/)).toBeVisible();
    const link = { id: "l1", kind: "ical", target: "events", openedAt: null, isSchoolOnly: true };
    const calls = answerRequests({ links: { links: [{ ...link, address: "https://a/x.ics" }] } });
    await press(dialog.getByRole("button", { name: "다시 가져오기" }));

    const address = dialog.getByRole("textbox", { name: "캘린더 주소" });
    await expect.element(address).toHaveValue("https://a/x.ics");
    await expect.element(dialog.getByText(/이 주소는 학교 안에서만 열려요/)).toBeVisible();
    await press(dialog.getByRole("checkbox", { name: "일정" }));
    await expect.element(dialog.getByRole("checkbox", { name: "일정" })).toBeChecked();
    expect(calls).toEqual(["GET links"]);
  });
});

import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { attendanceRulesKind } from "@damim/domain/attendance/attendance-rules.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { closeMonth } from "@damim/domain/month-close/close-month.ts";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TeacherDataContext } from "../../data/use-teacher-data.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { Toaster } from "../../ui/overlay/toaster.tsx";
import { QuickAccess } from "./quick-access.tsx";
import { SearchButton } from "./quick-buttons.tsx";

const names = ["강서연", "권도윤", "김가온", "김민준", "이민준"];

async function renderQuickAccess() {
  await page.viewport(1366, 768);
  const students = names.map((name, index) => ({ number: index + 1, name }));
  const data = await buildTeacherData({ students });
  const element = (
    <QuickAccess>
      <SearchButton />
      <input aria-label="다른 칸" />
    </QuickAccess>
  );
  const router = createMemoryRouter([{ path: "*", element }]);
  const screen = await render(
    <TeacherDataContext value={data}>
      <RouterProvider router={router} />
      <Toaster />
    </TeacherDataContext>,
  );
  const line = screen.getByRole("textbox", { name: "한 줄 기록" });
  const marks = () => [...data.year.rows(attendanceMarkKind).keys()];
  return { data, screen, router, line, marks };
}

/** By the element itself: without our styles the page lies over what floats above it. */
async function press(control: Locator): Promise<void> {
  await expect.element(control).toBeInTheDocument();
  const element = control.element();
  if (element instanceof HTMLElement) element.click();
}

/** What the browser sends while a syllable is still being put together. */
function pressWhileComposing(key: string): void {
  const event = { key, bubbles: true, cancelable: true, isComposing: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", event));
}

describe("빠른 이동", () => {
  it("moves over what fits with the arrows, and tells which line is active", async () => {
    const { screen } = await renderQuickAccess();
    await userEvent.keyboard("{Control>}k{/Control}");
    const field = screen.getByRole("combobox", { name: "검색" });
    await expect.element(field).toHaveFocus();

    await field.fill("민준");
    const active = () =>
      document.getElementById(field.element().getAttribute("aria-activedescendant") ?? "");
    expect(active()?.textContent).toContain("4번 김민준");
    // Each pupil once, then marks and form of both.
    await userEvent.keyboard("{ArrowDown}");
    expect(active()?.textContent).toContain("5번 이민준");
    expect(active()?.getAttribute("aria-selected")).toBe("true");
    await field.fill("없는 말");
    await expect.element(screen.getByText("「없는 말」에 맞는 것이 없어요")).toBeVisible();
    // What lies elsewhere may have it, and is not chosen unasked.
    await expect.poll(() => screen.getByRole("option").elements().length).toBe(1);
    expect(active()).toBeNull();
    await userEvent.keyboard("{ArrowDown}");
    expect(active()?.textContent).toContain("쌤카페에서 찾기 없는 말");
    // A pupil's name is searched nowhere else.
    await field.fill("민준");
    await expect.poll(() => active()?.textContent).toContain("4번 김민준");
    expect(screen.getByRole("option", { name: /쌤카페/ }).elements()).toEqual([]);
  });

  it("leaves the Enter that ends a syllable alone, and goes with the next", async () => {
    const { screen, router } = await renderQuickAccess();
    await screen.getByRole("button", { name: /학생, 화면, 기록 찾기/ }).click();
    const field = screen.getByRole("combobox", { name: "검색" });
    await field.fill("명단");

    pressWhileComposing("Enter");
    expect(router.state.location.pathname).toBe("/");
    await userEvent.keyboard("{Enter}");

    await expect.poll(() => router.state.location.pathname).toBe("/student-manage");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("leads to the pupil's page, and never puts a pupil into the address or the history", async () => {
    const { screen, router } = await renderQuickAccess();
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.getByRole("combobox", { name: "검색" }).fill("ㄱㄱㅇ");
    await userEvent.keyboard("{Enter}");

    await expect.poll(() => router.state.location.pathname).toBe("/manageStudent");
    expect([router.state.location.search, router.state.location.state]).toEqual(["", null]);
  });
});

describe("한 줄 기록", () => {
  it("records what is beyond doubt as one step and keeps the rest in the line", async () => {
    const { data, screen, line, marks } = await renderQuickAccess();
    await userEvent.keyboard("{Control>}j{/Control}");
    await line.fill("1 지각 병원, 2-3 우유 x, 5 병결");
    await expect
      .element(screen.getByText("이렇게 적을게요 (2건) · 읽지 못했어요 (1건)"))
      .toBeVisible();

    await userEvent.keyboard("{Enter}");

    expect(marks()).toEqual(["2026-11-20~student-1~late", "2026-11-20~student-5~absent"]);
    await expect.element(line).toHaveValue("2-3 우유 x");
    data.history.undo();
    expect(marks()).toEqual([]);
    expect(data.history.undoLabel).toBeUndefined();
  });

  it("asks about what can be taken in two ways, and Enter never guesses", async () => {
    const { screen, line, marks } = await renderQuickAccess();
    await userEvent.keyboard("{Control>}j{/Control}");
    await line.fill("민준 지각");

    await userEvent.keyboard("{Enter}");
    await expect.element(screen.getByRole("button", { name: "4번 김민준" })).toHaveFocus();
    expect(marks()).toEqual([]);
    // A hurried second Enter has not read the question.
    await new Promise((resolve) => setTimeout(resolve, 350));
    await userEvent.keyboard("{Enter}");
    await expect.element(line).toHaveValue("4번 지각");
    await userEvent.keyboard("{ArrowDown}{Tab}");
    await expect.element(screen.getByRole("button", { name: "미인정 지각" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(line).toHaveFocus();
    await userEvent.keyboard("{Enter}");

    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(marks()).toEqual(["2026-11-20~student-4~late"]);
  });

  it("does not record at the Enter that ends a syllable", async () => {
    const { line, marks } = await renderQuickAccess();
    await userEvent.keyboard("{Control>}j{/Control}");
    await line.fill("1 병결");

    pressWhileComposing("Enter");
    expect(marks()).toEqual([]);
  });

  it("keeps the line when it is closed", async () => {
    const { screen, line } = await renderQuickAccess();
    await userEvent.keyboard("{Control>}j{/Control}");
    await line.fill("3 병결 열");
    await userEvent.keyboard("{Escape}");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    await userEvent.keyboard("{Control>}j{/Control}");

    await expect.element(line).toHaveValue("3 병결 열");
  });

  it("asks before a mark on a day without lessons, and keeps the line where the answer is no", async () => {
    const { data, screen, line, marks } = await renderQuickAccess();
    await userEvent.keyboard("{Control>}j{/Control}");
    await line.fill("11/14 3 병결");
    await userEvent.keyboard("{Enter}");
    const question = screen.getByRole("dialog", { name: "수업이 없는 날이에요" });
    await expect.element(question.getByText(/11월 14일은 주말이라/)).toBeInTheDocument();
    expect(marks()).toEqual([]);
    await press(question.getByRole("button", { name: "취소" }));
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(line).toHaveFocus();
    await expect.element(line).toHaveValue("11/14 3 병결");

    await userEvent.keyboard("{Enter}");
    await press(question.getByRole("button", { name: "그래도 기록하기" }));

    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(marks()).toEqual(["2026-11-14~student-3~absent"]);
    data.history.undo();
    expect(marks()).toEqual([]);
    await userEvent.keyboard("{Control>}j{/Control}");
    await expect.element(line).toHaveValue("");
  });

  it("asks before a 세부 사유 passes its limit, and in a month that is closed", async () => {
    const { data, screen, line, marks } = await renderQuickAccess();
    await data.year.write([
      createRow(attendanceRulesKind.name, "rules", { fieldStudyDays: 1 }),
      ...closeMonth("2026-11", [], "2026-11-20"),
    ]);
    await userEvent.keyboard("{Control>}j{/Control}");
    // Each clause alone stays within the one day.
    await line.fill("11/19 2 결석 체험학습, 11/20 2 결석 체험학습");
    await userEvent.keyboard("{Enter}");

    const limit = screen.getByRole("dialog", { name: "교외체험학습 일수를 넘어요" });
    await expect
      .element(limit.getByText("2번 권도윤: 한 해 1일까지인데 2일이 돼요. 그래도 기록할까요?"))
      .toBeInTheDocument();
    await press(limit.getByRole("button", { name: "그래도 기록하기" }));
    const month = screen.getByRole("dialog", { name: "마감한 달이에요" });
    await expect.element(month).toBeInTheDocument();
    expect(marks()).toEqual([]);
    await press(month.getByRole("button", { name: "그래도 고치기" }));

    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect(marks()).toEqual(["2026-11-19~student-2~absent", "2026-11-20~student-2~absent"]);
  });

  it("asks nothing about 왔어요 on a day without lessons", async () => {
    const { data, screen, line } = await renderQuickAccess();
    await userEvent.keyboard("{Control>}j{/Control}");
    await line.fill("11/14 3 왔어요");
    await userEvent.keyboard("{Enter}");

    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    expect([...data.year.rows(checkInKind).keys()]).toEqual(["2026-11-14~student-3"]);
  });

  it("says that it is so already, and writes nothing", async () => {
    const { data, screen, line } = await renderQuickAccess();
    for (const time of ["first", "again"]) {
      await userEvent.keyboard("{Control>}j{/Control}");
      await line.fill("3 병결");
      screen.getByRole("button", { name: "기록하기" }).element().focus();
      await userEvent.keyboard("{Enter}");
      await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
      if (time === "first") continue;
      await expect
        .element(screen.getByText("이미 그렇게 적혀 있어요: 3번 김가온 질병 결석"))
        .toBeVisible();
    }
    data.history.undo();
    expect(data.history.undoLabel).toBeUndefined();
  });
});

describe("the keys", () => {
  it("are helped with by ?, which stays a letter in a text field", async () => {
    const { screen } = await renderQuickAccess();
    await screen.getByRole("textbox", { name: "다른 칸" }).click();
    await userEvent.keyboard("?");
    await expect.element(screen.getByRole("dialog")).not.toBeInTheDocument();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard("?");

    const help = screen.getByRole("dialog", { name: "단축키" });
    await expect.element(help).toBeVisible();
    await expect.element(help.getByText("화면 가리기, 다시 보이기")).toBeVisible();
    await userEvent.keyboard("{Control>}k{/Control}");
    await expect.element(screen.getByRole("combobox", { name: "검색" })).toHaveFocus();
  });
});

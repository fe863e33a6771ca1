import type { RosterStudent } from "@damim/domain/student/student.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Toaster } from "../../ui/overlay/toaster.tsx";
import { Component as RosterPage } from "./roster-page.tsx";

beforeEach(() => localStorage.clear());

const pupils: readonly Omit<RosterStudent, "id">[] = [
  { number: 1, name: "김가온", sex: "female", tags: ["방송부"] },
  { number: 2, name: "남지호", sex: "male", health: { allergens: [2] } },
  { number: 4, name: "박서준", sex: "male", guardianPhone: "010-1111-2222" },
];

async function showRoster(students = pupils) {
  const data = await buildTeacherData({ students });
  await renderAt(
    "/",
    data,
    <>
      <RosterPage />
      <Toaster />
    </>,
  );
  const list = () => [...data.year.rows(studentKind).values()];
  return {
    data,
    find: (name: string) => list().find((student) => student.name === name),
    numbers: () => Object.fromEntries(list().map(({ name, number }) => [name, number])),
  };
}

const button = (name: string) => page.getByRole("button", { name });
const dialog = (name: string) => page.getByRole("dialog", { name });
const table = () => page.getByRole("table", { name: "학생 명단" });
/** Without the stylesheet a dialog does not lie on top, so a pointer would hit what should be below it. */
async function press(name: string) {
  await pressOn(button(name));
}
async function pressOn(locator: Locator) {
  await expect.element(locator).toBeEnabled();
  const element = locator.element();
  if (element instanceof HTMLElement) element.click();
}

describe("a pupil leaves", () => {
  async function leave(isHidden = false) {
    const roster = await showRoster();
    await press("2번 남지호 고치기");
    await press("전출·유예");
    await expect.element(dialog("2번 남지호 전출·유예")).toBeVisible();
    await page.getByLabelText("우리 반이었던 마지막 날").fill("2026-11-13");
    if (isHidden) {
      const name = "떠난 학생 목록에서 숨기기";
      await pressOn(page.getByRole("checkbox", { name }));
    }
    await press("떠난 학생으로 옮기기");
    await expect.element(table().getByText("남지호")).not.toBeInTheDocument();
    return roster;
  }

  it("for the gone list, where nobody asks for the next school, and comes back whole", async () => {
    const { find } = await leave();
    expect(find("남지호")?.gone).toEqual({ day: "2026-11-13", kind: "transferOut" });
    await page.getByRole("tab", { name: "떠난 학생 1" }).click();
    const item = page.getByRole("listitem").filter({ hasText: "남지호" });
    await expect.element(item.getByText("2026년 11월 13일까지")).toBeVisible();

    await press("2번 남지호 다시 우리 반으로");
    await expect.element(dialog("2번 남지호 다시 우리 반으로")).toBeVisible();
    await press("다시 우리 반으로");

    await expect.element(table().getByText("남지호")).toBeVisible();
    expect(find("남지호")?.gone ?? null).toBeNull();
    expect(find("남지호")).toMatchObject({
      number: 2,
      health: { allergens: [2] },
      away: [{ day: "2026-11-13", kind: "transferOut", back: "2026-11-20" }],
    });
  });

  it("by mistake: then there was no time away", async () => {
    const { find } = await leave();
    await page.getByRole("tab", { name: "떠난 학생 1" }).click();
    await press("2번 남지호 다시 우리 반으로");
    await pressOn(page.getByRole("radio", { name: "잘못 옮겼어요" }));
    await press("다시 우리 반으로");

    await expect.element(table().getByText("남지호")).toBeVisible();
    expect(find("남지호")?.away ?? null).toBeNull();
  });

  it("and comes back on no day before the leaving", async () => {
    const { find } = await leave();
    await page.getByRole("tab", { name: "떠난 학생 1" }).click();
    await press("2번 남지호 다시 우리 반으로");
    await page.getByLabelText("다시 우리 반이 된 날").fill("2026-11-13");
    await press("다시 우리 반으로");

    await expect.element(page.getByText(/그다음 날부터 고를 수 있어요/)).toBeVisible();
    expect(find("남지호")?.gone).toBeTruthy();
  });

  it("with a half-written note that is still there after the page went away", async () => {
    await showRoster();
    const open = async () => {
      await press("2번 남지호 고치기");
      await press("전출·유예");
      await expect.element(dialog("2번 남지호 전출·유예")).toBeVisible();
    };
    await open();
    await page.getByRole("textbox", { name: "메모" }).fill("서류는 행정실에");
    await cleanup();
    const { find } = await showRoster();
    await open();
    await expect
      .element(page.getByRole("textbox", { name: "메모" }))
      .toHaveValue("서류는 행정실에");
    await press("떠난 학생으로 옮기기");

    await expect.poll(() => find("남지호")?.gone?.memo).toBe("서류는 행정실에");
    expect(Object.keys(localStorage).filter((key) => key.includes("leave"))).toEqual([]);
  });

  it("in one step that undo takes back", async () => {
    const { find } = await leave();

    await press("되돌리기");

    await expect.poll(() => find("남지호")?.gone ?? null).toBeNull();
  });

  it("hidden: the name stands behind a further step", async () => {
    await leave(true);
    await page.getByRole("tab", { name: "떠난 학생 1" }).click();
    await expect.element(page.getByText("2번 남지호")).not.toBeInTheDocument();

    await press("숨긴 학생 1명 보기");

    await expect.element(page.getByText("2번 남지호")).toBeVisible();
  });

  it("and the next number is still the one after the last", async () => {
    await showRoster([
      ...pupils,
      { number: 5, name: "떠난이", gone: { day: "2026-09-01", kind: "deferred" } },
    ]);

    await press("전입생 추가");

    await expect.element(page.getByRole("textbox", { name: "번호" })).toHaveValue("6");
    await expect.element(page.getByLabelText("전입한 날")).toHaveValue("11월 20일 금");
  });
});

describe("번호 바꾸기", () => {
  it("closes vacant numbers for several at once, as one step", async () => {
    const { data, numbers } = await showRoster();
    await press("번호 바꾸기");
    await press("빈 번호 없이");
    await expect.element(page.getByText("1명의 번호가 바뀌어요")).toBeVisible();

    submitRenumber();

    await expect.poll(numbers).toEqual({ 김가온: 1, 남지호: 2, 박서준: 3 });
    data.history.undo();
    await expect.poll(numbers).toEqual({ 김가온: 1, 남지호: 2, 박서준: 4 });
  });

  it("moves a pupil by keyboard, and focus goes along", async () => {
    const { numbers } = await showRoster();
    await press("번호 바꾸기");
    const grip = page.getByRole("button", { name: "1번 김가온 여 옮기기" });
    await expect.element(grip).toBeVisible();
    const element = grip.element();
    if (element instanceof HTMLElement) element.focus();

    await userEvent.keyboard("{ArrowDown}");

    await expect.element(page.getByRole("button", { name: "2번 김가온 여 옮기기" })).toHaveFocus();
    submitRenumber();
    await expect.poll(numbers).toEqual({ 김가온: 2, 남지호: 1, 박서준: 4 });
  });

  it("moves a pupil by two taps", async () => {
    const { numbers } = await showRoster();
    await press("번호 바꾸기");

    await press("4번 박서준 남 옮기기");
    await press("1번 김가온 여 자리로 옮기기");

    submitRenumber();
    await expect.poll(numbers).toEqual({ 박서준: 1, 김가온: 2, 남지호: 3 });
  });

  it("moves a pupil by the pointer", async () => {
    const { numbers } = await showRoster();
    await press("번호 바꾸기");
    await expect.element(button("1번 김가온 여 옮기기")).toBeVisible();
    const rows = [...document.querySelectorAll("[data-place]")];
    const grip = rows[0]?.querySelector("[data-grip] > span");
    const target = rows[1]?.getBoundingClientRect();

    grip?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, button: 0 }));
    dispatchEvent(new PointerEvent("pointermove", { clientY: (target?.top ?? 0) + 2 }));
    dispatchEvent(new PointerEvent("pointerup"));

    await expect.element(button("2번 김가온 여 옮기기")).toBeVisible();
    submitRenumber();
    await expect.poll(numbers).toEqual({ 남지호: 1, 김가온: 2, 박서준: 4 });
  });
});

describe("the table", () => {
  it("shows only those about whose health there is something to know", async () => {
    await showRoster();

    await press("건강 메모");

    await expect.element(page.getByText("3명 가운데 1명")).toBeVisible();
    await expect.element(table().getByText("남지호")).toBeVisible();
    await expect.element(table().getByText("김가온")).not.toBeInTheDocument();
  });
});

describe("a pupil's form", () => {
  it("keeps guardians, health and tags", async () => {
    const { find } = await showRoster();
    await press("4번 박서준 고치기");
    await page.getByRole("textbox", { name: "보호자 관계" }).fill("어머니");
    await press("보호자 추가");
    await page.getByRole("textbox", { name: "보호자 2 연락처" }).fill("01033334444");
    await press("알레르기 고르기");
    await press("4 땅콩");
    await page.getByRole("textbox", { name: "건강 메모" }).fill("흡입기는 가방에");
    await press("방송부");

    await press("저장");

    await expect.poll(() => find("박서준")?.tags).toEqual(["방송부"]);
    expect(find("박서준")).toMatchObject({
      guardianPhone: "010-1111-2222",
      guardians: [
        { relation: "어머니", phone: "010-1111-2222" },
        { relation: "", phone: "010-3333-4444" },
      ],
      health: { allergens: [4], note: "흡입기는 가방에" },
    });
  });
});

describe("on paper", () => {
  it("a contact list asks first, then stands there with telephones in full", async () => {
    let paper = "";
    const print = vi.spyOn(window, "print").mockImplementation(() => {
      paper = document.querySelector(".print-portrait")?.textContent ?? "";
      dispatchEvent(new Event("afterprint"));
    });
    await showRoster();
    await press("인쇄·엑셀");
    await pressOn(page.getByRole("radio", { name: "비상연락망" }));
    await press("인쇄");
    await expect.element(dialog("연락처를 인쇄할까요?")).toBeVisible();
    expect(print).not.toHaveBeenCalled();

    const question = dialog("연락처를 인쇄할까요?");
    await pressOn(question.getByRole("button", { name: "인쇄" }));

    await expect.poll(() => print.mock.calls.length).toBe(1);
    expect(paper).toContain("010-1111-2222");
    await expect.poll(() => document.querySelector(".print-portrait")).toBeNull();
  });
});

/** The dialog's own button; the page behind it has one of this name too. */
function submitRenumber(): void {
  const footers = document.querySelectorAll<HTMLButtonElement>("[role=dialog] footer button");
  [...footers].find(({ textContent }) => textContent === "번호 바꾸기")?.click();
}

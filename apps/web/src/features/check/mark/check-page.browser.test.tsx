import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { checkKind, checkMarkKind } from "@damim/domain/check/check.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { createRow } from "@damim/sync/change.ts";
import { describe, expect, it } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import type { TeacherData } from "../../../data/teacher-data.ts";
import { buildTeacherData } from "../../../testing/build-teacher-data.ts";
import { renderAt } from "../../../testing/render-at.tsx";
import { Component as CheckPage } from "./check-page.tsx";

const names = ["강서연", "권도윤", "김가온", "김민준", "김하린", "남지호", "노은우", "문채원"];

/** Eight pupils, the fifth ill today; 독서록 was due the day before yesterday. */
async function showChecks(change: (data: TeacherData) => Partial<TeacherData> = () => ({})) {
  await page.viewport(1366, 768);
  const data = await buildTeacherData({
    students: names.map((name, index) => ({ number: index + 1, name })),
  });
  await data.year.write([
    createRow(checkKind.name, "c1", { title: "독서록 3주차", dueOn: "2026-11-18", order: "a1" }),
    createRow(checkKind.name, "c2", {
      title: "알림장",
      repeat: "1",
      from: "2026-11-02",
      order: "a2",
    }),
    createRow(attendanceMarkKind.name, "2026-11-20~student-5~absent", {
      day: "2026-11-20",
      studentId: "student-5",
      kind: "absent",
      reason: "illness",
    }),
  ]);
  await renderAt(
    "/checkListMemo?about=checkLists&check=c1",
    { ...data, ...change(data) },
    <CheckPage />,
  );
  const stateOf = (number: number) =>
    data.year.rows(checkMarkKind).get(`c1~student-${number}~one`)?.state;
  return { data, stateOf };
}

const button = (name: string) => page.getByRole("button", { name });
/** In a dialog: what dims the page lies over everything while there are no styles. */
const pressInDialog = async (name: string) => {
  const element = await button(name).findElement();
  if (element instanceof HTMLElement) element.click();
};
const field = () => page.getByRole("textbox", { name: "낸 번호" });

describe("제출 OX", () => {
  it("goes through the states by taps and keys, from one tile to the next", async () => {
    const { data, stateOf } = await showChecks();
    await expect.element(page.getByRole("group", { name: "학생" })).toBeVisible();
    await expect.element(button("5번 김하린 결석")).toBeVisible();

    await button("1번 강서연 아직").click();
    await button("1번 강서연 O").click();
    await expect.element(button("1번 강서연 X")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}o{ArrowRight}x{ArrowRight}l{ArrowRight}{ArrowRight}-");
    await expect.element(button("2번 권도윤 O")).toBeVisible();
    await expect.element(button("3번 김가온 X")).toBeVisible();
    await expect.element(button("4번 김민준 △")).toBeVisible();
    await expect.element(button("6번 남지호 –")).toBeVisible();
    await userEvent.keyboard("{Home}{Delete}");
    await expect.element(button("1번 강서연 아직")).toHaveFocus();
    await button("5번 김하린 결석").click();
    await expect.element(button("5번 김하린 O")).toBeVisible();

    data.history.undo();
    await expect.element(button("5번 김하린 결석")).toBeVisible();
    expect(stateOf(4)).toBe("late");
    await expect.element(page.getByText("2일 늦게")).toBeVisible();
  });

  it("are put in order by buttons, those of one day only, and it is taken back", async () => {
    const { data } = await showChecks();
    await data.year.write([
      createRow(checkKind.name, "c3", { title: "동의서", dueOn: "2026-11-18", order: "a3" }),
    ]);
    const titles = () =>
      [
        ...document.querySelectorAll(
          "ul[aria-label='체크 목록'] a > span:first-child > span:first-child",
        ),
      ].map(({ textContent }) => textContent);
    await expect.poll(() => titles().slice(1)).toEqual(["독서록 3주차", "동의서"]);
    await button("순서 바꾸기").click();
    await expect.element(button("알림장 위로")).not.toBeInTheDocument();
    await button("동의서 위로").click();

    await expect.poll(titles).toEqual(["알림장", "동의서", "독서록 3주차"]);
    await expect.element(button("동의서 위로")).toHaveFocus();
    await expect.element(button("동의서 위로")).toHaveAttribute("aria-disabled", "true");
    data.history.undo();
    await expect.poll(titles).toEqual(["알림장", "독서록 3주차", "동의서"]);
  });

  it("takes numbers with one Enter, keeps what it did not read, and fills the rest", async () => {
    const { data, stateOf } = await showChecks();
    await field().fill("1-3, 31 7번");
    await userEvent.keyboard("{Enter}");

    await expect.element(button("7번 노은우 O")).toBeVisible();
    await expect.element(field()).toHaveValue("31");
    await expect.element(page.getByText("31번은 없어요.")).toBeVisible();

    await button("나머지 X").click();
    await expect.element(button("8번 문채원 X")).toBeVisible();
    await expect.element(button("5번 김하린 결석")).toBeVisible();
    const list = page.getByRole("list", { name: "체크 목록" });
    await expect
      .element(list.getByRole("link", { name: /독서록.*안 낸 학생 3명/ }))
      .toBeInTheDocument();
    data.history.undo();
    await expect.element(button("8번 문채원 아직")).toBeVisible();
    expect(stateOf(1)).toBe("O");
  });

  it("is not sent by the Enter that only ends a syllable", async () => {
    const { stateOf } = await showChecks();
    await field().fill("");
    await field().click();
    await cdp().send("Input.imeSetComposition", {
      text: "김하",
      selectionStart: 2,
      selectionEnd: 2,
    });
    const enter = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 229 };
    await cdp().send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...enter });
    await cdp().send("Input.dispatchKeyEvent", { type: "keyUp", ...enter });
    expect(stateOf(5)).toBeUndefined();

    await cdp().send("Input.insertText", { text: "김하린" });
    await userEvent.keyboard("{Enter}");
    await expect.element(button("5번 김하린 O")).toBeVisible();
    await expect.element(field()).toHaveValue("");
  });

  it("notes by the right button, and says it at the tile", async () => {
    const { data } = await showChecks();
    await button("2번 권도윤 아직").click({ button: "right" });
    await page.getByRole("textbox", { name: "메모" }).fill("집에 두고 옴");
    await pressInDialog("저장");

    await expect.element(button("2번 권도윤 아직")).toHaveAttribute("title", "집에 두고 옴");
    expect(data.year.rows(checkMarkKind).get("c1~student-2~one")?.note).toBe("집에 두고 옴");
  });

  it("makes a check and opens it; deleted and taken back, its marks are in sight", async () => {
    const { data } = await showChecks();
    await button("새 체크").click();
    await pressInDialog("만들기");
    await expect.element(page.getByRole("textbox", { name: "제목" })).toHaveFocus();
    await page.getByRole("textbox", { name: "제목" }).fill("우유 신청서");
    await page.getByLabelText("언제까지").fill("2026-11-25");
    await pressInDialog("만들기");
    await expect.element(page.getByRole("region", { name: "우유 신청서" })).toBeVisible();
    await button("1번 강서연 아직").click();
    await button("체크 고치기").click();
    await pressInDialog("지우기");
    await expect.element(page.getByText("우유 신청서").first()).not.toBeInTheDocument();
    data.history.undo();
    await page.getByRole("link", { name: /^우유 신청서/ }).click();
    await expect.element(button("1번 강서연 O")).toBeVisible();
  });

  it("leafs through the rounds of a repeat, the newest up to today first", async () => {
    await showChecks();
    await page.getByRole("link", { name: /^알림장/ }).click();
    await expect.element(page.getByText("11월 16일 월요일")).toBeVisible();
    await expect.element(button("다음 회차")).toBeDisabled();
    await button("앞 회차").click();
    await expect.element(page.getByText("11월 9일 월요일")).toBeVisible();
    await expect.element(button("5번 김하린 아직")).toBeVisible();
  });

  it("only shows a year that is over", async () => {
    const { stateOf } = await showChecks((present) => ({ past: { year: 2026, present } }));
    await button("1번 강서연 아직").click();
    await expect.element(field()).not.toBeInTheDocument();
    await expect.element(button("새 체크")).not.toBeInTheDocument();
    expect(stateOf(1)).toBeUndefined();
  });

  it("asks the pupils of the class that a subject teacher looks at", async () => {
    const { data } = await showChecks();
    await data.profile.write([
      createRow(schoolYearKind.name, "2026", {
        mode: "subject",
        teachesOtherClasses: true,
        school: "새봄초등학교",
        grade: 3,
        classNo: "2",
      }),
    ]);
    await data.year.write([
      createRow(studentKind.name, "t1", { number: 1, name: "남궁하린", classKey: "3-3" }),
    ]);
    await expect.element(button("1번 남궁하린 아직")).not.toBeInTheDocument();
    await page.getByRole("combobox", { name: "반" }).selectOptions("3학년 3반");
    await button("새 체크").click();
    await page.getByRole("textbox", { name: "제목" }).fill("리코더");
    await pressInDialog("만들기");

    await button("1번 남궁하린 아직").click();
    await expect.element(button("1번 남궁하린 O")).toBeVisible();
    await expect.element(button("1번 강서연 아직")).not.toBeInTheDocument();
    const checks = [...data.year.rows(checkKind).values()];
    expect(checks.map(({ title, classKey }) => [title, classKey])).toContainEqual([
      "리코더",
      "3-3",
    ]);
  });
});

import { createRow } from "@damim/sync/change.ts";
import { FAMILY_PAGE_ID, familyPageKind } from "@damim/domain/family-page/family-page.ts";
import { PAD_ROOM_ROW, padRoomKind } from "@damim/domain/pad/room/pad-room.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { answerKind, surveyKind } from "@damim/domain/survey/survey.ts";
import { beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openTeacherPad } from "../../data/pad/open-teacher-pad.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as SurveyPage } from "./survey-page.tsx";

const WARNING = "교실에 두지 마세요";
/** What stands on paper: the styles that hide the rest there are not loaded here. */
function readPaper(): string {
  const paper = document.body.cloneNode(true) as HTMLElement;
  for (const hidden of paper.querySelectorAll(".print\\:hidden")) hidden.remove();
  return paper.textContent;
}

beforeEach(async () => {
  await page.viewport(1366, 768);
});

async function renderSurvey(view: string) {
  const data = await buildTeacherData({
    students: ["김가온", "김나윤", "박다솜"].map((name, at) => ({ number: at + 1, name })),
  });
  const { year } = data;
  const roster = [...year.rows(studentKind).values()].map(({ id, number, name }) => ({
    id,
    number,
    name,
  }));
  await year.write([
    createRow(surveyKind.name, "v1", {
      title: "모둠",
      source: "own",
      doubles: "last",
      closedOn: "2026-11-19",
      roomId: "019aa0c4-0000-7000-8000-0000000000aa",
      questions: [{ id: "q1", head: "함께 모둠을 하고 싶은 친구", type: "pupils" }],
      roster,
    }),
    createRow(answerKind.name, "v1~student-1", {
      surveyId: "v1",
      row: 1,
      studentId: "student-1",
      state: "sure",
      values: { q1: "2번 김나윤" },
    }),
    { kind: studentKind.name, id: "student-2", set: { name: "김나연" } },
  ]);
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  const screen = await renderAt(`/surveyProcessor?view=${view}`, data, <SurveyPage />);
  // The room has opened: what stands on screen now stays.
  await expect.element(screen.getByRole("button", { name: "다시 열기" })).toBeVisible();
  return { screen, print, year };
}

it.each(["number", "question", "student", "friends"])(
  "choices of friends go on paper after a question, with the name of today: %s",
  async (view) => {
    const { screen, print } = await renderSurvey(view);
    await expect.element(screen.getByText(/김나연/).first()).toBeInTheDocument();

    // The browser's own print: nothing is said of anybody, and the question stands behind it.
    window.dispatchEvent(new Event("beforeprint"));
    expect(readPaper()).not.toContain("김");
    window.dispatchEvent(new Event("afterprint"));
    await screen.getByRole("button", { name: "취소" }).click();

    await screen.getByRole("button", { name: "인쇄" }).click();
    await expect.element(screen.getByRole("alert")).toMatchTextContent(WARNING);
    expect(print).not.toHaveBeenCalled();
    await screen.getByRole("button", { name: "그래도 인쇄" }).click();
    expect(print).toHaveBeenCalledOnce();
    const paper = readPaper();
    expect(paper).toContain(WARNING);
    expect(paper).toContain("김나연");
    window.dispatchEvent(new Event("afterprint"));
    await expect.poll(readPaper).not.toContain("김");
  },
);

it("they go into a file after the same question, and who did not hand in is asked nothing", async () => {
  const { screen, print } = await renderSurvey("missing");
  const save = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  await screen.getByRole("button", { name: "인쇄" }).click();
  expect(print).toHaveBeenCalledOnce();

  await screen.getByRole("button", { name: "엑셀로 내려받기" }).click();
  await expect.element(screen.getByRole("alert")).toMatchTextContent(WARNING);
  expect(save).not.toHaveBeenCalled();
  await screen.getByRole("button", { name: "그래도 내려받기" }).click();
  await expect.poll(() => save.mock.calls.length).toBe(1);
});

it("an answer under a wrong number goes to whose it is, whichever stands first", async () => {
  const { screen, year } = await renderSurvey("student");
  await screen.getByRole("button", { name: "누구 답인지 고르기" }).click();
  const dialog = screen.getByRole("dialog");
  const pupil = dialog.getByRole("button", { name: "3번 박다솜" });
  await expect.element(pupil).toBeVisible();
  // Nobody's answer would be listed nowhere.
  await expect
    .element(dialog.getByRole("button", { name: "우리 반 아님" }))
    .not.toBeInTheDocument();
  pupil.element().focus();
  await userEvent.keyboard("{Enter}");
  await expect
    .poll(() => [...year.rows(answerKind).values()].map(({ studentId }) => studentId))
    .toEqual(["student-3"]);
  await expect.element(screen.getByText("김가온 학생의 답이 아직 없어요.")).toBeVisible();
});

it("shown to families it tells nobody whose a number is, before they know its link", async () => {
  const data = await buildTeacherData({ students: [{ number: 1, name: "김가온" }] });
  const roomId = "019aa0c4-0000-7000-8000-0000000000ab";
  await data.year.write([
    createRow(surveyKind.name, "v1", {
      title: "체험학습 희망",
      source: "own",
      doubles: "last",
      roomId,
      questions: [{ id: "q1", head: "하고 싶은 말", type: "text" }],
    }),
    createRow(familyPageKind.name, FAMILY_PAGE_ID, { since: "2026-11-01", endsOn: "2027-02-28" }),
  ]);
  const screen = await renderAt("/surveyProcessor", data, <SurveyPage />);
  await screen.getByRole("switch", { name: "우리 반 소식에 보이기" }).click();
  await vi.waitFor(() => expect(data.year.rows(surveyKind).get("v1")?.forFamilies).toBe(true));

  const room = await openTeacherPad(data, roomId);
  await vi.waitFor(() =>
    expect(room.store.rows(padRoomKind).get(PAD_ROOM_ROW)).toMatchObject({ hidesOwnName: true }),
  );
  room.close();
});

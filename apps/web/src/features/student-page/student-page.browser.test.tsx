import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { buildMark } from "@damim/domain/attendance/build-mark.ts";
import { formerKind } from "@damim/domain/former-pupil/former.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { UserRoundCheck as Picture } from "lucide-react";
import { askForStudent } from "../../data/asked.ts";
import type { StudentCard } from "../../kit/manifest/student-card.ts";
import type { TimeLineSource } from "../../kit/manifest/time-line.ts";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as StudentPage } from "./student-page.tsx";

beforeEach(() => page.viewport(1366, 768));

/** Two features' records; the real ones are put together by the app. */
const sources: readonly TimeLineSource[] = [
  {
    id: "attendance",
    label: "출결",
    order: 10,
    kindNames: [attendanceMarkKind.name],
    load: () =>
      Promise.resolve({
        Picture,
        listTimeLine: ({ store, student: { id } }) =>
          [...store.rows(attendanceMarkKind).values()]
            .filter(({ studentId }) => studentId === id)
            .map((mark) => ({ id: mark.id, day: mark.day, title: "지각", detail: "버스" })),
      }),
  },
  {
    id: "roster",
    label: "명단",
    order: 60,
    kindNames: ["student"],
    load: () =>
      Promise.resolve({
        Picture,
        fetchTimeLine: async () => {
          const { title } = (await (await fetch("api/history")).json()) as { title: string };
          return [{ id: "past", day: "2026-05-06", title }];
        },
        listTimeLine: ({ student: { number } }) =>
          number === 2 ? [{ id: "joined", day: "2026-03-02", title: "우리 반이 됐어요" }] : [],
      }),
  },
];

const cards: readonly StudentCard[] = [
  {
    id: "sums",
    order: 10,
    load: () =>
      Promise.resolve({ Component: ({ student: { number } }) => <p>{number}번의 합계</p> }),
  },
];

async function showPage() {
  answerRequests({});
  const data = await buildTeacherData({
    students: [
      { number: 1, name: "강도윤" },
      {
        number: 2,
        name: "권서아",
        guardians: [{ relation: "어머니", phone: "010-1234-2738" }],
        health: { note: "땅콩 알레르기" },
      },
      { number: 3, name: "김가온" },
    ],
  });
  const screen = await renderAt("/", data, <StudentPage sources={sources} cards={cards} />);
  return {
    data,
    screen,
    heading: (name: string) => screen.getByRole("heading", { level: 1, name }),
    mark: (day: "2026-11-20" | "2026-08-20") => {
      const mark = buildMark({ day, studentId: "student-2" });
      return data.year.write([createRow(attendanceMarkKind.name, toMarkId(mark), { ...mark })]);
    },
  };
}

describe("학생조회", () => {
  it("finds a pupil by 초성 and opens the page with Enter", async () => {
    const { screen, heading } = await showPage();

    await screen.getByRole("searchbox", { name: "학생 찾기" }).fill("ㄱㅅ");
    await userEvent.keyboard("{Enter}");

    await expect.element(heading("권서아")).toBeVisible();
  });

  it("goes to the neighbours by ← and →, and stays at the ends", async () => {
    const { heading } = await showPage();
    askForStudent("student", "student-2");
    await expect.element(heading("권서아")).toBeVisible();

    await userEvent.keyboard("{ArrowRight}");
    await expect.element(heading("김가온")).toBeVisible();
    await userEvent.keyboard("{ArrowRight}{ArrowLeft}");
    await expect.element(heading("권서아")).toBeVisible();
    await userEvent.keyboard("{ArrowLeft}");

    await expect.element(heading("강도윤")).toBeVisible();
  });

  it("shows what features know, newest first, by feature and by span, as it changes", async () => {
    const { screen, mark } = await showPage();
    askForStudent("student", "student-2");
    await expect.element(screen.getByRole("listitem").getByText("우리 반이 됐어요")).toBeVisible();

    await mark("2026-08-20");
    await mark("2026-11-20");

    await expect.element(screen.getByRole("button", { name: "모두 3" })).toBeVisible();
    const days = () =>
      screen
        .getByRole("listitem")
        .elements()
        .map((item) => item.textContent);
    expect(days()).toEqual(["20 금지각버스", "20 목지각버스", "2 월우리 반이 됐어요"]);
    await screen.getByRole("button", { name: "출결 2" }).click();
    expect(days()).toHaveLength(2);
    await screen.getByRole("combobox", { name: "기간" }).selectOptions("최근 석 달");
    expect(days()).toEqual(["20 금지각버스"]);
  });

  it("says who was in the class last year too, and nothing of a pupil who is somebody else", async () => {
    const { data, screen, heading } = await showPage();
    const of = (studentId: string, answer: string) =>
      createRow(formerKind.name, studentId, { studentId, year: 2025, formerId: "o1", answer });
    await data.year.write([of("student-2", "same"), of("student-3", "other")]);
    askForStudent("student", "student-2");
    await expect.element(screen.getByText("작년에도 우리 반")).toBeVisible();

    await userEvent.keyboard("{ArrowRight}");
    await expect.element(heading("김가온")).toBeVisible();
    expect(screen.getByText(/에도 우리 반/).elements()).toEqual([]);
  });

  it("keeps telephones and health behind a tap", async () => {
    const { screen } = await showPage();
    askForStudent("student", "student-2");
    await expect.element(screen.getByText("건강 정보 있음")).toBeVisible();
    expect(screen.container.textContent).not.toMatch(/1234|땅콩/u);

    await screen.getByRole("button", { name: "연락처와 메모 보기" }).click();

    await expect.element(screen.getByText("어머니 010-1234-2738")).toBeVisible();
    await expect.element(screen.getByText("땅콩 알레르기")).toBeVisible();
  });

  it("shows what the features put beside the time line", async () => {
    const { screen } = await showPage();
    askForStudent("student", "student-2");

    await expect.element(screen.getByText("2번의 합계")).toBeVisible();
  });

  it("shows what was known before as soon as the server can be asked", async () => {
    const { screen } = await showPage();
    askForStudent("student", "student-2");
    const away = screen.getByText(/^예전에 바뀐 번호 같은 것은/u);
    await expect.element(away).toBeVisible();

    answerRequests({ history: { title: "번호 바뀜" } });
    dispatchEvent(new Event("online"));

    await expect.element(screen.getByRole("listitem").getByText("번호 바뀜")).toBeVisible();
    await expect.element(away).not.toBeInTheDocument();
  });
});

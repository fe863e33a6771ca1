import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { describe, expect, it, vi } from "vitest";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as TrashPage } from "./trash-page.tsx";

const markId = "2026-11-20~s9~late";
const records = [
  { kind: "student", id: "s9", fields: { number: 9, name: "박채원" } },
  {
    kind: "attendanceMark",
    id: markId,
    fields: { day: "2026-11-20", studentId: "s9", kind: "late", reason: "illness", note: "병원" },
  },
  { kind: "checkIn", id: "2026-11-20~s9", fields: { state: "arrived" } },
].map((record) => ({ ...record, deletedAt: TEST_NOW, writer: null }));

const ofYear = "trash?scope=t%2Fu-test%2F2026";
const ofProfile = "trash?scope=t%2Fu-test%2Fprofile";
const none = { records: [] };

async function renderTrash(answers: Readonly<Record<string, unknown>>) {
  answerRequests(answers);
  const data = await buildTeacherData();
  const screen = await renderAt("/", data, <TrashPage />);
  return { data, screen };
}

describe("휴지통", () => {
  it("brings back pupils and marks with what they held", async () => {
    const { data, screen } = await renderTrash({ trash: none, [ofYear]: { records } });
    const items = screen.getByRole("listitem");
    await expect.poll(() => items.elements().length).toBe(2);
    await expect.poll(() => items.nth(1).element().textContent).toContain("9번 박채원 질병 지각");
    await expect
      .poll(() => items.nth(1).element().textContent)
      .toContain("11월 20일 금요일 · 사유 병원");

    await items.nth(1).getByRole("button", { name: "되돌리기" }).click();
    await items.first().getByRole("button", { name: "되돌리기" }).click();

    await expect.element(screen.getByText("휴지통이 비어 있어요")).toBeVisible();
    expect(data.year.rows(attendanceMarkKind).get(markId)).toMatchObject({ note: "병원" });
    expect(data.year.rows(studentKind).get("s9")).toMatchObject({ number: 9, name: "박채원" });
  });

  it("brings the days of a vacation back together, and settings of the profile", async () => {
    const days = ["2026-12-28", "2026-12-24", "2026-12-29"];
    const { data, screen } = await renderTrash({
      [ofProfile]: {
        records: [
          {
            kind: "schoolYear",
            id: "2025",
            fields: { mode: "homeroom", school: "새봄초등학교", grade: 4, classNo: "1" },
            deletedAt: TEST_NOW - 1,
            writer: null,
          },
        ],
      },
      [ofYear]: {
        records: days.map((day) => ({
          kind: "ownDay",
          id: day,
          fields: { day, type: "vacation", label: "겨울방학" },
          deletedAt: TEST_NOW,
          writer: null,
        })),
      },
    });
    const items = screen.getByRole("listitem");
    await expect.poll(() => items.elements().length).toBe(2);
    await expect
      .poll(() => items.first().element().textContent)
      .toContain("12월 24일~12월 29일 겨울방학");
    await expect
      .poll(() => items.nth(1).element().textContent)
      .toContain("맡은 일 담임 · 학교 새봄초등학교 · 학년 4학년");

    await items.first().getByRole("button", { name: "되돌리기" }).click();

    await expect.poll(() => items.elements().length).toBe(1);
    expect([...data.year.rows(ownDayKind).keys()].sort()).toEqual(days.toSorted());
    await items.first().getByRole("button", { name: "되돌리기" }).click();
    await expect.element(screen.getByText("휴지통이 비어 있어요")).toBeVisible();
    expect(data.profile.rows(schoolYearKind).get("2025")).toMatchObject({ grade: 4 });
  });

  it("says that it needs the network", async () => {
    const { screen } = await renderTrash({});
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
    await screen.getByRole("button", { name: "다시 가져오기" }).click();

    await expect.element(screen.getByText("인터넷이 연결되면 볼 수 있어요")).toBeVisible();
  });
});

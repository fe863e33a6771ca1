import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind } from "@damim/domain/attendance/attendance-mark.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { readSyncState } from "../../data/rounds/sync-state.ts";
import type { Store } from "../../data/teacher-data.ts";
import { TeacherDataContext } from "../../data/use-teacher-data.ts";
import { Component as AttendancePage } from "../../features/attendance/attendance-page.tsx";
import { Component as ProfilePage } from "../../features/profile/profile-page.tsx";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { OutboxLists } from "./outbox-lists.tsx";
import { RefusedList } from "./refused-list.tsx";

const DAY = "2026-11-20";
const MARK_ID = `${DAY}~student-1~absent`;
const mark = createRow(attendanceMarkKind.name, MARK_ID, {
  day: DAY,
  studentId: "student-1",
  kind: "absent",
  reason: "illness",
  note: "편도염",
});

async function renderList() {
  await page.viewport(1366, 768);
  const data = await buildTeacherData({ students: [{ number: 1, name: "김가온" }] });
  const refuse = async (
    store: Store,
    change: Parameters<Store["write"]>[0][number],
    type: "invalid" | "gone" | "denied",
    detail?: string,
  ): Promise<void> => {
    await store.write([change]);
    const op = store.pending().at(-1);
    if (op) await store.refuse(op.at, { type, ...(detail && { detail }) });
  };
  const show = async () => {
    const router = createMemoryRouter([
      { path: "/", element: <RefusedList onClose={() => undefined} /> },
      { path: "/attendance", element: createElement(AttendancePage) },
      { path: "/profile", element: createElement(ProfilePage) },
    ]);
    const screen = await render(
      <TeacherDataContext value={data}>
        <RouterProvider router={router} />
      </TeacherDataContext>,
    );
    return { router, screen };
  };
  return { data, refuse, show };
}

describe("확인 필요", () => {
  it("leads a refused mark to the pupil's dialog, with its words, and lets it go when marked anew", async () => {
    const { data, refuse, show } = await renderList();
    await refuse(data.year, mark, "invalid");
    const { router, screen } = await show();
    await expect.element(screen.getByText("편도염")).toBeVisible();
    expect(document.body.textContent).not.toContain("student-1");

    await screen.getByRole("button", { name: "고쳐서 보내기" }).click();
    const dialog = screen.getByRole("dialog", { name: "1번 김가온" });
    await expect.element(dialog.getByText("서버가 받지 못한 기록: 질병 결석")).toBeVisible();
    await expect.element(dialog.getByRole("textbox", { name: "사유" })).toHaveValue("편도염");
    expect(JSON.stringify([router.state.location])).not.toContain("편도염");
    await dialog.getByRole("button", { name: "기타 결석" }).click();

    await expect.poll(() => data.year.refused()).toEqual([]);
    expect(data.year.rows(attendanceMarkKind).get(MARK_ID)).toMatchObject({
      reason: "other",
      note: "편도염",
    });
  });

  it("says a refused time by what the teacher wrote, never by who has it now", async () => {
    const { data, refuse, show } = await renderList();
    const id = `p~${DAY}~15:00`;
    const claim = { state: "asked", studentId: "student-1", guardian: "어머니" };
    await data.year.write([createRow("bookingSlot", id, claim)]);
    const confirm = { kind: "bookingSlot", id, set: { state: "confirmed", keyHash: "a" } };
    await refuse(data.year, confirm, "denied", "slot-other");
    const { screen } = await show();

    const item = screen.getByRole("listitem");
    await expect.element(item.getByText("11월 20일 금요일 · 15:00 상담 시간")).toBeVisible();
    await expect
      .element(item.getByText("그사이 다른 예약이 들어왔어요.", { exact: false }))
      .toBeVisible();
    await expect.element(item.getByText("확정", { exact: true })).toBeVisible();
    expect(item.element().textContent).not.toMatch(/김가온|confirmed|어머니/);
  });

  it("leads a refused school year to its form, filled as it was typed", async () => {
    const { data, refuse, show } = await renderList();
    const setting = { mode: "homeroom", teachesOtherClasses: false, school: "새봄", classNo: "2" };
    await refuse(
      data.profile,
      createRow(schoolYearKind.name, "2026", { ...setting, grade: 9 }),
      "invalid",
    );
    const { screen } = await show();

    await screen.getByRole("button", { name: "고쳐서 보내기" }).click();
    await expect.element(screen.getByText("서버가 받지 못한 설정이에요")).toBeVisible();
    await expect.element(screen.getByLabelText("학교")).toHaveValue("새봄");
    const grade = screen.getByLabelText("학년");
    await expect.element(grade).toHaveValue("9");
    await grade.fill("3");
    await screen.getByRole("button", { name: "저장" }).click();

    await expect.poll(() => data.profile.refused()).toEqual([]);
    expect(data.profile.rows(schoolYearKind).get("2026")).toMatchObject({ ...setting, grade: 3 });
  });

  it("counts a day that two devices told differently, and keeps both until the teacher chooses", async () => {
    const { data } = await renderList();
    const left = createRow(attendanceMarkKind.name, `${DAY}~student-1~earlyLeave`, {
      day: DAY,
      studentId: "student-1",
      kind: "earlyLeave",
      reason: "unexcused",
    });
    await data.year.write([mark, left]);
    expect(readSyncState(data)).toEqual({ type: "attention", count: 1 });
    const screen = await renderAt("/", data, <OutboxLists isOpen onClose={() => undefined} />);
    await expect.element(screen.getByText("질병 결석 · 편도염")).toBeVisible();
    expect(data.year.rows(attendanceMarkKind).size).toBe(2);

    await screen.getByRole("button", { name: "미인정 조퇴만 남기기" }).click();

    await expect
      .poll(() => [...data.year.rows(attendanceMarkKind).values()])
      .toMatchObject([{ kind: "earlyLeave", note: "편도염" }]);
    expect(readSyncState(data).type).not.toBe("attention");
    data.history.undo();
    expect(readSyncState(data)).toEqual({ type: "attention", count: 1 });
  });

  it("sends once more as it is what no form can mend: the mark of a pupil who left", async () => {
    const { data, refuse, show } = await renderList();
    const id = `${DAY}~gone~absent`;
    await refuse(data.year, { ...mark, id }, "gone");
    const { screen } = await show();

    await expect
      .element(screen.getByText("다른 기기에서 지운 기록이에요.", { exact: false }))
      .toBeVisible();
    expect(screen.getByRole("button", { name: "고쳐서 보내기" }).elements()).toEqual([]);
    await screen.getByRole("button", { name: "그대로 다시 보내기" }).click();

    await expect.poll(() => data.year.refused()).toEqual([]);
    expect(data.year.pending().map((op) => op.id)).toContain(id);
  });

  it("tells who was taken out of a club so, and offers neither to mend nor to send again", async () => {
    const { data, refuse, show } = await renderList();
    await refuse(data.year, mark, "denied", "not-yours");
    Object.defineProperty(data.year, "scope", { value: "t/c_019a/2026" });
    const { screen } = await show();

    await expect
      .element(screen.getByText("이 클럽에서 나와 있어 보낼 수 없어요.", { exact: false }))
      .toBeVisible();
    for (const name of ["고쳐서 보내기", "그대로 다시 보내기"])
      expect(screen.getByRole("button", { name }).elements()).toEqual([]);
    await expect.element(screen.getByRole("button", { name: "내용 복사" })).toBeVisible();
  });
});

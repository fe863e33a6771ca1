import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { createRow } from "@damim/sync/change.ts";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Toaster } from "../../ui/overlay/toaster.tsx";
import { Component as AttendancePage } from "./attendance-page.tsx";

async function showDay(address: string) {
  const data = await buildTeacherData({
    students: [
      { number: 1, name: "권아인" },
      { number: 2, name: "조수아", gone: { day: "2026-11-13", kind: "transferOut" } },
      { number: 3, name: "한새봄", joinedOn: "2026-11-16" },
    ],
  });
  await renderAt(
    address,
    data,
    <>
      <AttendancePage />
      <Toaster />
    </>,
  );
  return data;
}

const seat = (name: string) => page.getByRole("button", { name });

it("a day shows who is in the class on it", async () => {
  await showDay("/attendance?day=2026-11-20");

  await expect.element(seat("3번 한새봄 출석")).toBeVisible();
  await expect.element(seat("1번 권아인 출석")).toBeVisible();
  await expect.element(seat("2번 조수아 출석")).not.toBeInTheDocument();
});

it("the last day of a pupil who left shows the pupil, and not the one who came later", async () => {
  await showDay("/attendance?day=2026-11-13");

  await expect.element(seat("2번 조수아 출석")).toBeVisible();
  await expect.element(seat("3번 한새봄 출석")).not.toBeInTheDocument();
});

it("a month shows both, and a mark behind the last day is refused with the reason", async () => {
  const data = await showDay("/attendance?view=month&month=2026-11");
  const cell = (day: number, state = "출석") =>
    page.getByRole("gridcell", { name: `2번 조수아 11월 ${day}일 ${state}`, exact: true });
  await expect.element(cell(20, "우리 반이 아닌 날")).toHaveTextContent("–");

  press(cell(20, "우리 반이 아닌 날").element(), "Digit1");

  await expect
    .element(page.getByText("2번 조수아는 11월 13일까지 우리 반이었어요(전출).", { exact: false }))
    .toBeVisible();
  expect(data.year.rows(attendanceMarkKind).size).toBe(0);

  press(cell(12).element(), "Digit1");

  await expect.poll(() => data.year.rows(attendanceMarkKind).size).toBe(1);
});

it("a day outside of the class opens nothing to write in, and says why", async () => {
  await showDay("/attendance?view=month&month=2026-11");
  const cell = (day: number, state: string) =>
    page.getByRole("gridcell", { name: `2번 조수아 11월 ${day}일 ${state}`, exact: true });
  const dialog = page.getByRole("dialog");
  await expect.element(cell(12, "출석")).toBeInTheDocument();
  press(cell(12, "출석").element(), "Enter");
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();

  press(cell(20, "우리 반이 아닌 날").element(), "Enter");

  await expect
    .element(page.getByText("그 뒤의 날은 적을 수 없어요.", { exact: false }))
    .toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

it("a month says of a mark on a day outside of the class that it does not count", async () => {
  const data = await showDay("/attendance?view=month&month=2026-11");
  const [student] = [...data.year.rows(studentKind).values()].filter(({ number }) => number === 2);
  const mark = {
    day: "2026-11-19",
    studentId: student?.id ?? "",
    kind: "late",
    reason: "illness",
  } as const;
  await data.year.write([createRow(attendanceMarkKind.name, toMarkId(mark), mark)]);

  await expect
    .element(
      page.getByRole("gridcell", {
        name: "2번 조수아 11월 19일 우리 반이 아닌 날, 세지 않는 질병 지각",
        exact: true,
      }),
    )
    .toBeInTheDocument();
  await expect.element(page.getByText("전출한 뒤의 기록 1건은 세지 않았어요.")).toBeVisible();
});

function press(cell: Element, code: string): void {
  cell.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true }));
}

import { createRow, DEAD } from "@damim/sync/change.ts";
import {
  attendanceMarkKind,
  toMarkId,
  type AttendanceMark,
} from "@damim/domain/attendance/attendance-mark.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import { taskDayKind, taskKind } from "@damim/domain/schedule/task.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { useLocation } from "react-router";
import { beforeEach, describe, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { HomeSide } from "./home-side.tsx";

const late: AttendanceMark = {
  day: "2026-11-19",
  studentId: "student-2",
  kind: "late",
  reason: "illness",
};

// Not all of it: other test files of this origin keep things there meanwhile.
beforeEach(() => localStorage.removeItem("homeOrder"));

async function renderSide() {
  const data = await buildTeacherData({
    students: [
      { number: 1, name: "강도윤" },
      { number: 2, name: "권서아" },
      { number: 12, name: "김가온" },
    ],
  });
  await data.profile.write([
    createRow(schoolYearKind.name, "2026", { mode: "homeroom", putAway: ["no-school", "set-up"] }),
  ]);
  // Everybody was seen: no card asks for a note.
  await data.year.write(
    ["student-1", "student-2", "student-3"].map((studentId) =>
      createRow("note", `2026-11-19~${studentId}~n`, {
        day: "2026-11-19",
        studentId,
        area: "생활",
      }),
    ),
  );
  await data.year.write([createRow(attendanceMarkKind.name, toMarkId(late), { ...late })]);
  const orderOf = () => data.profile.rows(schoolYearKind).get("2026")?.homeOrder;
  const screen = await renderAt(
    "/",
    data,
    <>
      <HomeSide
        store={data.year}
        day="2026-11-19"
        part="lessons"
        onPart={() => undefined}
        isBusy={() => false}
      />
      <Address />
    </>,
  );
  return { data, screen, orderOf };
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{`${pathname}${search}`}</p>;
}

const listTitles = () => [...document.querySelectorAll("h2")].map((title) => title.textContent);

describe("the cards of 오늘", () => {
  it("find a pupil by name, 초성 or number, and say so when there is none", async () => {
    const { screen } = await renderSide();
    const field = screen.getByRole("searchbox", { name: "이름, 초성, 번호" });

    await field.fill("ㄱㅅ");
    const found = screen.getByRole("list", { name: "찾은 학생" });
    await expect.element(found.getByText("2번 권서아")).toBeVisible();
    await field.fill("홍");
    await expect.element(screen.getByText(/찾는 학생이 없어요/)).toBeVisible();
    await field.fill("12");
    await screen.getByRole("button", { name: "12번 김가온 학생 조회" }).click();

    await expect.element(screen.getByTestId("address")).toHaveTextContent("/manageStudent");
  });

  it("show the last marks once there are any, each a way to its day", async () => {
    const { data, screen } = await renderSide();
    await data.year.write([
      { kind: attendanceMarkKind.name, id: toMarkId(late), set: { [DEAD]: true } },
    ]);
    await expect.poll(listTitles).toEqual(["오늘 할 일", "학생 찾기"]);

    await data.year.write([createRow(attendanceMarkKind.name, toMarkId(late), { ...late })]);
    const mark = screen.getByRole("button", { name: /^어제 *2번 권서아 질병 지각$/ });
    await expect.element(mark).toBeVisible();
    await mark.click();

    await expect
      .element(screen.getByTestId("address"))
      .toHaveTextContent("/attendance?day=2026-11-19");
  });

  it("stand only while they have something to say, where they promise it", async () => {
    const { data } = await renderSide();
    await expect.poll(listTitles).toEqual(["오늘 할 일", "학생 찾기", "최근 출결"]);

    const note = { kind: "note", id: "2026-11-19~student-2~n" };
    await data.year.write([{ ...note, set: { day: "2026-03-03" } }]);
    await expect
      .poll(listTitles)
      .toEqual(["오늘 할 일", "학생 찾기", "최근 출결", "오래 못 본 학생"]);
    await data.year.write([{ ...note, set: { day: "2026-11-19" } }]);

    await expect.poll(listTitles).toEqual(["오늘 할 일", "학생 찾기", "최근 출결"]);
  });

  it("show what is due of all features, and a tick writes the row of its feature", async () => {
    const { data, screen } = await renderSide();
    const call = { day: "2026-11-19", studentIds: ["student-2"], who: "guardian", way: "phone" };
    const id = "2026-11-19~student-2~a";
    await data.year.write([
      createRow(consultKind.name, id, { ...call, followUp: "다시 전화" }),
      createRow(taskKind.name, "t1", { title: "가정통신문", dueOn: "2026-11-19", order: "a1" }),
    ]);
    const list = screen.getByRole("list", { name: "오늘 할 일" });
    await expect.element(list.getByText("2일째")).toBeVisible();

    await list.getByRole("checkbox", { name: "2번 권서아 다시 전화" }).click();
    await list.getByRole("checkbox", { name: "가정통신문" }).click();

    await expect.element(list.getByText(/다시 전화/)).not.toBeInTheDocument();
    await expect.element(list.getByRole("checkbox", { name: "가정통신문" })).toBeChecked();
    expect(data.year.rows(consultKind).get(id)?.doneOn).toBe("2026-11-20");
    expect(data.year.rows(taskDayKind).get("t1~one")?.doneAt).toBe(data.now());
  });

  it("change their places by keyboard and by dragging, and the profile remembers", async () => {
    const { screen, orderOf } = await renderSide();
    await expect.poll(listTitles).toEqual(["오늘 할 일", "학생 찾기", "최근 출결"]);

    await screen.getByRole("button", { name: "카드 순서" }).click();
    const dialog = screen.getByRole("dialog", { name: "카드 순서" });
    await expect.element(dialog).toBeVisible();
    const up = dialog.getByRole("button", { name: "최근 출결 위로" });
    const upButton = up.element();
    if (upButton instanceof HTMLElement) upButton.focus();
    await userEvent.keyboard("{Enter}");

    await expect.element(dialog.getByText("최근 출결, 3개 가운데 2번째")).toBeInTheDocument();
    await expect.element(up).toHaveFocus();
    expect(orderOf()).toEqual(["today-tasks", "recent-marks", "student-search"]);

    const lines = dialog.getByRole("listitem").elements();
    const grip = lines[0]?.querySelector("span");
    const below = lines[1]?.getBoundingClientRect();
    grip?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    await expect.poll(() => lines[0]?.className).toContain("border-brand");
    dispatchEvent(new PointerEvent("pointermove", { clientY: (below?.bottom ?? 0) - 1 }));
    dispatchEvent(new PointerEvent("pointerup"));

    await expect.poll(orderOf).toEqual(["recent-marks", "today-tasks", "student-search"]);
    expect(listTitles().slice(0, 3)).toEqual(["최근 출결", "오늘 할 일", "학생 찾기"]);
  });

  it("stand as this device had them before, and that order goes to the profile", async () => {
    localStorage.setItem("homeOrder", "recent-marks today-tasks student-search");
    const { orderOf } = await renderSide();

    await expect.poll(listTitles).toEqual(["최근 출결", "오늘 할 일", "학생 찾기"]);
    await expect.poll(orderOf).toEqual(["recent-marks", "today-tasks", "student-search"]);
    expect(localStorage.getItem("homeOrder")).toBeNull();
  });

  it("stand as another device has put them, whatever this one kept", async () => {
    localStorage.setItem("homeOrder", "recent-marks today-tasks student-search");
    const { data } = await renderSide();
    const homeOrder = ["today-tasks", "student-search", "recent-marks"];
    await data.profile.write([{ kind: schoolYearKind.name, id: "2026", set: { homeOrder } }]);

    await expect.poll(listTitles).toEqual(["오늘 할 일", "학생 찾기", "최근 출결"]);
  });
});

import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { Route, Routes } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { toPastData } from "../data/years/past-data.ts";
import { ReadOnlyYear } from "../data/years/read-only-year.ts";
import { Component as AttendancePage } from "../features/attendance/attendance-page.tsx";
import { Component as RosterPage } from "../features/roster/roster-page.tsx";
import { buildTeacherData } from "../testing/build-teacher-data.ts";
import { renderAt } from "../testing/render-at.tsx";
import { PageOfYear } from "./years/page-of-year.tsx";
import { YearButton } from "./years/year-button.tsx";

beforeEach(() => localStorage.clear());

/** A teacher with a class this year and one of last year, in which 류서아 was ill on the last day of February. */
async function buildTwoYears() {
  const data = await buildTeacherData({ students: [{ number: 1, name: "권아인" }] });
  const setting = { mode: "homeroom", teachesOtherClasses: false, school: "새봄초등학교" };
  await data.profile.write([
    createRow(schoolYearKind.name, "2025", { ...setting, grade: 5, classNo: "1" }),
    createRow(schoolYearKind.name, "2026", { ...setting, grade: 3, classNo: "2" }),
  ]);
  const last = await data.openYear(2025);
  const mark = { day: "2026-02-27", studentId: "old", kind: "absent", reason: "illness" } as const;
  await last.write([
    createRow(studentKind.name, "old", { number: 7, name: "류서아" }),
    createRow(attendanceMarkKind.name, toMarkId(mark), mark),
  ]);
  return { data, last };
}

async function show(path: string) {
  const both = await buildTwoYears();
  await renderAt(
    path,
    both.data,
    <>
      <YearButton />
      <PageOfYear>
        <Routes>
          <Route path="/" element={<p>오늘</p>} />
          <Route path="/student-manage" element={<RosterPage />} />
          <Route path="/attendance" element={<AttendancePage />} />
        </Routes>
      </PageOfYear>
    </>,
  );
  return both;
}

const button = (name: string) => page.getByRole("button", { name });
const badge = () => page.getByRole("combobox", { name: "학년도" });
const chooseYear = (label: string) => badge().selectOptions(label);

test("last year's roster is looked at without a way to change it, and left again", async () => {
  await show("/");

  await chooseYear("5학년 1반 · 2025학년도");

  await expect.element(page.getByText("2025학년도 · 보기만")).toBeVisible();
  await expect.element(page.getByText("류서아")).toBeVisible();
  await expect.element(button("7번 류서아 고치기")).not.toBeInTheDocument();
  await expect.element(button("전입생 추가")).not.toBeInTheDocument();
  // Nothing inside can be pressed: by keys the list scrolls itself.
  await expect.element(page.getByRole("region", { name: "명단" })).toHaveAttribute("tabindex", "0");
  await button("올해로 돌아가기").click();
  await expect.element(page.getByText("권아인")).toBeVisible();
  await expect.element(button("1번 권아인 고치기")).toBeVisible();
  await expect.element(page.getByText(/보기만/)).not.toBeInTheDocument();
});

test("last year's attendance opens on its last day, whatever day this year's showed", async () => {
  await show("/attendance?day=2026-11-18");

  await chooseYear("5학년 1반 · 2025학년도");

  await expect.element(button("7번 류서아 출석")).toBeVisible();
  await expect.element(button("나머지 모두 왔어요")).not.toBeInTheDocument();
  await button("앞 수업일").click();
  await expect.element(button("7번 류서아 질병 결석")).toBeVisible();
  await button("올해로 돌아가기").click();
});

test("nothing can be written into a year that is over", async () => {
  const { data, last } = await buildTwoYears();
  let refusals = 0;
  const past = toPastData(data, { year: 2025, store: last, onRefused: () => (refusals += 1) });
  const store = past.years.get(2025);
  const change = createRow(studentKind.name, "new", { number: 8, name: "한하준" });

  expect(() => store && past.history.write(store, [change], "학생 추가")).toThrow(ReadOnlyYear);
  expect(() => store?.write([change])).toThrow(ReadOnlyYear);

  expect(refusals).toBe(2);
  expect([...last.rows(studentKind).keys()]).toEqual(["old"]);
});

import { createRow } from "@damim/sync/change.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { SCHOOL_TERMS_ID, schoolTermsKind } from "@damim/domain/school-calendar/school-terms.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { TeacherDataContext } from "../../data/use-teacher-data.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { TodayPage } from "./today-page.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

async function buildFebruary() {
  const at = Date.parse("2027-02-15T09:00:00+09:00");
  const data = await buildTeacherData({ students: [{ number: 1, name: "권아인" }], at });
  const setting = { mode: "homeroom", teachesOtherClasses: false, school: "새봄초등학교" };
  await data.profile.write([
    createRow(schoolYearKind.name, "2026", { ...setting, grade: 3, classNo: "2" }),
    createRow(schoolYearKind.name, "2027", { ...setting, grade: 5, classNo: "4" }),
  ]);
  const next = data.years.get(2027);
  if (!next) throw new Error("the next year is open from 15 February");
  return { data, next };
}

async function show(
  data: Awaited<ReturnType<typeof buildFebruary>>["data"],
  screen: React.ReactNode,
) {
  return render(
    <MemoryRouter>
      <TeacherDataContext value={data}>{screen}</TeacherDataContext>
    </MemoryRouter>,
  );
}
const card = () => page.getByRole("region", { name: "2027학년도 준비" });

test("from 15 February 오늘 leads through the new year beside the class that ends", async () => {
  const { data, next } = await buildFebruary();
  await show(data, <TodayPage />);

  await expect.element(card().getByText("새봄초등학교 5학년 4반")).toBeVisible();
  await expect.element(page.getByText("새봄초등학교 3학년 2반")).toBeVisible();
  await expect
    .element(card().getByRole("link", { name: "날짜 적기" }))
    .toHaveAttribute("href", "/holidays");
  await next.write([createRow(schoolTermsKind.name, SCHOOL_TERMS_ID, { firstDay: "2027-03-02" })]);
  await expect
    .element(card().getByRole("link", { name: "명단 넣기" }))
    .toHaveAttribute("href", "/student-manage");
  await next.write([createRow(studentKind.name, "n1", { number: 1, name: "한하준" })]);

  await expect.element(card()).not.toBeInTheDocument();
});

test("put away it stays away", async () => {
  const { data } = await buildFebruary();
  const first = await show(data, <TodayPage />);
  await page.getByRole("button", { name: "2027학년도 준비 닫기" }).click();
  await expect.element(card()).not.toBeInTheDocument();
  await first.unmount();
  const second = await show(data, <TodayPage />);
  await expect.element(page.getByText("새봄초등학교 3학년 2반")).toBeVisible();
  expect(card().elements()).toEqual([]);
  await second.unmount();
});

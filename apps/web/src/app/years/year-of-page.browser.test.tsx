import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { chooseYear } from "../../data/years/chosen-year.ts";
import { createRow } from "@damim/sync/change.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { Route, Routes } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { Component as RosterPage } from "../../features/roster/roster-page.tsx";
import { Component as ProfilePage } from "../../features/profile/profile-page.tsx";
import { Component as AttendancePage } from "../../features/attendance/attendance-page.tsx";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { HomePage } from "../today/home-page.tsx";
import { PageOfYear } from "./page-of-year.tsx";
import { YearButton } from "./year-button.tsx";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const classes = { 2025: "5-1", 2026: "3-2", 2027: "4-1" } as const;
const pupils = { 2025: "류서아", 2026: "권아인", 2027: "한하준" } as const;
const years = [2025, 2026, 2027] as const;
const toWords = (year: keyof typeof classes) => classes[year].replace("-", "학년 ") + "반";

/** A teacher of three classes; of the coming year only what `set` names. */
async function show(path: string, day: string, set: readonly number[] = years) {
  const data = await buildTeacherData({ at: Date.parse(`${day}T08:40:00+09:00`) });
  for (const year of years.filter((each) => set.includes(each))) {
    const [grade, classNo] = classes[year].split("-");
    const setting = { mode: "homeroom", teachesOtherClasses: false, school: "새봄초등학교" };
    const value = { ...setting, grade: Number(grade), classNo };
    await data.profile.write([createRow(schoolYearKind.name, String(year), value)]);
    const store = data.years.get(year) ?? (await data.openYear(year));
    await store.write([createRow(studentKind.name, `s${year}`, { number: 1, name: pupils[year] })]);
  }
  // What an earlier test of this page chose.
  const kept = readTabText("year");
  chooseYear(data, recordSchoolYear(toSeoulDay(data.now())));
  saveTabText("year", kept);
  const screen = await renderAt(
    path,
    data,
    <>
      <YearButton />
      <PageOfYear>
        <Routes>
          <Route path="/" element={<HomePage />} />
          <Route path="/profile" element={<ProfilePage />} />
          <Route path="/student-manage" element={<RosterPage />} />
          <Route path="/attendance" element={<AttendancePage />} />
        </Routes>
      </PageOfYear>
    </>,
  );
  return { ...screen, data };
}

const badge = () => page.getByRole("combobox", { name: "학년도" });
/** Of 오늘. */
const title = (year: keyof typeof pupils) => `새봄초등학교 ${toWords(year)}`;
const readBadge = () => badge().element().querySelector("option:checked")?.textContent;
const card = () => page.getByRole("region", { name: "2027학년도 준비" });

describe.each([
  ["2027-01-04", 2026],
  ["2027-02-14", 2026],
  ["2027-02-15", 2026],
  ["2027-02-20", 2026],
  ["2027-02-28", 2026],
  ["2027-03-01", 2027],
  ["2027-03-02", 2027],
  ["2027-03-05", 2027],
] as const)("on %s", (day, room) => {
  const sets = [years, room === 2027 ? years : [2025, 2026]] as const;

  test.each(sets)(
    "badge and title row of 오늘 are those of the class in the room (%#)",
    async (...set) => {
      await show("/", day, set);
      await expect.poll(readBadge).toBe(`${toWords(room)} · 올해`);
      await expect.element(badge()).toHaveValue(String(room));
      await expect.element(page.getByText(title(room)).first()).toBeVisible();
    },
  );

  test.each(sets)("badge and roster are those of the class in the room (%#)", async (...set) => {
    await show("/student-manage", day, set);
    await expect.element(badge()).toHaveValue(String(room));
    await expect.element(page.getByText(pupils[room])).toBeVisible();
    for (const year of years.filter((each) => each !== room))
      expect(page.getByText(pupils[year]).elements()).toEqual([]);
  });

  test("the roster that is chosen is that which the badge names, and the one that can be written", async () => {
    await show("/student-manage", day);
    const coming = room === 2026 && day >= "2027-02-15" ? [2027 as const] : [];
    for (const year of [room, ...coming, 2025 as const]) {
      await badge().selectOptions(String(year));
      await expect.element(page.getByText(pupils[year])).toBeVisible();
      await expect.element(badge()).toHaveValue(String(year));
      const add = page.getByRole("button", { name: "전입생 추가" });
      if (year === 2025) await expect.element(add).not.toBeInTheDocument();
      else await expect.element(add).toBeVisible();
      if (year !== room)
        await expect.element(page.getByText(new RegExp(`${year}학년도 · `)).last()).toBeVisible();
    }
    const offered = [...badge().element().querySelectorAll("option")].map(({ value }) => value);
    expect(offered.includes("2027")).toBe(room === 2027 || coming.length > 0);
  });
});

test("the coming class is offered, not demanded: put away for the day, or begun at the profile", async () => {
  const { data } = await show("/", "2027-02-15", [2025, 2026]);
  await expect.element(card().getByText(/새 학년도 반을 아직 안 정했어요/)).toBeVisible();
  await expect.element(page.getByText(title(2026))).toBeVisible();
  expect(page.getByRole("dialog").elements()).toEqual([]);

  await card().getByRole("link", { name: "지금 정하기" }).click();

  await expect.element(page.getByText("2027학년도 · 미리 준비")).toBeVisible();
  await expect.element(page.getByRole("region", { name: "2027학년도" })).toBeVisible();
  await page.getByRole("radio", { name: "담임" }).click();
  await page.getByRole("button", { name: "작년 학교 그대로" }).click();
  await page.getByRole("textbox", { name: "학년" }).fill("4");
  await page.getByRole("textbox", { name: "반", exact: true }).fill("1");
  await page.getByRole("button", { name: "저장", exact: true }).click();

  await expect.element(card().getByText("새봄초등학교 4학년 1반")).toBeVisible();
  await expect.element(page.getByText(title(2026))).toBeVisible();
  expect(data.profile.rows(schoolYearKind).get("2026")).toMatchObject({ grade: 3, classNo: "2" });
  await expect
    .element(page.getByRole("option", { name: "4학년 1반 · 새 학년도" }))
    .toBeInTheDocument();
});

test("「올해 반 계속 쓰기」 holds for the day", async () => {
  const first = await show("/", "2027-02-15", [2025, 2026]);
  await card().getByRole("button", { name: "올해 반 계속 쓰기" }).click();
  await expect.element(card()).not.toBeInTheDocument();
  await first.unmount();
  const second = await show("/", "2027-02-15", [2025, 2026]);
  await expect.element(page.getByText(title(2026))).toBeVisible();
  expect(card().elements()).toEqual([]);
  await second.unmount();
  await show("/", "2027-02-16", [2025, 2026]);
  await expect
    .element(
      card()
        .getByText(/아직 안 정했어요/)
        .first(),
    )
    .toBeVisible();
});

test("what is written while the coming year is made ahead stands in that year alone", async () => {
  const { data } = await show("/student-manage", "2027-02-20");
  await badge().selectOptions("2027");
  await page.getByRole("button", { name: "전입생 추가" }).click();
  await page.getByRole("textbox", { name: "이름" }).fill("서아람");
  await userEvent.keyboard("{Enter}");

  await expect
    .poll(() =>
      [...(data.years.get(2027)?.rows(studentKind).values() ?? [])].map(({ name }) => name),
    )
    .toContain("서아람");
  expect(data.years.get(2026)?.rows(studentKind).size).toBe(1);
});

test("a choice of the tab outlives a reload", async () => {
  saveTabText("year", "u-test 2025");
  await show("/student-manage", "2027-02-20");
  await expect.element(page.getByText(pupils[2025])).toBeVisible();
});

test("the coming year that was chosen is this year from 1 March on", async () => {
  saveTabText("year", "u-test 2027");
  await show("/student-manage", "2027-03-02");
  await expect.element(page.getByText(pupils[2027])).toBeVisible();
  await expect.element(page.getByText(/2027학년도 · /)).not.toBeInTheDocument();
});

test("who has only the coming class sees it on its pages", async () => {
  await show("/student-manage", "2027-02-20", [2027]);
  await expect.element(page.getByText(pupils[2027])).toBeVisible();
  await expect.element(page.getByText("4학년 1반 · 새 학년도")).toBeVisible();
});

test("a link to a day of this year opens it, whatever year was chosen", async () => {
  saveTabText("year", "u-test 2025");
  await show("/attendance?day=2027-02-22", "2027-02-22");
  await expect.element(badge()).toHaveValue("2026");
  await expect.element(page.getByRole("button", { name: /^1번 권아인/ })).toBeVisible();
});

test("half-written words are of the year in which they were begun, and are there once it has begun", async () => {
  saveTabText("year", "u-test 2027");
  const ahead = await show("/student-manage", "2027-02-22");
  await page.getByRole("button", { name: "명단 붙여넣기" }).first().click();
  await page.getByRole("textbox", { name: "붙여넣을 명단" }).fill("21 한가람");
  await ahead.unmount();
  const room = await show("/student-manage", "2027-02-23");
  await badge().selectOptions("2026");
  await page.getByRole("button", { name: "명단 붙여넣기" }).first().click();
  await expect.element(page.getByRole("textbox", { name: "붙여넣을 명단" })).toHaveValue("");
  await room.unmount();
  await show("/student-manage", "2027-03-02");
  await page.getByRole("button", { name: "명단 붙여넣기" }).first().click();
  await expect
    .element(page.getByRole("textbox", { name: "붙여넣을 명단" }))
    .toHaveValue("21 한가람");
});

test("who was away this year is offered the coming one alone", async () => {
  await show("/student-manage", "2027-02-22", [2025, 2027]);
  const offered = [...badge().element().querySelectorAll("option")].map(({ value }) => value);
  expect(offered).toEqual(["2027", "2025"]);
});

test("오늘 of who was away this year names no other class", async () => {
  await show("/", "2027-02-22", [2025, 2027]);
  await expect.element(badge()).toHaveValue("2026");
  await expect.element(badge().getByRole("option", { name: "2026학년도" })).toBeInTheDocument();
});

test("a link to a day opens no year without a class", async () => {
  await show("/attendance?day=2027-03-02", "2027-03-02", [2025, 2026]);
  await expect.element(page.getByText("2026학년도 · 보기만")).toBeVisible();
});

test.each(["/student-manage", "/attendance"])("who leaves finds last year at %s", async (path) => {
  await show(path, "2027-03-02", [2025, 2026]);
  await expect.element(page.getByText("2026학년도 · 보기만")).toBeVisible();
  await expect.element(page.getByText(pupils[2026]).first()).toBeVisible();
});

test("who has only the coming class has nobody in the room", async () => {
  await show("/", "2027-02-20", [2027]);
  await expect.element(card().getByText(title(2027))).toBeVisible();
  expect(page.getByText(pupils[2027]).elements()).toEqual([]);
});

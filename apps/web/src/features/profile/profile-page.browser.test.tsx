import { type Fields } from "@damim/sync/kind.ts";
import { createRow } from "@damim/sync/change.ts";
import type { SchoolSearchReply } from "@damim/domain/school-search/neis-reply.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { beforeEach, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as ProfilePage } from "./profile-page.tsx";

const found: SchoolSearchReply = {
  type: "found",
  schools: [
    { office: "B10", school: "7010057", name: "새봄초등학교", level: "초등학교", address: "서울" },
    { office: "C10", school: "7150123", name: "새봄중학교", level: "중학교", address: "부산" },
  ],
  ageMs: 0,
  isPartial: true,
};

beforeEach(() => localStorage.clear());

async function showPage(answers: Readonly<Record<string, unknown>>, lastYear?: Fields) {
  const calls = answerRequests(answers);
  const data = await buildTeacherData();
  if (lastYear) await data.profile.write([createRow(schoolYearKind.name, "2025", lastYear)]);
  await renderAt("/", data, <ProfilePage />);
  return {
    calls,
    rounds: data.rounds,
    readSetting: () => data.profile.rows(schoolYearKind).get("2026"),
  };
}
const field = (name: string) => page.getByLabelText(name);
async function fillRest() {
  await page.getByRole("radio", { name: "담임" }).click();
  await field("학년").fill("3");
  await field("반").fill("2");
}
const save = () => page.getByRole("button", { name: "저장" }).click();

it("opens 변경 이력 of a year that was saved", async () => {
  await showPage({ schools: found, history: { changes: [], next: null } });
  // First: the schools that are found stand in the way of 저장 for as long as the field has the focus.
  await field("학교").fill("새봄초등학교");
  await fillRest();
  await save();

  await page.getByRole("button", { name: "변경 이력" }).click();

  const history = page.getByRole("dialog", { name: "변경 이력" });
  await expect.element(history.getByText("2026학년도 설정")).toBeInTheDocument();
});

it("keeps the day of the first save, and the teacher moves it or counts the whole year", async () => {
  const { readSetting } = await showPage({ schools: found });
  await field("학교").fill("새봄초등학교");
  await fillRest();
  await save();
  const firstUse = page.getByLabelText("언제부터 쓰나요?");
  await expect.element(firstUse).toHaveValue(toKoreanDay(toSeoulDay(TEST_NOW)));
  expect(readSetting()).toMatchObject({ firstUseOn: toSeoulDay(TEST_NOW) });

  await firstUse.fill("2026-09-01");
  await expect.poll(() => readSetting()?.firstUseOn).toBe("2026-09-01");
  // Saving the form again leaves it alone.
  await save();
  await expect.poll(() => readSetting()?.firstUseOn).toBe("2026-09-01");

  await firstUse.fill("");
  await expect.poll(() => readSetting()?.firstUseOn).toBeUndefined();
});

it("says no first day while the server is away: another device may have begun the year meanwhile", async () => {
  const { readSetting, rounds } = await showPage({ schools: found });
  rounds.poke();
  await expect.poll(() => rounds.state()).toBe("offline");
  await field("학교").fill("새봄초등학교");
  await fillRest();
  await save();

  await expect.poll(() => readSetting()?.school).toBe("새봄초등학교");
  expect(readSetting()).not.toHaveProperty("firstUseOn");
});

it("finds the school by name, picked by keys, and keeps its code", async () => {
  const { calls, readSetting } = await showPage({ schools: found });
  await fillRest();

  await field("학교").fill("새봄");
  await expect.element(page.getByRole("option").nth(1)).toBeVisible();
  await expect
    .element(page.getByText("2곳을 찾았어요. 더 있으니 이름을 더 적어 보세요."))
    .toBeVisible();
  field("학교").element().focus();
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await expect.element(field("학교")).toHaveValue("새봄중학교");
  await save();

  expect(calls).toEqual([`GET schools?name=${encodeURIComponent("새봄")}`]);
  expect(readSetting()).toMatchObject({
    school: "새봄중학교",
    schoolCode: { office: "C10", school: "7150123" },
  });
});

it("takes a name typed by hand where the search is away, and says so", async () => {
  const { readSetting } = await showPage({ schools: { type: "refused", refusal: "NeisAway" } });
  await fillRest();

  await field("학교").fill("한빛초등학교");
  await expect.element(page.getByText(/나이스 교육정보가 지금 응답하지 않아요/)).toBeVisible();
  await save();

  expect(readSetting()).toMatchObject({ school: "한빛초등학교" });
  expect(readSetting()?.schoolCode).toBeUndefined();
});

it("keeps the classes that a teacher of other classes writes", async () => {
  const { readSetting } = await showPage({});
  await fillRest();
  await field("학교").fill("한빛초등학교");
  expect(field("수업하는 반").elements()).toEqual([]);

  await page.getByRole("checkbox", { name: "다른 반 수업도 해요" }).click();
  await field("수업하는 반").fill("과학");
  await save();
  await expect.element(page.getByText(/「과학」 부분을 읽지 못했어요/)).toBeVisible();
  await field("수업하는 반").fill("4-1~2 과학");
  await save();

  expect(readSetting()?.taught).toEqual([
    { grade: 4, classNo: "1", subject: "과학" },
    { grade: 4, classNo: "2", subject: "과학" },
  ]);
});

it("offers last year's school for a new year, and brings over nothing by itself", async () => {
  const { readSetting } = await showPage(
    {},
    {
      mode: "subject",
      teachesOtherClasses: false,
      school: "새봄초등학교",
      schoolCode: { office: "B10", school: "7010057" },
      grade: 5,
      classNo: "1",
    },
  );
  await expect.element(field("학교")).toHaveValue("");

  await page.getByRole("button", { name: "작년 학교 그대로" }).click();
  await expect.element(field("학교")).toHaveValue("새봄초등학교");
  await expect.element(field("학년")).toHaveValue("");
  await fillRest();
  await save();

  expect(readSetting()).toMatchObject({
    mode: "homeroom",
    school: "새봄초등학교",
    schoolCode: { school: "7010057" },
    grade: 3,
  });
});

it("says that what was refused still stands there when it is opened again, and shows the first values on wish", async () => {
  const saved = { mode: "homeroom", school: "새봄초등학교", grade: 3, classNo: "2" };
  const data = await buildTeacherData();
  await data.profile.write([createRow(schoolYearKind.name, "2026", saved)]);
  const first = await renderAt("/", data, <ProfilePage />);
  await field("학년").fill("99");
  await save();
  await expect.element(field("학년")).toHaveAttribute("aria-invalid", "true");
  await first.unmount();

  await renderAt("/", data, <ProfilePage />);
  await expect.element(page.getByText("저장하지 않고 둔 내용을 이어서 보여 드려요.")).toBeVisible();
  await expect.element(field("학년")).toHaveValue("99");
  await page.getByRole("button", { name: "버리고 처음 값으로" }).click();

  await expect.element(field("학년")).toHaveValue("3");
  await expect.element(page.getByText("이어서 보여 드려요")).not.toBeInTheDocument();
});

import { baseCellKind, baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { eventKind } from "@damim/domain/schedule/event.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { weeklyLetterKind } from "@damim/domain/weekly-letter/weekly-letter.ts";
import { createRow } from "@damim/sync/change.ts";
import { expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { toPastData } from "../../data/years/past-data.ts";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component } from "./weekly-letter-page.tsx";

const from = "2026-03-01";
const event = (title: string) => ({ title, day: "2026-11-24", colour: "blue", source: "me" });
const field = (name: string) => page.getByRole("textbox", { name });

/** On Friday 20 November, so that the letter is of the 23rd. */
async function build() {
  const data = await buildTeacherData({ students: [{ number: 5, name: "김하린" }] });
  const schoolCode = { office: "F10", school: "7380292" };
  await data.profile.write([{ kind: schoolYearKind.name, id: "2026", set: { schoolCode } }]);
  await data.year.write([
    createRow(subjectKind.name, "s1", { name: "국어", short: "국어", colour: "sky", order: "a1" }),
    createRow(baseTableKind.name, from, { from }),
    createRow(baseCellKind.name, `${from}~2~1`, {
      from,
      weekday: 2,
      period: 1,
      subjectId: "s1",
    }),
    createRow(eventKind.name, "e1", event("김하린 생일")),
    createRow(eventKind.name, "e2", event("학예회")),
    createRow(weeklyLetterKind.name, "2026-11-16", { bring2: "붓", promise: "걸어요." }),
  ]);
  return data;
}

it("shows the week with its lunch, keeps what is typed as it is left, and names no pupil", async () => {
  answerRequests({
    "neis/meals": {
      type: "found",
      meals: [{ name: "중식", dishes: [{ name: "기장밥", allergens: [] }] }],
      ageMs: 0,
    },
  });
  const data = await build();
  await renderAt("/", data, <Component />);
  const find = () => data.year.rows(weeklyLetterKind).get("2026-11-23");

  await expect.element(page.getByText("11.24 (화)")).toBeVisible();
  await expect.element(page.getByText("기장밥").first()).toBeVisible();
  const leaveOut = page.getByRole("button", { name: "「학예회」 빼기" });
  await leaveOut.click();
  await expect.element(leaveOut).not.toBeInTheDocument();
  await page.getByRole("button", { name: "뺀 일정 1개 다시 넣기" }).click();
  await expect.element(leaveOut).toBeVisible();
  expect(document.body.textContent).not.toContain("하린");

  await page.getByRole("button", { name: "지난주 것으로 시작" }).click();
  await expect.element(field("화요일 준비물")).toHaveValue("붓");
  await userEvent.fill(field("인사말"), "따뜻하게 입혀 주세요.");
  // Another device writes another field meanwhile.
  await data.year.write([{ kind: weeklyLetterKind.name, id: "2026-11-23", set: { bring1: "공" } }]);
  await field("알려 드려요").click();
  await expect.poll(() => find()?.word).toBe("따뜻하게 입혀 주세요.");
  expect(find()).toMatchObject({ bring1: "공", bring2: "붓", promise: "걸어요." });

  await userEvent.fill(field("금요일 준비물"), "가".repeat(101));
  await expect.element(page.getByText("100자까지 적을 수 있어요.", { exact: false })).toBeVisible();
  await field("인사말").click();
  expect(find()?.bring5 ?? null).toBeNull();

  const write = vi.spyOn(navigator.clipboard, "write").mockResolvedValue();
  await page.getByRole("button", { name: "표 복사" }).click();
  const [item] = write.mock.calls[0]?.[0] ?? [];
  expect(await (await item?.getType("text/html"))?.text()).toContain("국어");

  const made = vi.spyOn(URL, "createObjectURL");
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockReturnValue();
  await page.getByRole("button", { name: "한글 파일로 받기" }).click();
  await expect
    .poll(() => saved.mock.contexts[0])
    .toMatchObject({ download: "주간학습안내 11월 23일.hwpx" });
  expect(made.mock.calls[0]?.[0]).toMatchObject({ type: "application/hwp+zip" });
});

it("is read only in a year that is over", async () => {
  answerRequests({ "neis/meals": { type: "refused", refusal: "NeisAway" } });
  const data = await build();
  await data.year.write([
    createRow(weeklyLetterKind.name, "2027-02-22", { notes: "독서록을 내요." }),
  ]);
  const past = toPastData(data, { year: 2026, store: data.year, onRefused: () => undefined });
  await renderAt("/", past, <Component />);

  await expect.element(page.getByText("· 독서록을 내요.")).toBeVisible();
  expect(page.getByRole("textbox").elements()).toEqual([]);
  expect(page.getByRole("button", { name: "지난주 것으로 시작" }).elements()).toEqual([]);
});

it("says what is missing where there is no timetable yet", async () => {
  await renderAt("/", await buildTeacherData(), <Component />);
  await expect.element(page.getByText("시간표가 아직 없어요")).toBeVisible();
  await expect.element(page.getByRole("link", { name: "기본 시간표 적기" })).toBeVisible();
});

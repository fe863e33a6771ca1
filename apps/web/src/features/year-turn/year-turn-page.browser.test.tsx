import { consultKind } from "@damim/domain/consult/consult.ts";
import { taskDayKind, taskKind, toTaskDayId } from "@damim/domain/schedule/task.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { createRow } from "@damim/sync/change.ts";
import { expect, it } from "vitest";
import type { TeacherData } from "../../data/teacher-data.ts";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as YearTurnPage } from "./year-turn-page.tsx";

it("says nothing of what is left before the rows of a new device are here, and then names half-written records", async () => {
  answerRequests({ handovers: { given: [], received: [] } });
  const built = await buildTeacherData({ at: Date.parse("2027-01-04T09:00:00+09:00") });
  const setting = { mode: "homeroom", teachesOtherClasses: false, school: "새봄초", grade: 3 };
  await built.profile.write([createRow(schoolYearKind.name, "2026", { ...setting, classNo: "2" })]);
  let hear: () => void = () => undefined;
  const firstRound: TeacherData["firstRound"] = new Promise((resolve) => {
    hear = () => resolve("idle");
  });
  const screen = await renderAt("/", { ...built, firstRound }, <YearTurnPage sources={[]} />);
  await expect.element(screen.getByText("남은 일을 살펴보고 있어요.")).toBeVisible();

  const talk = { day: "2026-11-20", studentIds: ["s1"], who: "student", way: "phone" };
  await built.year.write([
    createRow(consultKind.name, "2026-11-20~s1~a", { ...talk, isDraft: true }),
  ]);
  expect(screen.getByText("남은 일이 없어요.").elements()).toEqual([]);
  hear();

  const left = screen.getByRole("list", { name: "남은 일" });
  await expect.element(left.getByRole("link", { name: "쓰다 만 상담 1" })).toBeVisible();
});

it("counts from 1 March on what is left of the year that ended", async () => {
  answerRequests({ handovers: { given: [], received: [] } });
  const data = await buildTeacherData({ at: Date.parse("2027-03-05T09:00:00+09:00") });
  const setting = { mode: "homeroom", teachesOtherClasses: false, school: "새봄초", grade: 3 };
  await data.profile.write([createRow(schoolYearKind.name, "2026", { ...setting, classNo: "2" })]);
  const talk = { day: "2026-11-20", studentIds: ["s1"], who: "student", way: "phone" };
  const over = await data.openYear(2026);
  await over.write([createRow(consultKind.name, "2026-11-20~s1~a", { ...talk, isDraft: true })]);

  const screen = await renderAt("/", data, <YearTurnPage sources={[]} />);

  const left = screen.getByRole("list", { name: "남은 일" });
  await expect.element(left.getByRole("link", { name: "쓰다 만 상담 1" })).toBeVisible();
});

it.each(["2027-02-20", "2027-03-05"])(
  "an open task of the year that ends is left on %s, and one that was done is not",
  async (day) => {
    answerRequests({ handovers: { given: [], received: [] } });
    const data = await buildTeacherData({ at: Date.parse(`${day}T09:00:00+09:00`) });
    const setting = { mode: "homeroom", teachesOtherClasses: false, school: "새봄초", grade: 3 };
    await data.profile.write([
      createRow(schoolYearKind.name, "2026", { ...setting, classNo: "2" }),
    ]);
    const store = day < "2027-03-01" ? data.year : await data.openYear(2026);
    const done = { taskId: "t2", planned: "one" };
    await store.write([
      createRow(taskKind.name, "t1", { title: "통지표", order: "a0", dueOn: "2027-02-19" }),
      createRow(taskKind.name, "t2", { title: "끝낸 일", order: "a1" }),
      createRow(taskDayKind.name, toTaskDayId(done), { ...done, doneAt: 1 }),
    ]);

    const screen = await renderAt("/", data, <YearTurnPage sources={[]} />);

    const left = screen.getByRole("list", { name: "남은 일" });
    await expect.element(left.getByRole("link", { name: "할 일 1" })).toBeVisible();
  },
);

it("who is handed pupils has a card about them, and who is not has none", async () => {
  const one = { id: "h1", year: 2026, fromClass: "3학년 2반", from: "a@b.kr", pupilCount: 4 };
  const rest = { state: "waiting", expiresAt: Date.parse("2027-04-01"), acceptedAt: null };
  answerRequests({ handovers: { given: [], received: [{ ...one, ...rest }] } });
  const data = await buildTeacherData({ at: Date.parse("2027-02-22T09:00:00+09:00") });
  const { profile, site } = data;
  const asked = { profile, site, store: data.year, calendar: plainCalendar, now: data.now() };
  const { ask, isWanted, Component } = await import("./received-card.tsx");
  ask({ ...asked, today: "2027-06-01" }, () => undefined);
  expect(isWanted()).toBe(false);

  await new Promise<void>((heard) => ask({ ...asked, today: "2027-02-22" }, heard));

  expect(isWanted()).toBe(true);
  const screen = await renderAt("/", data, <Component />);
  await expect.element(screen.getByText("3학년 2반 학생 4명을 넘겨받을 수 있어요.")).toBeVisible();
});

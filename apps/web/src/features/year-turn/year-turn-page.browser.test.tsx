import { consultKind } from "@damim/domain/consult/consult.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
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

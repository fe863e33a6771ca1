import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component } from "./meals-card.tsx";

const meals = [
  {
    name: "중식",
    dishes: [
      { name: "기장밥", allergens: [] },
      { name: "땅콩멸치볶음", allergens: [4, 5] },
    ],
  },
];

async function show() {
  const data = await buildTeacherData({
    students: [{ number: 5, name: "김하린", health: { allergens: [4] } }],
  });
  const year = String(recordSchoolYear(toSeoulDay(data.now())));
  const set = { schoolCode: { office: "F10", school: "7380292" } };
  await data.profile.write([{ kind: schoolYearKind.name, id: year, set }]);
  await renderAt("/", data, <Component />);
}

it("shows the menu, who must not eat what, and keeps it where the service is away", async () => {
  answerRequests({ "neis/meals": { type: "found", meals, ageMs: 0 } });
  await show();
  await expect.element(page.getByText("기장밥 · 땅콩멸치볶음")).toBeVisible();
  await expect.element(page.getByText("땅콩멸치볶음 4: 5번")).toBeVisible();

  answerRequests({ "neis/meals": { type: "refused", refusal: "NeisAway" } });
  await show();
  await expect.element(page.getByText("기장밥 · 땅콩멸치볶음").nth(1)).toBeVisible();
});

it("says why there is none", async () => {
  localStorage.removeItem("meals");
  answerRequests({ "neis/meals": { type: "refused", refusal: "NeisAway" } });
  await show();
  await expect
    .element(page.getByText("급식을 받지 못했어요. 인터넷이 연결되면 다시 받아 와요."))
    .toBeVisible();
});

import { groupSetKind } from "@damim/domain/group-screen/group-set.ts";
import { yearScope } from "@damim/domain/school-year/scope.ts";
import type { Page } from "playwright-core";
import { expect, it } from "vitest";
import { listCut } from "./support/list-cut.ts";
import { openJourney } from "./support/open-journey.ts";
import { waitForRest } from "./support/wait-for-rest.ts";
import { findButton } from "./support/screen.ts";
import { push, recordYear, today } from "./support/teacher.ts";

/** As passports have them. */
const given = ["Muhammad Abdullah", "Ekaterina", "Nguyễn Thị Hương", "Oyunchimeg", "Bartholomew"];
const ROLES = ["이끔이", "기록이", "나눔이", "지킴이"];
const family = ["Konstantinopoulou", "Montgomery-Smith", "Rodríguez", "Abdurakhmanov", "Lee"];

it("45 long Latin names stand whole on every stage, each pupil with a number", async () => {
  const { page, damim, context, uid, students } = await openJourney({
    device: { serviceWorkers: "block" },
    studentCount: 45,
    describe: ({ number, ...student }) => ({
      ...student,
      number,
      name: `${given[number % 5]} ${family[Math.floor(number / 5) % 5]}`,
    }),
  });
  await push(damim, context.request, yearScope(uid, recordYear), [toGroups(students, 8)]);
  const wrong: string[] = [];
  const look = async () => void wrong.push(...(await atEachSize(page)));

  await page.goto(`${damim.url}classgame?about=settingSeat`);
  await findButton(page, "교실 만들기").click();
  await findButton(page, "바로 뽑기").click();
  await findButton(page, "다음 자리 뽑기").click();
  await page.getByRole("status", { name: "뽑은 자리" }).waitFor();
  await look();
  await findButton(page, "한꺼번에 열기").click();
  await page.getByText("모두 뽑았어요", { exact: true }).waitFor();
  await look();
  const desks = await page.locator("[aria-label='자리 카드'] [data-fit]").allTextContents();
  expect(desks.filter((desk) => /\d+ \p{L}/u.test(desk))).toHaveLength(45);

  await page.goto(`${damim.url}classgame/randomPick`);
  await findButton(page, "한 명 뽑기").click();
  const drawn = page.getByRole("status", { name: "뽑기 결과" });
  await drawn.getByText(/\d번/u).waitFor();
  await look();
  for (let more = 3; more < 10; more += 1) await findButton(page, "한 명 늘리기").click();
  await findButton(page, "여러 명").click();
  await expect.poll(() => drawn.locator("span").count()).toBe(10);
  await look();
  await findButton(page, "모둠 나누기").click();
  await page.getByRole("list", { name: "나눈 모둠" }).waitFor();
  await look();
  await page.goto(`${damim.url}simpleRandom`);
  await expect.poll(() => drawn.locator("span").count()).toBe(10);
  await look();

  await page.goto(`${damim.url}groupPage`);
  await findButton(page, "모둠 활동").click();
  await page.getByRole("heading", { name: "8모둠" }).waitFor();
  await look();
  expect(wrong).toEqual([]);
});

it("the names of 26 pupils and their roles stand beside each other on the wall of groups", async () => {
  const { page, damim, context, uid, students } = await openJourney({
    device: { serviceWorkers: "block" },
    studentCount: 26,
  });
  await push(damim, context.request, yearScope(uid, recordYear), [toGroups(students, 7)]);
  await page.goto(`${damim.url}groupPage`);
  await findButton(page, "모둠 활동").click();
  await page.getByRole("heading", { name: "7모둠" }).waitFor();

  expect(await atEachSize(page)).toEqual([]);
});

/** As many groups, with a role for each of the first four. */
function toGroups(students: readonly { readonly id: string }[], count: number) {
  const groups = Array.from({ length: count }, (_, at) => {
    const members = students.filter((_student, index) => index % count === at).map(({ id }) => id);
    const roles = members.slice(0, 4).map((member, place) => ({ role: ROLES[place], member }));
    return { id: `g${at}`, name: `${at + 1}모둠`, members, roles };
  });
  return {
    kind: groupSetKind.name,
    id: "set",
    set: { title: "모둠", from: today, groups },
  };
}

async function atEachSize(page: Page): Promise<readonly string[]> {
  const cut: string[] = [];
  for (const [width, height] of [
    [390, 844],
    [1024, 768],
    [1366, 768],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    // What is on its way is read by nobody yet.
    await waitForRest(page);
    cut.push(...(await listCut(page)));
  }
  return cut;
}

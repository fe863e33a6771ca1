import { profileScope } from "@damim/domain/school-year/scope.ts";
import { afterAll, it } from "vitest";
import { NEIS_KEY, openNeisStandIn } from "../apps/server/src/testing/open-neis-stand-in.ts";
import { look } from "./support/look.ts";
import { launchChromium, openDevice } from "./support/open-browser.ts";
import { startDamim } from "./support/start-damim.ts";
import { openTeacher, push, recordYear, today } from "./support/teacher.ts";

const neis = await openNeisStandIn();
const [damim, browser] = await Promise.all([
  startDamim({ env: { NEIS_URL: neis.url, NEIS_API_KEY: NEIS_KEY } }),
  launchChromium(),
]);
afterAll(async () => {
  await browser.close();
  await damim.stop();
  await neis.close();
});

it("what the school cooks stands on 오늘 with who must not eat it, and stays where it is asked for in vain", async () => {
  neis.meals = neis.meals.map((meal) => ({ ...meal, MLSV_YMD: today.replaceAll("-", "") }));
  const { context, page } = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  const { uid } = await openTeacher(damim, context, {
    studentCount: 3,
    describe: (student) =>
      student.number === 2 ? { ...student, health: { allergens: [5] } } : student,
  });
  const schoolCode = { office: "F10", school: "7380292" };
  await push(damim, context.request, profileScope(uid), [
    { kind: "schoolYear", id: String(recordYear), set: { schoolCode } },
  ]);
  await page.goto(damim.url);
  const card = page.getByRole("region", { name: "급식", exact: true });
  const menu = card.getByText("기장밥 · 쇠고기미역국 · 배추김치", { exact: true });
  await menu.waitFor();
  await card.getByText("쇠고기미역국 5: 2번", { exact: true }).waitFor();
  await card.getByText("오늘 3명", { exact: true }).waitFor();
  await look(page);

  await page.route("**/api/neis/meals*", (route) => route.abort());
  await page.reload();
  await menu.waitFor();
  await card.getByText("쇠고기미역국 5: 2번", { exact: true }).waitFor();
});

import { yearScope } from "@damim/domain/school-year/scope.ts";
import { expect, it } from "vitest";
import { now } from "./support/fixed-day.ts";
import { moveDate } from "./support/move-date.ts";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton, findDialog } from "./support/screen.ts";
import { push, recordYear } from "./support/teacher.ts";

it("marks the class in the room while the next one is set, listed and given what was made last year", async () => {
  const { page, context, damim, uid, students } = await openJourney({ studentCount: 3 });
  const next = recordYear + 1;
  const day = `${next}-02-15` as const;
  const subject = { name: "국어", short: "국", colour: "rose", order: "a0" };
  const phrase = { text: "꾸준히 노력함." };
  await push(damim, context.request, yearScope(uid, recordYear), [
    { kind: "subject", id: "ko", set: subject },
    { kind: "snippet", id: "n1", set: phrase },
  ]);
  await moveDate(context, Date.parse(`${day}T10:00:00+09:00`) - now());
  await page.goto(damim.url);
  const badge = page.getByRole("combobox", { name: "학년도", exact: true });
  const card = page.getByRole("region", { name: `${next}학년도 준비`, exact: true });
  await card.getByText("새 학년도 반을 아직 안 정했어요.", { exact: false }).waitFor();
  await look(page);

  await card.getByRole("link", { name: "지금 정하기", exact: true }).click();
  await page.getByText(`${next}학년도 · 미리 준비`, { exact: true }).waitFor();
  await page.getByRole("radio", { name: "담임", exact: true }).check();
  await findButton(page, "작년 학교 그대로").click();
  await page.getByLabel("학년", { exact: true }).fill("4");
  await page.getByLabel("반", { exact: true }).fill("1");
  await look(page);
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("numbers-only-card")),
  );
  await context.setOffline(true);
  await findButton(page, "저장").click();
  await card.getByRole("link", { name: "작년에서 가져가기", exact: true }).waitFor();
  await context.setOffline(false);

  await card.getByRole("link", { name: "작년에서 가져가기", exact: true }).click();
  const bring = findDialog(page, "작년에서 가져가기");
  await bring.getByRole("checkbox", { name: "과목과 색 1", exact: true }).waitFor();
  await look(page);
  await findButton(bring, "가져가기").click();
  await page.getByText("2가지를 가져왔어요", { exact: true }).waitFor();

  await page.goto(damim.url);
  await card.getByRole("link", { name: "명단 넣기", exact: true }).click();
  await page.getByText(`${next}학년도 · 미리 준비`, { exact: true }).waitFor();
  await findButton(page, "명단 붙여넣기").first().click();
  await page
    .getByRole("textbox", { name: "붙여넣을 명단", exact: true })
    .fill(`1\t한하준\n2\t${students[2]?.name}`);
  await findButton(page, "가져오기").click();
  await page.getByText("한하준").first().waitFor();
  await look(page);
  await page.reload();
  await page.getByText("한하준").first().waitFor();
  expect(await badge.inputValue()).toBe(String(next));

  await page.goto(damim.url);
  await card.getByRole("link", { name: "같은 학생 찾기", exact: true }).click();
  const same = findDialog(page, "같은 학생 찾기");
  await same.getByRole("radio", { name: "같은 학생이에요", exact: true }).check();
  await look(page);
  await findButton(same, "저장").click();
  await page.getByText("1명을 저장했어요", { exact: true }).waitFor();
  await page.goto(`${damim.url}student-manage`);
  await findButton(page, `2번 ${students[2]?.name} 고치기`).click();
  const pupil = findDialog(page, `2번 ${students[2]?.name}`);
  await pupil.getByText("작년에도 우리 반", { exact: true }).waitFor();
  await findButton(pupil, "닫기").click();

  await badge.selectOption(String(recordYear));
  await page.getByText("한하준").first().waitFor({ state: "detached" });
  expect(
    await page.getByRole("table", { name: "학생 명단", exact: true }).getByRole("row").count(),
  ).toBe(4);
});

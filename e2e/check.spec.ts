import { readFileSync } from "node:fs";
import { readXlsx } from "hucre/xlsx";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import {
  findButton,
  findDialog,
  waitForSyncState,
  waitUntilRested,
  waitUntilKept,
} from "./support/screen.ts";
import { today } from "./support/teacher.ts";

it("26 notebooks by their numbers without a network, who is missing, and the look-up", async () => {
  // Axe is put into the page, which our policy would refuse.
  const { page, context, students, damim } = await openJourney({
    studentCount: 26,
    device: {
      reducedMotion: "reduce",
      permissions: ["clipboard-read", "clipboard-write"],
    },
  });
  const nameOf = (number: number): string => `${number}번 ${students[number - 1]?.name}`;
  const tile = (number: number, state: string) => findButton(page, `${nameOf(number)} ${state}`);
  await page.goto(damim.url);
  await waitUntilRested(page);
  await page.goto(`${damim.url}checkListMemo?about=checkLists`);
  await findButton(page, "새 체크").waitFor();
  await waitUntilKept(page);

  await context.setOffline(true);
  await findButton(page, "새 체크").click();
  const dialog = findDialog(page, "새 체크");
  await dialog.getByRole("textbox", { name: "제목", exact: true }).fill("독서록 3주차");
  await dialog.getByLabel("언제까지", { exact: true }).fill(today);
  await findButton(dialog, "만들기").click();
  const field = page.getByRole("textbox", { name: "낸 번호", exact: true });
  await field.fill("1-5 8 12");
  await field.press("Enter");
  await tile(8, "O").waitFor();
  await field.fill("13~25, 31, 6번 7 9 10");
  await field.press("Enter");
  await page.getByText("31번은 없어요.", { exact: true }).waitFor();
  expect(await field.inputValue()).toBe("31");
  await tile(26, "아직").focus();
  await page.keyboard.press("l");
  await tile(26, "△").waitFor();
  await findButton(page, "나머지 X").click();
  await tile(11, "X").waitFor();
  await findButton(page, "안 낸 학생 복사").click();
  await page.getByText("복사했어요", { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`독서록 3주차 안 낸 학생(1명): ${nameOf(11)}`);
  const list = page.getByRole("list", { name: "체크 목록", exact: true });
  await list.getByRole("link", { name: /^독서록 3주차 ?오늘까지 ?안 낸 학생 1 ?명$/ }).waitFor();
  await context.setOffline(false);
  await waitForSyncState(page, "저장됨");

  await look(page);
  await page.getByRole("link", { name: "제출조회", exact: true }).last().click();
  const table = page.getByRole("table", { name: "제출 조회", exact: true });
  const first = table.getByRole("row").nth(1);
  await first.getByRole("rowheader", { name: `11 ${students[10]?.name}`, exact: true }).waitFor();
  await first.getByRole("cell", { name: "X", exact: true }).waitFor();
  await findButton(table, "안 낸 것이 없는 학생 25명").click();
  await look(page);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    findButton(page, "엑셀로 내려받기").click(),
  ]);
  const { sheets } = await readXlsx(readFileSync(await download.path()));
  const lines = sheets[0]?.rows ?? [];
  expect(lines[1]).toEqual(["번호", "이름", "독서록 3주차", "안 낸 것", "냈어요"]);
  expect(lines[2]).toEqual([11, students[10]?.name, "X", 1, "0/1"]);
  expect(lines.at(-1)?.slice(1, 4)).toEqual(["냈어요", "25/26", 1]);
});

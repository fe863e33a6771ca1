import { readXlsx } from "hucre/xlsx";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { findButton, findDialog, waitForSyncState } from "./support/screen.ts";

it("a note of two pupils goes into a list text and out as a file, also without a network", async () => {
  const device = await openJourney({ at: "checkListMemo?about=listMemo", studentCount: 12 });
  const { page } = device;

  await findButton(page, "기록 쓰기").click();
  const note = findDialog(page, "기록 쓰기");
  await note.getByRole("combobox", { name: "학생", exact: true }).fill("3 5");
  await note.getByRole("combobox", { name: "학생", exact: true }).press("Enter");
  await note.getByRole("combobox", { name: "영역", exact: true }).fill("과학");
  await note.getByRole("textbox", { name: "기록", exact: true }).fill("역할을 먼저 나누자고 말함.");
  await page.keyboard.press("Control+Enter");
  const notes = page.getByRole("table", { name: "개별기록", exact: true });
  await expect.poll(() => notes.getByRole("row").count()).toBe(3);

  await page.getByRole("tab", { name: "목록 글", exact: true }).click();
  await findButton(page, "새 목록").click();
  const list = findDialog(page, "새 목록");
  await list.getByRole("textbox", { name: "제목", exact: true }).fill("과학 특기사항");
  await list
    .getByRole("combobox", { name: "항목", exact: true })
    .selectOption({ label: "봉사활동실적 활동내용" });
  await findButton(list, "만들기").click();
  await page.getByRole("button", { name: /^3번/ }).click();
  const text = page.getByRole("textbox", { name: "3번 김가온 글", exact: true });
  await text.fill("성실함.");
  await waitForSyncState(page, "저장됨");
  await device.context.setOffline(true);
  await findButton(page, "글에 넣기: 역할을 먼저 나누자고 말함.").click();
  const status = page.getByRole("status").filter({ hasText: "바이트" });
  await expect.poll(() => text.inputValue()).toBe("성실함. 역할을 먼저 나누자고 말함.");
  await expect.poll(() => status.textContent()).toBe("48 / 150 바이트");
  await text.press("End");
  await text.pressSequentially(" 4번 친구의 대회 참가를 도움. 👍");
  const findings = page.getByRole("list", { name: "살펴볼 것", exact: true });
  await findings.getByRole("button", { name: /^대회 「대회 참가」 교내·외 .* 18쪽$/ }).waitFor();
  await findButton(page, "나이스 글자로").click();
  await findButton(page, "괜찮아요: 대회 「대회 참가」").click();
  await findings.waitFor({ state: "hidden" });
  await page.keyboard.press("Alt+ArrowDown");
  await page.getByRole("textbox", { name: /^4번 .* 글$/ }).waitFor();
  await device.context.setOffline(false);
  await waitForSyncState(page, "저장됨");

  await page.reload();
  await page.getByRole("button", { name: /^3번/ }).click();
  const kept = "성실함. 역할을 먼저 나누자고 말함. 4번 친구의 대회 참가를 도움.";
  await expect.poll(() => text.inputValue()).toBe(kept);
  await findButton(page, "괜찮다고 한 것 1개 다시 보기").waitFor();
  expect(await findings.count()).toBe(0);
  const download = page.waitForEvent("download");
  await findButton(page, "엑셀로 내려받기").click();
  const file = await readXlsx(await readFile(await (await download).path()));
  expect(file.sheets[0]?.rows[3]).toEqual([3, "김가온", kept, 88]);
});

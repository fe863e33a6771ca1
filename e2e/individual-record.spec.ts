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

it("a sentence of two pupils is found without a network, walked through and changed", async () => {
  const device = await openJourney({ at: "checkListMemo?about=listMemo", studentCount: 12 });
  const { page } = device;
  await page.getByRole("tab", { name: "목록 글", exact: true }).click();
  await findButton(page, "새 목록").click();
  const list = findDialog(page, "새 목록");
  await list.getByRole("textbox", { name: "제목", exact: true }).fill("행특");
  await findButton(list, "만들기").click();
  await findButton(page, "비슷한 문장 찾기").click();
  const found = findDialog(page, "비슷한 문장 찾기");
  await found.getByRole("heading", { name: "견줄 문장이 아직 없어요." }).waitFor();
  await page.keyboard.press("Escape");
  await device.context.setOffline(true);
  const alike = "모둠 실험에서 역할을 나누자고 먼저 말하고 친구의 실수를 웃으며 도와줌.";
  for (const [number, text] of [
    [3, `성실함. ${alike}`],
    [7, alike.replace("말하고", "제안하고")],
  ]) {
    await page.getByRole("button", { name: new RegExp(`^${number}번`) }).click();
    await page.getByRole("textbox", { name: new RegExp(`^${number}번 .* 글$`) }).fill(`${text}`);
  }
  await findButton(page, "비슷한 문장 찾기").click();
  await found.getByText("글 2개의 문장 2개를 서로 견주었어요.").waitFor();
  await found.getByRole("button", { name: /^2명이 비슷한 문장/ }).click();

  const walk = page.getByRole("region", { name: "비슷한 문장", exact: true });
  await walk.getByRole("status").filter({ hasText: "1 / 2 · 3번 김가온 · 행특" }).waitFor();
  await page.getByRole("textbox", { name: "3번 김가온 글", exact: true }).waitFor();
  await expect.poll(() => page.locator("mark").textContent()).toBe(alike);
  await findButton(walk, "다음 비슷한 문장").press("Enter");
  const text = page.getByRole("textbox", { name: /^7번 .* 글$/ });
  const findings = page.getByRole("list", { name: "살펴볼 것", exact: true });
  await findButton(findings, "보기: 2명이 비슷한 문장").waitFor();
  await text.fill("과학 실험의 순서를 스스로 정하고 결과를 표로 정리함.");
  await findButton(walk, "그만 보기").click();
  await findings.waitFor({ state: "hidden" });
  await findButton(page, "비슷한 문장 찾기").click();
  await found.getByRole("heading", { name: "비슷한 문장이 없어요." }).waitFor();
});

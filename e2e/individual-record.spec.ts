import { yearScope } from "@damim/domain/school-year/scope.ts";
import { readXlsx } from "hucre/xlsx";
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton, findDialog, waitForSyncState } from "./support/screen.ts";
import { push, recordYear } from "./support/teacher.ts";

it("a note of two pupils goes into a list text and out as a file, also without a network", async () => {
  const device = await openJourney({
    at: "checkListMemo?about=listMemo",
    studentCount: 12,
    device: { reducedMotion: "reduce" },
  });
  const { page } = device;

  await findButton(page, "기록 쓰기").click();
  const note = findDialog(page, "기록 쓰기");
  await note.getByRole("combobox", { name: "학생", exact: true }).fill("3 5");
  await note.getByRole("combobox", { name: "학생", exact: true }).press("Enter");
  await note.getByRole("combobox", { name: "영역", exact: true }).fill("과학");
  await note.getByRole("textbox", { name: "기록", exact: true }).fill("역할을 먼저 나누자고 말함.");
  // In a narrow window no field is wider than its form.
  await page.setViewportSize({ width: 320, height: 768 });
  const form = note.locator("form");
  expect(await form.evaluate((at) => at.scrollWidth - at.clientWidth)).toBe(0);
  await page.setViewportSize({ width: 1366, height: 768 });
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
  await look(page);
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
  const device = await openJourney({
    at: "checkListMemo?about=listMemo",
    studentCount: 12,
    device: { reducedMotion: "reduce" },
  });
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
  await look(page);
  await found.getByRole("button", { name: /^2명이 비슷한 문장/ }).click();

  const walk = page.getByRole("region", { name: "비슷한 문장", exact: true });
  await walk.getByRole("status").filter({ hasText: "1 / 2 · 3번 김가온 · 행특" }).waitFor();
  await page.getByRole("textbox", { name: "3번 김가온 글", exact: true }).waitFor();
  await expect.poll(() => page.locator("mark").textContent()).toBe(alike);
  await findButton(walk, "다음 비슷한 문장").press("Enter");
  const text = page.getByRole("textbox", { name: /^7번 .* 글$/ });
  const findings = page.getByRole("list", { name: "살펴볼 것", exact: true });
  await findButton(findings, "보기: 2명이 비슷한 문장").waitFor();
  await look(page);
  await text.fill("과학 실험의 순서를 스스로 정하고 결과를 표로 정리함.");
  await findButton(walk, "그만 보기").click();
  await findings.waitFor({ state: "hidden" });
  await findButton(page, "비슷한 문장 찾기").click();
  await found.getByRole("heading", { name: "비슷한 문장이 없어요." }).waitFor();
});

it("26 texts go into the form that NEIS gave, and nothing else of it changes", async () => {
  const { page, context, damim, uid, students } = await openJourney({
    studentCount: 26,
    device: { reducedMotion: "reduce" },
  });
  const memoId = "019aa0c4-0000-7000-8000-0000000000aa";
  const textOf = (number: number): string =>
    `${number}번째 실험의 순서를 스스로 정함.${number === 3 ? " 👍" : ""}${number === 9 ? "끝까지 해냄.".repeat(5) : ""}`;
  await push(damim, context.request, yearScope(uid, recordYear), [
    {
      kind: "listMemo",
      id: memoId,
      set: { title: "과학", item: "subject", limit: 120, order: "a0V" },
    },
    ...students.map(({ id: studentId, number }) => ({
      kind: "listText",
      id: `${memoId}~${studentId}`,
      set: { memoId, studentId, text: textOf(number) },
    })),
  ]);
  await page.goto(`${damim.url}checkListMemo?about=listMemo&view=lists&list=${memoId}`);
  await findButton(page, "나이스 양식에 채우기").click();
  const dialog = findDialog(page, "나이스 양식에 채우기");
  const drop = await page.evaluateHandle(() => {
    const given = new DataTransfer();
    given.items.add(new File(["<html>"], "세특.xls"));
    return given;
  });
  await dialog
    .getByText("나이스에서 내려받은 엑셀 파일(.xlsx)을 여기에 놓거나 골라 주세요.")
    .dispatchEvent("drop", { dataTransfer: drop });
  await dialog.getByText(/형식을 \.xlsx로 바꿔 저장/u).waitFor();
  await context.setOffline(true);
  const choosing = page.waitForEvent("filechooser");
  await findButton(dialog, "파일 고르기").click();
  const given = await readFile(new URL("forms/neis-3-2.xlsx", import.meta.url));
  await (await choosing).setFiles({ name: "세특.xlsx", mimeType: "", buffer: given });

  await dialog.getByText("25명의 글을 넣어요.").waitFor();
  const listed = (name: string) => dialog.getByRole("list", { name, exact: true });
  await expect
    .poll(() => listed("넣기 전에 살펴볼 글").getByRole("listitem").allTextContents())
    .toEqual([
      `3번 ${students[2]?.name} 나이스에 못 쓰는 글자가 있어요: 👍`,
      expect.stringMatching(/^9번 .* \d+바이트 넘어요\.$/u),
    ]);
  await expect
    .poll(() => listed("파일에 있지만 채우지 않는 줄").getByRole("listitem").allTextContents())
    .toEqual(["30행 27번 전학온이 이 목록에 없는 학생이에요.", "다른 반 학생 18명"]);
  const save = findButton(dialog, "채운 파일 내려받기");
  await dialog.getByText("이미 글이 있는 칸을 어떻게 할지 골라 주세요.").waitFor();
  await dialog.getByRole("radio", { name: "덮어쓰기", exact: true }).check();
  await dialog.getByText("칸 고르기").click();
  await look(page);
  const download = page.waitForEvent("download");
  await save.click();
  await dialog.getByText(/^26명의 글을 넣은 파일을 내려받았어요/u).waitFor();
  expect((await download).suggestedFilename()).toBe("세특 (채움).xlsx");

  const filled = await readFile(await (await download).path());
  const [before, after] = await Promise.all([given, filled].map((bytes) => readXlsx(bytes)));
  for (const [at, { rows }] of (before?.sheets ?? []).entries())
    expect(after?.sheets[at]?.rows).toEqual(
      rows.map((line, row) =>
        at === 1 && row >= 3 && row < 29
          ? line.map((cell, column) => (column === 2 ? textOf(row - 2) : cell))
          : line,
      ),
    );
});

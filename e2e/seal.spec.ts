import { readFileSync } from "node:fs";
import { readSheets } from "../apps/web/src/kit/table/read-sheets.ts";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { haveNoWorker } from "./support/have-no-worker.ts";
import { look } from "./support/look.ts";
import { catchPrint, print } from "./support/paper.ts";
import { findButton, findDialog, waitForSyncState } from "./support/screen.ts";

it("a record that was changed after a complaint is found out", async () => {
  const school = await openJourney({ studentCount: 6 });
  const { page, damim } = school;
  await haveNoWorker(school);
  await catchPrint(page);
  const body = page.getByRole("textbox", { name: "상담 내용", exact: true });
  const list = page.getByRole("list", { name: "상담 목록", exact: true });
  const state = page.getByRole("status", { name: "봉인", exact: true });

  // Without a network nothing is sealed yet; then the server seals it.
  await page.goto(`${damim.url}consulting?record=new`);
  await page.getByRole("combobox", { name: "학생", exact: true }).fill("ㄱㄱㅇ");
  await page.keyboard.press("Enter");
  await school.context.setOffline(true);
  await body.fill("급식실에서 밀쳤다고 함.");
  await page.keyboard.press("Control+Enter");
  await expect.poll(() => body.inputValue()).toBe("");
  await list.getByRole("button", { name: /급식실에서 밀쳤다고 함/ }).click();
  const record = page.url();
  await state.getByText("아직 봉인 전", { exact: true }).waitFor();
  await school.context.setOffline(false);
  await state.getByText(/^봉인됨 · \d+월 \d+일 \d\d:\d\d$/).waitFor();
  expect(await page.getByRole("button", { name: /^고침/ }).count()).toBe(0);

  // Paper and file carry the code.
  await page.goto(`${damim.url}manageConsult`);
  const saving = page.waitForEvent("download");
  await findButton(page, "엑셀로 내려받기").click();
  const file = await (await saving).path();
  const [sheet] = await readSheets(new Uint8Array(readFileSync(file)), "day");
  const [heads = [], line = []] = sheet?.rows ?? [];
  const code = line[heads.indexOf("봉인 코드")] ?? "";
  expect(code).toMatch(/^([0-9A-F]{5}-){3}[0-9A-F]{5}$/);
  expect(line).toContain(`${damim.url}manageConsult?seal=${code}`);
  const paper = await print(page, findButton(page, "인쇄"));
  expect(paper.text).toContain(`봉인 ${code}`);
  await page.getByRole("img", { name: "봉인 확인 QR", includeHidden: true }).waitFor({
    state: "attached",
  });

  await page.goto(`${damim.url}manageConsult`);
  await findButton(page, "봉인 확인").click();
  const dialog = findDialog(page, "봉인 확인");
  const choose = { name: "상담.xlsx", mimeType: "application/x-xlsx", buffer: readFileSync(file) };
  await dialog.locator("input[type=file]").setInputFiles(choose);
  await dialog.getByText("맞아요. 1건 모두 봉인된 글 그대로예요.", { exact: true }).waitFor();
  await dialog.getByRole("textbox", { name: "봉인 코드", exact: true }).fill("0".repeat(20));
  await findButton(dialog, "확인").click();
  await dialog.getByText("이 코드는 우리 기록에 없어요.", { exact: true }).waitFor();

  // After the complaint.
  await page.goto(record);
  await body.fill("장난을 쳤다고 함.");
  await page.keyboard.press("Control+Enter");
  await waitForSyncState(page, "저장됨");
  await findButton(page, "고침 1번").click();
  await findDialog(page, "변경 이력").getByText("장난을 쳤다고 함.").first().waitFor();

  // Whoever holds the paper scans it.
  await page.goto(`${damim.url}manageConsult?seal=${code}`);
  await dialog.getByText("그 뒤 1번 고쳤어요.", { exact: true }).waitFor();
  await findButton(dialog, "봉인된 글 보기").click();
  await dialog
    .getByRole("region", { name: "봉인된 글", exact: true })
    .getByText("급식실에서 밀쳤다고 함.", { exact: true })
    .waitFor();
  await look(page);
  await page.keyboard.press("Escape");
  await expect.poll(() => new URL(page.url()).search).toBe("");
  expect(school.troubles).toEqual([]);
});

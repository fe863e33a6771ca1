import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton, findDialog, waitForSyncState, waitUntilKept } from "./support/screen.ts";

it("a day gathers its records, gets words without a network, is ended, and tells what changed after", async () => {
  const device = await openJourney({ at: "consulting?record=new", studentCount: 3 });
  const { page, damim } = device;
  await page.getByRole("combobox", { name: "학생", exact: true }).fill("3");
  await page.keyboard.press("Enter");
  await page.getByRole("radio", { name: "전화", exact: true }).check();
  await page.getByRole("textbox", { name: "상담 내용", exact: true }).fill("열이 내림");
  await page.keyboard.press("Control+Enter");
  const consults = page.getByRole("list", { name: "상담 목록", exact: true });
  await consults.getByText("열이 내림", { exact: true }).waitFor();

  await page.goto(`${damim.url}dailyLog`);
  const lines = page.getByRole("list", { name: "오늘 모인 기록", exact: true });
  await lines.getByText(/^상담 1/).waitFor();
  await waitForSyncState(page, "저장됨");
  await waitUntilKept(page);
  await device.context.setOffline(true);
  const words = page.getByRole("textbox", { name: "일지", exact: true });
  await words.fill("소방 훈련을 말없이 잘 마침.");
  await page.reload();
  await expect.poll(() => words.inputValue()).toBe("소방 훈련을 말없이 잘 마침.");
  await page.getByRole("combobox", { name: "날씨", exact: true }).selectOption("맑음");
  await findButton(page, "하루 마치기").click();
  await findButton(page, "다시 열기").waitFor();
  await device.context.setOffline(false);
  await waitForSyncState(page, "저장됨");

  // A note comes in after the day was ended.
  await page.goto(`${damim.url}checkListMemo?about=listMemo`);
  await findButton(page, "기록 쓰기").click();
  const note = findDialog(page, "기록 쓰기");
  await note.getByRole("combobox", { name: "학생", exact: true }).fill("3");
  await note.getByRole("combobox", { name: "학생", exact: true }).press("Enter");
  await note.getByRole("textbox", { name: "기록", exact: true }).fill("먼저 나누자고 말함.");
  await page.keyboard.press("Control+Enter");
  await page.getByRole("table", { name: "개별기록", exact: true }).waitFor();
  await page.goto(`${damim.url}dailyLog`);
  await page.getByText("마친 뒤 바뀐 것 1건", { exact: true }).waitFor();

  await page.getByRole("searchbox", { name: "일지 찾기", exact: true }).fill("ㅅㅂ ㅎㄹ");
  await page.getByRole("list", { name: "찾은 날", exact: true }).getByRole("button").click();
  await expect.poll(() => words.inputValue()).toBe("소방 훈련을 말없이 잘 마침.");
  await look(page);
  await page.getByRole("tab", { name: "한 달", exact: true }).click();
  await page.getByRole("list", { name: "한 달 일지", exact: true }).getByText(/소방/).waitFor();
});

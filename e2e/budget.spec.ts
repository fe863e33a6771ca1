import { readXlsx } from "hucre/xlsx";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton, findDialog, waitForSyncState, waitUntilKept } from "./support/screen.ts";

const RECEIPT = path.resolve("apps/web/public/icon-192.png");

it("a receipt becomes an entry without a network, and 정산서 adds up", async () => {
  const device = await openJourney({ at: "memo?about=budgetManage", studentCount: 1 });
  const { page } = device;

  await findButton(page, "예산 만들기").first().click();
  const dialog = findDialog(page, "예산 만들기");
  await dialog.getByRole("textbox", { name: "예산 이름", exact: true }).fill("학급운영비 2학기");
  await findButton(dialog, "만들기").click();
  const amount = page.getByRole("textbox", { name: "금액", exact: true });
  await page.getByRole("radio", { name: "수입", exact: true }).check();
  await amount.fill("300,000");
  await amount.press("Enter");
  const left = page.getByRole("status", { name: "남은 돈", exact: true });
  await expect.poll(() => left.textContent()).toBe("300,000원 남음");
  await waitForSyncState(page, "저장됨");

  await waitUntilKept(page);
  await device.context.setOffline(true);
  await page.getByRole("radio", { name: "지출", exact: true }).check();
  const choosing = page.waitForEvent("filechooser");
  await findButton(page, "영수증 찍기").click();
  await (await choosing).setFiles(RECEIPT);
  await page.getByRole("img", { name: "영수증 1", exact: true }).waitFor();
  await amount.fill("0");
  await amount.press("Enter");
  await page
    .getByText("금액은 1원부터 99,999,999원까지 「12,500」이나 「1만 2천」처럼 적어 주세요.")
    .waitFor();
  await amount.fill("301000");
  await page.getByText("1,000원 넘어요", { exact: true }).waitFor();
  await amount.fill("29200");
  await page.getByRole("textbox", { name: "품명", exact: true }).fill("색종이, 풀");
  await page.getByRole("combobox", { name: "사용처", exact: true }).fill("푸른문구사");
  for (const [at, name, count, price] of [
    [1, "색종이", "20", "1,000"],
    [2, "풀", "10", "900"],
  ] as const) {
    await findButton(page, "품목 추가").click();
    await page.getByRole("textbox", { name: `${at}번째 품목 이름`, exact: true }).fill(name);
    await page.getByRole("textbox", { name: `${name} 수량`, exact: true }).fill(count);
    await page.getByRole("textbox", { name: `${name} 단가`, exact: true }).fill(price);
  }
  await page.getByText("품목 합과 200원 달라요", { exact: true }).waitFor();
  await findButton(page, "저장").click();
  await expect.poll(() => left.textContent()).toBe("270,800원 남음");

  await page.reload();
  const book = page.getByRole("table", { name: "지출 목록", exact: true });
  await book.getByText("영수증 있음", { exact: true }).waitFor({ state: "attached" });
  await device.context.setOffline(false);
  await waitForSyncState(page, "저장됨");
  await findButton(page, "잔액 맞추기").click();
  const match = findDialog(page, "잔액 맞추기");
  await match.getByRole("textbox", { name: "세어 본 돈", exact: true }).fill("270,000");
  await match.getByRole("textbox", { name: "사유", exact: true }).fill("잔돈을 덜 받음");
  await findButton(match, "맞추기").click();
  await expect.poll(() => left.textContent()).toBe("270,000원 남음");

  const download = page.waitForEvent("download");
  await findButton(page, "정산서 내려받기").click();
  const file = await readXlsx(await readFile(await (await download).path()));
  const rows = file.sheets[0]?.rows ?? [];
  expect(rows.slice(1, 4).map(([, won]) => won)).toEqual([300_000, 30_000, 270_000]);
  const amounts = rows.slice(6).map((row) => Number(row[5]));
  expect(amounts).toEqual([29_200, 800]);
  expect(file.sheets.slice(1).map(({ name }) => name)).toEqual(["정산양식", "품목내역"]);
  expect(file.sheets[2]?.rows.map((row) => row.slice(3, 5))).toEqual([
    ["수량", "예상단가"],
    [20, 1_000],
    [10, 900],
    [1, 200],
    [1, 800],
  ]);

  await findButton(page, "정산했어요").click();
  await book.getByRole("button", { name: /색종이, 풀/ }).click();
  await page.getByText(/이미 정산한 내용이에요/).waitFor();
  await page.keyboard.press("Escape");
  await findButton(page, "예산 고치기").click();
  await findButton(findDialog(page, "예산 고치기"), "지우기").click();
  await page.getByText("지출 3건을 다른 예산으로 옮기면 지울 수 있어요.").waitFor();
  await findButton(page, "알겠어요").click();
  await page.keyboard.press("Escape");
  await look(page);
});

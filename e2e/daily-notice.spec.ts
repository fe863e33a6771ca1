import { expect, it } from "vitest";
import { look } from "./support/look.ts";
import { openJourney } from "./support/open-journey.ts";
import { findButton, waitForSyncState } from "./support/screen.ts";

it("알림장 is written once: pasted, asked for names, copied, and read on the board", async () => {
  const device = await openJourney({
    device: { serviceWorkers: "block" },
    at: "checkListMemo?about=checkLists",
    studentCount: 3,
  });
  const { page, damim, context } = device;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("link", { name: "알림장", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: "알림장", exact: true }).waitFor();
  const field = page.getByRole("textbox", { name: "알림장 줄", exact: true });
  const list = page.getByRole("list", { name: "알림장", exact: true });

  await field.fill("1. 도시락\t물 챙기기\n2. 실내화 빨아 오기");
  await field.press("Enter");
  await expect.poll(() => list.getByRole("listitem").count()).toBe(2);
  await field.fill("가".repeat(201));
  await findButton(page, "줄 추가").click();
  await page.getByText("200자까지 적을 수 있어요.", { exact: false }).waitFor();
  expect(await field.inputValue()).toHaveLength(201);

  await field.fill("김가온은 보고서 내기");
  await field.press("Enter");
  await page.getByText("이름이 있어요. 번호로 바꿀까요?", { exact: true }).waitFor();
  await findButton(page, "복사").click();
  await page.getByText("이름이 있는 줄이 있어요.", { exact: false }).waitFor();
  await findButton(page, "3번으로 바꾸기").click();
  await list.getByText("3번은 보고서 내기", { exact: true }).waitFor();
  await look(page);
  await findButton(page, "복사").click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(
      /^\[알림장\] .+\n\n1\. 도시락 물 챙기기\n2\. 실내화 빨아 오기\n3\. 3번은 보고서 내기$/s,
    );
  await waitForSyncState(page, "저장됨");

  await findButton(page, "칠판에 띄우기").click();
  await findButton(page, "한 줄씩 보기").waitFor();
  const shown = page.locator("[data-board]").getByRole("list", { name: "알림장", exact: true });
  await shown.getByText("3번은 보고서 내기", { exact: true }).waitFor();
  expect(
    await shown.evaluate(
      (element) => parseFloat(getComputedStyle(element).fontSize) / (innerHeight / 1080),
    ),
  ).toBeGreaterThanOrEqual(44);
  await findButton(page, "한 줄씩 보기").click();
  await page.getByText("도시락 물 챙기기", { exact: true }).waitFor();
  await findButton(page, "선생님 화면").click();
  await findButton(page, "칠판을 껐으면 한 번 더").click();

  await findButton(page, "지우기: 실내화 빨아 오기").click();
  await expect.poll(() => list.getByRole("listitem").count()).toBe(2);
  await page.getByRole("button", { name: "되돌리기", exact: true }).first().click();
  await expect.poll(() => list.getByRole("listitem").count()).toBe(3);
  await page.getByRole("searchbox", { name: "알림장 찾기", exact: true }).fill("ㅅㄴㅎ");
  await page.getByRole("list", { name: "찾은 알림장", exact: true }).getByRole("button").click();
  await list.getByText("실내화 빨아 오기", { exact: true }).waitFor();
  expect(page.url()).toContain(damim.url);
});

it("takes forty lines of a pasted table, and all of them can be read on the board", async () => {
  const { page } = await openJourney({
    device: { serviceWorkers: "block" },
    at: "dailyNotice",
    studentCount: 1,
  });
  const lines = page.getByRole("list", { name: "알림장", exact: true });
  const field = page.getByRole("textbox", { name: "알림장 줄", exact: true });
  const table = Array.from({ length: 40 }, (_, at) => `국어\t${at + 100}쪽까지 읽기`);
  await field.fill(table.join("\n"));
  await field.press("Enter");
  await expect.poll(() => lines.getByRole("listitem").count()).toBe(40);
  await findButton(page, "칠판에 띄우기").click();
  const board = page.getByRole("region", { name: "알림장", exact: true });
  await board.focus();
  const last = board.getByText("국어 139쪽까지 읽기", { exact: true });
  const foot = await page.locator("footer").boundingBox();
  await expect
    .poll(async () => {
      await page.keyboard.press("PageDown");
      const line = await last.boundingBox();
      return line && foot && line.y + line.height <= foot.y;
    })
    .toBe(true);
});

it("a line that is being changed stays with its line, over a reload too, and stands on the board", async () => {
  const { damim, page } = await openJourney({
    device: { serviceWorkers: "block" },
    studentCount: 2,
  });
  await page.goto(`${damim.url}dailyNotice`);
  const lines = page.getByRole("list", { name: "알림장", exact: true });
  for (const words of ["우산 챙기기", "리코더"]) {
    await page.getByRole("textbox", { name: "알림장 줄", exact: true }).fill(words);
    await findButton(page, "줄 추가").click();
    await lines.getByText(words, { exact: true }).waitFor();
  }
  const field = page.getByRole("textbox", { name: "고칠 줄", exact: true });
  await findButton(page, "고치기: 리코더").click();
  await field.fill("리코더와 악보");
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe("리코더와 악보");
  await findButton(page, "지우기: 우산 챙기기").click();
  await lines.getByText("리코더와 악보", { exact: true }).waitFor();
  expect(await lines.getByRole("listitem").count()).toBe(1);

  await findButton(page, "고치기: 리코더와 악보").click();
  await field.fill("악보");
  await page
    .getByRole("link", { name: "칠판에 띄우기" })
    .or(findButton(page, "칠판에 띄우기"))
    .click();
  await page.getByRole("list", { name: "알림장" }).getByText("악보", { exact: true }).waitFor();
});

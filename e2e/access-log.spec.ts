import { expect, it } from "vitest";
import { look } from "./support/look.ts";
import { openJourney } from "./support/open-journey.ts";
import { catchPrint, print } from "./support/paper.ts";
import { findButton } from "./support/screen.ts";

it("the month's access log is gone through from 오늘, with what is odd first, and a year of it is one paper", async () => {
  const { page, damim, context, email } = await openJourney({
    device: { serviceWorkers: "block" },
    studentCount: 3,
  });
  await catchPrint(page);
  const wrong = { email, password: "틀린-암호-0000" };
  await context.request.post(`${damim.url}api/auth/sign-in/email`, {
    headers: { origin: new URL(damim.url).origin },
    data: wrong,
  });
  await page.goto(damim.url);
  const card = page.getByRole("region", { name: "접속 기록 점검", exact: true });
  await card.getByRole("link", { name: "살펴보기", exact: true }).click();

  await page.getByText(/^살펴볼 것이 1건 있어요/).waitFor();
  await page.getByRole("radio", { name: "살펴볼 것 1", exact: true }).click();
  const lines = page.getByRole("list", { name: "접속 기록", exact: true }).getByRole("listitem");
  expect(await lines.allInnerTexts()).toEqual([expect.stringContaining("막은 일")]);
  await page.getByRole("textbox", { name: "점검 메모", exact: true }).fill("내가 잘못 눌렀다");
  await look(page);
  await findButton(page, "이달 점검했어요").click();
  await page.getByText(/에 점검했어요\. 그때 살펴볼 것은 1건이었어요/).waitFor();

  const paper = await print(page, findButton(page, "점검표 인쇄"));
  expect(paper.text).toMatch(
    /2026년 11월\n2026년 11월 25일[^\n]*\n1건\n내가 잘못 눌렀다\n2026년 12월/,
  );
  expect(paper.text).not.toContain("엑셀로 내려받기");
  expect(paper.sheetCount).toBe(1);
  await page.goto(damim.url);
  await page.getByRole("region", { name: "출결", exact: false }).first().waitFor();
  expect(await card.count()).toBe(0);
});

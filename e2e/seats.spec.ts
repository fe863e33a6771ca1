import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";

it("draws 28 pupils by twelve rules, of which one clash is rested, and opens them offline", async () => {
  const { page, context, damim } = await openJourney({
    at: "classgame?about=settingSeat",
    studentCount: 28,
  });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const tab = (name: string) => page.getByRole("tab", { name, exact: true }).click();
  await page.getByRole("spinbutton", { name: "줄", exact: true }).fill("11");
  await press("교실 만들기");
  await page
    .getByText("줄은 1부터 10까지, 분단은 1부터 5까지 숫자로 적어 주세요.", { exact: true })
    .waitFor();
  await page.getByRole("spinbutton", { name: "줄", exact: true }).fill("5");
  await press("교실 만들기");
  await page.getByText("자리 30개 · 학생 28명", { exact: false }).waitFor();

  await tab("규칙");
  const rule = page.getByRole("textbox", { name: "규칙 적기", exact: true });
  const rules = page.getByRole("list", { name: "자리 규칙", exact: true }).getByRole("listitem");
  const typed = [
    "3 앞 1줄",
    "5 앞 1줄",
    "8 앞 1줄",
    "11 앞 1줄",
    "14 앞 1줄",
    "20 앞 1줄",
    "23 앞 1줄",
    "4×9 이웃 아님",
    "12+15 짝",
    "28 뒤 2줄",
    "1×2 3칸 이상",
    "10 가장자리",
  ];
  for (const [index, each] of typed.entries()) {
    await rule.fill(each);
    await rule.press("Enter");
    await expect.poll(() => rules.count()).toBe(index + 1);
  }
  await press("바로 뽑기");
  const clash = page.getByRole("alert", { name: "자리 규칙 어긋남", exact: true });
  await clash
    .getByText("앞 1줄은 6자리인데 7명이 앞 1줄이에요: 3, 5, 8, 11, 14, 20, 23번", { exact: true })
    .waitFor();
  await look(page);
  await clash.getByRole("button", { name: "이 규칙 쉬기", exact: true }).first().click();
  await clash.waitFor({ state: "detached" });

  await press("바로 뽑기");
  const left = page.getByRole("status", { name: "남은 자리", exact: true });
  await left.waitFor();
  await context.setOffline(true);
  await expect.poll(() => left.textContent()).toBe("남은 자리 28");
  await press("다음 자리 뽑기");
  await expect.poll(() => left.textContent()).toBe("남은 자리 27");
  const drawn = page.getByRole("status", { name: "뽑은 자리", exact: true });
  expect(await drawn.textContent()).toMatch(/^\d+번 .+ \d분단 .+ 줄 (왼|오른)쪽$/);
  await page.getByRole("contentinfo").getByRole("button", { name: "되돌리기" }).click();
  await expect.poll(() => left.textContent()).toBe("남은 자리 28");
  await page.getByRole("list", { name: "자리 카드" }).getByRole("button").first().click();
  await expect.poll(() => left.textContent()).toBe("남은 자리 27");
  await look(page);
  await press("한꺼번에 열기");
  await expect.poll(() => left.textContent()).toBe("모두 뽑았어요");
  // Seats are swapped in front of the class, where no rule is spoken of.
  const plan = page.getByRole("list", { name: "자리 카드", exact: true });
  await press("자리 바꾸기");
  const words = await plan.getByRole("button").allInnerTexts();
  await plan.getByRole("button").nth(0).click();
  await plan.getByRole("button").nth(1).click();
  await expect
    .poll(async () => (await plan.getByRole("button").allInnerTexts()).map(toPupil).slice(0, 2))
    .toEqual([words[1], words[0]].map(toPupil));
  expect(await page.locator("body").innerText()).not.toContain("규칙");
  await press("자리 바꾸기");
  await press("선생님 화면");
  await press("칠판을 껐으면 한 번 더");

  // By keyboard alone: two pupils change their seats, and change back.
  const cells = page.getByRole("grid", { name: "자리표", exact: true }).getByRole("gridcell");
  await expect.poll(() => cells.count()).toBe(30);
  const before = await cells.first().getByRole("button").getAttribute("aria-label");
  await cells.first().getByRole("button").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect
    .poll(() => cells.first().getByRole("button").getAttribute("aria-label"))
    .not.toBe(before);
  await page.keyboard.press("Control+z");
  await expect
    .poll(() => cells.first().getByRole("button").getAttribute("aria-label"))
    .toBe(before);
  await cells.first().dragTo(cells.nth(3));
  await expect
    .poll(() => cells.first().getByRole("button").getAttribute("aria-label"))
    .not.toBe(before);
  await page.keyboard.press("Control+z");
  await expect
    .poll(() => cells.first().getByRole("button").getAttribute("aria-label"))
    .toBe(before);
  await press("선생님 쪽에서 보기");
  await expect.poll(() => cells.last().getByRole("button").getAttribute("aria-label")).toBe(before);
  await press("선생님 쪽에서 보기");
  await look(page);
  await context.setOffline(false);
  await page.reload();
  await expect
    .poll(() => cells.first().getByRole("button").getAttribute("aria-label"))
    .toBe(before);
  await page.emulateMedia({ media: "print" });
  await page.getByRole("region", { name: "선생님 쪽에서 보기", exact: true }).waitFor();
  await page.emulateMedia({ media: "screen" });
  await press("바로 뽑기");
  await page.getByText("오늘 2번째 뽑기, 버린 뽑기 1", { exact: true }).waitFor();
  await press("한꺼번에 열기");
  await press("선생님 화면");
  await press("칠판을 껐으면 한 번 더");
  await press("지금 자리 옮겨 적기");
  await page
    .getByRole("textbox", { name: "표 붙여넣기", exact: true })
    .fill("\t칠판\n28\t27\t\t26");
  await cells
    .nth(1)
    .getByRole("button", { name: /^1분단 첫째 줄 오른쪽 27번/ })
    .waitFor();
  await press("옮겨 적기 끝");
  await page.getByText("자리가 없는 학생", { exact: false }).waitFor();
  await press("빈자리에 앉히기");
  await page.getByText("자리가 없는 학생", { exact: false }).waitFor({ state: "detached" });
  // The class stands so on 오늘 too.
  await page.goto(damim.url);
  await page.getByRole("list", { name: "하루 출결", exact: true }).waitFor();
  const seats = page.getByRole("list", { name: "하루 출결", exact: true });
  expect(
    await seats.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length),
  ).toBe(8);
});

/** Behind the words of the seat. */
function toPupil(words = ""): string | undefined {
  return /\d+\s+\S+$/u.exec(words.trim())?.[0];
}

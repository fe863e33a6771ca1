import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { look } from "./support/look.ts";
import { findButton } from "./support/screen.ts";

it("opens every name once, also after a reload and without a network, and counts what is thrown away", async () => {
  const device = await openJourney({ at: "classgame?about=randomPick", studentCount: 4 });
  const { page, damim } = device;
  const result = page.getByRole("status", { name: "뽑기 결과", exact: true });
  const left = page.getByRole("status", { name: "남은 사람", exact: true });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const drawn: (string | null)[] = [];
  const draw = async () => {
    await press("한 명 뽑기");
    await expect.poll(() => result.textContent()).toMatch(/^\d+번 /);
    drawn.push(await result.textContent());
  };

  await draw();
  await expect.poll(() => left.textContent()).toBe("남은 사람 3");
  await press("되돌리기");
  await expect.poll(() => left.textContent()).toBe("남은 사람 4");
  await draw();
  // What was shut again is opened again: nobody shops for a name.
  expect(drawn[1]).toBe(drawn[0]);
  await page.reload();
  await expect.poll(() => left.textContent()).toBe("남은 사람 3");
  await device.context.setOffline(true);
  await draw();
  await press("한 명 줄이기");
  await press("여러 명");
  await page.getByText("모두 한 번씩 했어요", { exact: false }).waitFor();
  await expect.poll(async () => (await result.locator("> span").allTextContents()).length).toBe(2);
  const all = new Set([...drawn, ...(await result.locator("> span").allTextContents())]);
  expect(all.size).toBe(4);
  await device.context.setOffline(false);

  await press("뽑기 설정");
  await press("봉인 열기");
  await page.getByText(/^[0-9a-f]{64}$/).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await press("새로 섞기");
  await draw();
  await press("뽑기 설정");
  await press("봉인하기");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await page.getByRole("textbox", { name: "반 친구가 부른 숫자", exact: true }).fill("742");
  await press("이 숫자로");
  await page.getByText("버린 뽑기 1", { exact: false }).waitFor();
  await draw();
  await press("뽑기 설정");
  const settings = page.getByRole("dialog", { name: "뽑기 설정", exact: true });
  await settings.getByRole("textbox", { name: "오늘 빠지는 학생", exact: true }).fill("1, 2, 3");
  await settings.getByText("이번 학기 안 뽑힌 사람 0명", { exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "hidden" });
  await expect.poll(() => left.textContent()).toMatch(/^남은 사람 [01]$/);
  await press("뽑기 설정");
  await settings.getByRole("textbox", { name: "오늘 빠지는 학생", exact: true }).fill("");
  // What was thrown away can be opened too.
  await settings.getByRole("button", { name: "봉인 열기", exact: true }).last().click();
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "hidden" });
  await look(page);
  await press("모둠 나누기");
  const groups = page.getByRole("list", { name: "나눈 모둠", exact: true }).getByRole("listitem");
  await expect.poll(() => groups.count()).toBe(2);
  const [one, other] = [groups.first().getByRole("button").first(), groups.last()];
  const moved = (await one.textContent()) ?? "";
  await one.click();
  await other.getByRole("button").first().click();
  await other.getByRole("button", { name: moved, exact: true }).waitFor();
  await press("모둠으로 저장");
  await page.getByRole("button", { name: "저장했어요", disabled: true }).waitFor();
  await press("뽑기 설정");
  await settings.getByRole("radio", { name: /^매번 모두/ }).check();
  const weights = settings.getByRole("textbox", { name: "무게", exact: true });
  await weights.fill("31 *2");
  await settings.getByText("「31」은 뽑을 목록에 없어요.", { exact: true }).waitFor();
  await weights.fill("1 *2");
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "hidden" });
  await page.getByText("가중치 켜짐: 1번 ×2", { exact: true }).waitFor();
  await draw();
  // Who has the seed could reckon the next name: after it is shown another draw is sealed.
  await press("뽑기 설정");
  const seals = settings.getByRole("region", { name: "봉인", exact: true });
  const shownSeal = await seals.first().getByRole("heading").textContent();
  await seals.first().getByRole("button", { name: "봉인 열기", exact: true }).click();
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "hidden" });
  await draw();
  await press("뽑기 설정");
  expect(await seals.first().getByRole("heading").textContent()).not.toBe(shownSeal);
  await settings.getByRole("radio", { name: /^돌아가며/ }).check();
  const list = settings.getByRole("textbox", { name: "목록 직접 쓰기", exact: true });
  await list.fill("28-1");
  await settings
    .getByText("번호는 「1-28」처럼 작은 수부터 적어 주세요.", { exact: true })
    .waitFor();
  await list.fill("노래\n산책");
  await page.keyboard.press("Escape");
  await settings.waitFor({ state: "hidden" });
  await press("한 명 뽑기");
  await expect.poll(() => result.textContent()).toMatch(/^(노래|산책)$/);
  await page.goto(`${damim.url}simpleRandom`);
  await page.getByRole("button", { name: "한 명 뽑기", exact: true }).click();
  await expect.poll(() => result.textContent()).toMatch(/^(노래|산책)$/);
});

it("throws dice and turns a wheel whose sectors the teacher wrote", async () => {
  const { page } = await openJourney({ at: "classgame?about=diceRoulette", studentCount: 1 });
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
  const result = page.getByRole("status", { name: "결과", exact: true });
  await page.getByRole("spinbutton", { name: "주사위 수", exact: true }).fill("11");
  await press("던지기");
  await page.getByText("주사위는 1개부터 10개까지", { exact: false }).waitFor();
  await page.getByRole("spinbutton", { name: "주사위 수", exact: true }).fill("2");
  await press("던지기");
  await expect.poll(() => result.textContent()).toMatch(/^[1-6] \+ [1-6] = \d+$/);
  const pips = page.locator("main svg circle");
  const [, sum] = ((await result.textContent()) ?? "").split(" = ");
  expect(await pips.count()).toBe(Number(sum));

  await press("봉인하기");
  expect(await findButton(page, "던지기").isDisabled()).toBe(true);
  expect(await result.count()).toBe(0);
  await page.getByRole("textbox", { name: "반 친구가 부른 숫자", exact: true }).fill("7");
  await press("이 숫자로");
  await expect.poll(() => result.textContent()).toMatch(/^[1-6] \+ [1-6] = \d+$/);
  await press("봉인 보기");
  await page.getByText("반 친구가 7번을 불렀어요.", { exact: true }).waitFor();
  await page.keyboard.press("Escape");

  await page.getByRole("tab", { name: "주사위", exact: true }).press("ArrowRight");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("룰렛");
  await press("칸 고치기");
  const dialog = page.getByRole("dialog", { name: "칸 고치기", exact: true });
  await dialog.getByRole("textbox", { name: "룰렛 칸", exact: true }).fill("노래");
  await dialog.getByRole("button", { name: "저장", exact: true }).click();
  await dialog.getByText("룰렛에는 칸을 2개부터 40개까지", { exact: false }).waitFor();
  await dialog
    .getByRole("textbox", { name: "룰렛 칸", exact: true })
    .fill("노래\n산책 *3\n보드게임");
  await dialog.getByRole("button", { name: "저장", exact: true }).click();
  await dialog.waitFor({ state: "hidden" });
  await press("돌리기");
  await expect.poll(() => result.textContent()).toMatch(/^(노래|산책|보드게임)$/);
  const told = await result.textContent();
  await look(page);
  await page.reload();
  await page.getByRole("tab", { name: "룰렛", exact: true }).click();
  await expect.poll(() => result.textContent()).toBe(told);
  await page.setViewportSize({ width: 390, height: 844 });
});

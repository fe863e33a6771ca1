import { writeFileSync } from "node:fs";
import path from "node:path";
import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import type { Locator, Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";
import { look } from "./support/look.ts";
import { launchChromium, openDevice } from "./support/open-browser.ts";
import { catchPrint, print } from "./support/paper.ts";
import { PNG } from "./support/png.ts";
import { findButton, findDialog } from "./support/screen.ts";
import { startDamim } from "./support/start-damim.ts";
import { openTeacher, today } from "./support/teacher.ts";

const DAY_MS = 86_400_000;
/** The server's clock alone, ahead by what stands in a file of its folder. */
const MOVED_CLOCK = `import{readFileSync}from"node:fs";let ahead=0;try{ahead=Number(readFileSync(process.env.DAMIM_DATA_DIR+"/ahead","utf8"))}catch{}const now=Date.now;Date.now=()=>now()+ahead;`;

/** A tone instead of a room, and nobody to ask for leave. */
const browser = await launchChromium([
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
]);
const clock = `--import=data:text/javascript,${encodeURIComponent(MOVED_CLOCK)}`;
const damim = await startDamim({ env: { NODE_OPTIONS: clock } });
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

it("seals letters, also without a network, and opens them by the server's clock alone", async () => {
  const device = await openDevice(browser, "about:blank");
  const { page, context } = device;
  await openTeacher(damim, context, { studentCount: 4, firstName: "김가온" });
  await catchPrint(page);
  await page.goto(`${damim.url}tool/timeCapsule`);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  await page.getByText("아직 캡슐이 없어요", { exact: false }).waitFor();
  await button("새 캡슐").click();
  const making = page.getByRole("dialog", { name: "새 캡슐", exact: true });
  await making.getByRole("textbox", { name: "캡슐 이름", exact: true }).fill("2월의 나에게");
  await making.getByLabel("여는 날", { exact: true }).fill(today);
  await making.getByRole("button", { name: "만들기", exact: true }).click();
  await making.getByText("여는 날은 내일부터 고를 수 있어요.", { exact: true }).waitFor();
  await making.getByLabel("여는 날", { exact: true }).fill(addDays(today, 1));
  await context.setOffline(true);
  await making.getByRole("button", { name: "만들기", exact: true }).click();
  await making.getByText("서버에 연결하지 못해 저장하지 못했어요.", { exact: false }).waitFor();
  await context.setOffline(false);
  await making.getByRole("button", { name: "만들기", exact: true }).click();
  await making.waitFor({ state: "hidden" });
  const status = page.getByRole("status").filter({ hasText: "열려요" });
  await status.getByText(`${toKoreanDate(addDays(today, 1))}에 열려요`, { exact: true }).waitFor();

  const writing = page.getByRole("dialog", { name: "편지 쓰기", exact: true });
  const seal = async (student: string, words: string): Promise<void> => {
    await button("편지 쓰기").click();
    await writing
      .getByRole("combobox", { name: "학생", exact: true })
      .selectOption({ index: Number(student) });
    await writing.getByRole("textbox", { name: "편지", exact: true }).fill(words);
    if (student === "2") {
      await addPicture(writing);
      await findButton(writing, "녹음하기").click();
      await findButton(writing, "녹음 멈추기").click();
      await writing.getByLabel("소리", { exact: true }).waitFor();
      await look(page);
    }
    await writing.getByRole("button", { name: "봉하기", exact: true }).click();
    await writing.waitFor({ state: "hidden" });
  };
  await seal("1", "비밀 하나. 구구단 다 외웠니?");
  await context.setOffline(true);
  await seal("2", "비밀 둘");
  await button(/^2번 .* 봉투$/).waitFor();
  await page.keyboard.press("Control+z");
  await page.getByText("편지 2통을 봉했어요", { exact: true }).waitFor();
  await context.setOffline(false);
  await button(/^2번 .* 봉투$/).click();
  await button("읽지 않고 꺼내기").click();
  await page.getByText("편지 1통을 봉했어요", { exact: true }).waitFor();
  await button("되돌리기").click();
  await page.getByText("편지 2통을 봉했어요", { exact: true }).waitFor();
  // A draft that was finished leaves the disk a second later.
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.entries(localStorage))))
    .not.toContain("비밀");
  expect(await page.content()).not.toContain("비밀");
  await button(/^열기 · /).click();
  await page.getByText("아직 열 수 없어요.", { exact: false }).waitFor();
  await look(page);

  // As over plain http: the browser gives no keys.
  const plain = await context.newPage();
  await plain.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, "subtle"));
  await plain.goto(`${damim.url}tool/timeCapsule`);
  await plain.getByRole("button", { name: "편지 쓰기", exact: true }).click();
  await plain.getByText("이 주소에서는 봉할 수 없어요.", { exact: false }).waitFor();
  await plain.close();

  writeFileSync(path.join(damim.dataFolder, "ahead"), String(2 * DAY_MS));
  await damim.restart();
  await page.reload();
  await page.getByText("지금 열 수 있어요", { exact: true }).waitFor();
  await button("열기").click();
  const envelope = button("2번 권서아 편지 읽기");
  await envelope.click();
  const reading = page.getByRole("dialog", { name: "2번 권서아의 편지", exact: true });
  await reading.getByRole("button", { name: "혼자 볼래요", exact: true }).click();
  expect(await reading.textContent()).not.toContain("비밀 둘");
  await reading.getByRole("button", { name: "여기에서 보기", exact: true }).click();
  await reading.getByText("비밀 둘", { exact: true }).waitFor();
  await seePicture(reading);
  await reading.getByLabel("소리", { exact: true }).waitFor();
  await reading.getByRole("button", { name: "다 읽었어요", exact: true }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await button("1번 김가온 편지 읽기").click();
  await page.getByRole("button", { name: "읽어 주세요", exact: true }).click();
  await page.getByText("비밀 하나. 구구단 다 외웠니?", { exact: true }).waitFor();
  await look(page);
  await page.getByRole("button", { name: "다 읽었어요", exact: true }).click();
  const printed = await print(page, button("모두 인쇄"));
  expect(printed.text).toContain("구구단 다 외웠니?");
  expect(printed.sheetCount).toBeGreaterThan(0);
});

it("is written through the class's link and by a card, which reads its letter after the day", async () => {
  writeFileSync(path.join(damim.dataFolder, "ahead"), "0");
  await damim.restart();
  const desk = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  const { page, context } = desk;
  const { students } = await openTeacher(damim, context, {
    studentCount: 3,
    firstName: "김가온",
  });
  await catchPrint(page);
  // A key stands on its paper alone; here it is caught where it is made.
  await page.addInitScript(() => {
    const made: string[] = [];
    Object.assign(globalThis, { made });
    const toText = btoa;
    globalThis.btoa = (letters) => {
      const text = toText(letters);
      if (letters.length === 16) made.push(text);
      return text;
    };
  });
  await page.goto(`${damim.url}tool/timeCapsule`);
  await findButton(page, "새 캡슐").click();
  const making = findDialog(page, "새 캡슐");
  await making.getByRole("textbox", { name: "캡슐 이름", exact: true }).fill("2월의 나에게");
  await making.getByLabel("여는 날", { exact: true }).fill(addDays(today, 1));
  await findButton(making, "만들기").click();
  await making.waitFor({ state: "hidden" });
  await findButton(page, "카드 인쇄").click();
  const cards = findDialog(page, "카드 인쇄");
  const field = cards.getByRole("textbox", { name: "학생이 쓰는 주소", exact: true });
  const address = await field.inputValue();
  await look(page);

  const phone = {
    viewport: { width: 390, height: 844 },
    expectedStatuses: [404, 409, 422],
    serviceWorkers: "block",
  } as const;
  const link = await openDevice(browser, address, phone);
  const box = (of: typeof page, name: string) => of.getByRole("textbox", { name, exact: true });
  await box(link.page, "번호").fill("1번");
  await box(link.page, "이름").fill("김나온");
  await box(link.page, "편지").fill("비밀 하나. 구구단 다 외웠니?");
  await addPicture(link.page);
  await look(link.page);
  await findButton(link.page, "봉하기").click();
  await link.page.getByRole("alert").getByText("번호와 이름을 다시 봐 주세요.").waitFor();
  await box(link.page, "이름").fill("김가온");
  await link.page.reload();
  await box(link.page, "편지").waitFor();
  expect(await box(link.page, "편지").inputValue()).toContain("비밀 하나");
  await seePicture(link.page);
  await link.context.setOffline(true);
  await findButton(link.page, "봉하기").click();
  await link.page.getByText("인터넷이나 서버에 닿지 못했어요.", { exact: false }).waitFor();
  await link.context.setOffline(false);
  await findButton(link.page, "봉하기").click();
  await link.page.getByRole("heading", { name: "편지를 봉했어요", exact: true }).waitFor();
  const kept = await link.page.evaluate(() =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  );
  expect(kept + (await link.page.content())).not.toContain("비밀");
  await look(link.page);

  // It lies on the teacher's screen by itself, and cards go on paper.
  await page.getByText("편지 1통을 봉했어요", { exact: true }).waitFor();
  const paper = page.waitForFunction(() => window.printed?.text);
  // A second press of the same hand makes no other keys.
  await findButton(cards, "카드 3장 인쇄").dblclick();
  expect(await (await paper).jsonValue()).not.toContain("비밀");
  const [firstKey = "", key = ""] = await page.evaluate(() =>
    (globalThis as unknown as { made: string[] }).made.map((text) =>
      text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", ""),
    ),
  );
  const card = await openDevice(browser, "about:blank", phone);
  await catchPrint(card.page);
  await expect
    .poll(async () => {
      await card.page.goto(`${address}#${key}`);
      await card.page.reload();
      return card.page.getByRole("heading", { level: 1 }).textContent();
    })
    .toBe("2번의 편지");
  // Another card in the same tab, and one that is none: each says what is its own, and words wait for their card.
  const heading = (name: string) => card.page.getByRole("heading", { name, exact: true }).waitFor();
  await box(card.page, "편지").fill("둘째의 쓰다 만 비밀");
  await card.page.goto(`${address}#${firstKey}`);
  await heading("1번의 편지를 봉했어요");
  expect(await card.page.content()).not.toContain("쓰다 만");
  await card.page.goto(`${address}#${firstKey.slice(1)}`);
  await heading("열 수 없는 주소예요");
  await card.page.goto(`${address}#${key}`);
  await heading("2번의 편지");
  expect(await box(card.page, "편지").inputValue()).toBe("둘째의 쓰다 만 비밀");
  for (const words of ["지울 비밀", `비밀 둘. ${students[1]?.name ?? ""}`]) {
    await box(card.page, "편지").fill(words);
    await addPicture(card.page);
    await findButton(card.page, "봉하기").click();
    await card.page.getByRole("heading", { name: "2번의 편지를 봉했어요", exact: true }).waitFor();
    if (words !== "지울 비밀") break;
    await card.page.getByText("다시 쓰고 싶어요", { exact: true }).click();
    await findButton(card.page, "읽지 않고 꺼내기").click();
  }
  await page.getByText("편지 2통을 봉했어요", { exact: true }).waitFor();

  writeFileSync(path.join(damim.dataFolder, "ahead"), String(2 * DAY_MS));
  await damim.restart();
  await card.page.reload();
  await findButton(card.page, "편지 열기").click();
  await card.page.getByText("비밀 둘.", { exact: false }).waitFor();
  await seePicture(card.page);
  expect(await card.page.content()).not.toContain("지울 비밀");
  await look(card.page);
  expect((await print(card.page, findButton(card.page, "인쇄"))).text).toContain("비밀 둘.");
  await link.page.reload();
  await link.page.getByRole("heading", { name: "캡슐이 열렸어요", exact: true }).waitFor();
  expect([...link.troubles, ...card.troubles]).toEqual([]);
});

async function addPicture(within: Page | Locator): Promise<void> {
  const file = { name: "사진.png", mimeType: "image/png", buffer: PNG };
  await within.locator("input[type=file]").setInputFiles(file);
  await seePicture(within);
}

async function seePicture(within: Page | Locator): Promise<void> {
  const picture = within.getByRole("img", { name: "사진 1", exact: true });
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
}

import { readFileSync } from "node:fs";
import { readXlsx } from "hucre/xlsx";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { look } from "./support/look.ts";
import { launchChromium, openDevice, type Device } from "./support/open-browser.ts";
import { joinByTile, type HeadlessPupil, type PadRoomAddress } from "./support/pad-class.ts";
import { findButton, findDialog, waitUntilKept } from "./support/screen.ts";
import { startDamim, type RunningDamim } from "./support/start-damim.ts";
import { openTeacher, today, type KnownTeacher } from "./support/teacher.ts";
import { PNG } from "./support/png.ts";

const ROOM = "가을 한 줄 시";
/** One journey through all of it, beside the others. */
const LESSON_MS = 240_000;
/** A card may be there before its picture is: the others ask for that again. */
const PICTURE_ON_ITS_WAY = { expectedStatuses: [404] };
const PHONE = {
  ...PICTURE_ON_ITS_WAY,
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};

/** A tone instead of a room, and nobody to ask for leave. */
const MICROPHONE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"];

let damim: RunningDamim;
let browser: Browser;
let teacher: KnownTeacher;
let pc: Device;
let phone: Device;
let tablet: Device;
let room: PadRoomAddress;
let pupils: readonly HeadlessPupil[] = [];

beforeAll(async () => {
  [damim, browser] = await Promise.all([startDamim(), launchChromium(MICROPHONE)]);
  pc = await openDevice(browser, "about:blank", PICTURE_ON_ITS_WAY);
  phone = await openDevice(browser, "about:blank", PHONE);
  tablet = await openDevice(browser, "about:blank", PHONE);
  teacher = await openTeacher(damim, pc.context, {
    studentCount: 31,
    marks: (students) => [
      { day: today, studentId: students.at(-1)?.id ?? "", kind: "absent", reason: "illness" },
    ],
  });
});
afterAll(async () => {
  for (const pupil of pupils) pupil.leave();
  await browser.close();
  await damim.stop();
});

it(
  "a lesson: the class comes in by one link, writes, and the teacher leads it",
  async () => {
    await openRoom(pc.page);
    await findNotPosted(pc.page).getByRole("listitem").nth(29).waitFor();
    await pc.page.getByText("오늘 결석한 1명은 빼고 셌어요.").waitFor();

    await comeIn(phone.page, 1);
    // On a first visit the letters of the design come after the board.
    await phone.page.waitForFunction(() =>
      [...document.fonts].some(({ status }) => status === "loaded"),
    );
    await writeCard(phone.page, "은행잎을 밟으면 바스락");
    await findCard(pc.page, "은행잎을 밟으면 바스락").waitFor();
    await look(pc.page);
    await look(phone.page);

    await Promise.all([makeEveryKind(phone.page), comeIn(tablet.page, 2), writeWithoutScreens()]);
    await findButton(pc.page, "30명 접속").waitFor();
    // What waits is nobody's but its author's and the teacher's, until she lets it through.
    await findCard(pc.page, "28번의 가을").waitFor();
    expect(await phone.page.getByRole("article").count()).toBe(1 + KINDS.length);
    await findButton(pc.page, "모두 보여 주기").click();
    await findCard(phone.page, "28번의 가을").waitFor();
    for (const { word, shows } of KINDS) {
      await findCard(tablet.page, `${word} 한 장`).locator(shows).waitFor({ state: "attached" });
    }
    // Words were faster than bytes; by now those are with the server, too.
    await phone.page
      .getByText("파일을 보내는 중", { exact: false })
      .first()
      .waitFor({ state: "detached" });

    await tablet.context.setOffline(true);
    await tablet.page.getByText("인터넷이 끊겼어요.", { exact: false }).waitFor();
    await writeCard(tablet.page, "혼자 쓰는 시");
    await tablet.context.setOffline(false);
    await findCard(pc.page, "혼자 쓰는 시").waitFor();
    await findNotPosted(pc.page).waitFor({ state: "hidden" });

    // A pupil's device is in the room, whatever address it opens.
    await tablet.page.goto(`${damim.url}attendance`);
    await findCard(tablet.page, "혼자 쓰는 시").waitFor();
    expect(new URL(tablet.page.url()).pathname).toBe("/damim/padIt");

    await decideByKey(pc.page, "혼자 쓰는 시", "a");
    await findCard(phone.page, "혼자 쓰는 시").waitFor();
    await decideByKey(pc.page, "28번의 가을", "h");
    await findCard(phone.page, "28번의 가을").waitFor({ state: "detached" });

    await findButton(pc.page, "방 멈추기").click();
    await phone.page.getByText("선생님이 방을 잠깐 멈췄어요.", { exact: false }).waitFor();

    await checkSpreadsheet(pc.page);

    // Without a network the teacher's board opens with what this device has.
    await waitUntilKept(pc.page);
    await pc.context.setOffline(true);
    await pc.page.reload();
    await findCard(pc.page, "은행잎을 밟으면 바스락").waitFor();
    await pc.page.getByText("오프라인", { exact: false }).first().waitFor();
    await pc.context.setOffline(false);

    await findButton(pc.page, "방 닫기").click();
    await findButton(findDialog(pc.page, "방을 닫을까요?"), "방 닫기").click();
    await phone.page.getByRole("heading", { name: "방이 끝났어요", exact: true }).waitFor();
    await phone.page.reload();
    await findButton(phone.page, "다른 방에 들어가기").click();
    await phone.page.getByRole("textbox", { name: "부르는 암호", exact: true }).waitFor();
    expect([...pc.troubles, ...phone.troubles, ...tablet.troubles]).toEqual([]);
  },
  LESSON_MS,
);

async function openRoom(page: Page): Promise<void> {
  await page.goto(`${damim.url}classgame?about=padIt`);
  await findButton(page, "방 만들기").click();
  const form = findDialog(page, "방 만들기");
  await form.getByRole("textbox", { name: "방 이름", exact: true }).fill(ROOM);
  await form.getByRole("checkbox", { name: "확인한 카드만 보이기" }).check();
  await findButton(form, "열기").click();
  await page.waitForURL(`${damim.url}padIt`);
  await page.getByRole("region", { name: "보드", exact: true }).waitFor();

  const answer = await pc.context.request.get(`${damim.url}api/pad/rooms`);
  const [made] = (await answer.json()).rooms;
  room = { roomId: made.roomId, key: new URL(made.link).hash.replace("#k=", "") };
}

async function comeIn(page: Page, number: number): Promise<void> {
  await page.goto(`${damim.url}padIt/${encodeURIComponent(ROOM)}#k=${room.key}`);
  await findButton(page, `${number}번`).click();
  await findButton(page, "카드 추가").waitFor();
  expect(page.url()).toBe(`${damim.url}padIt`);
}

async function writeCard(page: Page, text: string): Promise<void> {
  await findButton(page, "카드 추가").click();
  const form = findDialog(page, "카드 추가");
  await form.getByRole("textbox", { name: "내용", exact: true }).fill(text);
  await findButton(form, "올리기").click();
  await findCard(page, text).waitFor();
}

/** 3번 to 30번. */
async function writeWithoutScreens(): Promise<void> {
  const numbers = Array.from({ length: 28 }, (_, index) => index + 3);
  pupils = await Promise.all(numbers.map((number) => joinByTile(damim, room, number)));
  await Promise.all(
    pupils.map((pupil) => pupil.post({ type: "text", text: `${pupil.me.number}번의 가을` })),
  );
}

interface CardKind {
  readonly word: string;
  /** What the composer then holds, where it is called otherwise. */
  readonly thing?: string;
  /** Does in the window of this kind what a pupil does there. */
  readonly make: (page: Page) => Promise<void>;
  /** Of the card, for everybody in the room. */
  readonly shows: string;
}

const KINDS: readonly CardKind[] = [
  {
    word: "사진",
    shows: "img",
    async make(page) {
      const file = { name: "단풍.png", mimeType: "image/png", buffer: PNG };
      await page.getByLabel("사진 고르기").setInputFiles(file);
    },
  },
  {
    word: "그리기",
    thing: "그림",
    shows: "img",
    async make(page) {
      const paper = page.getByRole("application", { name: "그림판" });
      const { x = 0, y = 0 } = (await paper.boundingBox()) ?? {};
      await page.mouse.move(x + 40, y + 40);
      await page.mouse.down();
      await page.mouse.move(x + 140, y + 120, { steps: 5 });
      await page.mouse.up();
      await findButton(page, "그림 넣기").click();
    },
  },
  {
    word: "소리",
    shows: "audio",
    async make(page) {
      await findButton(page, "녹음 시작").click();
      await page.getByRole("timer").filter({ hasText: "0:01" }).waitFor();
      await findButton(page, "녹음 멈추기").click();
      await page.getByLabel("녹음 들어 보기").waitFor();
      await findButton(page, "소리 넣기").click();
    },
  },
  {
    word: "투표",
    shows: "fieldset",
    async make(page) {
      await page.getByRole("textbox", { name: "고를 것 1", exact: true }).fill("산");
      await page.getByRole("textbox", { name: "고를 것 2", exact: true }).fill("바다");
      await page.getByPlaceholder("무엇이 궁금한가요?").fill("투표 한 장");
      await findButton(page, "투표 넣기").click();
    },
  },
  {
    word: "링크",
    shows: "a[href='https://example.com/autumn']",
    async make(page) {
      await page
        .getByRole("textbox", { name: "주소", exact: true })
        .fill("https://example.com/autumn");
      await findButton(page, "링크 넣기").click();
    },
  },
  {
    word: "파일",
    shows: "a[download='시.txt']",
    async make(page) {
      const file = { name: "시.txt", mimeType: "text/plain", buffer: Buffer.from("가을") };
      await findDialog(page, "파일 넣기").locator("input[type=file]").setInputFiles(file);
      await findButton(page, "파일 넣기").click();
    },
  },
];

/** One card of each kind, in the windows in which pupils make them. */
async function makeEveryKind(page: Page): Promise<void> {
  for (const { word, thing = word, make } of KINDS) {
    await findButton(page, "카드 추가").click();
    const form = findDialog(page, "카드 추가");
    if (word !== "사진") await findButton(form, word).click();
    await make(page);
    await findButton(form, `${thing} 빼기`).waitFor();
    await form.getByRole("textbox", { name: "내용", exact: true }).fill(`${word} 한 장`);
    await findButton(form, "올리기").click();
    await findCard(page, `${word} 한 장`).waitFor();
  }
}

async function decideByKey(page: Page, text: string, key: string): Promise<void> {
  await findCard(page, text)
    .getByRole("button", { name: `카드 열기: ${text}` })
    .focus();
  await page.keyboard.press(key);
}

async function checkSpreadsheet(page: Page): Promise<void> {
  await findButton(page, "내보내기").click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: "엑셀로 내려받기", exact: true }).click(),
  ]);
  const { sheets } = await readXlsx(readFileSync(await download.path()));
  const [heads = [], ...lines] = sheets[0]?.rows ?? [];
  const [name, text] = ["이름", "내용"].map((head) => heads.indexOf(head));
  expect(lines).toHaveLength(30 + KINDS.length);
  const [first] = teacher.students;
  const own = lines.find((line) => line[text ?? 0] === "은행잎을 밟으면 바스락");
  expect(own?.[name ?? 0]).toBe(first?.name);
}

function findCard(page: Page, text: string) {
  return page.getByRole("article").filter({ hasText: text });
}

function findNotPosted(page: Page) {
  return page.getByRole("list", { name: "아직 안 올린 학생", exact: true });
}

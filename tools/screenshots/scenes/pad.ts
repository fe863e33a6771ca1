import type { Browser, Page } from "playwright-core";
import { findButton } from "../../../e2e/support/screen.ts";
import type { Scene, Stage } from "../scene.ts";

/** 패드잇: the teacher's rooms and board, then the same room as a pupil sees it. */
export const padScenes: readonly Scene[] = [
  {
    name: "28-pad-rooms",
    devices: ["desktop"],
    async arrange(stage) {
      const { page, url } = stage;
      await makeRoom(stage);
      await page.goto(`${url}classgame?about=padIt`);
      await page.getByRole("list", { name: "내 방", exact: true }).waitFor();
    },
  },
  {
    name: "29-pad-board",
    devices: ["desktop"],
    async arrange({ page }) {
      const { link } = await readRoom(page);
      await page.getByRole("listitem").getByRole("button", { name: /열기$/ }).first().click();
      await findButton(page, "링크 복사").waitFor();
      await writeCards(page, link);
      await page.getByText(POEMS.at(-1) ?? "").waitFor();
    },
  },
  {
    name: "30-pad-join",
    devices: ["phone"],
    async arrange({ page }) {
      await page.goto((await readRoom(page)).link);
      await page.getByRole("button", { name: /^26번/ }).waitFor();
    },
  },
  {
    name: "31-pad-pupil",
    devices: ["phone"],
    async arrange({ page }) {
      await page.getByRole("button", { name: /^26번/ }).click();
      await findButton(page, "카드 추가").waitFor();
      await page.getByText(POEMS.at(-1) ?? "").waitFor();
    },
  },
];

const POEMS = [
  "운동장에 떨어진 단풍을 주웠다. 빨간 손바닥 같아서 악수했다.",
  "은행잎을 밟으면 바스락 소리가 난다. 가을이 과자를 먹는 소리 같다.",
  "할머니 댁 감나무에 감이 세 개 남았다. 까치밥이라고 하셨다.",
  "낙엽이 데굴데굴 굴러서 나랑 달리기했다. 내가 졌다!",
  "하늘이 한 칸 더 높아졌다. 내 키도 한 칸 더.",
  "도토리를 하나 주웠다가 도로 놓았다. 다람쥐가 보고 있었다.",
];

async function makeRoom({ page, url, fillClass }: Stage): Promise<void> {
  const { students } = await fillClass(26);
  const answer = await page.context().request.post(`${url}api/pad/rooms`, {
    headers: { origin: new URL(url).origin },
    data: {
      roomName: "가을 한 줄 시",
      room: {
        board: "wall",
        entry: "tiles",
        names: "name",
        allowsComments: true,
        allowsHearts: true,
      },
      members: students.map(({ id, number, name }) => ({ studentId: id, number, name })),
    },
  });
  if (!answer.ok()) throw new Error(`no room was made: ${answer.status()}`);
}

/** The room that the teacher made, as her own page is told of it. */
function readRoom(page: Page): Promise<{ readonly link: string }> {
  return page.evaluate(async () => {
    const answer = await fetch("/damim/api/pad/rooms");
    const { rooms } = (await answer.json()) as { readonly rooms: readonly [{ link: string }] };
    return rooms[0];
  });
}

/** Each poem by a pupil of its own, at their own device. */
async function writeCards(teacher: Page, link: string): Promise<void> {
  const browser: Browser | null = teacher.context().browser();
  if (!browser) throw new Error("pupils need a browser of their own");
  for (const [index, poem] of POEMS.entries()) {
    const context = await browser.newContext({ locale: "ko-KR", timezoneId: "Asia/Seoul" });
    const page = await context.newPage();
    await page.goto(link);
    await page.getByRole("button", { name: new RegExp(`^${index * 4 + 2}번`) }).click();
    await findButton(page, "카드 추가").click();
    await page.getByRole("textbox", { name: "내용" }).fill(poem);
    const colors = page.getByRole("radio");
    await colors.nth(index % (await colors.count())).check();
    await findButton(page, "올리기").click();
    await teacher.getByText(poem).waitFor();
    await context.close();
  }
}

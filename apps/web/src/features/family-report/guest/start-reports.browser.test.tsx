import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import { startReports } from "./start-reports.ts";

const DAY = "2026-11-25";
const NOW = Date.parse(`${DAY}T08:12:00+09:00`);
const CODE = "7F3K-9QX2";
type Body = Readonly<Record<string, unknown>>;
/** What the server was told, and what it answers with for each key. */
let told: Body[] = [];
let isLost = false;
/** How long an answer is on its way. */
let waits = Promise.resolve();

beforeEach(() => {
  [told, isLost, waits] = [[], false, Promise.resolve()];
  openPage();
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string }) => {
    const said = JSON.parse(body) as Body;
    await waits;
    if (String(path).endsWith("/mine")) {
      if (isLost) throw new TypeError("no answer");
      const own = told.filter(({ key }) => key === said["key"]);
      return Response.json({ reports: own.map(toOwn) });
    }
    const before = said["replaces"] as Body[];
    const isReplaced = (one: Body) =>
      before.some(({ key, type }) => key === one["key"] && type === one["type"]);
    told = [...told.filter((one) => !isReplaced(one)), said];
    if (isLost) throw new TypeError("no answer");
    return Response.json(toOwn(said));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = "";
});

const toOwn = ({ day, type }: Body) => ({ day, type, state: "told", at: NOW });

/** Also anew in the same tab: what the page itself remembers is gone. */
function openPage(cards = ""): void {
  document.body.innerHTML = `<div class="family"><main></main><button id="report" data-days="${DAY}" ${cards} hidden>결석·지각 알리기</button></div>`;
  startReports(CODE, () => NOW);
}

const press = (name: string) => page.getByRole("button", { name, exact: true }).click();
const field = (name: string) => page.getByRole("textbox", { name, exact: true });

async function send(number: string, name: string): Promise<void> {
  await press("결석·지각 알리기");
  await field("번호").fill(number);
  await field("학생 이름").fill(name);
  await page.getByText("아파요").click();
  await page.getByLabelText("누가 알리나요?").fill("어머니");
  await press("선생님께 알리기");
}

async function tell(number: string, name: string): Promise<void> {
  await send(number, name);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
}

it("remembers no child whose box was not ticked, also after another was told of", async () => {
  await tell("1", "김가온");
  await tell("2", "이도윤");
  await press("결석·지각 알리기");

  await expect.element(field("번호")).toHaveValue("");
  expect(JSON.stringify(localStorage)).not.toMatch(/김가온|이도윤/);
  expect(told.map(({ number }) => number)).toEqual([1, 2]);
});

it("changes what was told in its place, also after a reload", async () => {
  await tell("1", "김가온");
  const { key } = told[0] ?? {};
  openPage();
  await press("고치기");
  await page.getByText("늦어요").click();
  await press("선생님께 알리기");

  await expect.element(page.getByText("11월 25일 수요일 · 지각")).toBeVisible();
  expect(told).toMatchObject([
    { key, type: "late", replaces: [{ key, day: DAY, type: "absent" }] },
  ]);
});

it("changes the one that was pressed, and what was begun of another child waits", async () => {
  await tell("1", "김가온");
  await press("결석·지각 알리기");
  await field("번호").fill("4");
  await field("학생 이름").fill("남궁하린");
  await page.getByLabelText(/더 알릴 말/).fill("할머니 댁에 가요");
  await press("뒤로");
  await press("고치기");
  await expect.element(page.getByText("1번 김가온").last()).toBeVisible();
  await expect.element(page.getByLabelText(/더 알릴 말/)).toHaveValue("");
  await page.getByText("늦어요").click();
  // What is changed waits for its own 「고치기」, also over a reload.
  openPage();
  await press("결석·지각 알리기");
  await expect.element(page.getByLabelText(/더 알릴 말/)).toHaveValue("할머니 댁에 가요");
  await press("뒤로");
  await press("고치기");
  await expect.element(page.getByRole("radio", { name: "늦어요" })).toBeChecked();
  await press("선생님께 알리기");

  await expect.element(page.getByText("11월 25일 수요일 · 지각")).toBeVisible();
  expect(told).toMatchObject([{ number: 1, type: "late" }]);
});

it("replaces what was sent and never answered, though it is another type by now", async () => {
  isLost = true;
  await send("1", "김가온");
  await expect.element(page.getByText(/닿지 못했어요/)).toBeVisible();
  isLost = false;
  await page.getByText("일찍 가요").click();
  await press("선생님께 알리기");

  await expect.element(page.getByText("11월 25일 수요일 · 조퇴")).toBeVisible();
  expect(told).toMatchObject([{ number: 1, type: "early" }]);
});

it("asks nothing in a class of cards alone, and says that a card is what it takes", async () => {
  openPage("data-cards");
  await press("결석·지각 알리기");
  await expect
    .element(page.getByText("이 반은 카드로만 알릴 수 있어요. 받은 카드의 QR을 찍어 여세요."))
    .toBeVisible();
  expect(page.getByText("아파요").elements()).toEqual([]);
});

it("takes no word while what was told is on its way, so that none stands there as told", async () => {
  let answer = (): void => undefined;
  waits = new Promise((resolve) => (answer = resolve));
  await send("1", "김가온");

  await expect.poll(() => document.querySelector("form")?.inert).toBe(true);
  await press("뒤로");
  await press("결석·지각 알리기");
  await expect.element(page.getByText("전하고 있어요")).toBeVisible();
  expect(document.querySelector("form")?.inert).toBe(true);
  await press("뒤로");
  isLost = true;
  answer();
  await expect.element(page.getByText(/닿지 못했어요/)).toBeVisible();
  expect(document.querySelector("form")?.inert).toBe(false);
  await expect.element(page.getByRole("button", { name: "선생님께 알리기" })).toHaveFocus();
});

it("shows again what was told once there is a network", async () => {
  await tell("1", "김가온");
  isLost = true;
  openPage();
  await expect.element(page.getByText("인터넷에 닿으면 알린 것을 다시 보여 드려요.")).toBeVisible();

  isLost = false;
  dispatchEvent(new Event("online"));
  await expect.element(page.getByText("11월 25일 수요일 · 결석")).toBeVisible();
});

it("tells of another child beside what was sent and never answered", async () => {
  isLost = true;
  await send("1", "김가온");
  await expect.element(page.getByText(/닿지 못했어요/)).toBeVisible();
  isLost = false;
  await field("번호").fill("2");
  await field("학생 이름").fill("이도윤");
  await press("선생님께 알리기");

  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  expect(told.map(({ number }) => number)).toEqual([1, 2]);
});

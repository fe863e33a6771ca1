import type { Page } from "playwright-core";
import { describe, expect, it, onTestFinished } from "vitest";
import { look } from "./support/look.ts";
import { openDevice } from "./support/open-browser.ts";
import { openJourney } from "./support/open-journey.ts";
import { findButton, waitForSyncState, waitUntilKept, waitUntilRested } from "./support/screen.ts";
import { findDamim } from "./support/share-damim.ts";
import { startDamim } from "./support/start-damim.ts";

/** Lines of the menu as they are pressed, and the title of the page that each opens. */
const SCREENS = [
  ["기록", "출결기록"],
  ["조회", "출결조회"],
  ["메모", "메모"],
  ["쌤마당", "쌤마당"],
  ["이거해봐요", "쌤마당"],
  ["수업놀이", "수업놀이"],
  ["자리뽑기", "자리뽑기"],
  ["패드잇", "패드잇"],
  ["설정", "설정"],
] as const;

describe("둘러보기", () => {
  it("is a class of 26 that sends nothing and leaves nothing behind", async () => {
    const { page, damim } = await openVisitor();
    const before = await readDevice(page);
    await look(page);
    await waitUntilAskedOfTroubles(page);
    const asked = listAsked(page);

    await findButton(page, "둘러보기").click();
    await findTrying(page).waitFor();
    await waitForSyncState(page, "이 창에만");
    await look(page);
    await markFirst(page);
    expect(await page.getByRole("button", { name: /^\d+번 \S+ \S/ }).count()).toBe(26);
    for (const [line, title] of SCREENS) {
      await findMenu(page).getByRole("link", { name: line, exact: true }).click();
      await page.getByRole("heading", { level: 1, name: new RegExp(`^${title}`) }).waitFor();
      if (line === "쌤마당") {
        await page.getByText("현장체험학습 버스 자리, 뽑기로 정했더니", { exact: true }).click();
        await page.getByText("아무도 따지지 않더라고요.", { exact: false }).waitFor();
      }
      if (line === "자리뽑기") {
        await page
          .getByRole("button", { name: /김하린/ })
          .first()
          .waitFor();
        expect(await page.getByText("부터 새 자리에 앉아요", { exact: false }).count()).toBe(0);
      }
      if (line === "패드잇")
        await page.getByText("둘러보기에서는 보낼 수 없어요", { exact: true }).waitFor();
    }
    await look(page);
    await findMenu(page).getByRole("link", { name: "오늘", exact: true }).click();
    await findFirst(page, "질병 결석").waitFor();
    await page.getByRole("button", { name: /^되돌리기: / }).click();
    await findFirst(page, "출석").waitFor();

    await findButton(page, "내 반으로 시작하기").click();
    await page.getByRole("heading", { level: 1, name: "회원가입", exact: true }).waitFor();
    expect(asked()).toEqual([]);
    expect(await readDevice(page)).toEqual(before);
    // What was left behind is not come back to.
    await page.goto(`${damim.url}attendance`);
    await findButton(page, "둘러보기").waitFor();
  });

  it("shows how things are done, and begins anew with a reload, and says so", async () => {
    const { page } = await openVisitor();
    await page.getByRole("link", { name: "공지", exact: true }).click();
    await page.getByText("아직 공지가 없어요.", { exact: true }).waitFor();
    await page.goBack();
    await page.getByRole("link", { name: "사용법", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: "사용법", exact: true }).waitFor();
    await findMenu(page).getByRole("link", { name: "오늘", exact: true }).click();
    await markFirst(page);
    const more = page.getByRole("list", { name: "세 가지만 더", exact: true });
    await more.waitFor();
    await findButton(page, "세 가지만 더 닫기").click();
    await more.waitFor({ state: "detached" });
    // Nobody is asked there.
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "검색", exact: true }).fill("없는 말");
    await page.getByText("「없는 말」에 맞는 것이 없어요", { exact: true }).waitFor();
    expect(await page.getByRole("option", { name: /쌤카페/ }).count()).toBe(0);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");

    await page.reload();

    await findTrying(page).waitFor();
    await findButton(page, "자리 보기").click();
    await page.getByText("새로 열어서 처음부터 다시 둘러봐요.", { exact: false }).waitFor();
    await findFirst(page, "출석").waitFor();

    await waitUntilKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await findTrying(page).waitFor();
    await findMenu(page).getByRole("link", { name: "오늘", exact: true }).waitFor();
  });

  it("stands beside an account of this device and touches nothing of it", async () => {
    const { page, context, damim } = await openJourney({
      studentCount: 3,
      at: "",
      // The browser asks for an icon of what is no page.
      device: { expectedStatuses: [404] },
    });
    await waitUntilRested(page);
    // Of the same origin, and no page of ours: nothing of the account goes on here.
    await page.goto(`${damim.url}icon.svg`);
    const before = await readDevice(page);

    const beside = await context.newPage();
    await beside.goto(`${damim.url}try`);
    await findTrying(beside).waitFor();
    await markFirst(beside);
    await findMenu(beside).getByRole("link", { name: "설정", exact: true }).click();
    await beside.getByText("어둡게", { exact: true }).first().click();

    expect(before).toMatchObject({ databases: { [`damim-${await readUid(page)}`]: {} } });
    expect(await readDevice(page)).toEqual(before);
    await beside.close();
    expect(await readDevice(page)).toEqual(before);
  });
});

it("is not there where the operator has none of it", async () => {
  const [, browser] = await findDamim();
  const damim = await startDamim({ env: { DAMIM_TRY: "off" } });
  const device = await openDevice(browser, `${damim.url}try`);
  onTestFinished(async () => {
    await device.context.close();
    await damim.stop();
  });

  await findButton(device.page, "로그인").waitFor();
  await device.page.getByRole("link", { name: "공지", exact: true }).waitFor();
  for (const name of ["둘러보기", "내 반으로 시작하기"])
    expect(await findButton(device.page, name).count()).toBe(0);
  expect(await device.page.getByRole("link", { name: "사용법", exact: true }).count()).toBe(0);
});

async function openVisitor() {
  const [damim, browser] = await findDamim();
  const device = await openDevice(browser, "about:blank");
  onTestFinished(async () => {
    await device.context.close();
    expect(device.troubles).toEqual([]);
  });
  await device.page.goto(damim.url);
  await findButton(device.page, "둘러보기").waitFor();
  return { ...device, damim };
}

function findTrying(page: Page) {
  return page.getByRole("status", { name: "둘러보는 중", exact: true });
}

function findMenu(page: Page) {
  return page.getByRole("navigation", { name: "주 메뉴", exact: true });
}

function findFirst(page: Page, state: string) {
  return page.getByRole("button", { name: new RegExp(`^1번 \\S+ ${state}$`) });
}

async function markFirst(page: Page): Promise<void> {
  await findButton(page, "자리 보기").click();
  await findFirst(page, "출석").click();
  await findButton(page.getByRole("dialog"), "질병 결석").click();
  await findFirst(page, "질병 결석").waitFor();
}

/** The entry asks, once it rests, whether bugs are to be told: on a slow machine later than 둘러보기 is pressed. */
async function waitUntilAskedOfTroubles(page: Page): Promise<void> {
  const isAsked = (): Promise<boolean> =>
    page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith("/api/report")),
    );
  await expect.poll(isAsked, { timeout: 40_000 }).toBe(true);
}

/** What the page asks from now on besides its own parts and who is here. */
function listAsked(page: Page): () => readonly string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (!/^\/damim\/(?:assets\/.*|api\/session|icon\.svg|)$/.test(pathname))
      asked.push(`${request.method()} ${pathname}`);
  });
  return () => asked;
}

/** Who signed in on this device, as it remembers them. */
function readUid(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("signedIn") ?? "{}").uid);
}

/** All that stands on this device, to the byte. */
function readDevice(page: Page): Promise<object> {
  return page.evaluate(async () => {
    const toPromise = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error("no database"));
      });
    const toText = (value: unknown): string =>
      JSON.stringify(value, (_, part) =>
        ArrayBuffer.isView(part) ? Array.from(part as Uint8Array) : part,
      );
    const databases: Record<string, Record<string, string>> = {};
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await toPromise(indexedDB.open(name));
      const texts: Record<string, string> = {};
      for (const store of database.objectStoreNames) {
        const open = database.transaction(store).objectStore(store);
        texts[store] = toText([await toPromise(open.getAllKeys()), await toPromise(open.getAll())]);
      }
      database.close();
      databases[name] = texts;
    }
    return {
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      databases,
    };
  });
}

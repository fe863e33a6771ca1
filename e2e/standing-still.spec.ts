import { expect, it } from "vitest";
import { look } from "./support/look.ts";
import { installWrongClock } from "./support/move-date.ts";
import { openJourney } from "./support/open-journey.ts";
import { findButton, findSeat, mark, waitForSyncState, waitUntilKept } from "./support/screen.ts";
import { readMoved, watchMoves } from "./support/watch-moves.ts";

const PHONE = { width: 390, height: 844 };
const SIZES = [{ width: 1366, height: 768 }, PHONE] as const;
const SMALLEST = { width: 320, height: 640 };

it("news that come late stand below the page: nothing that is read or typed moves or is covered", async () => {
  const { page, context, damim, uid } = await openJourney({
    studentCount: 26,
    device: { expectedStatuses: [401] },
  });
  await watchMoves(context);
  // The clock of this device is two days ahead, and its browser threw the rows away.
  await context.addInitScript(installWrongClock, 2 * 86_400_000);
  await context.addInitScript(
    (key) => localStorage.setItem(key, JSON.stringify({ unsentCount: 2 })),
    `evicted:${uid}`,
  );
  const clock = page.getByRole("status").filter({ hasText: "이 기기의 시계가 2일 빨라요." });
  const evicted = page.getByText("브라우저가 이 기기에 둔 기록을 지웠어요.", { exact: true });
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.goto(damim.url);
    await Promise.all([clock.waitFor(), evicted.waitFor()]);
    await waitForSyncState(page, "저장됨");
    expect(await readMoved(page), `${size.width} px`).toBeLessThanOrEqual(0.02);
  }

  // One more while somebody types at the foot of a phone.
  await page.goto(`${damim.url}dailyLog`);
  const words = page.getByRole("textbox", { name: "일지", exact: true });
  await clock.waitFor();
  await words.fill("모두 웃은 날");
  await waitForSyncState(page, "저장됨");
  await context.clearCookies();
  await words.pressSequentially(", 눈이 온 날");
  const signedOut = page.getByRole("alert").filter({ hasText: "로그인이 풀렸어요." });
  await signedOut.waitFor();
  const [typed, news] = [await words.boundingBox(), await signedOut.boundingBox()];
  if (!typed || !news) throw new Error("both stand");
  expect(typed.y).toBeGreaterThan(0);
  expect(typed.y + typed.height).toBeLessThanOrEqual(news.y);
  await look(page);
});

it("the top row stands still as well where a page opens without the network", async () => {
  const { page, context, damim, students } = await openJourney({ studentCount: 26 });
  const [first, second] = students;
  if (!first || !second) throw new Error("a class of two at least");
  await watchMoves(context);
  await page.goto(damim.url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await waitUntilKept(page);
  await context.setOffline(true);
  await mark(page, first, { kind: "absent", reason: "illness" });
  for (const size of [...SIZES, SMALLEST]) {
    await page.setViewportSize(size);
    await page.reload();
    await findSeat(page, second, "출석").waitFor();
    await waitForSyncState(page, "오프라인 · 1건 대기");
    // What comes late has come.
    await page.waitForFunction(() => performance.now() > 2_500);
    expect(await readMoved(page), `${size.width} px`).toBeLessThanOrEqual(0.02);
    const row = await page.getByRole("banner").boundingBox();
    expect(row?.height, `one row at ${size.width} px`).toBeLessThan(80);
  }
  await look(page);
});

it("a log and a memo stand still as their pages are opened again", async () => {
  const { page, context, damim } = await openJourney({
    at: "memo?about=freeMemo",
    studentCount: 4,
  });
  await findButton(page, "새 메모").click();
  await page.getByRole("textbox", { name: "메모 내용", exact: true }).waitFor();
  await page.keyboard.type("체험학습 준비");
  const memo = page.getByRole("list", { name: "메모 목록", exact: true }).getByRole("listitem");
  await memo.waitFor();
  await waitForSyncState(page, "저장됨");
  await waitUntilKept(page);
  await watchMoves(context);
  const places = [
    ["memo?about=freeMemo", SIZES[0]],
    ["dailyLog", SIZES[0]],
    ["dailyLog", PHONE],
    ["dailyLog", SMALLEST],
  ] as const;
  for (const [place, size] of places) {
    await page.setViewportSize(size);
    await page.goto(damim.url + place);
    if (place !== "dailyLog") await memo.waitFor();
    await waitForSyncState(page, "저장됨");
    // What comes late has come.
    await page.waitForFunction(() => performance.now() > 1_500);
    expect(await readMoved(page), `${place} at ${size.width} px`).toBeLessThanOrEqual(0.02);
  }
});

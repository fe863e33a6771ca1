import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { look } from "./support/look.ts";
import { openDevice, type Device } from "./support/open-browser.ts";
import {
  findButton,
  findDialog,
  findSeat,
  isFocused,
  waitForSyncState,
  waitUntilRested,
} from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher, type KnownTeacher } from "./support/teacher.ts";

const [damim, browser] = await shareDamim();

describe("빠른 이동 and 한 줄 기록", () => {
  let device: Device;
  let page: Page;
  let first: KnownTeacher["students"][number];
  let second: typeof first;
  let third: typeof first;
  beforeAll(async () => {
    device = await openDevice(browser, "about:blank", { expectedStatuses: [401] });
    ({ page } = device);
    const teacher = await openTeacher(damim, device.context, { studentCount: 8 });
    const [one, two, three] = teacher.students;
    if (!one || !two || !three) throw new Error("a class of three at least");
    [first, second, third] = [one, two, three];
    await page.goto(damim.url);
    await waitUntilRested(page);
  });

  it("lead to a pupil by 초성, by number, and to a page", async () => {
    await page.keyboard.press("Control+k");
    const search = page.getByRole("combobox", { name: "검색", exact: true });
    await search.fill("ㄱㅅㅇ");
    await look(page);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: second.name, exact: true }).waitFor();
    expect(await page.evaluate(() => location.pathname)).toBe("/damim/manageStudent");

    await page.keyboard.press("Control+k");
    await search.fill("ㄱㅅㅇ");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await findDialog(page, `2번 ${second.name}`).waitFor();
    expect(
      await page.evaluate(() => [location.pathname, location.search, history.state.usr]),
    ).toEqual(["/damim/attendance", "", null]);
    await page.keyboard.press("Escape");

    await findButton(page, "학생, 화면, 기록 찾기").click();
    await search.fill("3번");
    // Below the pupil's page and the marks.
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const form = findDialog(page, `3번 ${third.name}`);
    await form.getByRole("textbox", { name: "이름", exact: true }).waitFor();
    await page.keyboard.press("Control+k");
    expect(await search.count()).toBe(0);
    await page.keyboard.press("Escape");
    await form.waitFor({ state: "detached" });

    await page.keyboard.press("Control+k");
    await search.fill("출결기록");
    // What was typed stands out in the line, and the line says what Enter does.
    const line = page.getByRole("option", { selected: true });
    await line.locator("b").getByText("출결기록", { exact: true }).waitFor();
    await line.getByText("Enter", { exact: true }).waitFor();
    await page.keyboard.press("Enter");
    await findSeat(page, first, "출석").waitFor();
  });

  it("record a line without a network, as one step, and keep what was not read", async () => {
    await device.context.setOffline(true);
    await findButton(page, "한 줄 기록").click();
    const line = page.getByRole("textbox", { name: "한 줄 기록", exact: true });
    await line.fill(`1 지각 병원, ${third.name}이 결석, 2 우유 x`);
    const dialog = findDialog(page, "한 줄 기록");
    await dialog.getByText(`1번 ${first.name}`, { exact: true }).waitFor();
    await look(page);
    await findButton(dialog, "미인정 결석").click();
    await page.keyboard.press("Enter");
    await expect.poll(() => line.inputValue()).toBe("2 우유 x");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await findSeat(page, first, "질병 지각").waitFor();
    await waitForSyncState(page, "오프라인 · 2건 대기");
    await page.keyboard.press("Control+z");
    await findSeat(page, first, "출석").waitFor();
    await page.keyboard.press("Control+y");
    await findSeat(page, first, "질병 지각").waitFor();
    await page.keyboard.press("Control+z");
    await findSeat(page, first, "출석").waitFor();
    await findSeat(page, third, "출석").waitFor();
    await page.keyboard.press("Control+Shift+z");
    await findSeat(page, third, "미인정 결석").waitFor();

    await device.context.setOffline(false);
    await waitForSyncState(page, "저장됨");
  });

  it("record from the row on 오늘", async () => {
    await page.goto(damim.url);
    const line = page.getByRole("textbox", { name: "한 줄 기록", exact: true });
    await line.waitFor();
    await page.keyboard.press("Control+j");
    await expect.poll(() => isFocused(line)).toBe(true);
    await page.keyboard.type(", 나머지 왔어요");
    expect(await line.inputValue()).toBe("2 우유 x, 나머지 왔어요");
    await findButton(page, "미리보기").click();
    await page.getByText("이렇게 적을게요 (1건) · 읽지 못했어요 (1건)", { exact: true }).waitFor();
    await look(page);
    await findButton(page, "기록하기").click();
    expect(await line.inputValue()).toBe("2 우유 x");
    await page.getByText("나머지 모두 왔어요", { exact: true }).last().waitFor();
  });

  it("records what names no pupil", async () => {
    const line = page.getByRole("textbox", { name: "한 줄 기록", exact: true });
    await line.fill("내일 5교시 결강");
    await page.getByText(/아직 시간표가 없어요/).waitFor();
    await line.fill("금까지 가정통신문");
    await page.getByText(/^할 일 「가정통신문」 .*금요일까지$/).waitFor();
    await look(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => line.inputValue()).toBe("");
    await page
      .getByRole("region", { name: "오늘 할 일", exact: true })
      .getByText("가정통신문")
      .or(page.getByText(/할 일 「가정통신문」/))
      .first()
      .waitFor();
  });

  it("starts a timer in its window", async () => {
    const line = page.getByRole("textbox", { name: "한 줄 기록", exact: true });
    await line.fill("타이머 모둠 토의 50분");
    await page.getByText("타이머 50:00 「모둠 토의」 시작", { exact: true }).waitFor();
    const opened = device.context.waitForEvent("page");
    await page.keyboard.press("Enter");
    const stage = await opened;
    const timer = stage.getByRole("timer").first();
    await expect.poll(() => timer.textContent()).toMatch(/^49:\d\d/);
    await stage.close();
    expect(await line.inputValue()).toBe("");
  });

  it("record a promise, which stands in 약속과 연락 then", async () => {
    const line = page.getByRole("textbox", { name: "한 줄 기록", exact: true });
    await line.fill("3 어머니 통화 15분 약속: 모레까지 다시 전화; 31 칭찬 2");
    await page.getByText("명단에 31번 학생이 없어요. 번호를 확인해 주세요.").waitFor();
    await page.getByText(/약속 「다시 전화」 · .+까지/).waitFor();
    await look(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => line.inputValue()).toBe("31 칭찬 2");
    await line.fill("");
    await page.goto(`${damim.url}consulting?view=promises`);
    const promise = page.getByRole("listitem").filter({ hasText: "다시 전화" });
    await promise.getByText(third.name).first().waitFor();
    await page.goto(damim.url);
  });

  it("are helped with by ?, and open from each other", async () => {
    await page.getByRole("heading", { level: 1 }).click();
    await page.keyboard.press("?");
    await findDialog(page, "단축키").getByText("월간 출결", { exact: true }).waitFor();
    await look(page);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox", { name: "검색", exact: true }).fill("한 줄");
    await page.keyboard.press("Enter");
    await page.getByRole("textbox", { name: "한 줄 기록", exact: true }).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("한 줄 기록");
    await page.keyboard.press("Escape");
    await findDialog(page, "한 줄 기록").waitFor({ state: "detached" });
    expect(device.troubles).toEqual([]);
  });
});

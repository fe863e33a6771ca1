import { expect, it } from "vitest";
import { openJourney } from "./support/open-journey.ts";
import { tabTo } from "./support/tab-to.ts";

/** Stands in every field of a pupil that is nobody else's business. */
const MARKER = "비밀표지";

it("comes from 오늘 to a name on the board by touch alone, and no stage tells what is private", async () => {
  const { page, damim } = await openJourney({
    at: "",
    studentCount: 28,
    describe: (student) => ({
      ...student,
      sex: student.number % 2 === 0 ? "female" : "male",
      note: MARKER,
      tags: [MARKER],
      guardians: [{ relation: MARKER, phone: "010-0000-0000" }],
      health: { allergens: [], note: MARKER },
    }),
    device: { serviceWorkers: "block", hasTouch: true, viewport: { width: 1920, height: 1080 } },
  });
  const link = (name: string) => page.getByRole("link", { name, exact: true });
  await link("수업놀이").waitFor();
  const start = Date.now();
  await link("수업놀이").tap();
  const tools = page.getByRole("navigation", { name: "수업 도구", exact: true });
  await tools.getByRole("link", { name: "랜덤뽑기 이번엔 누구?", exact: true }).tap();
  await page.getByRole("button", { name: "한 명 뽑기", exact: true }).tap();
  const result = page.getByRole("status", { name: "뽑기 결과", exact: true });
  await expect.poll(() => result.textContent()).toMatch(/^\d+번 /);
  expect(Date.now() - start).toBeLessThan(40_000);

  for (const path of [
    "classgame/randomPick",
    "classgame/settingSeat",
    "classgame/diceRoulette",
    "classgame/readyTimer",
    "scoreBoard",
    "groupPage",
    "tool/timer",
    "tool/touchMe",
    "tool/jumpGame",
    "alarm",
  ]) {
    await page.goto(damim.url + path);
    await page.getByRole("button", { name: "전체 화면", exact: true }).waitFor();
    const keys = await page.evaluate(() =>
      [...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(" "),
    );
    expect([path, (await page.content()).includes(MARKER)]).toEqual([path, false]);
    expect((await page.title()) + keys + page.url()).not.toContain(MARKER);
  }
});

it("makes a seating by keyboard alone: room, rule, draw, cards, and two who change their seats", async () => {
  const { page } = await openJourney({
    device: { serviceWorkers: "block" },
    at: "classgame?about=settingSeat",
    studentCount: 12,
  });
  const { keyboard } = page;
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  const press = async (name: string): Promise<void> => {
    await button(name).waitFor();
    await tabTo(page, button(name));
    await keyboard.press("Enter");
  };
  const rows = page.getByRole("spinbutton", { name: "줄", exact: true });
  await rows.waitFor();
  await tabTo(page, rows);
  await keyboard.press("Control+a");
  await keyboard.type("2");
  await press("교실 만들기");
  await page.getByText("자리 12개 · 학생 12명", { exact: false }).waitFor();
  await tabTo(page, page.getByRole("tab", { selected: true }));
  const rules = page.getByRole("tab", { name: "규칙", exact: true });
  while ((await rules.getAttribute("aria-selected")) !== "true") await keyboard.press("ArrowLeft");
  const rule = page.getByRole("textbox", { name: "규칙 적기", exact: true });
  await rule.waitFor();
  await tabTo(page, rule);
  await keyboard.type("3 앞 1줄");
  await keyboard.press("Enter");
  await page
    .getByRole("list", { name: "자리 규칙", exact: true })
    .getByText(/^3번 .+: 앞 1줄$/)
    .waitFor();
  await press("바로 뽑기");

  const left = page.getByRole("status", { name: "남은 자리", exact: true });
  await expect.poll(() => left.textContent()).toBe("남은 자리 12");
  // As a clicker does.
  await keyboard.press("PageDown");
  await expect.poll(() => left.textContent()).toBe("남은 자리 11");
  await keyboard.press("PageUp");
  await expect.poll(() => left.textContent()).toBe("남은 자리 12");
  await press("한꺼번에 열기");
  await expect.poll(() => left.textContent()).toBe("모두 뽑았어요");
  await press("선생님 화면");
  await press("칠판을 껐으면 한 번 더");

  const cells = page.getByRole("grid", { name: "자리표", exact: true }).getByRole("gridcell");
  await expect.poll(() => cells.count()).toBe(12);
  const seat = cells.first().getByRole("button");
  const before = await seat.getAttribute("aria-label");
  await tabTo(page, seat);
  await keyboard.press("Enter");
  for (const key of ["ArrowDown", "ArrowRight", "Enter"]) await keyboard.press(key);
  await expect.poll(() => seat.getAttribute("aria-label")).not.toBe(before);
  await keyboard.press("Control+z");
  await expect.poll(() => seat.getAttribute("aria-label")).toBe(before);
});

import { addDays } from "@damim/domain/calendar-day/calendar-day.ts";
import { toWeekPlace } from "@damim/domain/calendar-day/week.ts";
import { profileScope, yearScope } from "@damim/domain/school-year/scope.ts";
import type { Page } from "playwright-core";
import { expect, it, onTestFinished } from "vitest";
import { buildBells } from "../tools/screenshots/bells-of-pictures.ts";
import { standInMoment } from "../tools/screenshots/example-class.ts";
import { look } from "./support/look.ts";
import { openJourney, type Journey } from "./support/open-journey.ts";
import { findButton, findSeat, waitForSyncState } from "./support/screen.ts";
import { push, recordYear, today } from "./support/teacher.ts";
import { readMoved, watchMoves } from "./support/watch-moves.ts";

const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
] as const;
const WIDE = SIZES[0];

/** A class with bells, a lesson plan and something to do; one is ill, two came late. */
async function openDay(time: string): Promise<Journey> {
  const journey = await openJourney({
    studentCount: 26,
    marks: ([first, second, third]) =>
      [first, second, third].flatMap((student, index) =>
        student
          ? [
              {
                day: today,
                studentId: student.id,
                kind: index === 0 ? "absent" : "late",
                reason: "illness",
              } as const,
            ]
          : [],
      ),
  });
  const { damim, context, uid, page } = journey;
  const tasks = ["가정통신문 걷기", "게시판 바꾸기", "우유 신청", "출장 신청"].map(
    (title, index) => ({
      kind: "task",
      id: `task-${index}`,
      set: { title, dueOn: today, order: `a${index}` },
    }),
  );
  await push(damim, context.request, yearScope(uid, recordYear), [...buildBells(today), ...tasks]);
  await standInMoment(context, { day: today, now: Date.parse(`${today}T${time}:00+09:00`) });
  await watchMoves(context);
  // A round that is on its way would fail with the device that asked for it.
  onTestFinished(() => context.unrouteAll({ behavior: "ignoreErrors" }));
  await page.goto(damim.url);
  await page.evaluate(() => localStorage.removeItem("seatsShown"));
  await page.reload();
  return journey;
}

/** On a device that has shown it before: cards are waited for nine seconds, and what a slow machine first fetches moves. */
async function openKnownDay(time: string): Promise<Journey> {
  const journey = await openDay(time);
  await findButton(journey.page, "카드 순서").waitFor();
  await waitForSyncState(journey.page, "저장됨");
  return journey;
}

const findRegion = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

it("오늘 goes with the roll: the seats fold once it is done, and stand again where they are asked for", async () => {
  const { page, students } = await openDay("08:40");
  const [first] = students;
  if (!first) throw new Error("a class");
  const seats = page.getByRole("list", { name: "하루 출결", exact: true });
  const due = page.getByRole("list", { name: "오늘 할 일", exact: true });
  await seats.waitFor();
  await due.getByText("출장 신청", { exact: true }).waitFor();
  expect((await due.boundingBox())?.y).toBeLessThan(WIDE.height - 250);

  await findButton(page, "나머지 모두 왔어요").click();
  await seats.waitFor({ state: "detached" });
  const roll = findRegion(page, "오늘 출결");
  await roll.getByRole("heading", { name: /결석 1 · 지각 2/ }).waitFor();
  await roll.getByRole("button", { name: /결석 1 · 지각 2/ }).click();
  const names = page.getByRole("list", { name: "오늘 출결 이름", exact: true });
  expect(await names.getByRole("listitem").allTextContents()).toEqual([
    `1번 ${first.name}질병 결석`,
    expect.stringMatching(/^2번 .+질병 지각$/),
    expect.stringMatching(/^3번 .+질병 지각$/),
  ]);
  await look(page);

  await findButton(page, "자리 보기").click();
  await findSeat(page, first, "질병 결석").waitFor();
  await page.reload();
  await seats.waitFor();
  await findButton(page, "자리 보기").click();
  await seats.waitFor({ state: "detached" });
});

it("오늘 on a phone keeps a place for who has not come yet", async () => {
  const { page, damim, context, uid, students } = await openKnownDay("08:40");
  const awaited = students.slice(3, 5).map((student) => ({
    kind: "checkIn",
    id: `${today}~${student.id}`,
    set: { day: today, studentId: student.id, state: "awaited" },
  }));
  await push(damim, context.request, yearScope(uid, recordYear), awaited);
  await page.setViewportSize({ width: 390, height: 844 });
  const missing = page.getByRole("list", { name: "아직 안 온 학생", exact: true });
  await missing.waitFor();
  await waitForSyncState(page, "저장됨");
  await page.reload();
  await missing.waitFor();
  await page.getByRole("list", { name: "하루 출결", exact: true }).waitFor();
  await waitForSyncState(page, "저장됨");
  expect(await readMoved(page)).toBeLessThanOrEqual(0.02);
});

it("오늘 in a lesson shows it and what is due, and nothing moves after the first picture", async () => {
  const { page } = await openKnownDay("10:50");
  const now = findRegion(page, "오늘 수업").locator("[aria-current=time]");
  await now.getByText("20분 남았어요", { exact: true }).waitFor();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.reload();
    await now.waitFor();
    const due = page.getByRole("list", { name: "오늘 할 일", exact: true });
    await due.getByText("출장 신청", { exact: true }).waitFor();
    const roll = findRegion(page, "오늘 출결");
    await roll.waitFor();
    await waitForSyncState(page, "저장됨");
    expect(await readMoved(page), `${size.width} px`).toBeLessThanOrEqual(0.02);
    const [list, line] = [await due.boundingBox(), await roll.boundingBox()];
    if (!list || !line) throw new Error("what is due does not stand");
    expect(list.y + list.height).toBeLessThan(size.height);
    if (size.width === 390) expect(list.y).toBeLessThan(line.y);
  }
  await look(page);
});

it("오늘 after the last lesson is about its log, about what is left and about the next school day", async () => {
  const { page, damim, context, uid } = await openKnownDay("15:20");
  const from = `${recordYear}-03-01`;
  const weekday = toWeekPlace(addDays(today, 1)) + 1;
  await push(damim, context.request, yearScope(uid, recordYear), [
    {
      kind: "baseCell",
      id: `${from}~${weekday}~1`,
      set: { from, weekday, period: 1, subjectId: "subject-1" },
    },
  ]);
  const log = findRegion(page, "하루일지");
  for (const size of [SIZES[2], WIDE]) {
    await page.setViewportSize(size);
    await page.reload();
    await log.getByText("결석 1: 1번 질병", { exact: true }).waitFor();
    const next = findRegion(page, "다음 수업일");
    await next.getByText("내일", { exact: true }).waitFor();
    expect(await next.getByRole("listitem").allTextContents()).toEqual(["1수학"]);
    await waitForSyncState(page, "저장됨");
    expect(await readMoved(page), `${size.width} px`).toBeLessThanOrEqual(0.02);
  }
  await log.getByRole("textbox", { name: "일지", exact: true }).fill("모두 웃은 날");
  const left = findRegion(page, "내일로 남은 것");
  await left.getByRole("button", { name: "내 할 일 4개 모두 내일로", exact: true }).click();
  await left.getByText("남은 일이 없어요.", { exact: true }).waitFor();
  await page.keyboard.press("Control+z");
  await left.getByRole("button", { name: "내일로", exact: true }).first().click();
  await expect.poll(() => left.getByRole("listitem").count()).toBe(3);
  await log.getByRole("button", { name: "하루 마치기", exact: true }).click();
  await log.getByRole("button", { name: "다시 열기", exact: true }).waitFor();
  await look(page);
});

it("오늘 stands still on a phone while what a new school year needs comes above it", async () => {
  const { damim, context, uid, page } = await openJourney({ studentCount: 26 });
  const day = `${recordYear + 1}-02-17` as const;
  const set = {
    mode: "homeroom",
    teachesOtherClasses: false,
    school: "새봄초등학교",
    grade: 4,
    classNo: "1",
  };
  await push(damim, context.request, profileScope(uid), [
    { kind: "schoolYear", id: String(recordYear + 1), set },
  ]);
  // After the hour in which 아침 opens by itself.
  await standInMoment(context, { day, now: Date.parse(`${day}T09:05:00+09:00`) });
  await watchMoves(context);
  onTestFinished(() => context.unrouteAll({ behavior: "ignoreErrors" }));
  await page.setViewportSize(SIZES[2]);
  for (let turn = 0; turn < 2; turn += 1) {
    await page.goto(damim.url);
    await findRegion(page, `${recordYear + 1}학년도 준비`).waitFor();
    await page.getByRole("list", { name: "하루 출결", exact: true }).waitFor();
    await waitForSyncState(page, "저장됨");
    expect(await readMoved(page)).toBeLessThanOrEqual(0.02);
  }
});

it("세 가지만 더 ticks what is there, skips what is put away, and goes with the last one", async () => {
  const { page, damim } = await openJourney({ studentCount: 4, at: "" });
  const steps = page.getByRole("list", { name: "세 가지만 더", exact: true });
  await expect.poll(() => steps.getByRole("listitem").count()).toBe(5);
  await look(page);
  await steps.getByRole("link", { name: "시간표 넣기", exact: true }).waitFor();
  await findButton(page, "시간표 건너뛰기").click();
  await steps.getByRole("link", { name: "시정표 넣기", exact: true }).waitFor();
  await waitForSyncState(page, "저장됨");
  await page.goto(damim.url);
  await expect.poll(() => steps.getByRole("listitem").count()).toBe(4);
  for (const name of ["시정표", "자리", "방학 날짜", "보호자 연락처"])
    await findButton(page, `${name} 건너뛰기`).click();
  await steps.waitFor({ state: "detached" });
});

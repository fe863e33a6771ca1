import { readFileSync } from "node:fs";
import type { AttendanceMark } from "@damim/domain/attendance/attendance-mark.ts";
import { type CalendarDay, type CalendarMonth } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { listOpenDays, plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { readXlsx } from "hucre/xlsx";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDevice, type Device } from "./support/open-browser.ts";
import { findButton, findDialog, isFocused, waitForSyncState } from "./support/screen.ts";
import { shareDamim } from "./support/share-damim.ts";
import { openTeacher, recordYear, type KnownTeacher } from "./support/teacher.ts";

/** The most that one printed page has to hold. */
const LARGEST_CLASS = 45;
const month: CalendarMonth = `${recordYear}-05`;
/** On each of its days every pupil has marks with notes: the most that a sheet can be asked to hold. */
const fullMonth: CalendarMonth = `${recordYear}-07`;
const [firstDay, secondDay, thirdDay] = listOpenDays(plainCalendar, month);
if (!firstDay || !secondDay || !thirdDay) throw new Error("a month of three school days at least");

const [damim, browser] = await shareDamim();
let device: Device;
let page: Page;
let teacher: KnownTeacher;

beforeAll(async () => {
  device = await openDevice(browser, "about:blank", { serviceWorkers: "block" });
  page = device.page;
  teacher = await openTeacher(damim, device.context, {
    studentCount: LARGEST_CLASS,
    marks: listMarks,
  });
});
afterAll(() => {
  expect(device.troubles).toEqual([]);
});

/** What the counting rules have to tell apart. */
function listMarks(students: readonly RosterStudent[]): readonly AttendanceMark[] {
  const [, , , fourth, fifth, sixth] = students.map(({ id }) => id);
  if (!firstDay || !secondDay || !fourth || !fifth || !sixth) return [];
  return [
    // One of 조퇴, 지각 and 결과 a day, 조퇴 first; several lessons missed are one 결과.
    { day: firstDay, studentId: fourth, kind: "late", reason: "unexcused" },
    { day: firstDay, studentId: fourth, kind: "earlyLeave", reason: "illness" },
    { day: secondDay, studentId: fourth, kind: "classMissed", reason: "other", periods: [2, 3] },
    // 출석인정 is kept and in no sum.
    { day: firstDay, studentId: fifth, kind: "absent", reason: "excused" },
    { day: secondDay, studentId: fifth, kind: "absent", reason: "illness" },
    // 결석 beats what another device has marked beside it.
    { day: firstDay, studentId: sixth, kind: "absent", reason: "illness" },
    { day: firstDay, studentId: sixth, kind: "late", reason: "illness" },
    ...listOpenDays(plainCalendar, fullMonth).flatMap((day) => students.flatMap(toFullDay(day))),
  ];
}

/** Three marks on one day in five, one on the others. */
function toFullDay(day: CalendarDay) {
  return ({ id: studentId, number }: RosterStudent): readonly AttendanceMark[] => {
    const kinds = ["late", "earlyLeave", "classMissed"] as const;
    const most = (Number(day.slice(8)) + number) % 5 === 0 ? 3 : 1;
    return kinds
      .slice(0, most)
      .map((kind) => ({ day, studentId, kind, reason: "illness", note: "병원" }) as const);
  };
}

describe("the month grid by keyboard", () => {
  it("marks with a figure, goes on to the next reason, and empties with Delete", async () => {
    const student = findStudent(2);
    await openMonth();

    await findCell(findStudent(1), firstDay, "출석").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowRight");
    expect(await isFocused(findCell(student, secondDay, "출석"))).toBe(true);
    for (const state of ["질병 결석", "미인정 결석", "기타 결석", "출석인정 결석", "질병 결석"]) {
      await page.keyboard.press("1");
      await findCell(student, secondDay, state).waitFor();
    }
    await page.keyboard.press("2");
    await findCell(student, secondDay, "질병 지각").waitFor();
    await page.keyboard.press("3");
    await page.keyboard.press("3");
    await findCell(student, secondDay, "질병 지각, 미인정 조퇴").waitFor();
    await page.keyboard.press("4");
    await findCell(student, secondDay, "질병 지각, 미인정 조퇴, 질병 결과").waitFor();
    await page.keyboard.press("Delete");

    await findCell(student, secondDay, "출석").waitFor();
    expect(await isFocused(findCell(student, secondDay, "출석"))).toBe(true);
  });

  it.each([month, fullMonth])(
    "prints %s on exactly one sheet of A4 on its side",
    async (printed) => {
      await openMonth(printed);

      await expectOneSheet();
    },
  );

  it("walks to the ends of the row and of the grid", async () => {
    const last = findStudent(LARGEST_CLASS);
    const lastDay = listOpenDays(plainCalendar, month).at(-1) ?? firstDay;
    await openMonth();

    await findCell(findStudent(1), secondDay, "출석").focus();
    await page.keyboard.press("Home");
    expect(await isFocused(findCell(findStudent(1), firstDay, "출석"))).toBe(true);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowUp");
    expect(await isFocused(findCell(findStudent(1), firstDay, "출석"))).toBe(true);
    await page.keyboard.press("Control+End");

    expect(await isFocused(findCell(last, lastDay, "출석"))).toBe(true);
  });

  it("takes acts back and does them again", async () => {
    const student = findStudent(3);
    await openMonth();
    await findCell(student, firstDay, "출석").focus();

    await page.keyboard.press("1");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("2");
    await findCell(student, secondDay, "질병 지각").waitFor();
    await page.keyboard.press("Control+z");
    await findCell(student, secondDay, "출석").waitFor();
    await page.keyboard.press("Control+z");
    await findCell(student, firstDay, "출석").waitFor();
    await page.keyboard.press("Control+Shift+z");
    await findCell(student, firstDay, "질병 결석").waitFor();
    await page.keyboard.press("Control+Shift+z");
    await findCell(student, secondDay, "질병 지각").waitFor();

    // Back to where it began: the totals below count on it.
    await page.keyboard.press("Control+z");
    await page.keyboard.press("Control+z");
    await findCell(student, firstDay, "출석").waitFor();
    await waitUntilSent();
  });

  it("opens the pupil's dialog with Enter, and Escape changes nothing", async () => {
    const student = findStudent(3);
    const dialog = findDialog(page, `3번 ${student.name}`);
    await openMonth();
    await findCell(student, thirdDay, "출석").focus();

    await page.keyboard.press("Enter");
    await dialog.getByRole("textbox", { name: "사유", exact: true }).fill("현장체험");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => isFocused(findCell(student, thirdDay, "출석"))).toBe(true);
    await page.keyboard.press("Enter");
    await findButton(dialog, "출석인정 결석").click();

    await findCell(student, thirdDay, "출석인정 결석").waitFor();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => isFocused(findCell(student, thirdDay, "출석인정 결석"))).toBe(true);
    await page.keyboard.press("Enter");
    await findButton(dialog, "아직 안 왔어요").click();
    await findCell(student, thirdDay, "확인 중").waitFor();
    await waitUntilSent();
  });
});

describe("the look-up", () => {
  const head = ["결석", "지각", "조퇴", "결과"].flatMap((kind) =>
    ["질병", "미인정", "기타", "출석인정"].map((reason) => `${reason} ${kind}`),
  );

  it("counts by the rules of the record", async () => {
    await openTotals();

    expect(await readTotals(3)).toEqual({});
    expect(await readTotals(4)).toEqual({ "질병 조퇴": 1, "기타 결과": 1, 조퇴: 1, 결과: 1 });
    expect(await readTotals(5)).toEqual({ "질병 결석": 1, "출석인정 결석": 1, 결석: 1 });
    expect(await readTotals(6)).toEqual({ "질병 결석": 1, 결석: 1 });
    expect(await readTotals(LARGEST_CLASS + 1)).toEqual({
      "질병 결석": 2,
      "출석인정 결석": 1,
      결석: 2,
      "질병 조퇴": 1,
      조퇴: 1,
      "기타 결과": 1,
      결과: 1,
    });
  });

  it("comes down as a spreadsheet that can be read again", async () => {
    await openTotals();

    const downloading = page.waitForEvent("download");
    await findButton(page, "엑셀로 내려받기").click();
    const download = await downloading;

    expect(download.suggestedFilename()).toBe(
      `${recordYear}학년도 ${recordYear}년 5월 출결 통계.xlsx`,
    );
    const { sheets } = await readXlsx(readFileSync(await download.path()));
    const rows = sheets[0]?.rows ?? [];
    const more = ["체험학습 쓴 날", "체험학습 남은 날", "안 낸 서류"];
    expect(rows[1]).toEqual(["번호", "이름", ...head, ...more]);
    const fourth = rows.find(([number]) => number === 4);
    expect(fourth?.slice(0, 2)).toEqual([4, findStudent(4).name]);
    expect(head.filter((_code, column) => fourth?.[column + 2] === 1)).toEqual([
      "질병 조퇴",
      "기타 결과",
    ]);
    expect(rows).toHaveLength(2 + LARGEST_CLASS + 1);
  });

  it.each([month, fullMonth])(
    "prints %s on exactly one sheet of A4 on its side",
    async (printed) => {
      await openTotals(printed);
      await page.evaluate(() => {
        globalThis.print = () => document.documentElement.setAttribute("data-printed", "");
      });

      await findButton(page, "인쇄").click();

      expect(await page.locator("html[data-printed]").count()).toBe(1);
      await expectOneSheet();
    },
  );

  /** The cells of a line that hold a number, by what they count. Line 1 is the first pupil. */
  async function readTotals(line: number): Promise<Readonly<Record<string, number>>> {
    const row = page.getByRole("table", { name: "출결 통계", exact: true }).locator("tbody tr");
    const cells = await row
      .nth(line - 1)
      .locator("td")
      .allTextContents();
    const names = ["결석", "지각", "조퇴", "결과"].flatMap((kind) => [
      ...head.filter((code) => code.endsWith(kind)),
      kind,
    ]);
    return Object.fromEntries(
      names.flatMap((name, column) => {
        const text = cells[column + 1]?.trim();
        return text ? [[name, Number(text)]] : [];
      }),
    );
  }

  async function openTotals(of = month): Promise<void> {
    await page.goto(`${damim.url}manageAttendance`);
    await page.getByRole("combobox", { name: "기간", exact: true }).selectOption(of);
    await page.getByRole("table", { name: "출결 통계", exact: true }).waitFor();
  }
});

function findStudent(number: number): RosterStudent {
  const student = teacher.students[number - 1];
  if (!student) throw new Error(`no pupil ${number}`);
  return student;
}

function findCell({ number, name }: RosterStudent, day: CalendarDay, state: string) {
  return page.getByRole("grid", { name: "월간 출결", exact: true }).getByRole("gridcell", {
    name: `${number}번 ${name} ${toKoreanMonthDay(day)} ${state}`,
    exact: true,
  });
}

/** The sixth pupil's day says two things: the state asks for the teacher's choice, and its list says what waits. */
async function waitUntilSent(): Promise<void> {
  await waitForSyncState(page, "확인 필요 1건");
  await findButton(page, "보낼 목록").click();
  const list = findDialog(page, "보낼 목록");
  await list.getByText("그 밖에 보낼 것은 없어요.").waitFor();
  await findButton(list, "질병 결석만 남기기").waitFor();
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });
}

/** A4 on its side, nothing cut at the right. */
async function expectOneSheet(): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const box = /\/MediaBox\s*\[([^\]]+)\]/.exec(pdf)?.[1]?.trim().split(/\s+/);
  expect(box?.map((points) => Math.round(Number(points)))).toEqual([0, 0, 842, 595]);

  const size = page.viewportSize();
  // The room between the margins: 277 mm at 96 dots an inch.
  await page.setViewportSize({ width: 1047, height: 718 });
  await page.emulateMedia({ media: "print" });
  const beyond = await page.locator(".print-landscape").evaluate((sheet) => {
    const edge = sheet.getBoundingClientRect().right + 0.5;
    const cells = [...sheet.querySelectorAll("td, th, td *")];
    return cells.filter((cell) => cell.getBoundingClientRect().right > edge).length;
  });
  await page.emulateMedia({ media: null });
  if (size) await page.setViewportSize(size);
  expect(beyond).toBe(0);
}

async function openMonth(of = month): Promise<void> {
  await page.goto(`${damim.url}attendance?view=month&month=${of}`);
  await page.getByRole("grid", { name: "월간 출결", exact: true }).waitFor();
}

import { profileScope } from "@damim/domain/school-year/scope.ts";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toAppCode } from "../support/authenticator-app.ts";
import { findViolations, showTheme } from "../support/find-violations.ts";
import { listWide } from "../support/list-wide.ts";
import { openDevice, type Device } from "../support/open-browser.ts";
import {
  findButton,
  findDialog,
  findSeat,
  mark,
  waitForSyncState,
  waitUntilRested,
} from "../support/screen.ts";
import { shareDamim } from "../support/share-damim.ts";
import {
  findClosedDay,
  openTeacher,
  post,
  push,
  pushClass,
  recordYear,
  signUp,
  type Teacher,
} from "../support/teacher.ts";
import { walkHolidays, walkPadPupil, walkPadRoom, walkRecords } from "../support/walk-screens.ts";

const [damim, browser] = await shareDamim();

/** Enough to see every kind of line, few enough to be looked at often. */
const CLASS = 12;
const desktop: BrowserContextOptions = { viewport: { width: 1366, height: 768 } };
const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  userAgent:
    "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36",
};

describe.each([
  ["a desktop of 1366 px", desktop],
  ["a phone of 390 px", phone],
])("axe on %s", (_name, options) => {
  let device: Device;
  let page: Page;
  let teacher: Teacher;

  beforeAll(async () => {
    // Only here: axe is put into the page, which our policy would refuse. All other journeys run with it.
    device = await openDevice(browser, damim.url, {
      ...options,
      bypassCSP: true,
      reducedMotion: "reduce",
      // The link of a mail that is opened without being signed in.
      expectedStatuses: [401],
    });
    page = device.page;
  });
  afterAll(async () => {
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });

  const expectNoViolations = async (shown: Page, screen: string): Promise<void> => {
    for (const theme of ["light", "dark"] as const) {
      await showTheme(shown, theme);
      expect(await findViolations(shown), `${screen}, ${theme}`).toEqual([]);
    }
  };

  it("finds nothing on the entry", async () => {
    await findButton(page, "패스키로 로그인").waitFor();
    await expectNoViolations(page, "sign-in");
    await page.goto(`${damim.url}?about=code`);
    await findButton(page, "복구 코드로 하기").waitFor();
    await expectNoViolations(page, "second step of a sign-in");
    await page.goto(`${damim.url}?about=signUp`);
    await findButton(page, "가입하기").click();
    await expectNoViolations(page, "sign-up with its mistakes");
    await page.goto(`${damim.url}?about=findPassword`);
    await findButton(page, "메일 받기").waitFor();
    await expectNoViolations(page, "find password");
    await page.goto(`${damim.url}auth/verify?change=x`);
    await findButton(page, "로그인").waitFor();
    await expectNoViolations(page, "link to a new address");
  });

  it("finds nothing on the way to the profile", async () => {
    teacher = await signUp(damim, device.context);
    await page.goto(damim.url);
    await findDialog(page, "이 기기는 누가 쓰나요?").waitFor();
    await expectNoViolations(page, "device question");
    await post(damim, device.context.request, "device", { use: "own" });
    await page.goto(damim.url);
    await findDialog(page, "학년도 설정 필요").waitFor();
    await expectNoViolations(page, "school year dialog");
    await findButton(page, "확인").click();
    await page.getByRole("checkbox", { name: "다른 반 수업도 해요", exact: true }).click();
    await findButton(page, "저장").click();
    await page
      .getByText("학교 이름을 적어 주세요")
      .or(page.locator("[aria-invalid=true]"))
      .first()
      .waitFor();
    await expectNoViolations(page, "profile with its mistakes");
  });

  it("finds nothing on 휴일 관리", async () => {
    await pushClass(damim, device.context, teacher, { studentCount: 0 });
    await walkHolidays(page, damim, (screen) => expectNoViolations(page, screen));
  });

  it("finds nothing on 패드잇", async () => {
    await pushClass(damim, device.context, teacher, { studentCount: 0 });
    await walkPadRoom(page, damim, (screen) => expectNoViolations(page, screen));
    await walkPadPupil(page, damim, (screen) => expectNoViolations(page, screen));
  });

  it("finds nothing on the roster", async () => {
    await pushClass(damim, device.context, teacher, { studentCount: 0 });
    await page.goto(`${damim.url}student-manage`);
    await findButton(page, "예시 지우고 시작하기").waitFor();
    await expectNoViolations(page, "example class");
    await findButton(page, "명단 붙여넣기").first().click();
    const paste = findDialog(page, "명단 붙여넣기");
    await paste
      .getByRole("textbox", { name: "붙여넣을 명단", exact: true })
      .fill("번호\t이름\n1\t김가온\n1\t이나래\n2\t\n3\t박다온");
    await findButton(paste, "가져오기").waitFor();
    await expectNoViolations(page, "paste with lines that are not taken");
    await pushClass(damim, device.context, teacher, { studentCount: CLASS });
    await page.goto(`${damim.url}student-manage`);
    await page.getByRole("table", { name: "학생 명단", exact: true }).waitFor();
    await expectNoViolations(page, "roster");
    await findButton(page, "학생 추가").click();
    await page.getByRole("dialog").waitFor();
    await expectNoViolations(page, "new pupil");
    await page.keyboard.press("Escape");
    for (const name of ["번호 바꾸기", "인쇄·엑셀"]) {
      await findButton(page, name).click();
      await findDialog(page, name).waitFor();
      await expectNoViolations(page, name);
      await page.keyboard.press("Escape");
    }
  });

  it("finds nothing on the ways to sign in", async () => {
    const { request } = device.context;
    await post(damim, request, "step-up", { password: teacher.password });
    await page.goto(`${damim.url}mypage#sign-in-ways`);
    await findButton(page, "켜기").click();
    const dialog = findDialog(page, "2단계 인증 켜기");
    const key = dialog.locator("a[href^='otpauth:']");
    const secret = new URL((await key.getAttribute("href")) ?? "").searchParams.get("secret");
    await expectNoViolations(page, "second factor");
    await dialog
      .getByRole("textbox", { name: "인증 코드", exact: true })
      .fill(toAppCode(secret ?? ""));
    await findButton(dialog, "켜기").click();
    await findDialog(page, "복구 코드").waitFor();
    await expectNoViolations(page, "recovery codes");
    await findButton(page, "안전한 곳에 두었어요").click();
    await findButton(page, "2단계 인증 끄기").waitFor();
    await expectNoViolations(page, "ways to sign in");
  });

  it("finds nothing on the day, the month and what opens on them", async () => {
    const { uid, students } = await pushClass(damim, device.context, teacher, {
      studentCount: CLASS,
      describe: (student) =>
        student.number === 3 ? { ...student, joinedOn: `${recordYear}-03-02` } : student,
    });
    const [first, second, third] = students;
    if (!first || !second || !third) throw new Error("a class of three at least");
    // She marks by lessons, and had a class the year before.
    await push(damim, device.context.request, profileScope(uid), [
      { kind: "schoolYear", id: String(recordYear), set: { teachesOtherClasses: true } },
      {
        kind: "schoolYear",
        id: String(recordYear - 2),
        set: {
          mode: "homeroom",
          teachesOtherClasses: false,
          school: "새봄초등학교",
          grade: 2,
          classNo: "1",
        },
      },
    ]);
    await page.goto(damim.url);
    await findSeat(page, first, "출석").waitFor();
    await page.getByRole("searchbox", { name: "이름, 초성, 번호", exact: true }).fill("1");
    await page.getByRole("list", { name: "찾은 학생", exact: true }).waitFor();
    await expectNoViolations(page, "today with its cards");
    await findButton(page, "카드 순서").click();
    await findDialog(page, "카드 순서").waitFor();
    await expectNoViolations(page, "order of the cards");
    await page.goto(`${damim.url}mypage`);
    await findButton(page, "잠금 비밀번호 정하기").click();
    await page.getByRole("region", { name: "내 자료", exact: true }).waitFor();
    await expectNoViolations(page, "settings");
    await page.goto(`${damim.url}access-log`);
    await page.getByRole("list", { name: "접속 기록", exact: true }).waitFor();
    await expectNoViolations(page, "access log");
    await page.goto(`${damim.url}attendance`);
    await mark(page, first, { kind: "absent", reason: "illness" }, { note: "병원" });
    await mark(page, second, { kind: "late", reason: "unexcused" });
    await expectNoViolations(page, "attendance as seats");
    await findSeat(page, third, "출석").click();
    await findDialog(page, `3번 ${third.name}`).waitFor();
    await expectNoViolations(page, "mark dialog");
    await page.keyboard.press("Escape");
    await page.goto(`${damim.url}attendance?lesson=1`);
    await page.getByRole("list", { name: "1교시 출결", exact: true }).waitFor();
    await expectNoViolations(page, "roll of a lesson");
    await page.goto(`${damim.url}attendance?day=${findClosedDay()}`);
    await findSeat(page, first, "출석").click();
    await findButton(findDialog(page, `1번 ${first.name}`), "질병 결석").click();
    await findDialog(page, "수업이 없는 날이에요").waitFor();
    await expectNoViolations(page, "question before a mark");
    await page.goto(`${damim.url}attendance?view=list`);
    await findSeat(page, first, "질병 결석").waitFor();
    await expectNoViolations(page, "attendance as a list");
    await page.goto(`${damim.url}attendance?view=month`);
    await page.getByRole("grid", { name: "월간 출결", exact: true }).waitFor();
    await expectNoViolations(page, "month");
    const cells = page.getByRole("gridcell", { name: new RegExp(`^3번 ${third.name} `) });
    await findButton(page, "여러 칸 고르기").click();
    await cells.first().click();
    await cells.nth(1).click();
    const bar = page.getByRole("region", { name: "고른 칸 출결", exact: true });
    await findButton(bar, "출석으로 바꾸기").waitFor();
    await expectNoViolations(page, "chosen cells of the month");
    await findButton(bar, "그만 고르기").click();
    await cells.first().click();
    await findDialog(page, `3번 ${third.name}`).waitFor();
    await expectNoViolations(page, "mark dialog of the month");
    await page.goto(`${damim.url}manageAttendance`);
    await page.getByRole("table", { name: "출결 통계", exact: true }).waitFor();
    await expectNoViolations(page, "look-up");
    for (const view of ["그림", "학년 말"]) {
      await page.getByRole("tab", { name: view, exact: true }).click();
      await expectNoViolations(page, `look-up, ${view}`);
    }
    await findButton(page, `3번 ${third.name} 전입 전 출결 적기`).click();
    await findDialog(page, "전입 전 출결").waitFor();
    await expectNoViolations(page, "numbers of the school before");
    await page.keyboard.press("Escape");
    await page.goto(`${damim.url}manageStudent`);
    await page.getByRole("button", { name: new RegExp(`${third.name}$`) }).click();
    await page.getByRole("heading", { level: 1, name: third.name, exact: true }).waitFor();
    await expectNoViolations(page, "student page");
    for (const view of ["close", "papers", "trips"]) {
      await page.goto(`${damim.url}manageAttendance/close?view=${view}`);
      await page.getByRole("heading", { level: 1, name: "월말 마감", exact: true }).waitFor();
      await expectNoViolations(page, `month close, ${view}`);
      if (view !== "close") continue;
      await findButton(page, `1번 ${first.name} 서류 자세히`).click();
      const paper = findDialog(page, `1번 ${first.name} 출결 서류`);
      await findButton(paper, "변경 이력").click();
      await findDialog(page, "변경 이력").waitFor();
      await expectNoViolations(page, "paper with its history");
    }
    await page
      .getByRole("combobox", { name: "학년도", exact: true })
      .selectOption(String(recordYear - 2));
    const back = findButton(page, "올해로 돌아가기");
    await back.waitFor();
    await page.getByRole("main").getByText("아직 학생이 없어요").first().waitFor();
    await expectNoViolations(page, "a year that is over");
    await back.click();
    await back.waitFor({ state: "detached" });
  });

  it("finds nothing on records and plans", async () => {
    await walkRecords(page, damim, (screen) => expectNoViolations(page, screen));
  });

  it("finds nothing on what belongs to every page", async () => {
    const { request } = device.context;
    await post(damim, request, "step-up", { password: teacher.password });
    await post(damim, request, "account/deletion", {});
    await page.goto(`${damim.url}attendance`);
    const deletion = page.getByRole("region", { name: "계정 삭제 예정", exact: true });
    await deletion.waitFor();
    await waitUntilRested(page);
    await expectNoViolations(page, "notice of a planned deletion");
    await findButton(deletion, "삭제 취소").click();
    await deletion.waitFor({ state: "detached" });
    // No toast is just leaving while axe looks at the colours.
    await page.reload();
    await findButton(page, "프로필 메뉴").click();
    await page.getByRole("menu").waitFor();
    await expectNoViolations(page, "profile menu");
    await page.getByRole("menuitem", { name: "화면잠금", exact: true }).click();
    const lock = findDialog(page, "화면잠금");
    await findButton(lock, "확인").waitFor();
    await expectNoViolations(page, "lock dialog");
    await findButton(lock, "확인").click();
    await findButton(lock, "잠그기").click();
    await expectNoViolations(page, "first lock password with its mistakes");
    await lock.getByLabel("잠금 비밀번호", { exact: true }).fill("2580");
    await lock.getByLabel("잠금 비밀번호 확인", { exact: true }).fill("2580");
    await findButton(lock, "잠그기").click();
    await findButton(page, "잠금 해제").waitFor();
    // As after five wrong ones: a wait of half a minute stands still while axe looks.
    await page.evaluate(() => localStorage.setItem("lockTries", '{"count":5,"lastAt":0}'));
    await page.getByLabel("잠금 비밀번호", { exact: true }).fill("0000");
    await findButton(page, "잠금 해제").click();
    await page.getByText(/뒤에 다시 풀 수 있어요/).waitFor();
    await expectNoViolations(page, "lock screen that waits");
    await findButton(page, "계정으로 잠금 해제").click();
    await expectNoViolations(page, "lock screen by account");
    await page.getByLabel("비밀번호", { exact: true }).fill(teacher.password);
    await findButton(page, "잠금 해제").click();
    await findButton(findDialog(page, "잠금 설정"), "나중에").click();
    await page.keyboard.press("Control+Period");
    await findDialog(page, "화면 가림").waitFor();
    await expectNoViolations(page, "cover");
    await page.keyboard.press("Control+Period");
    await findButton(page, "프로필 메뉴").click();
    await page.getByRole("menuitem", { name: "로그아웃", exact: true }).click();
    // What the walks before typed and did not save is named.
    await page.getByRole("dialog", { name: /로그아웃할까요|쓰다 만 글이 있어요/ }).waitFor();
    await expectNoViolations(page, "sign-out dialog");
    await page.keyboard.press("Escape");
    await device.context.setOffline(true);
    await findButton(page, "나머지 모두 왔어요").click();
    await waitForSyncState(page, `오프라인 · ${CLASS - 2}건 대기`);
    // No toast is just leaving while axe looks at the colours of the page under the dialog.
    await page.locator("[data-toaster] output").first().waitFor({ state: "hidden" });
    await findButton(page, "보낼 목록").click();
    await findDialog(page, "보낼 목록").waitFor();
    await expectNoViolations(page, "outbox");
    await device.context.setOffline(false);
  });
});

describe("at 320 px, as under a zoom of 400 %,", () => {
  it("no page has to be scrolled sideways", async () => {
    const device = await openDevice(browser, damim.url, { viewport: { width: 320, height: 640 } });
    const { page } = device;
    await findButton(page, "로그인").waitFor();
    const wide = [...(await listWide(page, "sign-in"))];
    for (const about of ["signUp", "findPassword", "code"]) {
      await page.goto(`${damim.url}?about=${about}`);
      await page.locator("main form input").first().waitFor();
      wide.push(...(await listWide(page, about)));
    }
    const { students } = await openTeacher(damim, device.context, { studentCount: 26 });
    const [first] = students;
    if (!first) throw new Error("a class of one at least");
    for (const path of [
      "",
      "attendance",
      "attendance?view=list",
      "attendance?view=month",
      "manageAttendance",
      "manageStudent",
      "manageAttendance/close",
      "profile",
      "student-manage",
      "mypage",
    ]) {
      await page.goto(`${damim.url}${path}`);
      await waitForSyncState(page, "저장됨");
      await page.locator("main h1, main h2").first().waitFor();
      wide.push(...(await listWide(page, path || "today")));
    }
    await page.goto(`${damim.url}attendance`);
    await findSeat(page, first, "출석").click();
    await findDialog(page, `1번 ${first.name}`).waitFor();
    wide.push(...(await listWide(page, "mark dialog")));

    expect(wide).toEqual([]);
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });
});

describe("under a zoom of 200 %", () => {
  it("no page of a small notebook has to be scrolled sideways, and a dialog stays inside the window", async () => {
    // What a browser makes of 1366 × 768 at 200 %: half the pixels, and the letters as large.
    const device = await openDevice(browser, "about:blank", {
      viewport: { width: 683, height: 384 },
      deviceScaleFactor: 2,
    });
    const { page } = device;
    const { students } = await openTeacher(damim, device.context, { studentCount: 12 });
    const [first] = students;
    if (!first) throw new Error("a class of one at least");
    const wide: string[] = [];
    for (const path of ["", "mypage", "student-manage", "attendance"]) {
      await page.goto(`${damim.url}${path}`);
      await waitForSyncState(page, "저장됨");
      await page.locator("main h1, main h2").first().waitFor();
      wide.push(...(await listWide(page, path || "today")));
    }
    await findSeat(page, first, "출석").click();
    const dialog = findDialog(page, `1번 ${first.name}`);
    await findButton(dialog, "출석으로 바꾸기").scrollIntoViewIfNeeded();
    const box = await dialog.boundingBox();

    expect(wide).toEqual([]);
    expect(box && box.y >= 0 && box.y + box.height <= 384).toBe(true);
    expect(device.troubles).toEqual([]);
    await device.context.close();
  });
});

import type { Page } from "playwright-core";
import {
  findButton,
  findDialog,
  findSeat,
  signInOnScreen,
  waitForSyncState,
  waitUntilRested,
} from "../../e2e/support/screen.ts";
import type { KnownTeacher, Teacher } from "../../e2e/support/teacher.ts";

/** What a scene can go by. Scenes run in order on one device, from the first visit to the locked screen. */
export interface Stage {
  readonly page: Page;
  readonly url: string;
  readonly teacher: Teacher;
  /** Gives the teacher this year's class; later calls answer with the same one. */
  readonly fillClass: (studentCount: number) => Promise<KnownTeacher>;
}

export interface Scene {
  /** The file's name, which sorts as the teacher's day goes. */
  readonly name: string;
  readonly arrange: (stage: Stage) => Promise<void>;
}

const open =
  (path: string, ready: (page: Page) => Promise<unknown>) =>
  async ({ page, url }: Stage): Promise<void> => {
    await page.goto(url + path);
    await ready(page);
  };
const title = (name: string) => (page: Page) =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

export const scenes: readonly Scene[] = [
  { name: "01-sign-in", arrange: open("", (page) => findButton(page, "로그인").waitFor()) },
  {
    name: "02-sign-up",
    arrange: open("?about=signUp", (page) => findButton(page, "가입하기").waitFor()),
  },
  {
    name: "03-device-question",
    async arrange({ page, url, teacher }) {
      await page.goto(url);
      await signInOnScreen(page, teacher);
      await findDialog(page, "이 기기는 누가 쓰나요?").waitFor();
    },
  },
  {
    name: "04-school-year-needed",
    async arrange({ page }) {
      const question = findDialog(page, "이 기기는 누가 쓰나요?");
      await question.getByRole("radio", { name: "내 기기", exact: true }).click();
      await findButton(question, "계속").click();
      await findDialog(page, "학년도 설정 필요").waitFor();
    },
  },
  {
    name: "05-profile",
    async arrange({ page }) {
      await findButton(page, "확인").click();
      await title("프로필")(page);
    },
  },
  {
    name: "06-today-without-class",
    async arrange({ page, url, fillClass }) {
      await fillClass(0);
      await page.goto(url);
      await page.getByRole("link", { name: "명단 넣기", exact: true }).waitFor();
    },
  },
  {
    name: "07-roster-paste",
    async arrange({ page, url }) {
      await page.goto(`${url}student-manage`);
      await findButton(page, "명단 붙여넣기").first().click();
      const paste = findDialog(page, "명단 붙여넣기");
      await paste
        .getByRole("textbox", { name: "붙여넣을 명단", exact: true })
        .fill(
          "번호\t이름\t성별\n1\t강도윤\t남\n2\t권서아\t여\n2\t김가온\t여\n4\t\t남\n5\t박다온\t여",
        );
      await findButton(paste, "가져오기").waitFor();
    },
  },
  {
    name: "08-roster",
    async arrange({ page, url, fillClass }) {
      await fillClass(26);
      await page.goto(`${url}student-manage`);
      await page.getByRole("table", { name: "학생 명단", exact: true }).waitFor();
      await waitForSyncState(page, "저장됨");
    },
  },
  {
    name: "08-roster-student",
    async arrange({ page }) {
      await page.getByRole("button", { name: /^3번 .* 고치기$/ }).click();
      await page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "08-roster-numbers",
    async arrange({ page }) {
      await page.keyboard.press("Escape");
      await findButton(page, "번호 바꾸기").click();
      await findDialog(page, "번호 바꾸기").waitFor();
    },
  },
  {
    name: "08-roster-output",
    async arrange({ page }) {
      await page.keyboard.press("Escape");
      await findButton(page, "인쇄·엑셀").click();
      await findDialog(page, "인쇄·엑셀").waitFor();
    },
  },
  {
    name: "08-roster-gone",
    async arrange({ page }) {
      await page.keyboard.press("Escape");
      await page.getByRole("tab", { name: /^떠난 학생/ }).click();
    },
  },
  {
    name: "09-today",
    async arrange({ page, url, fillClass }) {
      const { students } = await fillClass(26);
      await page.goto(url);
      await waitUntilRested(page);
      await findButton(page, "나머지 모두 왔어요").click();
      for (const index of [6, 18]) {
        const student = students[index];
        if (!student) throw new Error("a class of 26");
        await page.getByRole("button", { name: new RegExp(`^${student.number}번 `) }).click();
        const dialog = findDialog(page, `${student.number}번 ${student.name}`);
        await findButton(dialog, "아직 안 왔어요").click();
        await findSeat(page, student, "확인 중").waitFor();
      }
      await waitForSyncState(page, "저장됨");
      await hideToasts(page);
      await page
        .getByRole("region", { name: "최근 출결", exact: true })
        .getByRole("button")
        .first()
        .waitFor();
      await page.locator("main").evaluate((main) => {
        main.focus();
        main.scrollTo({ top: 0 });
      });
    },
  },
  {
    name: "10-attendance",
    arrange: open("attendance", (page) =>
      page.getByRole("list", { name: "하루 출결", exact: true }).waitFor(),
    ),
  },
  {
    name: "11-mark-dialog",
    async arrange({ page, fillClass }) {
      const { students } = await fillClass(26);
      const student = students[11];
      if (!student) throw new Error("a class of 26");
      await page.getByRole("button", { name: new RegExp(`^${student.number}번 `) }).click();
      await findDialog(page, `${student.number}번 ${student.name}`).waitFor();
    },
  },
  {
    name: "12-attendance-list",
    arrange: open("attendance?view=list", (page) =>
      page.getByRole("button", { name: /^1번 / }).waitFor(),
    ),
  },
  {
    name: "13-month",
    arrange: open("attendance?view=month", (page) =>
      page.getByRole("grid", { name: "월간 출결", exact: true }).waitFor(),
    ),
  },
  {
    name: "14-look-up",
    arrange: open("manageAttendance", (page) =>
      page.getByRole("table", { name: "출결 통계", exact: true }).waitFor(),
    ),
  },
  {
    name: "14-student",
    async arrange({ page, url, fillClass }) {
      const { students } = await fillClass(26);
      await page.goto(`${url}manageStudent?student=${students[2]?.id}`);
      await page
        .getByRole("heading", { level: 1, name: students[2]?.name ?? "", exact: true })
        .waitFor();
      await page.getByRole("button", { name: /^모두/ }).waitFor();
    },
  },
  {
    name: "14-students",
    arrange: open("manageStudent", title("학생조회")),
  },
  {
    name: "14-month-close",
    arrange: open("manageAttendance/close", (page) =>
      page.getByRole("list", { name: "마감을 막는 것", exact: true }).waitFor(),
    ),
  },
  { name: "15-settings", arrange: open("mypage", settingsAreHere) },
  {
    name: "16-access-log",
    arrange: open("access-log", (page) =>
      page.getByRole("list", { name: "접속 기록", exact: true }).waitFor(),
    ),
  },
  {
    name: "16-devices",
    arrange: open("devices", (page) => page.getByText("이 기기", { exact: true }).waitFor()),
  },
  { name: "17-my-data", arrange: open("data", title("내 자료")) },
  {
    name: "18-trash",
    arrange: open("trash", (page) => page.getByText("휴지통이 비어 있어요").waitFor()),
  },
  {
    name: "24-holidays",
    async arrange({ page, url }) {
      await page.goto(`${url}holidays`);
      await tellSchoolCalendar(page);
    },
  },
  {
    name: "25-holidays-calendar",
    async arrange({ page }) {
      await page.getByRole("tab", { name: "달력", exact: true }).click();
      await page.getByRole("grid").waitFor();
    },
  },
  {
    name: "26-holiday-dialog",
    async arrange({ page }) {
      await findButton(page, "휴일 추가").click();
      await findDialog(page, "휴일 추가").waitFor();
    },
  },
  {
    name: "27-holiday-import",
    async arrange({ page }) {
      await page.keyboard.press("Escape");
      await findButton(page, "학사일정 가져오기").click();
      await page.getByRole("link", { name: "프로필로 가기", exact: true }).waitFor();
    },
  },
  {
    name: "19-profile-menu",
    async arrange({ page, url }) {
      await page.goto(url);
      await waitUntilRested(page);
      await findButton(page, "프로필 메뉴").click();
      await page.getByRole("menu").waitFor();
    },
  },
  {
    name: "20-palette",
    async arrange({ page }) {
      await page.keyboard.press("Escape");
      await page.keyboard.press("Control+KeyK");
      await findDialog(page, "빠른 이동").getByRole("combobox").fill("ㄱ");
    },
  },
  {
    name: "21-capture",
    async arrange({ page, url }) {
      await page.keyboard.press("Escape");
      await page.goto(`${url}attendance`);
      await waitUntilRested(page);
      await page.keyboard.press("Control+KeyJ");
      await page
        .getByRole("dialog")
        .getByRole("textbox", { name: "한 줄 기록", exact: true })
        .fill("12 지각 병원, 3 결석 감기");
    },
  },
  {
    name: "22-offline",
    async arrange({ page, url }) {
      await page.goto(url);
      await waitUntilRested(page);
      await page.context().setOffline(true);
      await page.getByRole("button", { name: /^21번 / }).click();
      await findButton(page, "질병 조퇴").click();
      await waitForSyncState(page, "오프라인 · 1건 대기");
      await hideToasts(page);
      await findButton(page, "보낼 목록").click();
      await findDialog(page, "보낼 목록").waitFor();
    },
  },
  {
    name: "23-locked",
    async arrange({ page, url }) {
      await page.context().setOffline(false);
      await page.goto(url);
      await waitUntilRested(page);
      await findButton(page, "프로필 메뉴").click();
      await page.getByRole("menuitem", { name: "화면잠금", exact: true }).click();
      const lock = findDialog(page, "화면잠금");
      await findButton(lock, "확인").click();
      await lock.getByLabel("잠금 비밀번호", { exact: true }).fill("2580");
      await lock.getByLabel("잠금 비밀번호 확인", { exact: true }).fill("2580");
      await findButton(lock, "잠그기").click();
      await findButton(page, "잠금 해제").waitFor();
    },
  },
];

function settingsAreHere(page: Page): Promise<void> {
  return page.getByRole("region", { name: "내 자료", exact: true }).waitFor();
}

/** The year of a school that told its dates: once, whatever was told before. */
async function tellSchoolCalendar(page: Page): Promise<void> {
  const told = findButton(page, "학기 날짜 고치기");
  await findButton(page, "학기 날짜 적기").or(told).first().waitFor();
  if (await findButton(page, "학기 날짜 적기").isVisible()) {
    await findButton(page, "학기 날짜 적기").click();
    const dialog = page.getByRole("dialog");
    const year = Number((await dialog.getByRole("heading").innerText()).slice(0, 4));
    const dates = [
      ["개학·입학", `${year}-03-03`],
      ["여름방학 시작", `${year}-07-25`],
      ["2학기 개학", `${year}-08-18`],
      ["종업식·졸업식", `${year + 1}-01-08`],
    ] as const;
    for (const [label, day] of dates) await dialog.getByLabel(label, { exact: true }).fill(day);
    await findButton(dialog, "저장").click();
    await findButton(page, "휴일 추가").click();
    const form = findDialog(page, "휴일 추가");
    await form.getByLabel("첫날", { exact: true }).fill(`${year}-11-19`);
    await findButton(form, "재량휴업일").click();
    await findButton(form, "저장").click();
    await hideToasts(page);
  }
  await told.waitFor();
}

/** Toasts go by themselves; the picture is of the screen. */
async function hideToasts(page: Page): Promise<void> {
  const toasts = page.locator("[data-toaster] output");
  await page.mouse.move(1, 1);
  if ((await toasts.count()) > 0) await toasts.first().waitFor({ state: "hidden" });
}

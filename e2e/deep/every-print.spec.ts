import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PICTURED_LIST } from "../../tools/screenshots/records-of-pictures.ts";
import { openExampleTeacher } from "../support/example-teacher.ts";
import { buildGradeFiles } from "../support/grade-files.ts";
import { launchChromium, type Device } from "../support/open-browser.ts";
import { catchPrint, print } from "../support/paper.ts";
import { findButton, findDialog, waitForSyncState } from "../support/screen.ts";
import { PASSPHRASE } from "../support/record-lock.ts";
import { startDamim, type RunningDamim } from "../support/start-damim.ts";
import { waitForRest } from "../support/wait-for-rest.ts";
import { buildTeacher } from "../support/teacher.ts";

/** One thing that can be printed. */
interface Printed {
  /** The file whose button it is: a new one without a line here fails. */
  readonly file: string;
  readonly address: string;
  /** What is done on the screen before. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** 「인쇄」 where the button says no more. */
  readonly button?: string | RegExp;
  /** What has to stand on the paper: its head and something of its rows. */
  readonly says: readonly (string | RegExp)[];
  readonly most?: number;
}

/** A view that comes late is on no paper yet. */
const tab = (name: string) => async (page: Page) => {
  await page.getByRole("tab", { name, exact: true }).click();
  await waitForRest(page);
};

const papers: readonly Printed[] = [
  {
    file: "features/budget/settlement/settlement-buttons.tsx",
    address: "memo?about=budgetManage",
    button: "정산서 인쇄",
    says: ["2학기 학급운영비 정산서", "푸른문구사", /수령액\(A\) 300,000원/],
  },
  {
    file: "features/budget/settlement/settlement-buttons.tsx",
    address: "memo?about=budgetManage",
    prepare: addReceipt,
    button: "영수증 인쇄",
    says: ["2학기 학급운영비 영수증", /12,300원/],
  },
  ...(["통계", "그림", "학년 말"] as const).map((view) => ({
    file: "features/attendance-lookup/look-up-page.tsx",
    address: "manageAttendance",
    prepare: tab(view),
    says:
      view === "학년 말"
        ? [/학년도 학년 말 출결/, "강도윤"]
        : [/월 출결/, view === "통계" ? "강도윤" : "달마다"],
  })),
  {
    file: "features/month-close/close-month-view.tsx",
    address: "manageAttendance/close",
    says: [/월 출결 마감/, /수업일 \d+일/],
  },
  {
    file: "features/student-page/student-view.tsx",
    address: "manageStudent?student=019aa0c4-0000-7000-8000-000000000005",
    says: [/5번/, /출결|상담|기록/],
  },
  {
    file: "features/individual-record/notes/notes-view.tsx",
    address: "checkListMemo?about=listMemo",
    says: ["개별기록", /모둠 실험에서 역할을/],
  },
  {
    file: "features/individual-record/list-texts/list-head.tsx",
    address: `checkListMemo?about=listMemo&view=lists&list=${PICTURED_LIST}`,
    says: ["2학기 과학", /모둠 실험에서 역할을/],
  },
  {
    file: "features/check/lookup/check-look-up-page.tsx",
    address: "manageCheckListMemo",
    says: [/제출/, "강도윤"],
  },
  {
    file: "features/consult/lookup/look-up-page.tsx",
    address: "manageConsult",
    says: [/상담/, /\d+번/],
  },
  {
    file: "features/consult/booking/booking-tab.tsx",
    address: "consulting?view=booking",
    prepare: async (page) => {
      await findButton(page, "예약 열기").click();
      await findButton(findDialog(page, "상담 예약 열기"), "열기").click();
      await page.getByRole("grid", { name: "예약표", exact: true }).waitFor();
    },
    button: "예약표 인쇄",
    says: [/상담/, /14:40|15:00/],
  },
  {
    file: "features/consult/booking/booking-tab.tsx",
    address: "consulting?view=booking",
    prepare: (page) => findButton(page, "링크").click(),
    button: "신청서 인쇄",
    says: [/신청서/, "되는 시간에 모두 ○ 해 주세요."],
    most: 2,
  },
  {
    file: "features/vault/keep-code.tsx",
    address: "recordLock",
    prepare: async (page) => {
      for (const label of ["기록 암호", "기록 암호 확인"]) {
        await page.getByLabel(label, { exact: true }).fill(PASSPHRASE);
      }
      await findButton(page, "다음").click();
    },
    button: "복구 코드 인쇄",
    says: ["담임 기록 복구 코드", /[0-9A-Z]{4}/],
    most: 1,
  },
  {
    file: "features/bells/page/bells-page.tsx",
    address: "classTimeTable",
    says: ["시정표", "1교시"],
  },
  {
    file: "features/holidays/holidays-page.tsx",
    address: "holidays",
    says: ["휴일 관리", /성탄절|개교기념일|어린이날/],
  },
  {
    file: "features/daily-log/daily-log-page.tsx",
    address: "dailyLog",
    prepare: async (page) => {
      const words = page.getByRole("textbox", { name: "일지", exact: true });
      await words.fill("강당에서 연습했다.");
      // A press on the button leaves the field too.
      await words.blur();
      await waitForSyncState(page, "저장됨");
    },
    says: [/하루일지|학급일지|일지/, "강당에서 연습했다."],
  },
  {
    file: "features/day-notice/page/use-ways-out.ts",
    address: "dailyNotice",
    prepare: async (page) => {
      const lines = Array.from({ length: 40 }, (_, at) => `독서록 ${at + 1}주차 내기`);
      await page.getByRole("textbox", { name: "알림장 줄", exact: true }).fill(lines.join("\n"));
      await findButton(page, "줄 추가").click();
      await waitForSyncState(page, "저장됨");
    },
    says: ["알림장", "독서록 1주차 내기", "독서록 40주차 내기", "2/2"],
    most: 2,
  },
  {
    file: "features/memo/write/memo-desk.tsx",
    address: "memo?about=freeMemo",
    prepare: async (page) => {
      await findButton(page, "새 메모").first().click();
      const words = page.getByRole("textbox", { name: "메모 내용", exact: true });
      await words.fill("체험학습 준비물");
      await waitForSyncState(page, "저장됨");
    },
    says: ["체험학습 준비물"],
    most: 1,
  },
  {
    file: "features/seats/seats-page.tsx",
    address: "classgame?about=settingSeat",
    prepare: async (page) => {
      await findButton(page, "교실 만들기").click();
      await findButton(page, "바로 뽑기").click();
      await findButton(page, "한꺼번에 열기").click();
      await findButton(page, "선생님 화면").click();
      await findButton(page, "칠판을 껐으면 한 번 더").click();
      await findButton(page, "인쇄").waitFor();
    },
    says: [/자리/, "강도윤", "권서아"],
    most: 2,
  },
  ...(["안 낸 학생", "번호순", "문항별", "학생별"] as const).map((view) => ({
    file: "features/survey/results/careful-output.tsx",
    address: "surveyProcessor",
    prepare: tab(view),
    says: [/^(?:.*\n)*?.*설문/, /권서아|리코더/],
  })),
  {
    file: "features/class-table/base/hours-view.tsx",
    address: "classTable",
    prepare: tab("시수"),
    says: [/시수/, "국어"],
  },
  {
    file: "features/class-table/ledger/ledger-view.tsx",
    address: "classTable",
    prepare: tab("교환·보강"),
    says: ["결보강 내역", /교시/],
  },
  {
    file: "features/class-table/month/month-page.tsx",
    address: "monthClassTable",
    says: [/월/, "국어"],
  },
  {
    file: "features/weekly-letter/letter-output.tsx",
    address: "weeklyLetter",
    prepare: (page) =>
      page.getByRole("textbox", { name: "인사말", exact: true }).fill("따뜻하게 입혀 주세요."),
    says: ["주간학습안내", "국어", "따뜻하게 입혀 주세요.", "이번 주 약속"],
    most: 1,
  },
  {
    file: "features/family-page/family-papers.tsx",
    address: "mypage",
    prepare: (page) => findButton(page, "링크 만들기").click(),
    button: "안내문 인쇄",
    says: [/소식을 휴대폰으로 보세요/, "/class/"],
    most: 1,
  },
  {
    file: "features/family-page/family-papers.tsx",
    address: "mypage",
    button: /^카드 \d+장 인쇄$/,
    says: ["1번 강도윤", "이 카드를 가진 사람이 알려요."],
    most: 3,
  },
  ...(["명렬표", "비상연락망", "이름표"] as const).map((what) => ({
    file: "features/roster/print/print-roster.tsx",
    address: "student-manage",
    prepare: async (page: Page) => {
      await findButton(page, "인쇄·엑셀").click();
      const dialog = findDialog(page, "인쇄·엑셀");
      await dialog.getByRole("radio", { name: what, exact: true }).click();
      if (what !== "비상연락망") return;
      await findButton(dialog, "인쇄").click();
      await findDialog(page, "연락처를 인쇄할까요?").waitFor();
    },
    says: ["강도윤", "권서아"],
  })),
  ...(["새 반 명단", "우리 반 아이들이 간 곳", "보호자 안내", "협의 기록"] as const).map(
    (sort) => ({
      file: "features/class-assignment/output/output-dialog.tsx",
      address: "tool/classAssignment",
      prepare: async (page: Page) => {
        await findButton(page, "인쇄").click();
        await findDialog(page, "인쇄").getByRole("radio", { name: sort, exact: true }).check();
      },
      button: "인쇄하기",
      says: [/반/, /[가-힣]{3}|협의/],
    }),
  ),
  {
    file: "features/pad/teacher/export-menu.tsx",
    address: "classgame?about=padIt",
    prepare: async (page) => {
      await findButton(page, "열기").click();
      await findButton(page, "내보내기").click();
    },
    button: "인쇄 · PDF",
    says: ["가을 한 줄"],
  },
  {
    file: "features/notice/notice-page.tsx",
    address: "notice",
    prepare: async (page) => {
      await page
        .getByRole("button", { name: /토요일 새벽에 점검해요/ })
        .first()
        .click();
    },
    says: ["토요일 새벽에 점검해요", "2시부터"],
    most: 1,
  },
];

/** Where the way to the paper is long, its own journey looks at it. */
const elsewhere: Readonly<Record<string, string>> = {
  "features/time-capsule/time-capsule-page.tsx": "e2e/time-capsule.spec.ts",
  "features/time-capsule/pupil/my-letter.tsx": "e2e/time-capsule.spec.ts",
  "features/account/settings/recovery-codes-dialog.tsx": "e2e/ways-to-sign-in.spec.ts",
  "features/admin/recovery-words-card.tsx": "e2e/admin.spec.ts",
  "features/access-log/check-paper.tsx": "e2e/access-log.spec.ts",
  "features/privacy/council-page.tsx": "e2e/privacy.spec.ts",
  "features/privacy/destroy/destroy-view.tsx": "e2e/destruction.spec.ts",
  "features/year-turn/year-turn-page.tsx": "e2e/handover.spec.ts",
};

const root = path.dirname(path.dirname(import.meta.dirname));

let damim: RunningDamim;
let browser: Browser;
let device: Device;
let page: Page;

// A server of its own: it has one first admin, who writes the notice.
beforeAll(async () => {
  [damim, browser] = await Promise.all([startDamim(), launchChromium()]);
  device = await openExampleTeacher(damim, browser, { expectedStatuses: [403] });
  page = device.page;
  await catchPrint(page);
  for (const prepare of [writeNotice, importSurvey, openRoom, divideClasses]) {
    await prepare();
  }
}, 300_000);
afterAll(async () => {
  await browser.close();
  await damim.stop();
});

describe("on paper stands", () => {
  it.each(
    papers.map((paper, at) => [at, `${paper.address} ${paper.button ?? ""}`, paper] as const),
  )(
    "%i %s",
    async (_at, _name, { address, prepare, button = "인쇄", says, most = 20 }) => {
      await page.goto(`${damim.url}${address}`);
      await prepare?.(page);
      const { text, sheetCount } = await print(
        page,
        page
          .getByRole("button", { name: button, exact: true })
          .or(page.getByRole("menuitem", { name: button, exact: true }))
          .last(),
      );

      for (const words of says) expect(text).toMatch(words);
      expect(sheetCount).toBeGreaterThan(0);
      expect(sheetCount).toBeLessThanOrEqual(most);
    },
    60_000,
  );

  it("what every print button of the app prints", () => {
    const files = globSync("apps/web/src/features/**/*.{ts,tsx}", { cwd: root })
      .filter((file) => /\bprint(?:Above)?Page\b/.test(readFileSync(path.join(root, file), "utf8")))
      .map((file) => file.replace("apps/web/src/", ""));
    const known = new Set([...papers.map(({ file }) => file), ...Object.keys(elsewhere)]);
    expect(files.filter((file) => !known.has(file))).toEqual([]);
    expect([...known].filter((file) => !files.includes(file))).toEqual([]);
  });
});

async function addReceipt(on: Page): Promise<void> {
  await on.getByRole("radio", { name: "지출", exact: true }).check();
  const choosing = on.waitForEvent("filechooser");
  await findButton(on, "영수증 찍기").click();
  await (await choosing).setFiles(path.join(root, "apps/web/public/icon-192.png"));
  await on.getByRole("img", { name: "영수증 1", exact: true }).waitFor();
  await on.getByRole("textbox", { name: "금액", exact: true }).fill("12300");
  await on.getByRole("textbox", { name: "품명", exact: true }).fill("색종이");
  await findButton(on, "저장").click();
}

async function writeNotice(): Promise<void> {
  await page.goto(`${damim.url}admin`);
  await findButton(page, "관리자 코드 넣기").click();
  const code = /관리자 코드: ([0-9A-Z]{20})/.exec(damim.log())?.[1] ?? "";
  await page.getByRole("textbox", { name: "관리자 코드", exact: true }).fill(code);
  await findButton(page, "확인").click();
  await page.getByRole("tab", { name: "공지", exact: true }).click();
  await findButton(page, "공지 쓰기").click();
  const dialog = findDialog(page, "공지 쓰기");
  await dialog.getByRole("textbox", { name: "제목", exact: true }).fill("토요일 새벽에 점검해요");
  await dialog.getByRole("textbox", { name: "내용", exact: true }).fill("**2시부터**");
  await findButton(dialog, "올리기").click();
  const question = findDialog(page, "본인 확인");
  await question.getByLabel("비밀번호", { exact: true }).fill(buildTeacher().password);
  await findButton(question, "올리기").click();
  await page.getByRole("table", { name: "공지", exact: true }).waitFor();
}

async function importSurvey(): Promise<void> {
  await page.goto(`${damim.url}surveyProcessor`);
  await findButton(page, "응답 붙여넣기").click();
  const paste = findDialog(page, "응답 붙여넣기");
  const lines = [
    ["타임스탬프", "번호", "이름", "하고 싶은 역할"],
    ["2026. 11. 20 오전 9:12:33", "1", "강도윤", "리코더"],
    ["2026. 11. 20 오전 9:13:33", "3", "김나윤", "무대"],
  ];
  await paste
    .getByRole("textbox", { name: "붙여넣을 응답", exact: true })
    .fill(lines.map((line) => line.join("\t")).join("\n"));
  await findButton(paste, "가져오기").click();
  await findButton(page, "인쇄").waitFor();
  await waitForSyncState(page, "저장됨");
}

async function openRoom(): Promise<void> {
  await page.goto(`${damim.url}classgame?about=padIt`);
  await findButton(page, "방 만들기").click();
  const form = findDialog(page, "방 만들기");
  await form.getByRole("textbox", { name: "방 이름", exact: true }).fill("인쇄할 방");
  await findButton(form, "열기").click();
  await findButton(page, "카드 추가").click();
  const card = findDialog(page, "카드 추가");
  await card.getByRole("textbox").first().fill("가을 한 줄");
  await findButton(card, "올리기").click();
  await page.getByText("가을 한 줄").first().waitFor();
}

async function divideClasses(): Promise<void> {
  await page.goto(`${damim.url}tool/classAssignment`);
  const choosing = page.waitForEvent("filechooser");
  await findButton(page, "파일에서 가져오기").click();
  await (await choosing).setFiles([...(await buildGradeFiles(2, 24))]);
  await page.getByText(/3학년 48명/).waitFor();
  for (const asked of await page.getByRole("button", { name: "따로", exact: true }).all()) {
    await asked.click();
  }
  await findButton(page, "반 나누기").click();
  await findButton(findDialog(page, "나누기 전에 확인해요"), "이대로 나누기").click();
  await page.getByRole("region", { name: "가반", exact: true }).waitFor();
}

import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind, toCheckInId } from "@damim/domain/attendance/check-in.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { ownDayKind } from "@damim/domain/school-calendar/own-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { createMemoryRouter, RouterProvider } from "react-router";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { render } from "vitest-browser-react";
import { chooseYear } from "../data/years/chosen-year.ts";
import type { Store } from "../data/teacher-data.ts";
import { TeacherDataContext } from "../data/use-teacher-data.ts";
import { Component as LookUpPage } from "../features/attendance-lookup/look-up-page.tsx";
import { Component as AttendancePage } from "../features/attendance/attendance-page.tsx";
import { Component as HolidaysPage } from "../features/holidays/holidays-page.tsx";
import { Component as ClosePage } from "../features/month-close/close-page.tsx";
import { Component as RosterPage } from "../features/roster/roster-page.tsx";
import { Component as StudentPage } from "../features/student-page/student-page.tsx";
import { answerRequests } from "../testing/answer-requests.ts";
import { buildTeacherData } from "../testing/build-teacher-data.ts";
import { PageOfYear } from "./years/page-of-year.tsx";
import { QuickAccess } from "./quick/quick-access.tsx";
import { CaptureButton } from "./quick/quick-buttons.tsx";

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1366, 768);
});

const button = (name: string | RegExp) => page.getByRole("button", { name });
const cell = (name: string | RegExp) => page.getByRole("gridcell", { name });
/** By no pointer: without the stylesheet a dialog does not lie on top. */
async function press(place: Locator) {
  await expect.element(place).toBeInTheDocument();
  const element = place.element();
  if (element instanceof HTMLElement) element.click();
}

/** A class of the school year 2025: illness, a trip, somebody awaited, and a day off of the school's own. */
async function writeClass(store: Store) {
  const ill = { day: "2026-02-09", studentId: "old", kind: "absent", reason: "illness" } as const;
  const trip = { ...ill, day: "2026-02-10", reason: "excused", subReason: "fieldStudy" } as const;
  const awaited = { day: "2026-02-11", studentId: "old", state: "awaited" } as const;
  await store.write([
    createRow(studentKind.name, "old", { number: 7, name: "류서아", joinedOn: "2025-05-02" }),
    createRow(attendanceMarkKind.name, toMarkId(ill), ill),
    createRow(attendanceMarkKind.name, toMarkId(trip), trip),
    createRow(checkInKind.name, toCheckInId(awaited), awaited),
    createRow(ownDayKind.name, "2026-02-12", {
      day: "2026-02-12",
      type: "closed",
      label: "개교기념일",
    }),
  ]);
}

const setting = { mode: "homeroom", teachesOtherClasses: false, school: "새봄초등학교" };

/** The page within its own year, or looked back at from the year after. */
async function open(path: string, when: "in its year" | "when it is over") {
  const isOver = when === "when it is over";
  const at = Date.parse(isOver ? "2026-11-20T09:00:00+09:00" : "2026-02-13T09:00:00+09:00");
  const data = await buildTeacherData({ at });
  await data.profile.write([
    createRow(schoolYearKind.name, "2025", { ...setting, grade: 5, classNo: "1" }),
    createRow(schoolYearKind.name, "2026", { ...setting, grade: 3, classNo: "2" }),
  ]);
  const store = isOver ? await data.openYear(2025) : data.year;
  if (isOver)
    await data.year.write([createRow(studentKind.name, "new", { number: 1, name: "권아인" })]);
  await writeClass(store);
  chooseYear(data, 2025);
  const pages = {
    "/attendance": <AttendancePage />,
    "/manageAttendance": <LookUpPage />,
    "/manageAttendance/close": <ClosePage />,
    "/manageStudent": <StudentPage sources={[]} cards={[]} />,
    "/student-manage": <RosterPage />,
    "/holidays": <HolidaysPage dayFacts={[]} />,
  };
  const routes = Object.entries(pages).map(([address, shown]) => ({
    path: address,
    element: (
      <QuickAccess>
        <CaptureButton />
        <PageOfYear>{shown}</PageOfYear>
      </QuickAccess>
    ),
  }));
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await render(
    <TeacherDataContext value={data}>
      <RouterProvider router={router} />
    </TeacherDataContext>,
  );
  return store;
}

interface ScreenCase {
  readonly screen: string;
  readonly path: string;
  /** What is pressed on the page. */
  readonly opening?: () => Promise<void>;
  /** What is there in both. */
  readonly shown: () => Locator;
  /** What writes. */
  readonly controls: Readonly<Record<string, () => Locator>>;
}

const close = "/manageAttendance/close?month=2026-02";
const row = "7번 류서아";
const cases: readonly ScreenCase[] = [
  {
    screen: "the month of 출결기록",
    path: "/attendance?view=month&month=2026-02",
    shown: () => cell(`${row} 2월 9일 질병 결석`),
    controls: {
      hint: () => page.getByText(/이어서 누르면 사유가 바뀌어요/),
      range: () => button("여러 칸 고르기"),
      capture: () => button("한 줄 기록"),
    },
  },
  {
    screen: "마감",
    path: close,
    shown: () => button("변경 이력"),
    controls: {
      enterAll: () => button("나이스에 모두 입력했어요"),
      close: () => button("마감하기"),
      paper: () => button(/ 받음$/),
      enter: () => button(`${row} 나이스 입력`),
      attendance: () => button(`${row} 출결 적기`),
    },
  },
  {
    screen: "서류",
    path: `${close}&view=papers`,
    shown: () => button(`${row} 서류 자세히`).first(),
    controls: { paper: () => button(/ 받음$/), enter: () => button(`${row} 나이스 입력`) },
  },
  {
    screen: "the papers of one absence",
    path: close,
    opening: () => press(button(`${row} 서류 자세히`).first()),
    shown: () => page.getByText("통화 기록이 없어요."),
    controls: {
      day: () => page.getByLabelText(/받은 날$/),
      channel: () => page.getByRole("radio", { name: "종이" }),
      waived: () => page.getByRole("checkbox", { name: /서류를 받지 않기/ }),
      called: () => button("오늘 통화했어요"),
      photo: () => button("서류 사진 넣기"),
    },
  },
  {
    screen: "체험학습 장부",
    path: `${close}&view=trips`,
    shown: () => page.getByRole("list", { name: `${row} 체험학습` }),
    controls: {
      rules: () => page.getByRole("link", { name: "출결 규칙" }),
      paper: () => button(/ 받음$/),
      enter: () => button(`${row} 나이스 입력`),
    },
  },
  {
    screen: "학년 말",
    path: "/manageAttendance",
    opening: () => press(page.getByRole("tab", { name: "학년 말" })),
    shown: () => page.getByRole("region", { name: "학년 말 출결 표" }),
    controls: { former: () => button(/전입 전/) },
  },
  {
    screen: "휴일 관리",
    path: "/holidays",
    shown: () => page.getByText("개교기념일"),
    controls: {
      import: () => button("학사일정 가져오기"),
      add: () => button("휴일 추가"),
      edit: () => button("고치기"),
      open: () => button("이날은 학교에 가요"),
      terms: () => button(/^학기 날짜/),
    },
  },
  {
    screen: "the calendar of 휴일 관리",
    path: "/holidays",
    opening: () => press(page.getByRole("tab", { name: "달력" })),
    shown: () => page.getByText("2월 12일 목요일 개교기념일"),
    controls: { day: () => button("2월 12일 목요일 개교기념일") },
  },
  {
    screen: "학생조회",
    path: "/manageStudent?student=old",
    shown: () => page.getByRole("heading", { name: "류서아" }),
    controls: { attendance: () => button("출결 적기"), edit: () => button("정보 고치기") },
  },
  {
    screen: "명단관리",
    path: "/student-manage",
    shown: () => page.getByText("류서아"),
    controls: { join: () => button("전입생 추가"), edit: () => button(`${row} 고치기`) },
  },
];

describe.each(cases)("$screen", ({ path, opening, shown, controls }) => {
  test("offers its ways to write in its year", async () => {
    await open(path, "in its year");
    await opening?.();
    for (const control of Object.values(controls)) {
      await expect.element(control().first()).toBeInTheDocument();
    }
  });

  test("is looked at without them when the year is over", async () => {
    await open(path, "when it is over");
    await opening?.();
    await expect.element(shown()).toBeVisible();
    const offered = Object.entries(controls).filter(([, find]) => find().elements().length > 0);
    expect(offered.map(([name]) => name)).toEqual([]);
  });
});

test("keys and presses on last year's month walk and show what was written, and mark nothing", async () => {
  answerRequests({ history: { changes: [], next: null } });
  const store = await open("/attendance?view=month&month=2026-02", "when it is over");
  const marked = cell(`${row} 2월 9일 질병 결석`);
  await expect.element(marked).toBeVisible();

  const element = marked.element();
  if (element instanceof HTMLElement) element.focus();
  await userEvent.keyboard("2{Delete}{Shift>}{ArrowRight}{/Shift}1");

  await expect.element(cell(/^7번 류서아 2월 10일 출석인정 결석/)).toHaveFocus();
  expect(page.getByRole("region", { name: "고른 칸 출결" }).elements()).toEqual([]);
  expect(store.rows(attendanceMarkKind).size).toBe(2);
  await press(marked);
  await expect.element(page.getByRole("dialog", { name: "변경 이력" })).toBeInTheDocument();
});

test("over last year's class Ctrl+J opens no line that writes, and 빠른 이동 leads this year's pupils to this year", async () => {
  await open("/student-manage", "when it is over");
  await expect.element(page.getByText("류서아")).toBeVisible();

  await userEvent.keyboard("{Control>}j{/Control}{Control>}k{/Control}");

  await expect.element(page.getByRole("dialog", { name: "빠른 이동" })).toBeInTheDocument();
  expect(page.getByRole("option", { name: /한 줄 기록/ }).elements()).toEqual([]);
  expect(page.getByRole("dialog", { name: "한 줄 기록" }).elements()).toEqual([]);
  const search = page.getByRole("combobox", { name: "검색" });
  await search.fill("권아인");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("heading", { level: 1, name: "권아인" })).toBeVisible();
  expect(page.getByText(/보기만/).elements()).toEqual([]);
});

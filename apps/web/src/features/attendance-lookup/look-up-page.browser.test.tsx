import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import {
  ATTENDANCE_RULES_ID,
  attendanceRulesKind,
} from "@damim/domain/attendance/attendance-rules.ts";
import { buildMark } from "@damim/domain/attendance/build-mark.ts";
import { absencePaperKind, toPaperId } from "@damim/domain/attendance-papers/absence-paper.ts";
import { SCHOOL_TERMS_ID, schoolTermsKind } from "@damim/domain/school-calendar/school-terms.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import { buildTeacherData } from "../../testing/build-teacher-data.ts";
import { renderAt } from "../../testing/render-at.tsx";
import { Component as LookUpPage } from "./look-up-page.tsx";

beforeEach(() => page.viewport(1366, 768));

const END_OF_YEAR = Date.parse("2027-02-26T15:00:00+09:00");

const marks = [
  buildMark({ day: "2026-11-19", studentId: "student-1", kind: "late", reason: "unexcused" }),
  buildMark({ day: "2026-11-20", studentId: "student-1", kind: "absent", reason: "illness" }),
  buildMark({ day: "2026-05-06", studentId: "student-2", kind: "absent", reason: "other" }),
];

async function showPage(at?: number) {
  const data = await buildTeacherData({
    ...(at !== undefined && { at }),
    students: [
      { number: 1, name: "강도윤" },
      { number: 2, name: "권서아" },
      { number: 3, name: "김가온" },
    ],
  });
  await data.year.write(
    marks.map((mark) => createRow(attendanceMarkKind.name, toMarkId(mark), { ...mark })),
  );
  const screen = await renderAt("/", data, <LookUpPage />);
  const choose = (label: string, option: string) =>
    screen.getByRole("combobox", { name: label }).selectOptions(option);
  const listCells = (name: string) =>
    [...(screen.getByRole("rowheader", { name }).element().closest("tr")?.cells ?? [])].map(
      (cell) => cell.textContent.trim(),
    );
  const readRow = (name: string) =>
    screen
      .getByRole("rowheader", { name })
      .element()
      .closest("tr")
      ?.textContent.replace(/\s+/gu, " ");
  /** Of the 4 × 4 with their sums, without the number, the name and what stands behind them. */
  const readCounts = (name: string) => listCells(name).slice(2, -2).join("");
  const readMore = (name: string) => listCells(name).slice(-2);
  return { data, screen, choose, readRow, readCounts, readMore };
}

describe("출결조회", () => {
  it("counts the span that is chosen: today, a month, a semester, the year", async () => {
    const { choose, readCounts } = await showPage();
    expect(readCounts("우리 반")).toBe("1111");

    await choose("기간", "오늘");
    expect(readCounts("우리 반")).toBe("11");
    await choose("기간", "1학기");
    expect(readCounts("권서아")).toBe("11");
    expect(readCounts("강도윤")).toBe("");
    await choose("기간", "2026학년도 전체");
    expect(readCounts("우리 반")).toBe("11211");
  });

  it("shows one pupil month by month and semester by semester", async () => {
    const { choose, readCounts } = await showPage();
    await choose("기간", "2026학년도 전체");

    await choose("학생", "1번 강도윤");

    expect(readCounts("2026년 11월")).toBe("1111");
    expect(readCounts("1학기")).toBe("");
    expect(readCounts("2학기")).toBe("1111");
  });

  it("says how much 체험학습 is used and which papers are missing, until they come", async () => {
    const { data, choose, readMore } = await showPage();
    await choose("기간", "2026학년도 전체");
    expect(readMore("우리 반")).toEqual(["", "2"]);

    const trip = buildMark({
      day: "2026-11-12",
      studentId: "student-3",
      kind: "absent",
      reason: "excused",
      subReason: "fieldStudy",
    });
    await data.year.write([createRow(attendanceMarkKind.name, toMarkId(trip), { ...trip })]);
    await expect.poll(() => readMore("김가온")).toEqual(["1/15", "2"]);
    expect(readMore("우리 반")).toEqual(["1", "4"]);

    const { day, studentId, kind } = trip;
    await data.year.write([
      createRow(absencePaperKind.name, toPaperId(trip), {
        day,
        studentId,
        kind,
        application: "2026-11-06",
        tripReport: "2026-11-16",
      }),
    ]);
    await expect.poll(() => readMore("김가온")).toEqual(["1/15", ""]);
  });

  it("draws bars and calendars whose words say what they show", async () => {
    const { screen, choose } = await showPage();
    await screen.getByRole("tab", { name: "그림" }).click();

    await expect
      .element(screen.getByRole("img", { name: "우리 반 달마다 출결. 11월 결석 1, 지각 1" }))
      .toBeVisible();
    await choose("학생", "1번 강도윤");
    await expect
      .element(
        screen.getByRole("img", {
          name: "2026년 11월 출결 달력. 11월 19일 미인정 지각. 11월 20일 질병 결석",
        }),
      )
      .toBeVisible();
  });

  it("says in November that vacations are missing, and of nobody 개근", async () => {
    const { data, screen, readRow } = await showPage();
    const missing = screen.getByText("방학 날짜가 아직 없어요");
    await screen.getByRole("tab", { name: "학년 말" }).click();

    await expect.element(missing).toBeVisible();
    expect(readRow("권서아")).toContain("기타 결석 1일(5월 6일)");
    expect(readRow("김가온")).not.toContain("개근");
    await data.year.write([
      createRow(schoolTermsKind.name, SCHOOL_TERMS_ID, {
        summerStart: "2026-07-22",
        secondDay: "2026-08-24",
      }),
    ]);
    await expect.element(missing).not.toBeInTheDocument();
  });

  it("says of each span since when it is written, and nothing of a year whose setting is an older client's", async () => {
    const { data, screen, choose } = await showPage();
    const since = screen.getByText("11월 16일부터 적었어요.", { exact: false }).first();
    const { name } = schoolYearKind;
    const setting = { mode: "homeroom", school: "새봄초등학교", grade: 3, classNo: "2" };
    await data.profile.write([createRow(name, "2026", setting)]);
    await screen.getByRole("tab", { name: "학년 말" }).click();
    await expect.element(screen.getByText("방학 날짜가 아직 없어요")).toBeVisible();
    await expect.element(since).not.toBeInTheDocument();

    await data.profile.write([{ kind: name, id: "2026", set: { firstUseOn: "2026-11-16" } }]);

    await expect.element(since).toBeVisible();
    await expect
      .element(screen.getByRole("link", { name: "시작한 날 바꾸기" }))
      .toHaveAttribute("href", "/profile");
    await screen.getByRole("tab", { name: "통계" }).click();
    await expect.element(since).toBeVisible();
    await choose("기간", "2026년 12월");
    await expect.element(since).not.toBeInTheDocument();
  });

  it("suggests 특기사항 and 개근 at the end of the year", async () => {
    const { screen, readRow } = await showPage(END_OF_YEAR);
    await screen.getByRole("tab", { name: "학년 말" }).click();

    expect(readRow("권서아")).toContain("기타 결석 1일(5월 6일)");
    expect(readRow("김가온")).toContain("개근");
    expect(readRow("강도윤")).not.toContain("질병");
  });

  it("adds what the school before a transfer counted, and takes it back", async () => {
    const { data, screen, readRow } = await showPage(END_OF_YEAR);
    await data.year.write([{ kind: "student", id: "student-3", set: { joinedOn: "2026-11-02" } }]);
    await screen.getByRole("tab", { name: "학년 말" }).click();
    await expect.poll(() => readRow("김가온")).toContain("개근");

    await screen.getByRole("button", { name: "3번 김가온 전입 전 출결 적기" }).click();
    await page.getByLabelText("앞 학교 수업일수").fill("120");
    await page.getByLabelText("질병 결석").fill("4");
    await userEvent.keyboard("{Enter}");

    await expect.poll(() => readRow("김가온")).not.toContain("개근");
    expect(data.year.rows(studentKind).get("student-3")?.formerSchool).toEqual({
      schoolDays: 120,
      counts: [4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    });
    data.history.undo();
    await expect.poll(() => readRow("김가온")).toContain("개근");
  });

  it("shows half-written counts of a school before again after the page went away", async () => {
    const open = async () => {
      const { data, screen } = await showPage();
      await data.year.write([
        { kind: "student", id: "student-3", set: { joinedOn: "2026-11-02" } },
      ]);
      await screen.getByRole("tab", { name: "학년 말" }).click();
      await screen.getByRole("button", { name: "3번 김가온 전입 전 출결 적기" }).click();
    };
    await open();
    await page.getByLabelText("질병 결석").fill("4");
    await cleanup();
    await open();

    await expect.element(page.getByLabelText("질병 결석")).toHaveValue("4");
    const forget = page.getByRole("button", { name: "버리고 처음 값으로" });
    await expect.element(forget).toBeVisible();
    // Without the stylesheet the dialog does not lie on top of the page.
    forget.query()?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    await expect.element(page.getByLabelText("질병 결석")).toHaveValue("");
  });

  it("keeps the thresholds of 특기사항 as the school's rules", async () => {
    const { data, screen, choose } = await showPage();
    await screen.getByRole("tab", { name: "학년 말" }).click();

    await choose("질병·미인정 결석을 적는 기준", "이어서 3일부터");
    await choose("지각·조퇴·결과를 적는 기준", "20번부터");

    const rules = data.year.rows(attendanceRulesKind).get(ATTENDANCE_RULES_ID);
    expect(rules).toMatchObject({ remarkDaysInRow: 3, remarkTimes: 20 });
    data.history.undo();
    await expect
      .element(screen.getByRole("combobox", { name: "지각·조퇴·결과를 적는 기준" }))
      .toHaveValue("10");
  });
});

describe("출결조회 of a club", () => {
  it("counts 결석 and 지각 without reasons, papers and a year's record, and tells classes apart", async () => {
    const present = await buildTeacherData({ students: [] });
    await present.year.write([
      ...[
        ["student-1", "3-2", "강도윤", "a1"],
        ["student-2", "3-10", "권서아", "a2"],
      ].map(([id = "", classKey, name, place]) =>
        createRow(studentKind.name, id, { number: 7, name, classKey, place }),
      ),
      ...[
        buildMark({ day: "2026-11-19", studentId: "student-1", kind: "absent", reason: "other" }),
        buildMark({ day: "2026-11-20", studentId: "student-2", kind: "late", reason: "other" }),
      ].map((mark) => createRow(attendanceMarkKind.name, toMarkId(mark), { ...mark })),
    ]);
    const entry = { uid: "c_1", name: "화요 과학", role: "owner" } as const;
    const screen = await renderAt("/", { ...present, club: { entry, present } }, <LookUpPage />);
    const table = screen.getByRole("table", { name: "출결 통계" });
    await expect.element(table).toBeInTheDocument();
    const read = () =>
      [...(table.element() as HTMLTableElement).rows].map((row) =>
        [...row.cells].map((cell) => cell.textContent.trim()).join("|"),
      );

    expect(read()).toEqual([
      "번호|이름|결석|지각",
      "",
      "3-2 · 7번|강도윤|1|",
      "3-10 · 7번|권서아||1",
      "|화요 과학|1|1",
    ]);
    await expect.element(screen.getByRole("tab", { name: "학년 말" })).not.toBeInTheDocument();
    await screen.getByRole("tab", { name: "그림" }).click();
    await screen.getByRole("combobox", { name: "학생" }).selectOptions("3-2 · 7번 강도윤");
    await expect
      .element(screen.getByRole("img", { name: /출결 달력\. 11월 19일 결석$/ }))
      .toBeInTheDocument();
    expect(screen.container.textContent).not.toMatch(/기타|우리 반|서류|출석인정/);
  });
});

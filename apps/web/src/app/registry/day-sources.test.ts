import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listSampleRows } from "@damim/domain/sample-class/sample-rows.ts";
import { createRow } from "@damim/sync/change.ts";
import { absencePaperKind } from "@damim/domain/attendance-papers/absence-paper.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { checkInKind } from "@damim/domain/attendance/check-in.ts";
import { buildMark } from "@damim/domain/attendance/build-mark.ts";
import { baseCellKind, baseTableKind } from "@damim/domain/class-table/base-table.ts";
import { lessonKind } from "@damim/domain/class-table/lesson.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { consultKind, type Consult } from "@damim/domain/consult/consult.ts";
import { checkKind, checkMarkKind } from "@damim/domain/check/check.ts";
import { listMemoKind } from "@damim/domain/individual-record/list-memo.ts";
import { guardianContactKind } from "@damim/domain/morning/guardian-contact.ts";
import { monthCloseKind } from "@damim/domain/month-close/month-close.ts";
import { recordKinds } from "@damim/domain/registry/record-kinds.ts";
import { eventKind } from "@damim/domain/schedule/event.ts";
import { taskDayKind, taskKind } from "@damim/domain/schedule/task.ts";
import { plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { expect, it } from "vitest";
import { dayFactsSources, dueSources, paletteSources } from "./features.ts";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";

const marks = [
  buildMark({ studentId: "student-1", day: "2026-11-19", kind: "absent", reason: "illness" }),
  buildMark({ studentId: "student-2", day: "2026-10-05", kind: "late", reason: "unexcused" }),
  buildMark({ studentId: "student-2", day: "2026-09-04", kind: "late", reason: "unexcused" }),
];

const call: Consult = {
  day: "2026-11-19",
  studentIds: ["student-1"],
  who: "guardian",
  whoNote: "김가온 어머니",
  way: "phone",
  body: "열이 나서 쉼",
  followUp: "다시 전화",
  dueOn: "2026-11-23",
};

async function openYear() {
  const { year } = await buildTeacherData({
    students: [
      { number: 3, name: "김가온" },
      { number: 7, name: "노은우" },
    ],
  });
  await year.write([
    ...marks.map((mark) => createRow(attendanceMarkKind.name, toMarkId(mark), { ...mark })),
    createRow(consultKind.name, "2026-11-19~student-1~a", { ...call }),
    ...(["call", "text"] as const).map((how, at) =>
      createRow(guardianContactKind.name, `2026-11-19~student-${at + 1}`, { at: "08:12", how }),
    ),
    createRow(monthCloseKind.name, "2026-09", {
      month: "2026-09",
      closedOn: "2026-09-30",
      closedMarks: {},
    }),
    createRow(checkKind.name, "c1", { title: "독서록", dueOn: "2026-11-19", order: "a1" }),
    createRow(checkKind.name, "c2", {
      title: "알림장",
      repeat: "4",
      from: "2026-11-19",
      order: "a2",
    }),
    createRow(baseTableKind.name, "2026-03-01", { from: "2026-03-01" }),
    createRow(subjectKind.name, "art", { name: "미술", short: "미", colour: "rose", order: "a1" }),
    createRow(baseCellKind.name, "2026-03-01~4~1", {
      from: "2026-03-01",
      weekday: 4,
      period: 1,
      subjectId: "art",
    }),
    createRow(lessonKind.name, "2026-11-19~1", {
      day: "2026-11-19",
      period: 1,
      unit: "김가온 발표",
    }),
    createRow(eventKind.name, "e1", {
      title: "김가온 어머니 상담",
      day: "2026-11-19",
      start: "15:00",
      colour: "blue",
      source: "me",
    }),
    createRow(taskKind.name, "t1", { title: "노은우 우유", order: "a1" }),
    createRow(taskDayKind.name, "t1~one", {
      taskId: "t1",
      planned: "one",
      doneAt: Date.parse("2026-11-19T15:00:00+09:00"),
    }),
    createRow(checkKind.name, "c3", { title: "동의서", order: "a3", closedOn: "2026-11-18" }),
    ...["student-1", "student-2"].map((studentId) =>
      createRow(checkMarkKind.name, `c2~${studentId}~2026-11-19`, {
        checkId: "c2",
        studentId,
        round: "2026-11-19",
        state: "O",
      }),
    ),
  ]);
  return year;
}

it("all sources of due things say what is due, each item once", async () => {
  const asked = {
    store: await openYear(),
    calendar: plainCalendar,
    today: "2026-11-20",
    now: TEST_NOW,
  } as const;

  const lines: string[] = [];
  for (const source of dueSources) {
    const items = (await source.load()).listDue(asked);
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
    for (const { studentId = "", title, dueOn = "", to } of items) {
      lines.push([source.label, studentId, title, dueOn, to].join(" | "));
    }
  }

  expect(lines).toEqual([
    "출결 | student-1 | 결석신고서 | 2026-11-23 | /manageAttendance/close?view=papers",
    "월말 마감 |  | 2026년 10월 출결 마감 | 2026-10-30 | /manageAttendance/close?month=2026-10",
    "약속과 연락 | student-1 | 다시 전화 | 2026-11-23 | /consulting?view=promises",
    "제출 |  | 독서록 안 낸 학생 2명 | 2026-11-19 | /checkListMemo?about=checkLists&check=c1",
  ]);
});

it.each(["2026-11-20", "2026-11-26", "2026-10-06", "2026-04-10"] satisfies CalendarDay[])(
  "nothing of the class that is made up is late by weeks, on %s",
  async (today) => {
    const { year: store } = await buildTeacherData();
    const { ofYear } = listSampleRows(today);
    await store.write(ofYear.map(({ kind, id, fields }) => createRow(kind, id, fields)));

    const late: string[] = [];
    for (const source of dueSources) {
      const asked = { store, calendar: plainCalendar, today, now: TEST_NOW };
      for (const { title, dueOn } of (await source.load()).listDue(asked))
        if (dueOn && dueOn < addDays(today, -7)) late.push(`${title} ${dueOn}`);
    }

    expect(late).toEqual([]);
  },
);

it("says how many are still 확인 중 once the school's day has begun", async () => {
  const store = await openYear();
  const checkIn = { day: "2026-11-20", studentId: "student-2", state: "awaited" };
  await store.write([createRow(checkInKind.name, "2026-11-20~student-2", checkIn)]);
  const source = await dueSources.find(({ id }) => id === "attendance")?.load();
  const ask = (now: number) =>
    source?.listDue({ store, calendar: plainCalendar, today: "2026-11-20", now })[0]?.title;

  expect(ask(TEST_NOW)).toBe("등교 시각 09:00이 지났는데 1명이 확인 중이에요");
  expect(ask(TEST_NOW - 60_000)).toBe("결석신고서");
});

it("no longer says that a paper is due once it came", async () => {
  const store = await openYear();
  const source = await dueSources.find(({ id }) => id === "attendance")?.load();
  const list = () =>
    source
      ?.listDue({ store, calendar: plainCalendar, today: "2026-11-20", now: 0 })
      .map(({ title }) => title);
  expect(list()).toEqual(["결석신고서"]);

  const paper = { day: "2026-11-19", studentId: "student-1", kind: "absent", report: "2026-11-20" };
  await store.write([createRow(absencePaperKind.name, "2026-11-19~student-1~absent", paper)]);

  expect(list()).toEqual([]);
});

it("all sources of facts say what stands on a day, without a name", async () => {
  const store = await openYear();
  const day = "2026-11-19";
  const at = Date.parse("2026-11-19T10:00:00+09:00");
  await store.write([
    createRow("seatPlan", "2026-11-02~a", { from: "2026-11-02", room: "r", seats: {} }),
    createRow("seatPlan", "2026-11-19~b", { from: day, room: "r", seats: {} }),
    createRow("seatPlan", "2026-11-19~c", { from: day, room: "r", seats: {}, waits: true }),
    // Of a draw that began the day before; dice call nobody, and a shut name was not drawn.
    createRow("draw", "2026-11-18~d", { kind: "turns" }),
    createRow("draw", "2026-11-19~e", { kind: "dice" }),
    createRow("drawTurn", "2026-11-18~d~0", { at: at - 86_400_000 }),
    createRow("drawTurn", "2026-11-18~d~1", { at }),
    createRow("drawTurn", "2026-11-18~d~2", { at: at + 1 }),
    createRow("drawTurn", "2026-11-18~d~3", {}),
    createRow("drawTurn", "2026-11-19~e~0", { at }),
    ...[2, 1, -1].map((amount, index) => {
      const studentId = `student-${(index % 2) + 1}`;
      return createRow("point", `${day}~${studentId}~${index}`, { day, studentId, amount });
    }),
    createRow("padKeepsake", "2026-11-19~student-1~k", { day, studentId: "student-1" }),
  ]);

  const list = async (of: "2026-11-19" | "2026-11-20") =>
    (
      await Promise.all(
        dayFactsSources.map(async (source) =>
          (await source.load()).listDayFacts({ store, day: of }),
        ),
      )
    )
      .flat()
      .map(({ text }) => text);

  expect(await list("2026-11-19")).toEqual([
    "결석 1: 3번 질병",
    "수업 1시간",
    "1교시 미술: 3번 발표",
    "독서록 0/2 냈어요",
    "알림장 2/2 냈어요",
    "상담 1: 보호자 전화",
    "보호자 전화 1번, 문자 1번",
    "점수 +2점, 2명에게",
    "자리 바꿈",
    "랜덤뽑기 2번",
    "패드잇 카드 1장, 1명",
    "한 일: 7번 우유",
    "15:00 3번 어머니 상담",
  ]);
  expect(await list("2026-11-20")).toEqual([]);
});

it("every source names kinds that exist", () => {
  const known = recordKinds.map(({ name }) => name as string);

  for (const { kindNames } of [...dueSources, ...dayFactsSources]) {
    expect(known).toEqual(expect.arrayContaining([...kindNames]));
  }
});

it("빠른 이동 leads to consultations, checks and lists by their titles", async () => {
  const year = await openYear();
  await year.write([createRow(listMemoKind.name, "m1", { title: "과학 특기사항", order: "a1" })]);
  const ways = await Promise.all(
    paletteSources.map(async ({ load }) =>
      (await load()).listPaletteEntries({
        store: year,
        today: "2026-11-20",
        students: [],
        site: { notices: year, switches: year },
        now: 0,
      }),
    ),
  );

  expect(ways.flat().map(({ label, detail, to }) => [label, detail, to].join(" | "))).toEqual([
    "칠판 화면 | 시정 | /classTimeTable/board",
    "제출 독서록 | 11월 19일까지 | /checkListMemo?about=checkLists&check=c1",
    "제출 알림장 |  | /checkListMemo?about=checkLists&check=c2",
    "제출 동의서 |  | /checkListMemo?about=checkLists&check=c3",
    "오늘 시간표 |  | /classTable?day=2026-11-20",
    "3번 김가온 보호자(김가온 어머니) 전화 상담 | 11월 19일 | /consulting?record=2026-11-19~student-1~a",
    "목록 글 과학 특기사항 |  | /checkListMemo?about=listMemo&view=lists&list=m1",
    "새 메모 |  | /memo?about=freeMemo&memo=new",
    "김가온 어머니 상담 | 일정 11월 19일 | /todo?about=todoList&day=2026-11-19",
    "노은우 우유 | 할 일 | /memo?about=todayTodo",
  ]);
});

import { createRow } from "@damim/sync/change.ts";
import { attendanceMarkKind, toMarkId } from "@damim/domain/attendance/attendance-mark.ts";
import { buildMark } from "@damim/domain/attendance/build-mark.ts";
import { absencePaperKind, toPaperId } from "@damim/domain/attendance-papers/absence-paper.ts";
import { consultKind } from "@damim/domain/consult/consult.ts";
import { checkKind, checkMarkKind } from "@damim/domain/check/check.ts";
import { givePoints } from "@damim/domain/point/give-points.ts";
import { guardianContactKind, toContactId } from "@damim/domain/morning/guardian-contact.ts";
import { padKeepsakeKind } from "@damim/domain/pad/pad-keepsake.ts";
import { plainCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { describe, expect, it } from "vitest";
import { answerRequests } from "../../testing/answer-requests.ts";
import { buildTeacherData, TEST_NOW } from "../../testing/build-teacher-data.ts";
import { timeLineSources } from "./features.ts";

const studentId = "student-1";
const illness = buildMark({ studentId, day: "2026-11-19", kind: "absent", reason: "illness" });
const nextDay = { ...illness, day: "2026-11-20" } as const;
const trip = buildMark({
  studentId,
  day: "2026-11-12",
  kind: "absent",
  reason: "excused",
  subReason: "fieldStudy",
});
const marks = [illness, nextDay, trip];

async function ask() {
  const { year } = await buildTeacherData();
  await year.write([
    ...marks.map((mark) => createRow(attendanceMarkKind.name, toMarkId(mark), { ...mark })),
    createRow(absencePaperKind.name, toPaperId(trip), {
      day: trip.day,
      studentId,
      kind: "absent",
      application: "2026-11-06",
      calledOn: "2026-11-13",
    }),
    ...[{}, { isDraft: true }, { archived: { reason: "잘못 적음", at: 1 } }].map((part, index) =>
      createRow(consultKind.name, `2026-11-18~student-2~${index}`, {
        day: "2026-11-18",
        studentIds: ["student-2", studentId],
        who: "student",
        way: "face",
        body: "공놀이 규칙을 정함",
        followUp: "월요일에 다시 보기",
        ...part,
      }),
    ),
    createRow(guardianContactKind.name, toContactId({ day: "2026-11-18", studentId }, "n1"), {
      at: "08:12",
      how: "call",
      result: "no-answer",
      note: "다시 걸기",
    }),
    ...[studentId, "student-2"].map((id) =>
      createRow(guardianContactKind.name, toContactId({ day: "2026-11-19", studentId: id }, "n1"), {
        at: "08:20",
        how: "text",
      }),
    ),
    createRow(padKeepsakeKind.name, "2026-11-18~student-1~card", {
      studentId,
      day: "2026-11-18",
      roomTitle: "가을 한 줄 시",
      text: "노란 길",
    }),
    createRow(padKeepsakeKind.name, "2026-11-18~student-2~card", {
      studentId: "student-2",
      day: "2026-11-18",
      roomTitle: "가을 한 줄 시",
      text: "남의 카드",
    }),
    createRow(checkKind.name, "c1", { title: "독서록", order: "a1" }),
    createRow(checkKind.name, "c2", {
      title: "알림장",
      repeat: "1",
      from: "2026-11-02",
      order: "a2",
    }),
    ...[
      { checkId: "c1", studentId, round: "one", state: "X", on: "2026-11-17", note: "두고 옴" },
      { checkId: "c1", studentId: "student-2", round: "one", state: "O", on: "2026-11-17" },
      { checkId: "c2", studentId, round: "2026-11-16", state: "O", on: "2026-11-18" },
      { checkId: "c2", studentId, round: "2026-11-09", state: null },
      { checkId: "deleted", studentId, round: "one", state: "O", on: "2026-11-17" },
    ].map((mark) =>
      createRow(checkMarkKind.name, `${mark.checkId}~${mark.studentId}~${mark.round}`, mark),
    ),
    ...givePoints({ amount: 2, reason: "발표", source: "test" }, [studentId, "student-2"], {
      day: "2026-11-20",
      newId: () => "p1",
    }),
  ]);
  return {
    store: year,
    student: {
      id: studentId,
      number: 3,
      name: "김가온",
      joinedOn: "2026-09-01",
      away: [{ day: "2026-10-12", back: "2026-10-26", kind: "onLeave", memo: "치료" }],
      gone: { day: "2027-01-08", kind: "transferOut", memo: "새 주소", hidden: true },
    },
    calendar: plainCalendar,
    today: "2026-11-20",
  } as const;
}

async function list(sourceId: string) {
  const asked = await ask();
  const code = await timeLineSources.find(({ id }) => id === sourceId)?.load();
  if (!code) throw new Error(`no source ${sourceId}`);
  const entries = [...code.listTimeLine(asked), ...((await code.fetchTimeLine?.(asked)) ?? [])];
  return entries.map(({ day, title, detail, state }) =>
    [day, title, detail, state?.label].filter(Boolean).join(" | "),
  );
}

describe("the time line of a pupil", () => {
  it("shows marks, and at the last day of an absence how its papers stand", async () => {
    expect((await list("attendance")).toSorted()).toEqual([
      "2026-11-12 | 출석인정 결석 | 교외체험학습 | 서류 남음",
      "2026-11-19 | 질병 결석",
      "2026-11-20 | 질병 결석 | 서류 남음",
    ]);
  });

  it("shows papers on the day they came or are due, and calls", async () => {
    expect((await list("papers")).toSorted()).toEqual([
      "2026-11-06 | 체험학습 신청서 받음 | 11월 12일 (목) 출석인정 결석 · 교외체험학습",
      "2026-11-13 | 통화 | 11월 12일 (목) 출석인정 결석 · 교외체험학습",
      "2026-11-19 | 체험학습 보고서 내는 날 | 11월 12일 (목) 출석인정 결석 · 교외체험학습 | 아직 안 냈어요",
      "2026-11-23 | 결석신고서 내는 날 | 11월 19일~20일 (2일) 질병 결석 | 받을 서류",
    ]);
  });

  it("shows 체험학습 as a trip", async () => {
    expect(await list("trips")).toEqual([
      "2026-11-12 | 체험학습 1일 | 11월 12일 (목) · 다녀왔어요",
    ]);
  });

  it("shows cards of pad rooms that were kept with this pupil", async () => {
    expect(await list("pad")).toEqual(["2026-11-18 | 패드잇 · 가을 한 줄 시 | 노란 길"]);
  });

  it("shows consultations that are records, and that something is promised", async () => {
    expect(await list("consult")).toEqual([
      "2026-11-18 | 학생 대면 상담 | 공놀이 규칙을 정함\n약속: 월요일에 다시 보기 | 약속 있음",
    ]);
  });

  it("shows when a guardian was asked in the morning", async () => {
    expect((await list("guardian-contact")).toSorted()).toEqual([
      "2026-11-18 | 보호자 연락 · 8:12 전화 | 안 받음 · 다시 걸기",
      "2026-11-19 | 보호자 연락 · 8:20 문자",
    ]);
  });

  it("shows what was handed in and what not, and points with their reasons", async () => {
    expect(await list("check")).toEqual([
      "2026-11-17 | 독서록 | 두고 옴 | 안 냄",
      "2026-11-16 | 알림장 11월 16일 | 냈어요",
    ]);
    expect(await list("point")).toEqual(["2026-11-20 | +2점 | 발표"]);
  });

  it("shows coming, leaving without a hidden memo, and what the roster said before", async () => {
    const change = (at: string, fields: readonly object[]) => ({
      id: studentId,
      at,
      type: "changed",
      fields,
      writtenAt: TEST_NOW,
      writer: null,
    });
    answerRequests({
      history: {
        changes: [
          change("4", [{ field: "number", from: 4, to: 3 }]),
          change("3", [{ field: "gone", from: { day: "2026-10-12", kind: "onLeave" }, to: null }]),
          change("2", [
            { field: "guardianPhone", to: "010-1234-5678" },
            { field: "guardians", to: [{ relation: "어머니", phone: "010-1234-5678" }] },
            { field: "health", to: { note: "땅콩" } },
          ]),
          { ...change("1", [{ field: "name", to: "김가온" }]), type: "created" },
        ],
        next: null,
      },
    });

    expect(await list("roster")).toEqual([
      "2026-09-01 | 우리 반이 됐어요",
      "2026-10-12 | 우리 반을 떠났어요 | 휴학 · 치료",
      "2026-10-26 | 우리 반으로 돌아왔어요",
      "2027-01-08 | 우리 반을 떠났어요",
      "2026-11-20 | 번호 바뀜 | 4번 → 3번",
      "2026-11-20 | 보호자, 건강 바뀜",
    ]);
  });
});

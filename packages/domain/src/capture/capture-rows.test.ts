import { describe, expect, it } from "vitest";
import type { Check } from "../check/check.ts";
import { checkKind, checkMarkKind } from "../check/check.ts";
import { consultKind } from "../consult/consult.ts";
import { listPromises } from "../consult/promises.ts";
import { checkInKind } from "../attendance/check-in.ts";
import { familyReportKind } from "../family-report/family-report.ts";
import { noteKind } from "../individual-record/note.ts";
import { pointKind } from "../point/point.ts";
import { layChanges, type ReadRows } from "../base/lay-changes.ts";
import { planCapture } from "./plan-capture.ts";
import { applyOption, readCapture } from "./read-capture.ts";
import {
  buildCaptureContext,
  captureRoster,
  describeReadings,
} from "./testing/build-capture-context.ts";

type Rows = Readonly<Record<string, readonly (readonly [id: string, row: object])[]>>;

const check = (title: string, part: Partial<Check> = {}): Check => ({ title, order: "a", ...part });
const base: Rows = {
  [checkKind.name]: [
    ["milk", check("우유")],
    ["book3", check("독서록 3주차")],
    ["book4", check("독서록 4주차")],
    ["form", check("체험학습 신청서")],
    ["letter", check("하린이에게 편지")],
    ["twin1", check("숙제")],
    ["twin2", check("숙제")],
    ["old", check("일기장", { closedOn: "2026-10-01" })],
    ["daily", check("알림장 확인", { repeat: "15", from: "2026-11-02" })],
    ["third", check("3월 급식표")],
    ["other", check("옆 반 공책", { classKey: "3-9" })],
  ],
  [checkMarkKind.name]: [
    ["milk~s7~one", { checkId: "milk", studentId: "s7", round: "one", state: "O" }],
  ],
};

/** Of Friday 2026-11-20. */
function withRows(rows: Rows = base) {
  const read = ((kind) => new Map((rows[kind.name] ?? []) as never)) as ReadRows;
  const context = buildCaptureContext({ readYear: (year) => (year === 2026 ? read : undefined) });
  const list = (line: string): readonly string[] =>
    readCapture(line, context).flatMap((reading) =>
      reading.type === "choose" ? reading.options.map((option) => applyOption(line, option)) : [],
    );
  return {
    say: (line: string) => describeReadings(line, context),
    /** The line after each of the choices that it offers. */
    choose: list,
    explain: (line: string) =>
      readCapture(line, context).map((reading) =>
        reading.type === "unread" && reading.refusal.type === "NotReadable"
          ? reading.refusal.sentence
          : reading.type,
      ),
    write: (line: string): ReadRows => {
      const entries = readCapture(line, context).flatMap((reading) =>
        reading.type === "ready" ? [reading.entry] : [],
      );
      let next = 0;
      const of = { now: Date.parse("2026-11-20T05:00:00Z"), newId: () => `u${(next += 1)}` };
      return layChanges(read, planCapture(entries, 2026, read, of));
    },
  };
}

const { say, choose, explain, write } = withRows();
const half = "쓰다 만 기록으로 두어요";

/** The line, then what each clause of it is read as (`describeReadings`). */
const table: readonly (readonly [line: string, ...readings: readonly string[]])[] = [
  // Open checks, by the beginnings of their titles.
  ["7-9 우유 x", "7,9 | 우유 X | 1명은 이미 표시해서 그대로 둬요"],
  ["7-9 우유x", "7,9 | 우유 X | 1명은 이미 표시해서 그대로 둬요"],
  ["3 우유 안 냄", "3 | 우유 X"],
  ["1-5 6 독서록 3주차 o", "1,2,3,4,5,6 | 독서록 3주차 O"],
  ["1-5 6 독서록 3 o", "1,2,3,4,5,6 | 독서록 3주차 O"],
  ["1-5 6 독서록 o", "? 독서록 3주차 / 독서록 4주차"],
  ["3 「독서록 4주차」 o", "3 | 독서록 4주차 O"],
  ["3 우유", "? O / X"],
  ["3 독서록", "? 독서록 3주차 / 독서록 4주차"],
  ["우유 3 x", "3 | 우유 X"],
  ["3 우유 x, 5 독서록 4 o", "3 | 우유 X", "5 | 독서록 4주차 O"],
  ["3 우유 x 5 독서록 4 o", "3 | 우유 X", "5 | 독서록 4주차 O"],
  ["3 체험학습 신청서 o", "3 | 체험학습 신청서 O"],
  ["3 체험학습 신청서 제출", "3 | 체험학습 신청서 O"],
  ["3 신청서", "3 | 체험학습 신청서 받음"],
  ["3 3월 급식표 o", "3 | 3월 급식표 O"],
  ["3 알림장 o", "3 | 알림장 확인 11월 20일 O"],
  ["16일 3 알림장 o", "3 | 11-16 | 알림장 확인 11월 16일 O"],
  ["17일 3 알림장 o", "! NotReadable"],
  ["나머지 우유 x", "1,2,3,4,5,6,7,9,10,11,12,13,14,15 | 표시 없는 학생 모두 우유 X"],
  ["3 하린 o", "3 | 하린이에게 편지 O"],
  ["3 하린 우유 x", "? 5번 김하린 / 제목 「하린」"],
  ["하린 우유 x", "? 5번 김하린 / 제목 「하린」"],
  ["3 「하린」 o", "3 | 하린이에게 편지 O"],
  ["하린 병결", "5 | 질병 결석"],
  ["3 병결 우유", "3 | 질병 결석 | 우유"],
  ["3 우유 병결", "3 | 질병 결석 | 우유"],
  ["7 우유 x", "! NotReadable"],
  ["31 우유 x", "! NoSuchNumber"],
  ["3 우유 x 집에", "! NotReadable"],
  ["3 일기장 o", "! NotReadable"],
  ["3 숙제 o", "! NotReadable"],
  ["3 옆 반 공책 o", "! NotReadable"],
  ["금까지 우유 걷기", "할 일 「우유 걷기」 11월 20일 금요일까지"],
  // Talks.
  ["12 상담 2시 (교우)", `12 | 학생 대면 상담 · 14:00 | 교우 · ${half}`],
  ["１２ 상담 ２시 （교우）", `12 | 학생 대면 상담 · 14:00 | 교우 · ${half}`],
  ["３ 어머니 통화 １５분", `3 | 보호자(어머니) 전화 상담 · 15분 | ${half}`],
  ["12 2시 상담", `12 | 학생 대면 상담 · 14:00 | ${half}`],
  ["12 14:30 상담", `12 | 학생 대면 상담 · 14:30 | ${half}`],
  ["12 상담 오전 9시 반", `12 | 학생 대면 상담 · 09:30 | ${half}`],
  ["12 상담 7시", "? 오전 7시 / 오후 7시"],
  ["3 어머니 통화 15분", `3 | 보호자(어머니) 전화 상담 · 15분 | ${half}`],
  ["3 아버지와 통화함 1시간 20분", `3 | 보호자(아버지) 전화 상담 · 80분 | ${half}`],
  ["어제 3 통화", `3 | 11-19 | 보호자 전화 상담 | ${half}`],
  ["3,5 상담", `3,5 | 학생 대면 상담 | ${half}`],
  ["3 위클래스 선생님 상담", `3 | 교직원(위클래스 선생님) 대면 상담 | ${half}`],
  [
    "12 상담 2시, 13 상담 3시",
    `12 | 학생 대면 상담 · 14:00 | ${half}`,
    `13 | 학생 대면 상담 · 15:00 | ${half}`,
  ],
  [
    "3 어머니 통화 15분: 급식, 우유를 잘 먹음",
    "3 | 보호자(어머니) 전화 상담 · 15분 | 급식, 우유를 잘 먹음",
  ],
  ["3 어머니 통화 급식을 안 먹음", "3 | 보호자(어머니) 전화 상담 | 급식을 안 먹음"],
  [
    "3 어머니 통화 15분 약속: 금까지 다시 전화",
    "3 | 보호자(어머니) 전화 상담 · 15분 | 약속 「다시 전화」 · 11월 20일까지",
  ],
  ["3 상담 약속 시간을 어김", "? 약속 / 상담 내용"],
  ["12 상담 내일 2시", "? 내일 2시 / 상담 내용"],
  ["12 상담 어제", "? 어제 / 상담 내용"],
  ["12 상담 오늘 아침에 다툼", "12 | 학생 대면 상담 | 오늘 아침에 다툼"],
  ["12 상담: 내일 2시", "12 | 학생 대면 상담 | 내일 2시"],
  ["12 상담 2:75", "! NotReadable"],
  ["3 교우 상담", "? 주제 「교우」 / 「교우」 만남"],
  ["3 상담: 내용, 5 지각", "? 모두 한 기록으로 / 나눠서"],
  ["3 병원 상담 결석", "? 모두 한 기록으로 / 「결석」 기록으로"],
  ["3 병결 어머니 통화", "3 | 질병 결석 | 어머니 통화"],
  ["3 상담 후 병결", "3 | 질병 결석 | 상담 후"],
  ["12 연락 통화", "12 | 보호자 연락 · 연결됨"],
  ["11/16~11/18 3 상담", "! NotReadable"],
  ["상담", "! NobodyNamed"],
  ["금까지 3번 어머니 상담", "할 일 「3번 어머니 상담」 11월 20일 금요일까지"],
  // Notes.
  ["3,5 기록 발표를 또박또박 함", "3,5 | 생활 기록 | 발표를 또박또박 함"],
  ["3 국어 기록 3번, 5번 문제를 풂", "3 | 국어 기록 | 3번, 5번 문제를 풂"],
  ["3 기록(수학) 하린이와 어제 일을 나눔", "3 | 수학 기록 | 하린이와 어제 일을 나눔"],
  ["3 기록 잘함, 5 지각 늦잠", "? 모두 한 기록으로 / 나눠서"],
  ["3 기록 잘함; 5 지각 늦잠", "3 | 생활 기록 | 잘함", "5 | 미인정 지각 | 늦잠"],
  ["3 기록 지각 없이 옴", "? 모두 한 기록으로 / 「지각」 기록으로"],
  ["3 기록: 지각 없이 옴", "3 | 생활 기록 | 지각 없이 옴"],
  ["3 기록", "! NotReadable"],
  ["11/23 3 기록 발표", "! NotReadable"],
  // Points.
  ["3 칭찬 2", "3 | 칭찬 +2점"],
  ["3,5 칭찬 1점 발표", "3,5 | 칭찬 +1점 | 발표"],
  ["3 칭찬 발표 2점", "3 | 칭찬 +2점 | 발표"],
  ["3 벌점 1", "3 | 벌점 -1점"],
  ["3 칭찬", "? 칭찬 1점 / 칭찬 2점 / 칭찬 3점"],
  ["3 칭찬 2, 5 칭찬 1", "3 | 칭찬 +2점", "5 | 칭찬 +1점"],
  ["3 칭찬 2 5 칭찬 1", "? 모두 한 기록으로 / 나눠서"],
  ["칭찬 2 3", "! NothingNamed"],
  ["3 칭찬 11", "! NotReadable"],
  ["3 칭찬 0", "! NotReadable"],
];

describe("a line about rows", () => {
  it.each(table)("%s", (line, ...readings) => {
    expect(say(line)).toEqual(readings);
  });

  it.each(
    table
      // A title beside a title is no answer.
      .filter(([line, first]) => first?.startsWith("?") && !line.includes("하린"))
      .map(([line]) => line),
  )("of 「%s」 asks once, and the answer settles it", (line) => {
    const settle = (next: string): readonly string[] => {
      const [first] = choose(next);
      return first === undefined ? say(next) : settle(first);
    };
    expect(choose(line).length).toBeGreaterThan(1);
    for (const choice of choose(line)) {
      expect(settle(choice).filter((words) => /^[?!]/u.test(words))).toEqual([]);
    }
  });

  it.each([
    ["7 우유 x", "이미 표시한 학생이에요. 바꾸려면 제출 OX에서 눌러 주세요."],
    ["3 일기장 o", "「일기장」 체크가 없어요. 제출 OX에서 새 체크를 만들어 주세요."],
    ["3 숙제 o", "「숙제」 체크가 여럿이에요. 제출 OX에서 표시해 주세요."],
    ["3 옆 반 공책 o", "3번 김가온 학생은 「옆 반 공책」 체크에 없어요."],
    ["11/23 3 기록 발표", "아직 오지 않은 날에는 적을 수 없어요. 날짜를 확인해 주세요."],
    ["3 칭찬 11", "점수는 1점부터 10점까지 적을 수 있어요."],
    ["3 어머니 통화 약속: 어제 전화", "ready"],
  ])("「%s」 says why", (line, sentence) => {
    expect(explain(line)).toEqual([sentence]);
  });

  it("is what it was before there were such rows", () => {
    expect(withRows({}).say("3 지각 우유")[0]).toMatch(/^\?/u);
    expect(withRows({}).say("3 우유 x")).toEqual(["! NotReadable"]);
  });
});

describe("what a line writes", () => {
  it("of a check stands only where no state stood", () => {
    const rows = write("7-9 우유 x, 나머지 우유 o")(checkMarkKind);

    expect(rows.get("milk~s7~one")?.state).toBe("O");
    expect(rows.get("milk~s9~one")?.state).toBe("X");
    expect(rows.get("milk~s3~one")).toMatchObject({ state: "O", on: "2026-11-20" });
    expect(rows.size).toBe(captureRoster.length);
  });

  it("of a talk is a half-written one until there are words", () => {
    const [talk] = [...write("12,3 상담 2시 (교우)")(consultKind)];

    expect(talk?.[0]).toBe("2026-11-20~s3~u1");
    expect(talk?.[1]).toMatchObject({
      day: "2026-11-20",
      time: "14:00",
      studentIds: ["s3", "s12"],
      who: "student",
      way: "face",
      topics: ["교우"],
      isDraft: true,
    });
  });

  it("of a promise stands in 약속과 연락", () => {
    const rows = write("3 어머니 통화 15분 잘 먹는다고 함. 약속: 25일까지 다시 전화")(consultKind);

    expect(listPromises(rows)).toMatchObject([
      {
        minutes: 15,
        way: "phone",
        whoNote: "어머니",
        body: "잘 먹는다고 함.",
        followUp: "다시 전화",
        dueOn: "2026-11-25",
        from: "e3b0c442",
      },
    ]);
  });

  it("of a note and of points is a row a pupil", () => {
    const rows = write("3,5 기록 발표를 또박또박 함; 3,5 칭찬 2");

    expect([...rows(noteKind).values()]).toMatchObject([
      { studentId: "s3", area: "생활", text: "발표를 또박또박 함", groupId: "u1" },
      { studentId: "s5", groupId: "u1" },
    ]);
    expect([...rows(pointKind).values()]).toMatchObject([
      { studentId: "s3", amount: 2, reason: "칭찬", source: "capture" },
      { studentId: "s5", amount: 2 },
    ]);
  });
});

it("「모두 왔어요」 leaves of whom a family told that day, and says so before it is written", () => {
  const told = { type: "absent", reason: "sick", state: "new", keyHash: "a".repeat(64), at: 1 };
  const { say: sayTold, write: writeTold } = withRows({
    [familyReportKind.name]: [["2026-11-20~s3~u", told]],
  });
  expect(sayTold("모두 왔어요").join()).toContain(
    "나머지 모두 왔어요 · 가정에서 알린 1명은 남겨 둬요",
  );
  const came = [...writeTold("모두 왔어요")(checkInKind).values()].map(
    ({ studentId }) => studentId,
  );
  expect(came).toContain("s2");
  expect(came).not.toContain("s3");
});

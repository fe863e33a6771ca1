import { describe, expect, it } from "vitest";
import { budgetEntryKind, budgetKind, type Budget } from "../budget/budget.ts";
import { baseCellKind, baseTableKind } from "../class-table/base-table.ts";
import { lessonChangeKind } from "../class-table/lesson-change.ts";
import { subjectKind } from "../class-table/subject.ts";
import { dayLogKind } from "../daily-log/daily-log.ts";
import { taskKind } from "../schedule/task.ts";
import type { ReadRows } from "../base/lay-changes.ts";
import { attendanceMarkKind } from "../attendance/attendance-mark.ts";
import { toolTimerKind } from "../clocks/tool-timer.ts";
import { groupSetKind } from "../group-screen/group-set.ts";
import { scoreEventKind, scoreGameKind } from "../score-board/score-game.ts";
import { studentKind } from "../student/student.ts";
import { toolPresetKind } from "../tool-preset/tool-preset.ts";
import { readCapture } from "./read-capture.ts";
import { buildCaptureContext, describeReadings } from "./testing/build-capture-context.ts";

/** 10 o'clock of that day. */
const NOW = Date.parse("2026-11-20T10:00:00+09:00");
const from = "2026-03-01";
const lessons: readonly (readonly [weekday: number, period: number, subjectId: string])[] = [
  [1, 2, "math"],
  [5, 3, "art"],
  [5, 5, "math"],
];
const budget = (title: string, part: Partial<Budget> = {}): Budget => ({
  title,
  source: "classroom",
  way: "card",
  from: "2026-03-01",
  until: "2027-02-28",
  order: "a",
  ...part,
});
const base = {
  [baseTableKind.name]: [[from, { from }]],
  [baseCellKind.name]: lessons.map(([weekday, period, subjectId]) => [
    `${from}~${weekday}~${period}`,
    { from, weekday, period, subjectId },
  ]),
  [subjectKind.name]: [
    ["math", { name: "수학", short: "수", colour: "mint", order: "a" }],
    ["art", { name: "미술", short: "미", colour: "rose", order: "b" }],
  ],
  [budgetKind.name]: [["b1", budget("학급운영비")]],
  [scoreGameKind.name]: [
    ["old", { title: "지난 것", teams: [{ id: "x", name: "별모둠", chalk: "sky" }], period: 0 }],
    [
      "today",
      {
        title: "모둠 점수",
        teams: [
          { id: "t1", name: "1모둠", chalk: "sky", members: ["s1", "s2"] },
          { id: "t2", name: "2모둠", chalk: "mint" },
        ],
        period: 0,
      },
    ],
  ],
};

/** Of Friday 2026-11-20. */
function withRows(rows: Readonly<Record<string, readonly (readonly unknown[])[]>>) {
  const read = ((kind) => new Map((rows[kind.name] ?? []) as never)) as ReadRows;
  const context = buildCaptureContext({ readYear: (year) => (year === 2026 ? read : undefined) });
  return {
    say: (line: string) => describeReadings(line, context),
    write: (line: string) => {
      const [reading] = readCapture(line, context);
      if (reading?.type !== "line") throw new Error(`「${line}」 is no line`);
      return reading.act.plan({
        read,
        now: NOW,
        newId: () => "new",
        chance: () => 0.5,
        digest: (text) => `<${text}>`,
      });
    },
  };
}

const { say, write } = withRows(base);

describe("a line that names no pupil", () => {
  it.each([
    ["금까지 가정통신문", ["할 일 「가정통신문」 11월 20일 금요일까지"]],
    ["수업일 5일마다 자리 바꾸기", ["할 일 「자리 바꾸기」 수업일 5일마다"]],
    ["내일까지 3번 통장, 도장", ["할 일 「3번 통장, 도장」 11월 21일 토요일까지"]],
    ["금 3교시 월 2교시 바꿈", ["11월 20일 3교시 미술 ↔ 11월 23일 2교시 수학"]],
    ["금요일 3교시와 5교시 맞바꿔요", ["11월 20일 3교시 미술 ↔ 11월 20일 5교시 수학"]],
    ["27일 5교시 결강 출장", ["11월 27일 5교시 수학 결강"]],
    ["지출 12,500원 간식", ["지출 12,500원 「간식」 · 학급운영비"]],
    ["지출 800 풀 (2개)", ["지출 800원 「풀 (2개)」 · 학급운영비"]],
    ["일지 3번 결석, 5 지각", ["오늘 일지 「3번 결석, 5 지각」"]],
    ["타이머 5분", ["타이머 5:00 시작"]],
    ["타이머 1:30", ["타이머 1:30 시작"]],
    ["90초 타이머", ["타이머 1:30 시작"]],
    ["타이머 모둠 토의 10분", ["타이머 10:00 「모둠 토의」 시작"]],
    ["1모둠 +2 발표", ["1모둠 +2점 「발표」"]],
    ["1모둠, 2모둠 +1", ["1모둠, 2모둠 +1점"]],
    ["2모둠 3점 청소를 잘함", ["2모둠 +3점 「청소를 잘함」"]],
    ["1모둠 −1점 떠듦", ["1모둠 -1점 「떠듦」"]],
  ])("「%s」 is one thing", (line, said) => {
    expect(say(line)).toEqual(said);
  });

  it.each([
    ["1모둠 +2 발표, 3 병결", ["1모둠 +2점 「발표」", "3 | 질병 결석"]],
    ["1모둠 +2 발표, 타이머 5분", ["1모둠 +2점 「발표」", "타이머 5:00 시작"]],
    ["타이머 5분; 1모둠 +2 발표", ["타이머 5:00 시작", "1모둠 +2점 「발표」"]],
    [
      "3 병결, 1모둠, 2모둠 +1, 5 질병 지각",
      ["3 | 질병 결석", "1모둠, 2모둠 +1점", "5 | 질병 지각"],
    ],
    [
      "어제 3 병결, 타이머 5분, 5 병결",
      ["3 | 11-19 | 질병 결석", "타이머 5:00 시작", "5 | 11-19 | 질병 결석"],
    ],
    [
      "금까지 가정통신문, 타이머 5분",
      ["할 일 「가정통신문」 11월 20일 금요일까지", "타이머 5:00 시작"],
    ],
    ["9모둠 +2, 3 병결", ["! NotReadable", "3 | 질병 결석"]],
    ["일지 3번 결석, 타이머 5분", ["오늘 일지 「3번 결석, 타이머 5분」"]],
    ["3 기록: 발표를 잘함, 타이머 5분을 지킴", ["3 | 생활 기록 | 발표를 잘함, 타이머 5분을 지킴"]],
  ])("「%s」 is several things", (line, said) => {
    expect(say(line)).toEqual(said);
  });

  it.each([
    ["내일 5교시 결강", "수업을 할 수 없어요"],
    ["23일 5교시 결강", "빈 시간이에요"],
    ["4교시 6교시 바꿈", "빈 시간끼리는 바꿀 것이 없어요."],
    ["지출 0 간식", "1원부터"],
    ["지출 12,50원 간식", "「12,500」이나 「1만 2천」처럼"],
    ["지출 100000000 간식", "1원부터"],
    ["타이머 맞추기", "「1:30」, 「5분」"],
    ["타이머 25시간", "24시간까지"],
    ["타이머 3교시 끝까지", "타이머 화면에서"],
    ["9모둠 +2", "「9모둠」은 없어요. 지금 모둠은 1모둠, 2모둠이에요."],
    ["1모둠 +11", "1점부터 10점까지"],
    [`1모둠 +1 ${"가".repeat(61)}`, "60자까지"],
  ])("「%s」 is refused with its sentence", (line, sentence) => {
    const context = buildCaptureContext({
      readYear: () =>
        ((kind: { name: string }) =>
          new Map((base[kind.name as keyof typeof base] ?? []) as never)) as ReadRows,
    });
    const [reading] = readCapture(line, context);

    expect(reading).toMatchObject({ type: "unread", refusal: { type: "NotReadable" } });
    expect(JSON.stringify(reading)).toContain(sentence);
  });

  it("leaves alone what names pupils", () => {
    expect(say("3 지각 병원")).toEqual(["3 | 질병 지각 | 병원"]);
    expect(say("3 결과 3-4교시")[0]).toMatch(/^\?/);
    expect(say("어제 4 미인정 결과 3-4교시")[0]).toContain("미인정 결과");
    expect(say("지출")).toEqual(["! NobodyNamed"]);
    expect(say("3 칭찬 +2 발표")).toEqual(["3 | 칭찬 +2점 | 발표"]);
    expect(say("3번 타이머")[0]).not.toContain("시작");
  });

  it("asks which budget, and takes the answer", () => {
    const two = withRows({
      [budgetKind.name]: [
        ["b1", budget("학급운영비")],
        ["b2", budget("동아리")],
        ["b3", budget("지난 것", { closedOn: "2026-06-01" })],
      ],
    });

    expect(two.say("지출 500 풀")).toEqual(["? 학급운영비 / 동아리"]);
    expect(two.say("지출 500 풀 (동아리)")).toEqual(["지출 500원 「풀」 · 동아리"]);
    expect(two.say("지출 1만 2천원 풀 (동아리)")).toEqual(["지출 12,000원 「풀」 · 동아리"]);
    expect(withRows({}).say("지출 500 풀")).toEqual(["! NotReadable"]);
    expect(withRows({}).say("3교시 5교시 바꿈")).toEqual(["! NotReadable"]);
  });

  it("says of a class without groups where they are made", () => {
    expect(withRows({}).say("1모둠 +2")).toEqual(["! NotReadable"]);
  });

  it("gives the pupils of a group who are here, where no board counts", () => {
    const groups = withRows({
      [groupSetKind.name]: [
        [
          "g",
          {
            title: "11월",
            from: "2026-11-02",
            groups: [{ id: "g1", name: "1모둠", members: ["s1", "s2", "s3"] }],
          },
        ],
      ],
      [studentKind.name]: [
        ["s1", { number: 1, name: "강서연" }],
        ["s2", { number: 2, name: "권도윤" }],
        ["s3", { number: 3, name: "김가온" }],
      ],
      [toolPresetKind.name]: [["awayToday~2026-11-20", { value: "2" }]],
      [attendanceMarkKind.name]: [],
    });

    expect(groups.say("1모둠 +2 발표")).toEqual(["1모둠 학생마다 +2점 「발표」"]);
    expect(groups.write("1모둠 +2 발표").map(({ id, set }) => [id, set?.["amount"]])).toEqual([
      ["2026-11-20~s1~new", 2],
      ["2026-11-20~s3~new", 2],
    ]);
  });

  it("runs the first timer that nobody uses, and says when all are in use", () => {
    const running = { label: "", total: 60_000, startedAt: NOW - 1_000, held: 0 };
    const over = { ...running, startedAt: NOW - 61_000 };
    const timers = (...rows: readonly object[]) =>
      withRows({
        [toolTimerKind.name]: rows.map((row, at) => [at === 0 ? "timer" : `timer~${at + 1}`, row]),
      });
    const idOf = (rows: readonly object[]) =>
      timers(...rows)
        .write("타이머 5분")
        .map(({ id, set }) => [id, set?.["startedAt"]]);

    expect(idOf([])).toEqual([["timer", NOW]]);
    expect(idOf([over])).toEqual([["timer", NOW]]);
    expect(idOf([running])).toEqual([["timer~2", NOW]]);
    expect(idOf([running, { ...running, startedAt: null, held: 9 }])).toEqual([["timer~3", NOW]]);
    expect(timers(running, running, running, running).say("타이머 5분")).toEqual(["! NotReadable"]);
  });

  it("is written into its own record", () => {
    expect(write("금까지 가정통신문")).toMatchObject([
      { kind: taskKind.name, id: "new", set: { title: "가정통신문", dueOn: "2026-11-20" } },
    ]);
    expect(write("금 3교시 월 2교시 바꿈")).toMatchObject([
      {
        kind: lessonChangeKind.name,
        id: "2026-11-20~new",
        set: { type: "swap", a: "2026-11-20~3", b: "2026-11-23~2", at: NOW },
      },
    ]);
    expect(write("지출 12500 간식")).toMatchObject([
      {
        kind: budgetEntryKind.name,
        id: "2026-11-20~new",
        set: { budgetId: "b1", type: "out", amount: 12_500, item: "간식", day: "2026-11-20" },
      },
    ]);
    expect(write("1모둠 +2 발표")).toMatchObject([
      {
        kind: scoreEventKind.name,
        id: "2026-11-20~today~new",
        set: { team: "t1", amount: 2, reason: "발표", at: NOW },
      },
    ]);
    const written = withRows({
      [dayLogKind.name]: [["2026-11-20", { day: "2026-11-20", body: "훈련" }]],
    });
    expect(written.write("일지 줄을 섰다")).toMatchObject([
      { kind: dayLogKind.name, id: "2026-11-20", set: { body: "훈련\n줄을 섰다", from: "<훈련>" } },
    ]);
  });
});

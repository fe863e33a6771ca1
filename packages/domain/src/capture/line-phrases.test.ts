import { describe, expect, it } from "vitest";
import { budgetEntryKind, budgetKind, type Budget } from "../budget/budget.ts";
import { baseCellKind, baseTableKind } from "../class-table/base-table.ts";
import { lessonChangeKind } from "../class-table/lesson-change.ts";
import { subjectKind } from "../class-table/subject.ts";
import { dayLogKind } from "../daily-log/daily-log.ts";
import { taskKind } from "../schedule/task.ts";
import type { ReadRows } from "../base/lay-changes.ts";
import { readCapture } from "./read-capture.ts";
import { buildCaptureContext, describeReadings } from "./testing/build-capture-context.ts";

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
        now: 5,
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
  ])("「%s」 is one thing", (line, said) => {
    expect(say(line)).toEqual(said);
  });

  it.each([
    ["내일 5교시 결강", "수업을 할 수 없어요"],
    ["23일 5교시 결강", "빈 시간이에요"],
    ["4교시 6교시 바꿈", "빈 시간끼리는 바꿀 것이 없어요."],
    ["지출 0 간식", "1원부터"],
    ["지출 12,50원 간식", "「12,500」이나 「1만 2천」처럼"],
    ["지출 100000000 간식", "1원부터"],
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

  it("is written into its own record", () => {
    expect(write("금까지 가정통신문")).toMatchObject([
      { kind: taskKind.name, id: "new", set: { title: "가정통신문", dueOn: "2026-11-20" } },
    ]);
    expect(write("금 3교시 월 2교시 바꿈")).toMatchObject([
      {
        kind: lessonChangeKind.name,
        id: "2026-11-20~new",
        set: { type: "swap", a: "2026-11-20~3", b: "2026-11-23~2", at: 5 },
      },
    ]);
    expect(write("지출 12500 간식")).toMatchObject([
      {
        kind: budgetEntryKind.name,
        id: "2026-11-20~new",
        set: { budgetId: "b1", type: "out", amount: 12_500, item: "간식", day: "2026-11-20" },
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

import { describe, expect, it } from "vitest";
import type { DueItem } from "../month-close/due-list.ts";
import { buildSchoolCalendar, plainCalendar } from "../school-calendar/school-calendar.ts";
import { listSuggestions, type SuggestionFacts } from "./notice-suggestions.ts";

const day = "2026-11-26";
const next = "2026-11-27";
const students = [{ number: 22, name: "이도현" }];

/** The next day with 국어 in its fifth period. */
const toTable = (words: { readonly unit?: string; readonly bring?: string }) => ({
  day: next,
  cells: [
    {
      period: 5,
      lesson: { subjectId: "kor" },
      unit: words["unit"],
      words: { ...words, day: next, period: 5 },
    },
  ],
});

const paper = (studentId: string, label: string): DueItem =>
  ({ type: "paper", studentId, due: next, case: {}, paper: { label } }) as unknown as DueItem;

function list(part: Partial<SuggestionFacts>, words: Parameters<typeof toTable>[0] = {}) {
  const facts = {
    day,
    table: toTable(words),
    subjects: new Map([["kor", { id: "kor", name: "국어", colour: "rose", order: "a" }]]),
    checks: [],
    events: [],
    due: [],
    calendar: plainCalendar,
    students,
    ...part,
  } as unknown as SuggestionFacts;
  return listSuggestions(facts).map(({ title, detail, text }) => `${title} | ${detail} | ${text}`);
}

const check = { id: "c", title: "독서록 3주차", order: "a" };

describe("what could go into 알림장", () => {
  it.each([
    ["nothing is known", {}, {}, []],
    [
      "준비물",
      {},
      { bring: "글쓰기 공책" },
      ["5교시 국어 | 글쓰기 공책 | 국어 준비물: 글쓰기 공책"],
    ],
    ["a unit", {}, { unit: "느낀 점" }, ["5교시 국어 | 느낀 점 | 국어: 느낀 점"]],
    [
      "both, without a name",
      {},
      { unit: "이도현 발표", bring: "공책" },
      ["5교시 국어 | 22번 발표 · 공책 | 국어: 22번 발표 (준비물: 공책)"],
    ],
    [
      "what is handed in then",
      { checks: [{ ...check, dueOn: next }] },
      {},
      ["독서록 3주차 | 제출 | 독서록 3주차 내기"],
    ],
    [
      "what is handed in each Friday",
      { checks: [{ ...check, repeat: "5", from: "2026-11-06" }] },
      {},
      ["독서록 3주차 | 제출 | 독서록 3주차 내기"],
    ],
    ["a check of another day", { checks: [{ ...check, dueOn: day }] }, {}, []],
    ["a closed check", { checks: [{ ...check, dueOn: next, closedOn: day }] }, {}, []],
    ["another class's", { checks: [{ ...check, dueOn: next, classKey: "4-1" }] }, {}, []],
    [
      "papers, as a number of pupils",
      {
        due: [
          paper("s1", "체험학습 보고서"),
          paper("s1", "체험학습 보고서"),
          paper("s2", "체험학습 보고서"),
        ],
      },
      {},
      ["체험학습 보고서 낼 사람 | 2명 · 이름은 넣지 않아요 | 체험학습 보고서 낼 사람 2명"],
    ],
    [
      "an event",
      {
        events: [
          {
            event: { id: "e", title: "현장체험학습", start: "08:40", place: "운동장" },
            planned: "one",
          },
        ],
      },
      {},
      ["현장체험학습 | 08:40 운동장 | 현장체험학습 (08:40 운동장)"],
    ],
    [
      "a day on which the school is closed",
      {
        calendar: buildSchoolCalendar([
          { day: "2026-11-30", type: "closed", label: "재량휴업일" },
          { day: "2026-12-01", type: "closed", label: "재량휴업일" },
        ]),
      },
      {},
      ["11월 30일 월요일 재량휴업일 | 학교 쉬는 날 | 11월 30일 월요일은 재량휴업일이에요"],
    ],
    [
      "a vacation, once",
      {
        calendar: buildSchoolCalendar([], [
          { name: "겨울방학", from: "2026-12-03", to: "2027-01-20" },
        ] as never),
      },
      {},
      ["12월 3일 목요일 겨울방학 | 학교 쉬는 날 | 12월 3일 목요일부터 겨울방학이에요"],
    ],
  ] as const)("%s", (_, part, words, lines) => {
    expect(list(part as never, words)).toEqual(lines);
  });
});

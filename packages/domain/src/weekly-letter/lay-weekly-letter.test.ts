import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import {
  buildGoldenTable,
  closeDay,
  goldenSubjects,
  openDay,
} from "../class-table/testing/build-golden-table.ts";
import type { ClassTableRows } from "../class-table/class-table.ts";
import type { KeptLessonChange } from "../class-table/lesson-change.ts";
import { hideNames } from "../names/hide-names.ts";
import type { CalendarEvent } from "../schedule/event.ts";
import { buildSchoolCalendar } from "../school-calendar/school-calendar.ts";
import { listVacations, type SchoolTerms } from "../school-calendar/school-terms.ts";
import { layWeeklyLetter, type LaidLetter, type LetterFacts } from "./lay-weekly-letter.ts";
import { isAboutPupil, isOwnBusiness } from "./family-business.ts";
import { findLetterMonday, toLetterMonday, toSemesterWeek } from "./letter-weeks.ts";
import { listNoteLines, toLetterSpan, toLetterTable } from "./letter-table.ts";

const students = [{ number: 5, name: "김하린" }];
const subjects = new Map(goldenSubjects.map((subject) => [subject.id, subject]));
const changes: readonly KeptLessonChange[] = [
  { id: "c1", type: "swap", a: "2025-09-01~3", b: "2025-09-04~2", at: 1 },
  { id: "c2", type: "drop", a: "2025-09-02~6", at: 2 },
];
const rows: Partial<ClassTableRows> = {
  plans: new Map([
    ["2025-09-03", { day: "2025-09-03", weekday: 1, note: "단축 수업" }],
    ["2025-09-12", { day: "2025-09-12", lessons: 0, note: "현장체험학습 · 국립과학관" }],
  ]),
  lessons: new Map([
    ["2025-09-01~4", { day: "2025-09-01", period: 4, unit: "김하린 이어달리기", bring: "줄넘기" }],
    ["2025-09-02~5", { day: "2025-09-02", period: 5, bring: "김하린 물총" }],
  ]),
  unitPlans: new Map([
    ["국어", { subjectId: "국어", lines: ["①", "②", "③", "④"], from: "2025-09-01" }],
  ]),
};
const event = (title: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  title,
  day: "2025-09-02",
  colour: "blue",
  source: "me",
  ...more,
});
const events = new Map<string, CalendarEvent>([
  ["e1", event("학예회", { start: "10:00", place: "강당" })],
  ["e2", event("김하린 생일 잔치")],
  ["e3", event("부장 회의")],
  ["e4", event("제주도", { source: "feed" })],
  ["e6", event("자리 바꾸기", { repeat: { every: "week", weekdays: "2", step: 1 } })],
  ["e5", event("독서 주간", { day: "2025-09-01", to: "2025-09-03" })],
]);
const meals = new Map<
  CalendarDay,
  LetterFacts["meals"] extends ReadonlyMap<unknown, infer M> ? M : never
>([
  [
    "2025-09-01",
    [
      { name: "조식", dishes: [{ name: "우유", allergens: [2] }] },
      {
        name: "중식",
        dishes: [
          { name: "기장밥", allergens: [] },
          { name: "미역국", allergens: [5] },
        ],
      },
    ],
  ],
]);
const terms: SchoolTerms = { firstDay: "2025-03-04", secondDay: "2025-08-18" };

function lay(monday: CalendarDay, facts: Partial<LetterFacts> = {}): LaidLetter {
  return layWeeklyLetter(
    {
      table: buildGoldenTable(changes, rows, closeDay("2025-09-05")),
      subjects,
      events: { events, eventDays: new Map() },
      terms,
      meals,
      hide: (text) => hideNames(text, students),
      names: students.map(({ name }) => name),
      year: 2025,
      ...facts,
    },
    monday,
  );
}

/** A day in a line: its lessons with their units, its words. */
function toLines({ days }: LaidLetter): readonly string[] {
  return days.map(({ closed, lessons, note, events: told, brings, lunch }) =>
    [
      closed?.join("/") ??
        lessons.map(({ period, subject, unit }) => `${period}${subject}${unit}`).join(" "),
      note,
      told.map(({ text }) => text).join(", "),
      brings.join(","),
      lunch,
    ].join("|"),
  );
}

describe("layWeeklyLetter", () => {
  it("shows what takes place, with units, events, 준비물 and lunch, and no pupil's name", () => {
    const letter = lay("2025-09-01");

    expect(toLines(letter)).toEqual([
      "1국어① 2수학 3수학 4체육 5음악||독서 주간|줄넘기|기장밥, 미역국",
      "1국어② 2국어③ 3수학 4과학 5과학||독서 주간, 학예회 (10:00 강당)||",
      "1국어④ 2수학 3사회 4체육 5음악|월요일처럼 · 단축 수업|독서 주간||",
      "1국어 2사회 3과학 4체육 5창체||||",
      "재량휴업일||||",
    ]);
    expect(letter.periods).toEqual([1, 2, 3, 4, 5]);
    expect(letter.week).toBe("2학기 3주");
  });

  it("closes a day whose lessons are all cut, and a holiday, by their names", () => {
    expect(lay("2025-09-08").days[4]?.closed).toEqual(["현장체험학습", "국립과학관"]);
    const chuseok = lay("2025-10-06");
    expect(chuseok.days.every(({ closed }) => closed?.[0])).toBe(true);
    expect(chuseok.periods).toEqual([1, 2, 3, 4]);
    expect(chuseok.week).toBeUndefined();
  });

  it("has no lessons of another year in a week over 1 March", () => {
    const days = lay("2028-02-28", { year: 2027 }).days;
    expect(days.map(({ closed }) => closed?.[0])).toEqual([
      undefined,
      undefined,
      "2028학년도",
      "2028학년도",
      "2028학년도",
    ]);
    const [monday, , wednesday] = lay("2028-02-28", { year: 2028 }).days;
    expect(monday).toMatchObject({ closed: ["2027학년도"], lessons: [], events: [] });
    expect(wednesday?.closed).not.toEqual(["2028학년도"]);
  });

  it("closes a day with lines that are no line twice and keep what stands in brackets", () => {
    const close = (note: string) => {
      const plans = new Map([["2025-09-12", { day: "2025-09-12", lessons: 0, note }]] as const);
      return lay("2025-09-08", { table: buildGoldenTable([], { plans }) }).days[4]?.closed;
    };
    expect(close("체험학습 · 과학관 (8:40 출발, 14:30 도착)")).toEqual([
      "체험학습",
      "과학관 (8:40 출발, 14:30 도착)",
    ]);
    expect(close("체육대회, 체육대회")).toEqual(["체육대회"]);
  });

  it("has a Saturday with lessons beside the five days, and no other", () => {
    const plans = new Map([["2025-09-06", { day: "2025-09-06", weekday: 1 } as const]]);
    const table = buildGoldenTable([], { plans }, openDay("2025-09-06"));
    const letter = lay("2025-09-01", { table });

    expect(letter.days.at(-1)).toMatchObject({ day: "2025-09-06", closed: undefined });
    expect(letter.days.at(-1)?.lessons.length).toBeGreaterThan(0);
    expect(toLetterSpan(letter)).toBe("2025년 9월 1일 ~ 9월 6일");
    expect(toLetterSpan(lay("2025-09-01"))).toBe("2025년 9월 1일 ~ 9월 5일");
  });

  it("leaves out an event on wish", () => {
    const leave = (eventId: string) =>
      [`${eventId}~one`, { eventId, planned: "one", isLeftOut: true }] as const;
    const eventDays = new Map([leave("e1"), leave("e3"), leave("gone")]);
    const letter = lay("2025-09-01", { events: { events, eventDays } });
    expect(letter.days[1]?.events.map(({ text }) => text)).toEqual(["독서 주간"]);
    expect(letter.leftOut).toEqual(["e1"]);
  });

  it("lays each lesson that the day's table has, for any changes, and no name", () => {
    const place = fc
      .record({ day: fc.integer({ min: 0, max: 4 }), period: fc.integer({ min: 1, max: 6 }) })
      .map(({ day, period }) => `${addDays("2025-09-01", day)}~${period}` as const);
    fc.assert(
      fc.property(fc.array(fc.tuple(place, place), { maxLength: 12 }), (swaps) => {
        const ledger = swaps.map(
          ([a, b], at) => ({ id: `${at}`, type: "swap", a, b, at }) as const,
        );
        const table = buildGoldenTable(ledger, rows);
        const letter = lay("2025-09-01", { table });
        const count = letter.days.reduce((sum, { lessons }) => sum + lessons.length, 0);
        expect(count).toBe(26);
        expect(JSON.stringify(letter)).not.toContain("하린");
      }),
      { numRuns: 50 },
    );
  });
});

it.each([
  ["부장 회의", true],
  ["교직원회의 (3시)", true],
  ["동학년 협의회", true],
  ["치과 예약", true],
  ["육아시간", true],
  ["공가", true],
  ["연가를 냄", true],
  ["학부모 상담", true],
  ["부서 회식", true],
  ["국회의사당 견학", false],
  ["운동회 개회식", false],
  ["학부모 상담 주간", false],
  ["학급 회의", false],
  ["병원 놀이", false],
  ["학예회", false],
])("tells of 「%s」 whether it is the teacher's own business: %s", (title, isOwn) => {
  expect(isOwnBusiness(title)).toBe(isOwn);
});

it.each([
  ["5번 병결", true],
  ["１번 학부모 통화", true],
  ["하린팀 경기", true],
  ["하 린 생일", true],
  ["허준 전출", true],
  ["3번째 나눔 장터", false],
  ["학예회", false],
  ["준비물 확인", false],
])("tells of 「%s」 whether it may be about a pupil: %s", (words, isAbout) => {
  expect(isAboutPupil(words, ["김하린", "허준"])).toBe(isAbout);
});

describe("the week of a letter", () => {
  it.each([
    ["2026-02-25", 2026, "2026-03-02"],
    ["2025-02-25", 2025, "2025-03-03"],
    ["2028-02-25", 2028, "2028-02-28"],
    ["2026-11-26", 2026, "2026-11-23"],
    ["2027-03-04", 2026, "2027-02-22"],
    ["2028-03-04", 2027, "2028-02-28"],
  ] as const)("of %s in %i is that of %s, which has a day of that year", (day, year, monday) => {
    expect(toLetterMonday(day, year)).toBe(monday);
  });

  it.each([
    ["2026-11-25T09:00:00+09:00", "2026-11-23"],
    ["2026-11-26T11:59:00+09:00", "2026-11-23"],
    ["2026-11-26T12:00:00+09:00", "2026-11-30"],
    ["2026-11-29T20:00:00+09:00", "2026-11-30"],
  ])("at %s is that of %s", (now, monday) => {
    expect(findLetterMonday(Date.parse(now))).toBe(monday);
  });

  it.each([
    [{}, "2026-11-30", undefined],
    [{ secondDay: "2026-08-24" }, "2026-11-30", "2학기 15주"],
    [{ secondDay: "2026-08-24" }, "2026-06-01", undefined],
    [{ firstDay: "2026-03-03", secondDay: "2026-08-24" }, "2026-03-02", "1학기 1주"],
    [{ firstDay: "2026-03-03", firstSemesterEnd: "2026-07-24" }, "2026-09-07", undefined],
    [
      { firstDay: "2026-03-03", summerStart: "2026-07-25", secondDay: "2026-08-24" },
      "2026-08-03",
      undefined,
    ],
    // A week of winter vacation is none.
    [
      { secondDay: "2026-08-24", winterStart: "2026-12-28", winterReturn: "2027-02-01" },
      "2027-02-01",
      "2학기 19주",
    ],
  ] as const)("of %o on %s is %s", (told, monday, words) => {
    const calendar = buildSchoolCalendar([], listVacations(told, 2026));
    expect(toSemesterWeek(told, calendar, monday)).toBe(words);
  });
});

it("is copied as a table, a closed day as one cell, and what is typed stays text", () => {
  const { html, text } = toLetterTable(lay("2025-09-01"), { bring1: "<b>리코더</b>\t& 붓" });

  expect(text.split("\n")).toEqual([
    "\t9.1 (월) 독서 주간\t9.2 (화) 독서 주간 학예회 (10:00 강당)\t9.3 (수) 월요일처럼 · 단축 수업 독서 주간\t9.4 (목)\t9.5 (금)",
    "1\t국어 ①\t국어 ②\t국어 ④\t국어\t재량휴업일",
    "2\t수학\t국어 ③\t수학\t사회\t",
    "3\t수학\t수학\t사회\t과학\t",
    "4\t체육\t과학\t체육\t체육\t",
    "5\t음악\t과학\t음악\t창체\t",
    "준비\t줄넘기, <b>리코더</b> & 붓\t\t\t\t",
    "급식\t기장밥, 미역국\t\t\t\t",
  ]);
  expect(html).toContain("줄넘기, &lt;b&gt;리코더&lt;/b&gt;\t&amp; 붓");
  expect(html).toContain(
    '<td rowspan="5" style="border:1px solid #000;padding:4px">재량휴업일</td>',
  );
  expect(html.match(/<tr>/gu)).toHaveLength(8);
});

it("tells its news a line each, marked once", () => {
  expect(listNoteLines("- 독서록을 내요.\n\n · 우산")).toEqual(["· 독서록을 내요.", "· 우산"]);
  expect(listNoteLines(null)).toEqual([]);
});

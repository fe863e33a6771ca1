import { describe, expect, it } from "vitest";
import { toSentence } from "../base/result.ts";
import { findBells } from "../bells/day-bells.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toBoardChanges } from "../lesson-board/board-lines.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import { toDayTable, type ClassTable } from "./class-table.ts";
import { checkDayLike, dayLikeMessages } from "./day-like.ts";
import { toDayNote } from "./weeks/day-words.ts";
import type { DayPlan } from "./day-plan.ts";
import type { KeptLessonChange } from "./lesson-change.ts";
import { toMonthTable } from "./hours/month-table.ts";
import {
  buildGoldenTable,
  closeDay,
  golden,
  goldenCalendar,
  openDay,
} from "./testing/build-golden-table.ts";

const monday = golden.hours.baseWeek["1"];
/** A Wednesday. */
const day = "2025-09-03";

function build(
  plan: DayPlan,
  { changes = [], calendar }: { changes?: KeptLessonChange[]; calendar?: SchoolCalendar } = {},
): ClassTable {
  return buildGoldenTable(changes, { plans: new Map([[plan.day, plan]]) }, calendar);
}

function lessonsOf(table: ClassTable, of: CalendarDay): readonly (string | undefined)[] {
  return toDayTable(table, of).cells.map(({ lesson }) => lesson?.subjectId);
}

describe("a Wednesday taught like a Monday", () => {
  const like: DayPlan = { day, weekday: 1 };

  it("has Monday's lessons as planned ones, and says so in month, board and beside the day", () => {
    const table = build(like);
    const shown = toDayTable(table, day);

    expect(lessonsOf(table, day)).toEqual(monday);
    expect(shown.cells.some(({ isChanged }) => isChanged)).toBe(false);
    expect(toDayNote(shown)).toBe("월요일처럼");
    expect(toBoardChanges(shown)).toBe("월요일 시간표예요");
    const month = toMonthTable(table, "2025-09").weeks.flatMap(({ days }) => days);
    expect(month.find((each) => each.day === day)?.table).toEqual(shown);
    expect(lessonsOf(table, "2025-09-10")).toEqual(golden.hours.baseWeek["3"]);
  });

  it("keeps its ledger: what is exchanged and dropped is Monday's", () => {
    const changes: KeptLessonChange[] = [
      { id: "s", type: "swap", a: `${day}~1`, b: `${day}~2`, at: 1 },
      { id: "d", type: "drop", a: `${day}~4`, at: 2 },
    ];
    const [one, other, third] = monday ?? [];
    const table = build(like, { changes });

    expect(lessonsOf(table, day).slice(0, 4)).toEqual([other, one, third, undefined]);
    expect(toDayTable(table, day).lost.map(({ lesson }) => lesson.subjectId)).toEqual([
      monday?.[3],
    ]);
  });

  it("is cut and closed after that", () => {
    expect(lessonsOf(build({ ...like, lessons: 2 }), day)).toEqual(
      monday?.map((subject, at) => (at < 2 ? subject : undefined)),
    );
    const closed = toDayTable(build(like, { calendar: closeDay(day) }), day);
    expect(closed.cells).toEqual([]);
    expect(closed.lost.map(({ lesson }) => lesson.subjectId)).toEqual(monday);
    expect(toDayNote(closed)).toBe("재량휴업일");
  });

  it("rings like a Monday", () => {
    const bells = [
      { id: "a", name: "월", days: "1", rows: [], sounds: {} },
      { id: "b", name: "수", days: "3", rows: [], sounds: {} },
    ] as never[];
    expect(findBells(bells, day, like)).toMatchObject({ id: "a" });
    expect(findBells(bells, day)).toMatchObject({ id: "b" });
  });
});

describe("이 날을 다른 요일처럼", () => {
  const saturday = "2025-09-06";

  it("gives lessons to a Saturday that school is held on", () => {
    const table = build({ day: saturday, weekday: 1 }, { calendar: openDay(saturday) });

    expect(lessonsOf(table, saturday)).toEqual(monday);
    expect(checkDayLike(table, saturday, 1)).toMatchObject({ ok: true });
    expect(toMonthTable(table, "2025-09").weeks[0]?.days).toHaveLength(6);
  });

  it.each([
    [
      closeDay(day),
      day,
      1,
      "재량휴업일이라 수업이 없어요. 학교에 가는 날이면 휴일 관리에서 먼저 바꿔 주세요.",
    ],
    [
      goldenCalendar,
      saturday,
      1,
      "쉬는 날이라 수업이 없어요. 학교에 가는 날이면 휴일 관리에서 먼저 바꿔 주세요.",
    ],
    [goldenCalendar, day, 3, "원래 수요일이에요. 다른 요일을 골라 주세요."],
    [goldenCalendar, day, 6, "기본 시간표에 토요일 수업이 없어요. 다른 요일을 골라 주세요."],
  ] as const)("is refused (%#)", (calendar, of, weekday, sentence) => {
    const read = checkDayLike(buildGoldenTable([], {}, calendar), of, weekday);
    expect(!read.ok && toSentence(dayLikeMessages, read.refusal)).toBe(sentence);
  });
});

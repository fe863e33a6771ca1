import { describe, expect, it } from "vitest";
import { presetBells } from "../bells/preset-bells.ts";
import { buildClassTable, toDayTable, type ClassTableRows } from "../class-table/class-table.ts";
import type { KeptLessonChange } from "../class-table/lesson-change.ts";
import type { KeptSubject } from "../class-table/subject.ts";
import { hideNames } from "../names/hide-names.ts";
import { buildSchoolCalendar, plainCalendar } from "../school-calendar/school-calendar.ts";
import { listBoardLines, toBoardChanges } from "./board-lines.ts";
import { findTermEnd } from "./coming-days.ts";
import { toComingDayWords } from "./coming-words.ts";

const subject = (id: string, part: Partial<KeptSubject> = {}): KeptSubject => ({
  id,
  name: id,
  short: id,
  colour: "sky",
  order: id,
  ...part,
});
const subjects = new Map(
  [subject("국어"), subject("수학"), subject("체육", { room: "강당" })].map((each) => [
    each.id,
    each,
  ]),
);
const day = "2026-11-20";
const class3 = (text: string): string => hideNames(text, [{ number: 5, name: "김하린" }]);
const swap: KeptLessonChange = {
  id: `${day}~u`,
  type: "swap",
  a: `${day}~2`,
  b: `${day}~3`,
  with: "김 선생님",
  reason: "출장",
  at: 1,
};

function buildDay(changes: readonly KeptLessonChange[] = [], part: Partial<ClassTableRows> = {}) {
  const cells = ["국어", "수학", "체육"].map((subjectId, index) => ({
    from: "2026-03-01" as const,
    weekday: 5,
    period: index + 1,
    subjectId,
  }));
  const rows: ClassTableRows = {
    tables: new Map([["2026-03-01", { from: "2026-03-01" }]]),
    cells: new Map(cells.map((cell) => [`${cell.weekday}~${cell.period}`, cell])),
    plans: new Map(),
    lessons: new Map([
      [`${day}~1`, { day, period: 1, unit: "마음을 담아 글을 써요", bring: "공책, 색연필" }],
    ]),
    changes: new Map(changes.map((change) => [change.id, change])),
    ...part,
  };
  return toDayTable(buildClassTable(rows, plainCalendar), day);
}

describe("a day on the board", () => {
  const bells = presetBells[3]?.rows ?? [];

  it("is the lessons under their bells, with what stands between them, to the last one", () => {
    const lines = listBoardLines(bells, buildDay([swap]), subjects, class3);

    expect(
      lines.map(({ from, period, title, isChanged }) => [from, period, title, isChanged]),
    ).toEqual([
      ["08:50", undefined, "수업준비", false],
      ["09:00", 1, "국어", false],
      ["09:40", 2, "체육", true],
      ["10:20", undefined, "중간놀이", false],
      ["10:40", 3, "수학", true],
    ]);
    expect(lines[1]).toMatchObject({ unit: "마음을 담아 글을 써요", bring: ["공책", "색연필"] });
    expect(lines[2]).toMatchObject({ room: "강당" });
    expect(JSON.stringify(lines)).not.toMatch(/김 선생님|출장/);
  });

  it("says a pupil by number, wherever the teacher wrote a name", () => {
    const named = { day, period: 1, unit: "김하린 발표", bring: "하린이 그림, 풀" } as const;
    const lines = listBoardLines(
      [],
      buildDay([], { lessons: new Map([[`${day}~1`, named]]) }),
      subjects,
      class3,
    );

    expect(lines[0]).toMatchObject({ unit: "5번 발표", bring: ["5번이 그림", "풀"] });
  });

  it("says what is different, without a name and without a reason", () => {
    const drop: KeptLessonChange = {
      ...swap,
      id: `${day}~v`,
      type: "drop",
      b: null,
      a: `${day}~1`,
    };

    expect(toBoardChanges(buildDay())).toBe("");
    expect(toBoardChanges(buildDay([swap]))).toBe("2교시와 3교시를 바꿨어요");
    expect(toBoardChanges(buildDay([drop]))).toBe("1교시가 바뀌었어요");
    expect(listBoardLines(bells, buildDay([drop]), subjects, class3)[1]).toMatchObject({
      title: "수업 없음",
      isFree: true,
      isChanged: true,
      bring: [],
    });
  });

  it("is the bells alone without a timetable, and the lessons alone without bells", () => {
    const bare = buildDay([], { tables: new Map() });

    expect(listBoardLines(bells, bare, subjects, class3).map(({ title }) => title)).toEqual(
      bells.map(({ label }) => label),
    );
    expect(listBoardLines([], buildDay(), subjects, class3)).toMatchObject([
      { title: "국어", period: 1, from: undefined },
      { title: "수학" },
      { title: "체육" },
    ]);
  });
});

describe("what comes", () => {
  it("is a day in the words of a class", () => {
    expect(toComingDayWords("2026-11-21", "2026-11-20")).toBe("내일");
    expect(toComingDayWords("2026-11-23", "2026-11-20")).toBe("월요일");
    expect(toComingDayWords("2026-11-20", "2026-11-17")).toBe("금요일");
    expect(toComingDayWords("2026-11-24", "2026-11-19")).toBe("11월 24일 화요일");
  });

  it("is the next vacation, today counted", () => {
    const vacations = [
      { from: "2026-12-31", to: "2027-02-01", name: "겨울방학" },
      { from: "2027-02-06", to: "2027-02-28", name: "학년말방학" },
    ] as const;
    const calendar = buildSchoolCalendar([], vacations);

    expect(findTermEnd(calendar, "2026-11-20")).toEqual({ name: "겨울방학", days: 28 });
    expect(findTermEnd(calendar, "2026-12-30")).toEqual({ name: "겨울방학", days: 1 });
    expect(findTermEnd(calendar, "2027-01-10")).toBeUndefined();
    expect(findTermEnd(calendar, "2027-02-05")).toEqual({ name: "학년말방학", days: 1 });
    expect(findTermEnd(plainCalendar, "2026-11-20")).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { readGoldenCalendar, readRecordGolden } from "../record/testing/read-golden.ts";
import { listCoverage, listLongUnseen } from "./coverage.ts";
import type { Note } from "./note.ts";

interface GoldenCase {
  readonly joinedOn?: CalendarDay;
  readonly last?: CalendarDay;
  readonly today: CalendarDay;
  readonly unseen: number;
  readonly isWarm: boolean;
}

const calendar = readGoldenCalendar("class2026");
const student = { id: "s1", number: 1, name: "강도윤" };
const others = [
  { id: "s2", number: 2, name: "권서아" },
  { id: "s3", number: 3, name: "김나윤" },
  { id: "s4", number: 4, name: "김시우" },
];

function note(part: Partial<Note>): Note {
  return { day: "2026-11-20", studentId: "s1", area: "생활", text: "먼저 도움", ...part };
}

describe("살핌 지도", () => {
  it.each(readRecordGolden<{ readonly cases: readonly GoldenCase[] }>("coverage").cases)(
    "%j",
    ({ joinedOn, last, today, unseen, isWarm }) => {
      const { rows } = listCoverage(
        [{ ...student, ...(joinedOn && { joinedOn }) }],
        last ? [note({ day: last })] : [],
        { today, calendar, year: 2026 },
      );

      expect(rows[0]).toMatchObject({ unseen, isWarm });
    },
  );

  it("has the four areas, then what occurs, with count and last day; drafts are no notes", () => {
    const { areas, rows } = listCoverage(
      [student, ...others],
      [
        note({ day: "2026-11-02" }),
        note({ day: "2026-10-01" }),
        note({ day: "2026-11-03", area: "수학" }),
        note({ day: "2026-11-19", area: "발표", isDraft: true }),
      ],
      { today: "2026-11-20", calendar, year: 2026 },
    );

    expect(areas).toEqual(["생활", "자율", "동아리", "진로", "수학"]);
    expect(rows[0]?.areas.get("생활")).toEqual({ count: 2, last: "2026-11-02" });
    expect(rows[0]?.unseen).toBe(13);
  });

  it("names three who were not seen for long: the longest first, then by number", () => {
    const coverage = listCoverage(
      [student, ...others],
      [note({ studentId: "s3", day: "2026-10-01" }), note({ studentId: "s1" })],
      { today: "2026-11-20", calendar, year: 2026 },
    );

    expect(listLongUnseen(coverage).map(({ student: { number } }) => number)).toEqual([2, 4, 3]);
  });
});

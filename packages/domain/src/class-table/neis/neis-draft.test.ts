import { expect, it } from "vitest";
import type { BaseWeek } from "../base-week.ts";
import type { KeptSubject } from "../subject.ts";
import { compareWeek, toNeisWeek } from "./neis-draft.ts";
import { toTimetableLevel, type NeisLesson } from "./timetable-reply.ts";

const korean: KeptSubject = { id: "s1", name: "국어", short: "국", colour: "rose", order: "a" };
const science: KeptSubject = { id: "s2", name: "과학", short: "과", colour: "lilac", order: "b" };
const own = [korean, science];
const subjects = new Map(own.map((subject) => [subject.id, subject]));
/** 2026-11-23 is a Monday. */
const on = (day: NeisLesson["day"], period: number, name: string): NeisLesson => ({
  day,
  period,
  name,
});
const lessons = [
  on("2026-11-23", 1, "국어(글쓰기)"),
  on("2026-11-23", 2, "- 수학"),
  on("2026-11-23", 4, "자율활동(학급회의)"),
  on("2026-11-23", 4, "동아리활동"),
  on("2026-11-25", 1, "생각 키우기"),
  on("2026-11-25", 99, "국어"),
];

it("a week of NEIS is typed with one's own subjects, and new ones where there are none", () => {
  const week = toNeisWeek(lessons, own);

  expect([...week.keys()]).toEqual([1, 3]);
  expect(week.get(1)?.map((lesson) => lesson?.subject.name ?? null)).toEqual([
    "국어",
    "수학",
    null,
    "창체",
  ]);
  expect(week.get(1)?.[0]?.subject).toBe(korean);
  expect(week.get(3)).toEqual([{ subject: { name: "생각 키우기", short: "생각", colour: "sky" } }]);
});

it("each place that is another lesson than one's own is marked", () => {
  const mine: BaseWeek = {
    from: "2026-03-01",
    days: new Map([
      [1, new Map([1, 2, 5].map((period) => [period, { subjectId: period === 1 ? "s1" : "s2" }]))],
      [2, new Map([[1, { subjectId: "s1" }]])],
    ]),
  };

  expect(
    compareWeek(toNeisWeek(lessons.slice(0, 4), own), mine, subjects).map(
      ({ weekday, period, own: was, neis, isDifferent }) =>
        `${weekday}-${period} ${was}/${neis}${isDifferent ? " !" : ""}`,
    ),
  ).toEqual(["1-1 국어/국어", "1-2 과학/수학 !", "1-3 /", "1-4 /창체 !", "1-5 과학/ !"]);
});

it.each([
  ["새봄초등학교", "els"],
  ["새봄여자중학교", "mis"],
  ["새봄과학고등학교", "his"],
  ["새봄학교", "sps"],
])("%s is asked at %s", (school, level) => {
  expect(toTimetableLevel(school)).toBe(level);
});

import { describe, expect, it } from "vitest";
import type { BellRow } from "../bells/bells.ts";
import { toDayPart, type DayFrame } from "./day-part.ts";
import { findLessonsEnd } from "./lessons-end.ts";

const at = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * 60 + minutes) * 60;
};
const lesson = (period: number, from: string, to: string): BellRow => ({
  id: `l${period}`,
  label: `${period}교시`,
  type: "lesson",
  period,
  from,
  to,
});
const rows: readonly BellRow[] = [
  lesson(1, "09:00", "09:40"),
  lesson(2, "09:50", "10:30"),
  { id: "n", label: "점심", type: "lunch", from: "12:10", to: "13:00" },
  lesson(5, "13:00", "13:40"),
  lesson(6, "13:50", "14:30"),
];
const school: DayFrame = { isOpen: true, lessonsEnd: at("14:30") };
const noBells: DayFrame = { isOpen: true };
const closed: DayFrame = { isOpen: false };

describe("the part of a school day", () => {
  it.each([
    ["before anybody came", "07:40", school, "open", "morning"],
    ["in the middle of the roll", "08:59", school, "open", "morning"],
    ["to the last second of the roll", "09:09", school, "open", "morning"],
    ["at 09:10, whoever is missing", "09:10", school, "open", "lessons"],
    ["as soon as the roll is done", "08:31", school, "done", "lessons"],
    ["in a lesson", "10:00", school, "done", "lessons"],
    ["in a lesson, without a roll", "10:00", school, "open", "lessons"],
    ["to the end of the last lesson", "14:29", school, "done", "lessons"],
    ["from the bell of the last lesson on", "14:30", school, "done", "after"],
    ["a roll begun after the last lesson", "15:40", school, "open", "after"],
    ["in the evening", "22:10", school, "done", "after"],
    ["no bells, in the morning", "08:40", noBells, "open", "morning"],
    ["no bells, at noon", "14:59", noBells, "done", "lessons"],
    ["no bells, from three on", "15:00", noBells, "done", "after"],
    ["a weekend's morning", "08:00", closed, "open", "lessons"],
    ["a vacation's afternoon", "16:00", closed, "open", "lessons"],
  ] as const)("%s (%s)", (_, time, frame, rollCall, part) => {
    expect(toDayPart(at(time), frame, rollCall)).toBe(part);
  });

  it("ends with the last lesson that takes place, as late as the bells ring", () => {
    expect(findLessonsEnd(rows, {})).toBe(at("14:30"));
    expect(findLessonsEnd(rows, { lessons: 5 })).toBe(at("13:40"));
    expect(findLessonsEnd(rows, { free: [6] })).toBe(at("13:40"));
    expect(findLessonsEnd(rows, { shift: 30 })).toBe(at("14:30") + 30);
    expect(findLessonsEnd([], {})).toBeUndefined();
  });
});

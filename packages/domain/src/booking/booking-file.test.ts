import { expect, it } from "vitest";
import { writeBookingFile } from "./booking-file.ts";

const booked = {
  state: "asked",
  id: "a1",
  title: "2학기 상담",
  host: "3학년 2반 담임",
  day: "2026-11-25",
  time: "15:00",
  to: "15:20",
  way: "face",
  changesUntil: 0,
} as const;
const now = Date.parse("2026-11-20T10:00:00+09:00");
const read = (text: string, name: string) =>
  text.split("\r\n").find((line) => line.startsWith(`${name}:`));

it("is the same entry wherever a booking moves, the later file going first, and no other booking's", () => {
  const file = writeBookingFile(booked, now);
  const moved = writeBookingFile({ ...booked, time: "14:40", to: "15:00" }, now + 60_000);
  const other = writeBookingFile({ ...booked, id: "b2", host: "3학년 3반 담임" }, now);
  const sequence = (text: string) => Number(read(text, "SEQUENCE")?.slice("SEQUENCE:".length));

  expect(read(moved, "UID")).toBe(read(file, "UID"));
  expect(read(moved, "DTSTART")).toBe("DTSTART:20261125T054000Z");
  expect(sequence(moved)).toBeGreaterThan(sequence(file));
  expect(sequence(moved)).toBeLessThan(2 ** 31);
  expect(read(moved, "DTSTAMP")).not.toBe(read(file, "DTSTAMP"));
  expect(read(other, "UID")).not.toBe(read(file, "UID"));
});

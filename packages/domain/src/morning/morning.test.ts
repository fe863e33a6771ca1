import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { toMarkId, type AttendanceMark } from "../attendance/attendance-mark.ts";
import { toCheckInId, type CheckIn, type CheckInState } from "../attendance/check-in.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { guardianContact, toContactWords } from "./guardian-contact-record.ts";
import { listContacts, noteContact } from "./note-contact.ts";
import type { ContactOutcome, GuardianContact } from "./guardian-contact-record.ts";
import { listLeft, toLeftWords, toMissingWords } from "./list-left.ts";

const day = "2026-11-20";
type Kind = AttendanceMark["kind"];

function mark(kind: Kind, on = day): AttendanceMark {
  return { day: on, studentId: "s1", kind, reason: "illness" } as AttendanceMark;
}

function isLeft(kinds: readonly Kind[], checkIn?: CheckInState): boolean {
  const marks = new Map(
    kinds.map((kind) => [toMarkId({ day, studentId: "s1", kind }), mark(kind)]),
  );
  const id = toCheckInId({ day, studentId: "s1" });
  const checkIns = new Map<string, CheckIn>(
    checkIn ? [[id, { day, studentId: "s1", state: checkIn }]] : [],
  );
  return listLeft({ marks, checkIns }, day, ["s1"]).length === 1;
}

describe("who is left", () => {
  it.each<[string, readonly Kind[], CheckInState | undefined, boolean]>([
    ["nothing known", [], undefined, true],
    ["왔어요", [], "arrived", false],
    ["아직 안 왔어요", [], "awaited", true],
    ["결석", ["absent"], undefined, false],
    ["결석 and 왔어요", ["absent"], "arrived", false],
    ["지각", ["late"], undefined, false],
    ["지각 and 아직 안 왔어요", ["late"], "awaited", false],
    ["조퇴", ["earlyLeave"], undefined, true],
    ["조퇴 and 왔어요", ["earlyLeave"], "arrived", false],
    ["결과", ["classMissed"], undefined, true],
    ["지각 and 조퇴", ["late", "earlyLeave"], undefined, false],
  ])("%s", (_, kinds, checkIn, left) => {
    expect(isLeft(kinds, checkIn)).toBe(left);
  });

  it("is said, and what the month knows of a child", () => {
    const marks = [mark("absent", "2026-11-03"), mark("late", "2026-11-04"), mark("absent")];

    expect([toLeftWords(4), toLeftWords(0)]).toEqual(["아직 4명 안 왔어요", "0명 남았어요"]);
    expect(toMissingWords(marks, { studentId: "s1", day })).toBe("이번 달 결석 1번 · 지각 1번");
    expect(toMissingWords(marks, { studentId: "s2", day })).toBe("");
  });
});

it("a contact is said, kept and listed", () => {
  const contact = { at: "08:12", how: "call", result: "no-answer", note: "문자 남김" } as const;

  expect(toContactWords(contact)).toBe("8:12 연락함 · 안 받음");
  expect(v.is(toSchema(guardianContact), contact)).toBe(true);
  expect(v.is(toSchema(guardianContact), { ...contact, at: "8시" })).toBe(false);
  expect(
    listSheetLines(toSheet(guardianContact), {
      guardianContact: [{ id: `${day}~s1`, ...contact }],
    }),
  ).toEqual([`${day}||지운 학생|08:12|전화|안 받음|문자 남김`]);
});

it("two devices that call without a network keep both calls", () => {
  const of = { day, studentId: "s1", at: "08:12" } as const;
  const here = noteContact(new Map(), { ...of, newId: () => "a" }, "reached");
  const there = noteContact(new Map(), { ...of, newId: () => "b" }, "no-answer");
  expect([...here, ...there].map(({ id }) => id)).toEqual([`${day}~s1~a`, `${day}~s1~b`]);
});

it("a tap says what came of the call just made; a later call is another row", () => {
  const rows = new Map<string, GuardianContact>();
  const tap = (at: string, outcome?: ContactOutcome): void => {
    const newId = () => `n${rows.size + 1}`;
    const changes = noteContact(rows, { day, studentId: "s1", at, newId }, outcome);
    for (const { id, set } of changes) {
      rows.set(id, { ...rows.get(id), ...set } as GuardianContact);
    }
  };
  tap("08:12");
  tap("08:12");
  tap("08:13", "no-answer");
  tap("08:14", "text");
  tap("09:02", "reached");

  const said = listContacts(rows, day, "s1").map((each) => `${each.id} ${toContactWords(each)}`);
  expect(said).toEqual([`${day}~s1~n2 9:02 연락함 · 연결됨`, `${day}~s1~n1 8:12 연락함 · 문자`]);
  expect(listContacts(rows, day, "s")).toEqual([]);
  rows.set(`${day}~s1`, { at: "07:50", how: "call" });
  expect(listContacts(rows, day, "s1"), "with one of an older version").toHaveLength(3);
  expect(v.is(toSchema(guardianContact), rows.get(`${day}~s1~n1`))).toBe(true);
});

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../calendar-day/calendar-day.ts";
import { toUncountedWords } from "../attendance/uncounted-words.ts";
import { buildYearlyTable } from "../attendance-year/yearly-table.ts";
import { buildSchoolCalendar } from "../school-calendar/school-calendar.ts";
import {
  buildCaptureContext,
  captureRoster,
  describeReadings,
} from "../capture/testing/build-capture-context.ts";
import { readCapture } from "../capture/read-capture.ts";
import { captureMessages } from "../capture/capture-reading.ts";
import { toSentence } from "../base/result.ts";
import { buildStudent } from "./build-student.ts";
import {
  findMembershipRefusal,
  hasLeft,
  isPresentMember,
  listMembersBetween,
  membershipMessages,
} from "./membership.ts";

const leaver = buildStudent({
  number: 12,
  name: "정하윤",
  gone: { day: "2026-11-20", kind: "transferOut" },
});
const joiner = buildStudent({ number: 27, name: "새온", joinedOn: "2026-11-20" });

describe("a pupil belongs to the class", () => {
  it.each([
    ["2026-03-02", true, false],
    ["2026-11-19", true, false],
    ["2026-11-20", true, true],
    ["2026-11-21", false, true],
  ] as const)("on %s: leaving on 11-20 %s, joining on 11-20 %s", (day, isLeaver, isJoiner) => {
    expect(isPresentMember(leaver, day)).toBe(isLeaver);
    expect(isPresentMember(joiner, day)).toBe(isJoiner);
    expect(findMembershipRefusal(leaver, day) === undefined).toBe(isLeaver);
    expect(findMembershipRefusal(joiner, day) === undefined).toBe(isJoiner);
  });

  it("always without a word about it, and again after coming back", () => {
    expect(isPresentMember(buildStudent({}), "2026-11-20")).toBe(true);
    expect(isPresentMember(buildStudent({ gone: null, joinedOn: null }), "2026-11-20")).toBe(true);
  });

  it("in a span on one of its days at least", () => {
    const students = [leaver, joiner];

    expect(listMembersBetween(students, { from: "2026-11-01", to: "2026-11-30" })).toEqual(
      students,
    );
    expect(listMembersBetween(students, { from: "2026-11-20", to: "2026-11-20" })).toEqual(
      students,
    );
    expect(listMembersBetween(students, { from: "2026-10-01", to: "2026-10-31" })).toEqual([
      leaver,
    ]);
    expect(listMembersBetween(students, { from: "2026-12-01", to: "2026-12-31" })).toEqual([
      joiner,
    ]);
  });

  it("who is still to come has not left", () => {
    expect(hasLeft(joiner, "2026-11-01")).toBe(false);
    expect(hasLeft(leaver, "2026-11-20")).toBe(false);
    expect(hasLeft(leaver, "2026-11-21")).toBe(true);
  });
});

const returner = buildStudent({
  number: 3,
  name: "김가온",
  away: [{ day: "2026-06-30", kind: "exempt", back: "2026-11-25" }],
});

describe("a pupil who left and came back", () => {
  it.each([
    ["2026-06-30", true],
    ["2026-07-01", false],
    ["2026-11-24", false],
    ["2026-11-25", true],
  ] as const)("is in the class on %s: %s", (day, isThere) => {
    expect(isPresentMember(returner, day)).toBe(isThere);
    expect(hasLeft(returner, day)).toBe(!isThere);
    expect(findMembershipRefusal(returner, day)?.type).toBe(isThere ? undefined : "StudentGone");
  });

  it("is told the days between which nothing can be written, of any comings and goings", () => {
    const dayAt = (at: number) => addDays("2026-03-02", at);
    const sorted = fc.uniqueArray(fc.nat(60), { minLength: 3, maxLength: 7 });
    fc.assert(
      fc.property(sorted, fc.nat(70), (days, at) => {
        const places = days.toSorted((a, b) => a - b).map(dayAt);
        const away = places.flatMap((back, one) => {
          const left = places[one - 1];
          return one % 2 === 1 && left ? [{ day: left, kind: "exempt" as const, back }] : [];
        });
        const last = places.length % 2 === 1 ? places.at(-1) : undefined;
        const gone = last && { gone: { day: last, kind: "transferOut" as const } };
        const pupil = buildStudent({ away, ...gone });
        const day = dayAt(at);
        const refusal = findMembershipRefusal(pupil, day);

        expect(refusal === undefined).toBe(isPresentMember(pupil, day));
        if (refusal?.type !== "StudentGone") return;
        expect(isPresentMember(pupil, refusal.day)).toBe(true);
        expect(isPresentMember(pupil, addDays(refusal.day, 1))).toBe(false);
        expect(refusal.back).toBe(places.find((one) => one > day));
      }),
    );
    const refusal = findMembershipRefusal(returner, "2026-09-01");
    expect(refusal && toSentence(membershipMessages, refusal)).toBe(
      "3번 김가온은 6월 30일까지 우리 반이었고(면제) 11월 25일에 돌아왔어요. 그 사이의 날은 적을 수 없어요.",
    );
  });

  it("is in no span that lies whole in the time away", () => {
    const away = { from: "2026-07-01", to: "2026-11-24" } as const;

    expect(listMembersBetween([returner], away)).toEqual([]);
    expect(listMembersBetween([returner], { ...away, to: "2026-11-25" })).toEqual([returner]);
  });

  it("counts days, marks and sums of both spans and nothing between (returning-pupil)", () => {
    const marks = (["2026-06-30", "2026-07-01"] as const).map((day) => ({
      studentId: returner.id,
      day,
      kind: "absent" as const,
      reason: "illness" as const,
    }));
    const [row] = buildYearlyTable({
      year: 2026,
      students: [returner],
      marks,
      calendar: buildSchoolCalendar([], []),
    });

    expect(row?.schoolDays).toBe(146);
    expect(row?.totals.absent.illness).toBe(1);
    expect(toUncountedWords(marks, new Map([[returner.id, returner]]))).toBe(
      "떠나 있던 동안의 기록 1건은 세지 않았어요.",
    );
  });
});

describe("membership by days", () => {
  const day = fc.integer({ min: 0, max: 40 }).map((add) => addDays("2026-03-01", add));
  const facts = fc.record(
    {
      joinedOn: day,
      gone: fc.record({ day, kind: fc.constant("transferOut" as const) }),
      away: fc.array(fc.record({ day, back: day, kind: fc.constant("exempt" as const) }), {
        maxLength: 3,
      }),
    },
    { requiredKeys: [] },
  );

  it("says of a span what it says of its days, whatever two devices wrote", () => {
    fc.assert(
      fc.property(facts, day, fc.integer({ min: 0, max: 30 }), (student, from, length) => {
        const days = Array.from({ length: length + 1 }, (_, add) => addDays(from, add));
        const isOnOne = days.some((each) => isPresentMember(student, each));

        expect(listMembersBetween([student], { from, to: addDays(from, length) }).length > 0).toBe(
          isOnOne,
        );
        for (const each of days) {
          expect(hasLeft(student, each) && isPresentMember(student, each)).toBe(false);
        }
      }),
    );
  });
});

it("a refusal says until when, why, and what cannot be written", () => {
  const gone = findMembershipRefusal(leaver, "2026-11-23");
  const early = findMembershipRefusal(joiner, "2026-11-19");

  expect(gone && toSentence(membershipMessages, gone)).toBe(
    "12번 정하윤은 11월 20일까지 우리 반이었어요(전출). 그 뒤의 날은 적을 수 없어요.",
  );
  expect(early && toSentence(membershipMessages, early)).toBe(
    "27번 새온은 11월 20일에 우리 반이 됐어요. 그 앞의 날은 적을 수 없어요.",
  );
});

describe("한 줄 기록 with a pupil who left on 11-13", () => {
  const roster = captureRoster.map((student) =>
    student.number === 3
      ? { ...student, gone: { day: "2026-11-13", kind: "transferOut" } as const }
      : student,
  );
  const context = buildCaptureContext({ rosters: new Map([[2026, roster]]) });

  it.each([
    ["3 병결", ["! StudentGone"]],
    ["김가온 병결", ["! StudentGone"]],
    ["3 11/12 병결", ["3 | 11-12 | 질병 결석"]],
    ["11/12~11/16 3 병결", ["! StudentGone"]],
    ["1-5 병결", ["1,2,4,5 | 질병 결석"]],
    ["8 병결", ["! NoSuchNumber"]],
  ] as const)("%s", (line, expected) => {
    expect(describeReadings(line, context)).toEqual(expected);
  });

  it("says why", () => {
    const [reading] = readCapture("3 병결", context);

    expect(reading?.type === "unread" && toSentence(captureMessages, reading.refusal)).toContain(
      "11월 13일까지 우리 반이었어요(전출)",
    );
  });

  it("gives the number to whoever has it now", () => {
    const newcomer = { id: "new", number: 3, name: "한새봄", joinedOn: "2026-11-16" } as const;
    const both = buildCaptureContext({ rosters: new Map([[2026, [...roster, newcomer]]]) });
    const named = readCapture("3 병결", both).flatMap((each) =>
      each.type === "ready" ? each.entry.students.map(({ name }) => name) : [],
    );

    expect(named).toEqual(["한새봄"]);
  });

  it("나머지 왔어요 is of those who are in the class", () => {
    const [reading] = readCapture("나머지 왔어요", context);

    expect(reading?.type === "ready" && reading.entry.students.map(({ number }) => number)).toEqual(
      roster.flatMap(({ number }) => (number === 3 ? [] : [number])),
    );
  });
});

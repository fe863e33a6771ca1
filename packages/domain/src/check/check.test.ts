import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { layChanges } from "../base/lay-changes.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { countOpenDaysAfter } from "../school-calendar/school-calendar.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { readGoldenCalendar, readRecordGolden } from "../record/testing/read-golden.ts";
import { listCheckCells, listMissing, toCheckRate, toMissingText } from "./check-cells.ts";
import { readDraft } from "../record/record.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { check as checkRecord, settleRepeat } from "./check-record.ts";
import { listRounds, toRoundDay } from "./check-rounds.ts";
import { checkMarkKind, toCheckMarkId, type CheckMark, type CheckState } from "./check.ts";
import { checkMark as checkMarkRecord } from "./check-mark-record.ts";
import {
  fillRest,
  handIn,
  markCheck,
  nextState,
  noteCheck,
  tapHandIn,
  tickStudents,
  type CheckMarks,
} from "./mark-check.ts";

const calendar = readGoldenCalendar("class2026");
const place = { checkId: "c1", round: "one", on: "2026-11-20" } as const;

function marksOf(states: Readonly<Record<string, CheckState | null>>): CheckMarks {
  return new Map(
    Object.entries(states).map(([studentId, state]) => {
      const mark: CheckMark = { checkId: "c1", studentId, round: "one", state };
      return [toCheckMarkId(mark), mark];
    }),
  );
}

/** The states after changes, by pupil. */
function after(marks: CheckMarks, changes: ReturnType<typeof markCheck>) {
  const read = layChanges(<T>() => marks as unknown as ReadonlyMap<string, T>, changes);
  return Object.fromEntries(
    [...read(checkMarkKind).values()].map(({ studentId, state }) => [studentId, state]),
  );
}

interface GoldenMissing {
  readonly state: CheckState | null;
  readonly absentToday?: boolean;
  readonly notYetJoinedOnThatDay?: boolean;
  readonly missing: boolean;
  readonly shown?: string;
  readonly countsAsIn?: boolean;
  readonly outOfRate?: boolean;
}

describe("who has not handed in", () => {
  it.each(readRecordGolden<readonly GoldenMissing[]>("missing"))("%j", (golden) => {
    const joinedOn = golden.notYetJoinedOnThatDay ? { joinedOn: "2026-11-23" as const } : {};
    const cells = listCheckCells(marksOf({ s3: golden.state }), {
      ...place,
      day: "2026-11-20",
      students: [{ id: "s3", number: 3, name: "김나윤", ...joinedOn }],
      present: new Set(golden.absentToday ? [] : ["s3"]),
    });

    expect(listMissing(cells).length).toBe(golden.missing ? 1 : 0);
    if (golden.shown !== undefined) expect(cells[0]?.shown).toBe(golden.shown);
    if (golden.countsAsIn) expect(toCheckRate(cells).handedIn).toBe(1);
    if (golden.outOfRate) expect(toCheckRate(cells).shown).toBe("-");
  });

  it("can be copied, with names and by numbers alone", () => {
    const missing = [
      { number: 3, name: "김가온" },
      { number: 12, name: "백현우" },
    ];

    expect(toMissingText("독서록 3주차", missing)).toBe(
      "독서록 3주차 안 낸 학생(2명): 3번 김가온, 12번 백현우",
    );
    expect(toMissingText("독서록 3주차", missing, "numbers")).toBe(
      "독서록 3주차 안 낸 학생(2명): 3번, 12번",
    );
    expect(toMissingText("독서록 3주차", [])).toBe("독서록 3주차: 모두 냈어요.");
  });

  interface GoldenRate {
    readonly O: number;
    readonly late: number;
    readonly X: number;
    readonly open: number;
    readonly exempt: number;
    readonly shown: string;
  }
  it.each(readRecordGolden<{ readonly cases: readonly GoldenRate[] }>("rate").cases)(
    "rate: %j",
    ({ shown, open, ...counts }) => {
      const states = (["O", "late", "X", "exempt"] as const).flatMap((state) =>
        Array.from({ length: counts[state] }, () => state),
      );
      const cells = [...states, ...Array.from({ length: open }, () => undefined)].map((state) => ({
        state,
        isMember: true,
      }));

      expect(toCheckRate(cells).shown).toBe(shown);
    },
  );

  interface GoldenLate {
    readonly due: CalendarDay;
    readonly today: CalendarDay;
    readonly days: number;
  }
  it.each(readRecordGolden<{ readonly cases: readonly GoldenLate[] }>("daysLate").cases)(
    "days late: %j",
    ({ due, today, days }) => {
      expect(countOpenDaysAfter(calendar, due, today)).toBe(days);
    },
  );
});

describe("marking", () => {
  const marks = marksOf({ s1: "O", s2: "X", s3: "late", s4: "exempt", s5: null });
  const all = ["s1", "s2", "s3", "s4", "s5", "s6"];

  it("goes round with each tap, and a tap on 결석 says that it came in", () => {
    const states: (CheckState | undefined)[] = [undefined];
    for (let tap = 0; tap < 5; tap += 1) states.push(nextState(states.at(-1)));

    expect(states).toEqual([undefined, "O", "X", "late", "exempt", undefined]);
    expect(nextState(null)).toBe("O");
    expect([nextState("X", true), nextState(undefined, true)]).toEqual(["O", "O"]);
    expect(nextState("O", true)).toBe("X");
  });

  it("empties the state, and the note stays", () => {
    const noted: CheckMark = {
      checkId: "c1",
      studentId: "s1",
      round: "one",
      state: "O",
      note: "재출",
    };
    const rows = new Map([[toCheckMarkId(noted), noted]]);

    expect(markCheck(rows, place, "s1", undefined)).toEqual([
      { kind: "checkMark", id: "c1~s1~one", set: { state: null, on: null } },
    ]);
    expect(markCheck(rows, place, "s1", "O")).toEqual([]);
    expect(noteCheck(rows, place, "s1", " ")[0]?.set).toEqual({ note: null });
    expect(noteCheck(rows, place, "s1", "재출")).toEqual([]);
  });

  it("by numbers goes over X and –, and leaves △", () => {
    expect(after(marks, handIn(marks, place, all))).toEqual({
      s1: "O",
      s2: "O",
      s3: "late",
      s4: "O",
      s5: "O",
      s6: "O",
    });
  });

  it("by a pupil's own tap goes over X alone", () => {
    const tapped = all.flatMap((id) => tapHandIn(marks, place, id));

    expect(after(marks, tapped)).toEqual({
      ...Object.fromEntries(all.map((id) => [id, "O"])),
      s3: "late",
      s4: "exempt",
    });
  });

  it.each(["X", "O"] as const)(
    "of the rest as %s overwrites nothing and nobody absent",
    (state) => {
      const present = new Set(["s1", "s2", "s3", "s4", "s6"]);
      const changes = fillRest(marks, place, state, { studentIds: all, present });

      expect(changes.map(({ id }) => id)).toEqual(["c1~s6~one"]);
      expect(after(marks, changes)).toMatchObject({ s2: "X", s5: null, s6: state });
    },
  );

  it("for other features writes only where no state stands", () => {
    const changes = tickStudents(marks, place, [...all, "s6"]);

    expect(changes.map(({ id }) => id)).toEqual(["c1~s5~one", "c1~s6~one"]);
    for (const { set } of changes.slice(1)) expect(v.is(toSchema(checkMarkRecord), set)).toBe(true);
  });
});

describe("rounds", () => {
  const weekly = { id: "c1", repeat: "15", from: "2026-11-09", until: "2026-11-30" } as const;
  const until = "2026-11-20";

  it("of a repeat are its open days up to today, of another check one", () => {
    expect(listRounds(weekly, [], { calendar, until })).toEqual([
      "2026-11-09",
      "2026-11-13",
      "2026-11-16",
      "2026-11-20",
    ]);
    expect(listRounds({ id: "c1" }, [], { calendar, until })).toEqual(["one"]);
  });

  it("that were marked stay when the repeat changes", () => {
    const mark: CheckMark = { checkId: "c1", studentId: "s1", round: "2026-11-13", state: "O" };
    const marks = [mark, { ...mark, checkId: "c2", round: "2026-11-12" as const }];

    expect(listRounds({ ...weekly, repeat: "1" }, marks, { calendar, until })).toEqual([
      "2026-11-09",
      "2026-11-13",
      "2026-11-16",
    ]);
    expect(listRounds({ id: "c1" }, marks, { calendar, until })).toEqual(["2026-11-13", "one"]);
  });

  it("ask about their own day; one that is closed about the day of its end", () => {
    expect(toRoundDay({}, "2026-11-13", until)).toBe("2026-11-13");
    expect(toRoundDay({}, "one", until)).toBe(until);
    expect(toRoundDay({ closedOn: "2026-11-02" }, "one", until)).toBe("2026-11-02");
  });
});

describe("the form of a check", () => {
  const draft = { title: "독서록", subject: "", dueOn: "", repeat: "", from: "", until: "" };
  const read = (part: Partial<typeof draft>) =>
    readDraft(checkRecord, settleRepeat({ ...draft, ...part }, "2026-11-20"));

  it("repeats from today where nothing else is said, on weekdays in order", () => {
    expect(read({ repeat: "51" })).toMatchObject({
      value: { title: "독서록", repeat: "15", from: "2026-11-20", until: null },
    });
    expect(read({ from: "2026-11-01" })).toMatchObject({ value: { repeat: null, from: null } });
  });

  it.each([
    [{ title: " " }, "title", /^무엇을 내는지 제목을/],
    [{ title: "가".repeat(61) }, "title", "제목은 60자까지 적을 수 있어요."],
    [{ subject: "가".repeat(21) }, "subject", "과목은 20자까지 적을 수 있어요."],
    [{ dueOn: "내일" }, "dueOn", /^언제까지인지/],
    [{ repeat: "1", from: "월" }, "from", /^반복을 시작하는 날/],
    [{ repeat: "1", until: "2026-11-19" }, "until", /^끝나는 날이/],
  ])("%o is refused at its field", (part, field, sentence) => {
    const refused = read(part);

    if (refused.ok) throw new Error("refused");
    expect(refused.refusal.sentences).toEqual({ [field]: expect.stringMatching(sentence) });
  });
});

it("stands in sheets, and ends", () => {
  const check = { id: "c1", title: "독서록", order: "a0V", repeat: "15", from: "2026-11-09" };
  const mark = { id: "x", checkId: "c1", studentId: "s3", round: "one", state: "late" };
  const rows = {
    check: [check],
    checkMark: [mark, { ...mark, id: "y", checkId: "gone", state: null }],
  };

  expect(v.is(toSchema(checkRecord), check)).toBe(true);
  expect(v.is(toSchema(checkRecord), { ...check, repeat: "51" })).toBe(false);
  expect(v.is(toSchema(checkMarkRecord), { ...mark, round: "two" })).toBe(false);
  expect(listSheetLines(toSheet(checkRecord), rows)).toEqual([
    "독서록||||매주 월, 금|2026-11-09||",
  ]);
  expect(listSheetLines(toSheet(checkMarkRecord), rows)).toEqual([
    "독서록||3|김나윤|△||",
    "지운 체크||3|김나윤|아직||",
  ]);
});

import { describe, expect, it } from "vitest";
import { toMarkId } from "../attendance/attendance-mark.ts";
import { buildMark } from "../attendance/build-mark.ts";
import { plainCalendar } from "../school-calendar/school-calendar.ts";
import { buildStudent } from "../student/build-student.ts";
import {
  listBeside,
  listOpenChecks,
  listRoundsBetween,
  readRound,
  toRoundTitle,
  type CheckRows,
} from "./check-rows.ts";
import { buildCheckTable } from "./check-table.ts";
import { toCheckMarkId, type CheckMark, type KeptCheck } from "./check.ts";

const students = [
  buildStudent({ id: "s1", number: 1 }),
  buildStudent({ id: "s2", number: 2 }),
  buildStudent({ id: "t1", number: 1, classKey: "3-3" }),
];

function rowsOf(
  checks: readonly (Pick<KeptCheck, "id"> & Partial<KeptCheck>)[],
  marks: readonly CheckMark[] = [],
): CheckRows {
  const ill = buildMark({ studentId: "s2", day: "2026-11-20", kind: "absent" });
  return {
    checks: checks.map((check) => ({ title: check.id, order: "a0", ...check })),
    marks: new Map(marks.map((mark) => [toCheckMarkId(mark), mark])),
    students,
    attendance: {
      marks: new Map([[toMarkId(ill), { ...ill, id: toMarkId(ill) }]]),
      checkIns: new Map(),
    },
    calendar: plainCalendar,
    today: "2026-11-20",
  };
}

const handedIn = (checkId: string, round: CheckMark["round"]): CheckMark[] =>
  ["s1", "s2"].map((studentId) => ({ checkId, studentId, round, state: "O" }));

describe("checks of a year", () => {
  it("ask the pupils of their own class, and miss nobody who is absent", () => {
    const rows = rowsOf([{ id: "ours" }, { id: "theirs", classKey: "3-3" }]);
    const [ours, theirs] = [...rows.checks].map((check) => readRound(rows, check, "one"));

    expect(ours?.cells.map(({ shown }) => shown)).toEqual(["아직", "결석"]);
    expect(ours?.missing.map(({ id }) => id)).toEqual(["s1"]);
    expect(ours?.rate.shown).toBe("0/2");
    expect(theirs?.cells.map(({ student }) => student.id)).toEqual(["t1"]);
  });

  it("are put in order among those of one day, or without any", () => {
    const day = "2026-11-24";
    const rows = rowsOf([
      { id: "a", dueOn: day },
      { id: "b", order: "a1" },
      { id: "c", dueOn: day, order: "a1" },
      { id: "d", dueOn: "2026-11-25" },
      { id: "e" },
    ]);
    const open = listOpenChecks(rows);
    const beside = open.map((each) => listBeside(open, each).map(({ id }) => id));

    expect(beside).toEqual([["a", "c"], ["a", "c"], ["d"], ["e", "b"], ["e", "b"]]);
  });

  it("stand in the list by what is due first; closed ones do not", () => {
    const monday = { repeat: "1", from: "2026-11-02" } as const;
    const rows = rowsOf(
      [
        { id: "whenever" },
        { id: "next week", dueOn: "2026-11-24" },
        { id: "done repeat", ...monday },
        { id: "open repeat", ...monday },
        { id: "late", dueOn: "2026-11-18" },
        { id: "not begun", repeat: "3", from: "2026-11-25" },
        { id: "closed", dueOn: "2026-11-01", closedOn: "2026-11-03" },
      ],
      handedIn("done repeat", "2026-11-16"),
    );

    const list = listOpenChecks(rows);

    expect(list.map(({ check, newest, next }) => [check.id, newest?.round, next])).toEqual([
      ["open repeat", "2026-11-16", "2026-11-23"],
      ["late", "one", undefined],
      ["done repeat", "2026-11-16", "2026-11-23"],
      ["next week", "one", undefined],
      ["not begun", undefined, "2026-11-25"],
      ["whenever", "one", undefined],
    ]);
  });

  it("give every round of a span, by day", () => {
    const rows = rowsOf([
      { id: "repeat", repeat: "15", from: "2026-11-12" },
      { id: "due", dueOn: "2026-11-17" },
      { id: "next month", dueOn: "2026-12-01" },
      { id: "closed", closedOn: "2026-11-14" },
      { id: "open" },
    ]);

    const rounds = listRoundsBetween(rows, { from: "2026-11-13", to: "2026-11-30" });

    expect(rounds.map(({ check, round }) => toRoundTitle(check, round))).toEqual([
      "repeat 11월 13일",
      "closed",
      "repeat 11월 16일",
      "due",
      "open",
      "repeat 11월 20일",
    ]);
  });

  it("lie beside each other for every pupil, who lacks most first", () => {
    const rows = rowsOf(
      [{ id: "a" }, { id: "b" }, { id: "c", classKey: "3-3" }],
      handedIn("a", "one").slice(0, 1),
    );
    const rounds = listRoundsBetween(rows, { from: "2026-11-01", to: "2026-11-30" });

    const lines = (order: "missing" | "number") =>
      buildCheckTable(
        rounds,
        [...students, buildStudent({ id: "new", classKey: "3-4" })],
        order,
      ).map(({ id, cells, missing, rate }) =>
        [id, ...cells.map((cell) => cell?.shown ?? "·"), missing, rate].join(" "),
      );

    expect(lines("number")).toEqual([
      "s1 O 아직 · 1 1/2",
      "s2 결석 결석 · 0 0/2",
      "t1 · · 아직 1 0/1",
    ]);
    expect(lines("missing").map((line) => line.slice(0, 2))).toEqual(["s1", "t1", "s2"]);
  });
});

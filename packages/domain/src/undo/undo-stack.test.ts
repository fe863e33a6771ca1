import { toReadData, type Fields } from "@damim/sync/kind.ts";
import { createRow, DEAD, removeRow, type Change } from "@damim/sync/change.ts";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { attendanceMarkKind } from "../attendance/attendance-mark.ts";
import { toInverse } from "./inverse.ts";
import {
  addStep,
  createStep,
  emptyUndoStack,
  forgetNamed,
  joinStep,
  redoStep,
  UNDO_STEP_LIMIT,
  undoStep,
  type UndoStack,
} from "./undo-stack.ts";

/** A store as simple as can be: a deletion takes the values with it, as in sync. */
function createRows(initial: Record<string, Fields> = {}) {
  const rows = new Map<string, Fields>(Object.entries(initial));
  const place = { scope: "t/kim/2026", find: (_kind: string, id: string) => rows.get(id) };
  return {
    rows,
    place,
    findPlace: (scope: string) => (scope === place.scope ? place : undefined),
    write(changes: readonly Change[]) {
      for (const { id, set } of changes) {
        const row = rows.get(id);
        if (set[DEAD] === true) rows.delete(id);
        else if (row || set[DEAD] === false) {
          const { [DEAD]: _dead, ...fields } = set;
          rows.set(id, { ...row, ...fields });
        }
      }
    },
  };
}

function act(
  stack: UndoStack,
  store: ReturnType<typeof createRows>,
  label: string,
  changes: readonly Change[],
): UndoStack {
  const step = createStep(label, changes, store.place);
  store.write(changes);
  return addStep(stack, step);
}

describe("toInverse", () => {
  it.each([
    ["an edited field", { name: "가" }, { id: "1", name: "나" }, { name: "나" }],
    ["a field that was not there", { note: "가" }, { id: "1" }, { note: null }],
    ["a new row", { name: "가", [DEAD]: false }, undefined, { [DEAD]: true }],
    [
      "a deleted row, whole",
      { [DEAD]: true },
      { id: "1", name: "나", number: 3 },
      { name: "나", number: 3, [DEAD]: false },
    ],
    [
      "a row that is there and is written as if new",
      { name: "가", [DEAD]: false },
      { id: "1", name: "나" },
      { name: "나" },
    ],
  ])("takes back %s", (_what, set, row, expected) => {
    expect(toInverse({ kind: "student", id: "1", set }, () => row)).toEqual({
      kind: "student",
      id: "1",
      set: expected,
    });
  });
});

test("a text that is saved while it is written is one step, back to before its first letter", () => {
  const store = createRows({ old: { text: "처음" } });
  const write = (stack: UndoStack, changes: readonly Change[], isGoingOn: boolean): UndoStack => {
    const step = createStep("글", changes, store.place);
    store.write(changes);
    return (isGoingOn ? joinStep : addStep)(stack, step);
  };
  const typed = (id: string, text: string): Change => ({ kind: "listText", id, set: { text } });
  const other = write(emptyUndoStack, [typed("old", "먼저")], false);
  const made = write(other, [createRow("listText", "new", { text: "가" })], false);
  const longer = write(made, [typed("new", "가나")], true);
  const stack = write(longer, [typed("new", "가나다"), typed("old", "함께")], true);
  expect(stack.done).toHaveLength(2);

  const undone = undoStep(stack, store.findPlace);
  store.write(undone?.changes ?? []);
  expect(Object.fromEntries(store.rows)).toEqual({ old: { text: "먼저" } });

  store.write(redoStep(undone?.stack ?? emptyUndoStack, store.findPlace)?.changes ?? []);
  expect(store.rows.get("new")).toMatchObject({ text: "가나다" });
});

test("an import of many rows is one step back and one step forth", () => {
  const store = createRows({ old: { name: "이솔", number: 1 } });
  const changes = [
    createRow("student", "a", { name: "권아인", number: 2 }),
    createRow("student", "b", { name: "조수아", number: 3 }),
    { kind: "student", id: "old", set: { number: 4 } },
  ];
  const stack = act(emptyUndoStack, store, "명단 가져오기", changes);

  const undone = undoStep(stack, store.findPlace);
  store.write(undone?.changes ?? []);

  expect(undone?.label).toBe("명단 가져오기");
  expect(Object.fromEntries(store.rows)).toEqual({ old: { name: "이솔", number: 1 } });

  const redone = redoStep(undone?.stack ?? emptyUndoStack, store.findPlace);
  store.write(redone?.changes ?? []);

  expect(Object.fromEntries(store.rows)).toEqual({
    old: { name: "이솔", number: 4 },
    a: { name: "권아인", number: 2 },
    b: { name: "조수아", number: 3 },
  });
});

test("a deleted row comes back with every field", () => {
  const store = createRows({ a: { id: "a", name: "권아인", number: 2, note: "우유 알레르기" } });
  const stack = act(emptyUndoStack, store, "학생 지우기", [removeRow("student", "a")]);

  store.write(undoStep(stack, store.findPlace)?.changes ?? []);

  expect(store.rows.get("a")).toEqual({ name: "권아인", number: 2, note: "우유 알레르기" });
});

test("undo leaves a field alone that somebody else has written since", () => {
  const store = createRows({ a: { name: "권아인", note: "하나", number: 2 } });
  const stack = act(emptyUndoStack, store, "고치기", [
    { kind: "student", id: "a", set: { note: "둘", number: 3 } },
  ]);
  store.write([{ kind: "student", id: "a", set: { note: "옆자리 선생님이 적은 말" } }]);

  store.write(undoStep(stack, store.findPlace)?.changes ?? []);

  expect(store.rows.get("a")).toEqual({
    name: "권아인",
    note: "옆자리 선생님이 적은 말",
    number: 2,
  });
});

test("undo takes a 결과 back whole, though it is read with more than was written", () => {
  const store = createRows();
  const id = "2026-03-04~s1~classMissed";
  const read = (_kind: string, fields: Fields) => toReadData(attendanceMarkKind, fields);
  const place = {
    ...store.place,
    read,
    find: (kind: string, rowId: string) =>
      read(kind, store.place.find(kind, rowId) ?? { kind: "late" }),
  };
  const set = { day: "2026-03-04", studentId: "s1", kind: "classMissed", reason: "illness" };
  const changes = [createRow(attendanceMarkKind.name, id, set)];
  const step = createStep("결과", changes, store.place);
  store.write(changes);
  expect(place.find(attendanceMarkKind.name, id)).toHaveProperty("periods");

  const turn = undoStep(addStep(emptyUndoStack, step), () => place);
  expect(turn?.changes).toEqual([removeRow(attendanceMarkKind.name, id)]);
});

test("undo leaves a row alone that it made and somebody else has written into since", () => {
  const store = createRows();
  const made = ["ko", "ma"].map((id) => createRow("subject", id, { name: id, colour: "sky" }));
  const stack = act(emptyUndoStack, store, "가져가기", made);
  store.rows.set("ko", { ...store.rows.get("ko"), name: "국어(고침)" });

  const turn = undoStep(stack, store.findPlace);
  store.write(turn?.changes ?? []);

  expect([...store.rows.values()]).toEqual([{ name: "국어(고침)", colour: "sky" }]);
});

test("undo leaves what a row names that it leaves", () => {
  const store = createRows();
  const made = [
    createRow("baseTable", "2027-03-01", { from: "2027-03-01" }),
    createRow("subject", "ko", { name: "국어" }),
    createRow("subject", "ma", { name: "수학" }),
    createRow("baseCell", "c1", { from: "2027-03-01", subjectId: "ko" }),
    createRow("baseCell", "c2", { from: "2027-03-01", subjectId: "ma" }),
  ];
  const stack = act(emptyUndoStack, store, "가져가기", made);
  store.rows.set("c2", { from: "2027-03-01", subjectId: "ko" });

  store.write(undoStep(stack, store.findPlace)?.changes ?? []);

  expect([...store.rows.keys()]).toEqual(["2027-03-01", "ko", "c2"]);
});

test("undo does not bring back a row that was deleted elsewhere", () => {
  const store = createRows({ a: { name: "권아인" } });
  const stack = act(emptyUndoStack, store, "고치기", [
    { kind: "student", id: "a", set: { name: "권아인이" } },
  ]);
  store.write([removeRow("student", "a")]);

  expect(undoStep(stack, store.findPlace)?.changes).toEqual([]);
});

test("a new step ends what could be redone, and a step without changes is none", () => {
  const store = createRows({ a: { number: 1 } });
  const stack = act(emptyUndoStack, store, "하나", [{ kind: "k", id: "a", set: { number: 2 } }]);
  const undone = undoStep(stack, store.findPlace)?.stack ?? emptyUndoStack;

  expect(act(undone, store, "빈 일", [])).toBe(undone);
  expect(act(undone, store, "둘", [{ kind: "k", id: "a", set: { number: 3 } }]).undone).toEqual([]);
});

test("nothing to undo or redo is nothing", () => {
  expect(undoStep(emptyUndoStack, () => undefined)).toBeUndefined();
  expect(redoStep(emptyUndoStack, () => undefined)).toBeUndefined();
});

test("only the last steps are kept", () => {
  const store = createRows({ a: { number: 0 } });
  let stack = emptyUndoStack;
  for (let number = 1; number <= UNDO_STEP_LIMIT + 5; number += 1) {
    stack = act(stack, store, String(number), [{ kind: "k", id: "a", set: { number } }]);
  }

  expect(stack.done).toHaveLength(UNDO_STEP_LIMIT);
  expect(stack.done[0]?.label).toBe("6");
});

test("what names somebody who was erased is neither taken back nor done again", () => {
  const store = createRows({ a: { number: 1 }, b: { studentIds: ["us"] } });
  let stack = act(emptyUndoStack, store, "a", [{ kind: "k", id: "a", set: { number: 2 } }]);
  stack = act(stack, store, "말", [{ kind: "k", id: "b", set: { studentIds: ["other"] } }]);
  stack = act(stack, store, "점수", [{ kind: "k", id: "2026-11-20~us~n", set: { number: 2 } }]);

  const left = forgetNamed({ done: stack.done.slice(0, 2), undone: stack.done.slice(2) }, ["us"]);

  expect(left.done.map(({ label }) => label)).toEqual(["a"]);
  expect(left.undone).toEqual([]);
});

test("any acts, all undone, leave the rows as they were; all redone, as they had become", () => {
  const change = fc.oneof(
    fc
      .record({ id: fc.constantFrom("a", "b", "c"), number: fc.integer({ min: 0, max: 9 }) })
      .map(({ id, number }): Change => createRow("k", id, { number })),
    fc.constantFrom("a", "b", "c").map((id): Change => removeRow("k", id)),
  );
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
      const store = createRows({ a: { number: 7, note: "처음" } });
      const first = Object.fromEntries(store.rows);
      let stack = emptyUndoStack;
      for (const one of changes) stack = act(stack, store, "act", [one]);
      const last = Object.fromEntries(store.rows);

      let turn = undoStep(stack, store.findPlace);
      while (turn) {
        store.write(turn.changes);
        stack = turn.stack;
        turn = undoStep(stack, store.findPlace);
      }
      expect(Object.fromEntries(store.rows)).toEqual(first);

      turn = redoStep(stack, store.findPlace);
      while (turn) {
        store.write(turn.changes);
        stack = turn.stack;
        turn = redoStep(stack, store.findPlace);
      }
      expect(Object.fromEntries(store.rows)).toEqual(last);
    }),
  );
});

test("an act that makes a row and goes on with it is one step back, and done again it is there whole", () => {
  const store = createRows();
  const made = createRow("clock", "a", { total: 0, held: 0 });
  const started = { kind: "clock", id: "a", set: { startedAt: 5, held: 0 } };
  const stack = act(emptyUndoStack, store, "시계", [made, started]);

  const undone = undoStep(stack, store.findPlace);
  store.write(undone?.changes ?? []);
  expect(store.rows.has("a")).toBe(false);
  const redone = undone && redoStep(undone.stack, store.findPlace);
  store.write(redone?.changes ?? []);
  expect(store.rows.get("a")).toEqual({ total: 0, held: 0, startedAt: 5 });
});

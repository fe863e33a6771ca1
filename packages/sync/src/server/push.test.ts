import { DEAD } from "../change.ts";
import { describe, expect, it } from "vitest";
import { toStamp } from "../clock.ts";
import type { Fields } from "../kind.ts";
import { SET_LIMIT_CHARACTERS } from "../protocol.ts";
import type { Op } from "../protocol.ts";
import { markKind, NOON, openPolicy, SCOPE } from "../testing/rig.ts";
import { createMemoryDatabase } from "./memory-database.testing.ts";
import { pullRows } from "./pull.ts";
import { pushOps } from "./push.ts";

let ticks = 0;

function buildOp(op: Partial<Op> = {}): Op {
  const set: Fields = { [DEAD]: false, status: "late" };
  return { n: 0, kind: "mark", id: "m1", set, at: toStamp(NOON, ++ticks, "d1"), ...op };
}

function buildPush() {
  const database = createMemoryDatabase();
  const push = (ops: readonly Op[], now = NOON, policy = openPolicy) =>
    pushOps(database, policy, [markKind], { actor: "u1", scope: SCOPE, ops, now });
  return { database, push };
}

describe("pushOps", () => {
  it("takes the good ops when one between them is bad", async () => {
    const { database, push } = buildPush();

    const { results, commit } = await push([
      buildOp({ n: 1 }),
      buildOp({ n: 2, id: "m2", set: { [DEAD]: false, status: "lost" } }),
      buildOp({ n: 3, id: "m3" }),
    ]);

    expect(results).toEqual([
      { n: 1 },
      { n: 2, refusal: { type: "invalid", detail: "status" } },
      { n: 3 },
    ]);
    expect(commit).toMatchObject({ from: 0, seq: 2 });
    expect((await pullRows(database, { scope: SCOPE, since: 0 })).rows).toEqual([
      ["mark", "m1", { status: "late" }, 1, expect.any(String)],
      ["mark", "m3", { status: "late" }, 2, expect.any(String)],
    ]);
  });

  it("acknowledges a replay without a new sequence, also when the permission has gone", async () => {
    const { push } = buildPush();
    const op = buildOp();
    await push([op]);
    const noMore = { canRead: () => true, canWrite: () => ({ type: "denied" as const }) };

    expect(await push([op, op])).toEqual({ results: [{ n: 0 }, { n: 0 }] });
    expect(await push([op], NOON, noMore)).toEqual({ results: [{ n: 0 }] });
  });

  it("keeps overwritten and superseded values in the history, once", async () => {
    const { database, push } = buildPush();
    const first = buildOp({ set: { [DEAD]: false, status: "late", note: "first" } });
    const tooLate = buildOp({ set: { note: "too late" } });
    const second = buildOp({ set: { note: "second" } });

    await push([first]);
    await push([second]);
    await push([tooLate]);
    await push([tooLate, first]);

    expect(database.listHistory(SCOPE).map(({ value, cause }) => [value, cause])).toEqual([
      ["first", "overwritten"],
      ["too late", "superseded"],
    ]);
  });

  it("takes nothing that names somebody who was erased, also behind what it takes", async () => {
    const { database, push } = buildPush();
    const state = { seq: 0, floor: 0, clock: "", erased: "p1 p2" };
    await database.transaction((tx) => tx.saveScope(SCOPE, state));
    const ids = ["m1", "d~p1~x", "m2", "m3"];
    const notes = ["p12, p1 p2", "x", "p2", '{"id":"p1"}'];
    for (const [n, id] of ids.entries()) {
      const op = buildOp({ n, id, set: { [DEAD]: false, status: "late", note: notes[n] } });
      const refusal = { type: "denied", detail: "destroyed" };
      expect((await push([op])).results).toEqual([n === 0 ? { n } : { n, refusal }]);
    }
    expect(database.listRows(SCOPE)).toHaveLength(1);
  });

  it("keeps everything of a deleted row in the history", async () => {
    const { database, push } = buildPush();
    await push([buildOp({ set: { [DEAD]: false, status: "late", note: "words" } })]);
    await push([buildOp({ set: { [DEAD]: true } })]);

    const kept = database.listHistory(SCOPE).map(({ field, value }) => [field, value]);
    expect(kept).toEqual([
      ["status", "late"],
      ["note", "words"],
      [DEAD, false],
    ]);
  });

  it("answers gone to an edit of a row that is not there, and takes a deletion of it", async () => {
    const { push } = buildPush();

    const { results } = await push([
      buildOp({ n: 1, set: { note: "x" } }),
      buildOp({ n: 2, set: { [DEAD]: true } }),
    ]);

    expect(results).toEqual([{ n: 1, refusal: { type: "gone" } }, { n: 2 }]);
  });

  it("answers gone to an edit that is later than a deletion its author had not seen, each time", async () => {
    const { push } = buildPush();
    const edit = buildOp({ set: { note: "x" }, at: toStamp(NOON + 5, 0, "d2") });
    await push([buildOp()]);
    await push([buildOp({ set: { [DEAD]: true } })]);

    const gone = [{ n: 0, refusal: { type: "gone" } }];
    expect((await push([edit])).results).toEqual(gone);
    expect((await push([edit])).results).toEqual(gone);
  });

  it("refuses a stamp from the future as clock and takes it a minute before", async () => {
    const { push } = buildPush();

    const late = await push([buildOp({ at: toStamp(NOON + 60_001, 0, "d1") })]);
    const right = await push([buildOp({ at: toStamp(NOON + 60_000, 0, "d1") })]);

    expect(late.results).toEqual([{ n: 0, refusal: { type: "clock" } }]);
    expect(right.results).toEqual([{ n: 0 }]);
  });

  it.each<[string, Partial<Op>, string]>([
    ["a stamp that is none", { at: "yesterday" }, "malformed"],
    ["an id with a line break", { id: "a\nb" }, "malformed"],
    ["an empty id", { id: "" }, "malformed"],
    ["a reserved field", { set: { "~killed": "x" } }, "malformed"],
    [
      "a field that would change the prototype",
      { set: JSON.parse('{"__proto__":{"a":1}}') },
      "malformed",
    ],
    ["a value nested deeper than a page can walk", { set: { a: nest(51) } }, "malformed"],
    ["a value nested beyond all sense", { set: { a: nest(20_000) } }, "malformed"],
    [
      "a field's own stamp that is later than the op's, and so may be of the future",
      { stamps: { status: toStamp(NOON + 3_600_000, 0, "d1") } },
      "malformed",
    ],
    ["a field's own stamp that is none", { stamps: { status: "yesterday" } }, "malformed"],
    ["a stamp of a field that is not set", { stamps: { note: toStamp(0, 0, "d1") } }, "malformed"],
    ["more than 200 fields", { set: toFields(201) }, "malformed"],
    ["a set beyond the limit", { set: { a: "x".repeat(SET_LIMIT_CHARACTERS) } }, "too-large"],
    ["a kind nobody knows", { kind: "poem" }, "unknown-kind"],
    ["a row that the policy seals", { id: "sealed1" }, "denied"],
  ])("refuses %s", async (_name, part, type) => {
    const { push } = buildPush();

    const { results, commit } = await push([buildOp(part)]);

    expect(results).toMatchObject([{ n: 0, refusal: { type } }]);
    expect(commit).toBeUndefined();
  });

  it("remembers when a row was deleted first, whatever comes to it later", async () => {
    const { database, push } = buildPush();
    await push([buildOp()]);
    await push([buildOp({ set: { [DEAD]: true } })]);
    const dayLater = NOON + 24 * 3_600_000;

    await push([buildOp({ set: { note: "late words" } })], dayLater);
    await push([buildOp({ set: { [DEAD]: true } })], dayLater);

    expect(database.listRows(SCOPE)).toMatchObject([{ deadAt: NOON, seq: 4 }]);
  });

  it("does not tell a stranger which rows exist", async () => {
    const { push } = buildPush();
    const closed = { canRead: () => false, canWrite: () => ({ type: "denied" as const }) };
    await push([buildOp()]);

    const edits = [buildOp({ set: { note: "x" } }), buildOp({ id: "m9", set: { note: "x" } })];
    const { results } = await push(edits, NOON, closed);

    expect(results.map(({ refusal }) => refusal?.type)).toEqual(["denied", "denied"]);
  });
});

function nest(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

function toFields(count: number): Fields {
  return Object.fromEntries(Array.from({ length: count }, (_, n) => [`f${n}`, n]));
}

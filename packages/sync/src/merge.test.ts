import { DEAD } from "./change.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDead, KILLED, mergeOp, mergeStamped } from "./merge.ts";
import type { MergedRow } from "./merge.ts";

interface TestOp {
  readonly set: Readonly<Record<string, unknown>>;
  readonly at: string;
}

const stamp = (ms: number, device = "d"): string => `${String(ms).padStart(13, "0")}0000${device}`;

function mergeAll(ops: readonly TestOp[]): MergedRow {
  return ops.reduce<MergedRow>((row, op) => mergeOp(row, op).row, { data: {}, at: {} });
}

const opSet = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.dictionary(fc.constantFrom("a", "b", "c"), fc.integer(), { minKeys: 1 }),
  },
  { weight: 1, arbitrary: fc.constant({ [DEAD]: true }) },
  { weight: 1, arbitrary: fc.record({ [DEAD]: fc.constant(false), a: fc.integer() }) },
);
/** Unique stamps, as the clock gives them. */
const opList = fc
  .array(opSet, { minLength: 1, maxLength: 8 })
  .map((sets) => sets.map((set, index) => ({ set, at: stamp(index + 1) })));

describe("mergeStamped", () => {
  it("brings a row up to what another one is, as if its ops had come one by one", () => {
    fc.assert(
      fc.property(opList, fc.array(fc.boolean()), (ops, known) => {
        const whole = mergeAll(ops);
        const part = mergeAll(ops.filter((_op, index) => known[index]));
        const { [KILLED]: killed, ...fields } = whole.at;
        const stamps = killed === undefined ? fields : { ...fields, [KILLED]: killed };
        const at = `${stamp(99)}.r`;

        expect(mergeStamped(part, { set: whole.data, at, stamps }).row).toEqual(whole);
      }),
    );
  });
});

describe("mergeOp", () => {
  it("ends in the same row whatever the order of arrival", () => {
    fc.assert(
      fc.property(
        opList.chain((ops) =>
          fc.tuple(fc.constant(ops), fc.shuffledSubarray(ops, { minLength: ops.length })),
        ),
        ([ops, shuffled]) => {
          expect(mergeAll(shuffled)).toEqual(mergeAll(ops));
        },
      ),
      { numRuns: 5_000 },
    );
  });

  it("changes nothing when ops arrive again, in any order", () => {
    fc.assert(
      fc.property(
        opList.chain((ops) => fc.tuple(fc.constant(ops), fc.shuffledSubarray(ops))),
        ([ops, again]) => {
          const row = mergeAll(ops);
          for (const op of again) expect(mergeOp(row, op).isChanged).toBe(false);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it("ends alike for all 34,650 interleavings of four ops on three devices", () => {
    const sets = [
      { a: 1 },
      { b: 2, [DEAD]: false },
      { [DEAD]: true },
      { a: 3, c: 4, [DEAD]: false },
    ];
    const queues = ["x", "y", "z"].map((device, place) =>
      sets.map((set, index) => ({ set, at: stamp(10 + index * 3 + place, device) })),
    );
    const expected = mergeAll(queues.flat());
    let count = 0;

    function interleave(row: MergedRow, next: readonly number[]): void {
      if (next.every((index) => index === sets.length)) {
        count++;
        if (JSON.stringify(sort(row)) !== JSON.stringify(sort(expected)))
          expect(row).toEqual(expected);
        return;
      }
      for (const [device, index] of next.entries()) {
        const op = queues[device]?.[index];
        if (op) interleave(mergeOp(row, op).row, next.with(device, index + 1));
      }
    }
    interleave({ data: {}, at: {} }, [0, 0, 0]);

    expect(count).toBe(34_650);
  });

  it("does not bring back the note of a mark that was deleted and set again", () => {
    const row = mergeAll([
      { set: { [DEAD]: false, kind: "late", note: "clinic" }, at: stamp(1) },
      { set: { [DEAD]: true }, at: stamp(2) },
      { set: { [DEAD]: false, kind: "absent" }, at: stamp(3) },
    ]);

    expect(row.data).toEqual({ [DEAD]: false, kind: "absent" });
  });

  it("keeps both notes when two devices create the same row", () => {
    const row = mergeAll([
      { set: { [DEAD]: false, kind: "late", note: "bus" }, at: stamp(1, "x") },
      { set: { [DEAD]: false, kind: "late", phone: "called" }, at: stamp(2, "y") },
    ]);

    expect(row.data).toMatchObject({ note: "bus", phone: "called" });
    expect(isDead(row)).toBe(false);
  });

  it("tells what an op overwrote and what of it came too late", () => {
    const before = mergeAll([{ set: { a: 1, b: 2 }, at: stamp(5) }]);

    const later = mergeOp(before, { set: { a: 9 }, at: stamp(6) });
    const earlier = mergeOp(before, { set: { b: 8 }, at: stamp(4) });

    expect(later.overwritten).toEqual([{ field: "a", value: 1, at: stamp(5), by: stamp(6) }]);
    expect(earlier.superseded).toEqual([{ field: "b", value: 8, at: stamp(4), by: stamp(5) }]);
    expect(earlier.isChanged).toBe(false);
  });

  it("is not fooled by field names that every object has", () => {
    const row = mergeAll([{ set: { constructor: 1, toString: 2 }, at: stamp(1) }]);

    expect(Object.entries(row.data)).toEqual([
      ["constructor", 1],
      ["toString", 2],
    ]);
  });
});

function sort({ data, at }: MergedRow): unknown {
  const byName = (a: readonly [string, unknown], b: readonly [string, unknown]): number =>
    a[0] < b[0] ? -1 : 1;
  return [Object.entries(data).sort(byName), Object.entries(at).sort(byName)];
}

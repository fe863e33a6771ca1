import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  findSeenRows,
  listRowParts,
  moveWindow,
  stepWindow,
  type RowSpan,
  type ScrollWay,
} from "./row-window.ts";

/** A list, what of it is drawn, and what is seen. */
const scene = fc.integer({ min: 1, max: 400 }).chain((rowCount) => {
  const span = fc
    .tuple(fc.nat(rowCount), fc.nat(rowCount))
    .map(([a, b]): RowSpan => ({ from: Math.min(a, b), to: Math.max(a, b) }));
  const way = fc.constantFrom<ScrollWay>("down", "up", undefined);
  return fc.record({ rowCount: fc.constant(rowCount), drawn: span, seen: span, way });
});

describe("the seen rows", () => {
  it.each([
    [0, 56, { from: 0, to: 2 }],
    [30, 56, { from: 1, to: 4 }],
    [28 * 8, 500, { from: 8, to: 9 }],
    [5_000, 56, { from: 9, to: 9 }],
  ])("from %d px on, %d px high", (scrollTop, height, seen) => {
    expect(findSeenRows({ scrollTop, height, rowHeight: 28, rowCount: 9 })).toEqual(seen);
  });

  test("are those of which a pixel lies in the box", () => {
    fc.assert(
      fc.property(
        fc.nat(3_000),
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 300 }),
        (scrollTop, height, rowHeight, rowCount) => {
          const { from, to } = findSeenRows({ scrollTop, height, rowHeight, rowCount });
          const seen = Array.from({ length: rowCount }, (_, row) => row).filter(
            (row) => (row + 1) * rowHeight > scrollTop && row * rowHeight < scrollTop + height,
          );
          expect(Array.from({ length: to - from }, (_, at) => from + at)).toEqual(seen);
        },
      ),
    );
  });
});

describe("the window of drawn rows", () => {
  test("holds what is seen and some rows beyond the edge that is scrolled to, or both edges", () => {
    fc.assert(
      fc.property(scene, ({ drawn, seen, rowCount, way }) => {
        const { from, to } = moveWindow(drawn, seen, { rowCount, way });
        const [above, below] = [way === "down" ? 0 : 6, way === "up" ? 0 : 6];
        expect(from).toBeLessThanOrEqual(Math.max(0, seen.from - above));
        expect(to).toBeGreaterThanOrEqual(Math.min(rowCount, seen.to + below));
        expect([from >= 0, to <= rowCount]).toEqual([true, true]);
      }),
    );
  });

  test("lets go of what was passed", () => {
    const window = { from: 88, to: 132 };
    const seen = { from: 107, to: 127 };

    expect(moveWindow(window, seen, { rowCount: 300, way: "down" })).toEqual({
      from: 104,
      to: 139,
    });
    const back = { from: 93, to: 113 };
    expect(moveWindow(window, back, { rowCount: 300, way: "up" })).toEqual({ from: 81, to: 116 });
  });

  test("stays as it is while it reaches far enough: a step of the wheel draws nothing", () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: -6, max: 6 }), ({ drawn, seen, rowCount, way }, by) => {
        const window = moveWindow(drawn, seen, { rowCount, way });
        expect(moveWindow(window, seen, { rowCount, way })).toBe(window);
        fc.pre(window !== drawn);
        const step = way === "down" ? Math.abs(by) : way === "up" ? -Math.abs(by) : by;
        const moved = { from: seen.from + step, to: seen.to + step };
        expect(moveWindow(window, moved, { rowCount, way })).toBe(window);
      }),
    );
  });
});

describe("a step of drawing", () => {
  test("shows what is seen, and reaches what is wanted by a few rows at a time", () => {
    fc.assert(
      fc.property(scene, ({ drawn, seen, rowCount, way }) => {
        const wanted = moveWindow(drawn, seen, { rowCount, way });
        let span = stepWindow(drawn, wanted, seen);
        for (let steps = 0; span.from !== wanted.from || span.to !== wanted.to; steps++) {
          expect(span.from).toBeLessThanOrEqual(seen.from);
          expect(span.to).toBeGreaterThanOrEqual(seen.to);
          const next = stepWindow(span, wanted, seen);
          expect(next.to - next.from - (span.to - span.from)).toBeLessThanOrEqual(8);
          expect(steps).toBeLessThan(rowCount);
          span = next;
        }
        expect(stepWindow(wanted, wanted, seen)).toEqual(wanted);
      }),
    );
  });
});

describe("the parts of the list", () => {
  test("have each row once and in order, drawn or as room, and the one with the focus drawn", () => {
    fc.assert(
      fc.property(scene, fc.integer({ min: -1, max: 450 }), ({ drawn, rowCount }, kept) => {
        const parts = listRowParts(drawn, kept, rowCount);
        const rows: number[] = [];
        let next = 0;
        for (const part of parts) {
          if (part.type === "row") {
            expect(part.index).toBe(next);
            rows.push(part.index);
          }
          next += part.type === "row" ? 1 : part.rowCount;
        }
        expect(next).toBe(rowCount);
        const expected = Array.from({ length: rowCount }, (_, row) => row).filter(
          (row) => row === kept || (drawn.from <= row && row < drawn.to),
        );
        expect(rows).toEqual(expected);
        const keys = parts.map((part) => (part.type === "row" ? part.index : part.key));
        expect(new Set(keys).size).toBe(keys.length);
      }),
    );
  });
});

import { describe, expect, it } from "vitest";
import type { WireRow } from "../protocol.ts";
import { advance, NEW_MARK } from "./mark.ts";
import type { Mark, Settlement } from "./mark.ts";

const mark: Mark = { ...NEW_MARK, cursor: 5, epoch: "e1", clock: "17" };
const row = (seq: number): WireRow => ["mark", `m${seq}`, { note: "x" }, seq];

function settle(since: number, rows: readonly WireRow[], next: Partial<Mark> = {}): Settlement {
  const cursor = rows.at(-1)?.[3] ?? since;
  const after = { ...mark, cursor, ...next };
  return { since, rows, mark: after, reset: false, acked: [], refused: [] };
}

describe("advance", () => {
  it("takes what continues, and of what overlaps only the news", () => {
    expect(advance(mark, settle(5, [row(6)]))).toMatchObject({
      rows: [row(6)],
      mark: { cursor: 6 },
    });
    expect(advance(mark, settle(3, [row(4), row(5), row(7)]))).toMatchObject({
      rows: [row(7)],
      mark: { cursor: 7 },
    });
  });

  it("stays where it is before a hole, and never goes back", () => {
    const hole = advance(mark, settle(6, [row(7)], { clock: "19" }));
    const old = advance(mark, settle(2, [row(3)]));

    expect(hole).toEqual({ mark: { ...mark, clock: "19" }, rows: [], clear: false });
    expect(old).toMatchObject({ mark: { cursor: 5 }, rows: [] });
  });

  // A tab that was frozen has missed the settlement that led over.
  it("takes nothing of another life that does not begin with what was lost on the way", () => {
    for (const since of [0, 5]) {
      const news = advance(mark, settle(since, [row(6)], { epoch: "e2" }));

      expect(news).toEqual({ mark, rows: [], clear: false });
    }
    const over = { ...settle(0, [row(2)], { epoch: "e2", cursor: 2 }), reset: true };
    expect(advance(mark, over)).toMatchObject({ mark: { cursor: 2, epoch: "e2" }, clear: true });
  });

  it("takes nothing from after a reset that it has missed", () => {
    const after = advance(mark, settle(5, [row(9)], { floor: 8 }));
    const reset = { ...settle(0, [row(9)], { floor: 8 }), reset: true };

    expect(after).toEqual({ mark, rows: [], clear: false });
    expect(advance(mark, reset)).toMatchObject({ mark: { floor: 8 }, rows: [row(9)], clear: true });
  });
});

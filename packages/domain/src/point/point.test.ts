import { createRow, removeRow } from "@damim/sync/change.ts";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { layChanges } from "../base/lay-changes.ts";
import { listSheetLines } from "../record/testing/list-sheet-lines.ts";
import { readRecordGolden } from "../record/testing/read-golden.ts";
import { givePoints } from "./give-points.ts";
import { toSchema } from "../record/to-schema.ts";
import { toSheet } from "../record/to-sheet.ts";
import { point } from "./point-record.ts";
import { pointKind, sumPoints } from "./point.ts";

interface GoldenPoints {
  readonly rows: readonly number[];
  readonly removed?: readonly number[];
  readonly sum: number;
}

function give(amount: number, reason = "발표") {
  let next = 0;
  return givePoints({ amount, reason, source: "scoreBoard" }, ["s3", "s5", "s3"], {
    day: "2026-11-20",
    newId: () => `u${(next += 1)}`,
  });
}

describe("points", () => {
  it.each(readRecordGolden<readonly GoldenPoints[]>("points"))(
    "%j",
    ({ rows, removed = [], sum }) => {
      const given = rows.map((amount, index) =>
        createRow(pointKind.name, `p${index}`, { amount, studentId: "s3" }),
      );
      const taken = removed.map((_, index) => removeRow(pointKind.name, `p${index}`));

      const read = layChanges(() => new Map(), [...given, ...taken]);

      expect(sumPoints(read(pointKind).values())).toBe(sum);
    },
  );

  it("are a row for each pupil, once", () => {
    const changes = give(2);

    expect(changes.map(({ id }) => id)).toEqual(["2026-11-20~s3~u1", "2026-11-20~s5~u2"]);
    for (const { set } of changes) expect(v.is(toSchema(point), set)).toBe(true);
  });

  it("are never 0, never more than a row holds", () => {
    expect(give(0)).toEqual([]);
    expect(give(99)[0]?.set).toMatchObject({ amount: 10 });
    expect(give(-99)[0]?.set).toMatchObject({ amount: -10 });
    expect(v.is(toSchema(point), { ...give(1)[0]?.set, amount: 0 })).toBe(false);
    expect(v.is(toSchema(point), give(1, "가".repeat(99))[0]?.set)).toBe(true);
  });

  it("stand in a sheet", () => {
    const rows = { point: [{ id: "a", day: "2026-11-20", studentId: "s5", amount: -1 }] };

    expect(listSheetLines(toSheet(point), rows)).toEqual(["2026-11-20|5|김하린|-1|"]);
  });
});

import { describe, expect, it } from "vitest";
import { noTotals } from "./attendance-counts.ts";
import { toSumsTable } from "./sums-table.ts";

describe("sums by kind and reason", () => {
  it("stand in the order of the attendance book, and 출석인정 is in no sum", () => {
    const totals = { ...noTotals, late: { illness: 2, unexcused: 1, other: 0, excused: 5 } };

    const { heads, rows } = toSumsTable(totals);

    expect(heads).toEqual(["질병", "미인정", "기타", "출석인정"]);
    expect(rows.map(({ label, sum }) => [label, sum])).toEqual([
      ["결석", 0],
      ["지각", 3],
      ["조퇴", 0],
      ["결과", 0],
    ]);
    expect(rows[1]?.cells.map(({ count }) => count)).toEqual([2, 1, 0, 5]);
  });
});

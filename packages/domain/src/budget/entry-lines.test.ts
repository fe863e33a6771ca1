import fc from "fast-check";
import { describe, expect, it } from "vitest";
import * as v from "valibot";
import { toSchema } from "../record/to-schema.ts";
import { sumBudget } from "./balance.ts";
import type { BudgetEntry, KeptEntry } from "./budget.ts";
import { readLines, showLines } from "./entry-lines.ts";
import { budgetEntry } from "./entry-record.ts";
import { toSettlement } from "./settlement.ts";
import { toItemLines, toUploadLines } from "./upload-sheets.ts";

const entry: BudgetEntry = {
  budgetId: "b",
  day: "2026-04-02",
  type: "out",
  amount: 33_000,
  item: "색지",
};
const anyEntries = fc
  .array(
    fc.record({
      day: fc.constantFrom("2026-03-10", "2026-04-02", "2026-05-01"),
      type: fc.constantFrom("in", "out", "back"),
      amount: fc.integer({ min: 1, max: 99_999_999 }),
      isPlanned: fc.boolean(),
    }),
  )
  .map((drawn) =>
    drawn.map((one, index) => ({ ...one, id: `e${index}`, budgetId: "b", item: "색지" })),
  ) as fc.Arbitrary<readonly KeptEntry[]>;

const anyLines = fc.array(
  fc.record({
    name: fc.constantFrom("색지", "풀", "가위"),
    spec: fc.constantFrom(undefined, "8절", "35 g"),
    unit: fc.constantFrom(undefined, "장"),
    count: fc.integer({ min: 1, max: 9_999 }),
    price: fc.integer({ min: 0, max: 9_999_999 }),
  }),
  { maxLength: 20 },
);
const anyItemized = anyEntries.chain((entries) =>
  fc
    .array(fc.option(anyLines), { minLength: entries.length, maxLength: entries.length })
    .map((all) => entries.map((each, at): KeptEntry => ({ ...each, lines: all[at] ?? null }))),
);

describe("the sheets of K-에듀파인", () => {
  it("add up to what was spent and what is planned, whatever the lines of each entry say", () => {
    const sumOf = (lines: readonly (readonly (string | number)[])[]): number =>
      lines.reduce((sum, line) => sum + Number(line[3]) * Number(line[4]), 0);
    fc.assert(
      fc.property(anyItemized, (entries) => {
        const settlement = toSettlement(entries);
        const amounts = toUploadLines(settlement).map((line) => Number(line[2]));

        expect(amounts.reduce((sum, won) => sum + won, 0)).toBe(settlement.spent);
        expect(sumOf(toItemLines(entries, "spent"))).toBe(settlement.spent);
        expect(sumOf(toItemLines(entries, "planned"))).toBe(sumBudget(entries).planned);
      }),
    );
  });

  it("say what the lines differ by, and what was bought without lines in one", () => {
    const lines = [
      { name: "색지", spec: "8절", unit: "장", count: 3, price: 4_500 },
      { name: "풀", count: 2, price: 1_000 },
    ];
    const kept: readonly KeptEntry[] = [
      { ...entry, id: "e1", amount: 15_000, lines, shop: "푸른문구사" },
      { ...entry, id: "e2", amount: 3_000, item: "간식", group: "간식/음료" },
      { ...entry, id: "e3", amount: 1_000, item: "풀 반품", type: "back" },
    ];

    expect(toItemLines(kept, "spent").map((line) => line.join("|"))).toEqual([
      "색지|8절|장|3|4500",
      "풀|||2|1000",
      "할인·기타|||1|-500",
      "간식|||1|3000",
      "풀 반품|||1|-1000",
    ]);
    expect(toUploadLines(toSettlement(kept)).map((line) => line.join("|"))).toEqual([
      "2026-04-02|푸른문구사|15000|기타|색지",
      "2026-04-02||3000|간식/음료|간식",
      "2026-04-02||-1000|기타|풀 반품",
    ]);
  });
});

describe("품목 as they are typed", () => {
  it("come back from what a form shows of them", () => {
    fc.assert(
      fc.property(anyLines, (lines) => {
        const read = readLines(showLines(lines));

        expect(read).toEqual({ ok: true, value: JSON.parse(JSON.stringify(lines)) });
        expect(
          v.is(toSchema(budgetEntry), { ...entry, lines: read.ok ? read.value : undefined }),
        ).toBe(true);
      }),
    );
  });

  it("leave lines without a letter out, and take one piece where no count stands", () => {
    expect(readLines(" \t\t\t\t\n색지\t\t\t\t4,500\n")).toEqual({
      ok: true,
      value: [{ name: "색지", count: 1, price: 4_500 }],
    });
  });

  it.each([
    ["\t\t\t3\t4500", 0, "name", "1번째 품목의 이름을 적어 주세요."],
    ["풀\t\t\t1\t500\n색지\t\t\t0\t500", 1, "count", /^「색지」의 수량/],
    ["색지\t\t\t만개\t500", 0, "count", /^「색지」의 수량/],
    ["색지\t\t\t3\t", 0, "price", "「색지」의 단가를 「4,500」처럼 적어 주세요."],
    [`색지\t\t${"가".repeat(11)}\t3\t1`, 0, "unit", "품목의 단위는 10자까지 적을 수 있어요."],
    [Array(21).fill("색지\t\t\t1\t1").join("\n"), 20, "name", "품목은 20줄까지 적을 수 있어요."],
  ])("%j is to be mended in line %i at its %s", (typed, at, cell, sentence) => {
    const read = readLines(typed);

    if (read.ok) throw new Error("refused");
    const told = typeof sentence === "string" ? sentence : expect.stringMatching(sentence);
    expect(read.refusal).toMatchObject({ at, cell, sentence: told });
  });
});

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readReceipt, type ReadReceipt } from "./read-receipt.ts";

interface GoldenReceipt {
  readonly id: string;
  readonly lines: readonly string[];
  readonly read: ReadReceipt;
}

const golden = JSON.parse(
  readFileSync(new URL("golden-receipts.json", import.meta.url), "utf8"),
) as readonly GoldenReceipt[]; // ours
const TODAY = "2026-11-20";

describe("a receipt", () => {
  it.each(golden)("$id is read as it is known to be", ({ lines, read }) => {
    expect(readReceipt(lines, TODAY)).toEqual(read);
  });

  it.each<[string, readonly string[], Partial<ReadReceipt>]>([
    ["glued columns name no amount", ["합계 6 30,000"], { isSure: false }],
    ["a digit too many is no number", ["합계 129,2000"], { isSure: false }],
    ["a point is a comma", ["합계 29.200", "신용카드 29,200"], { amount: 29_200, isSure: true }],
    ["the card's number is no amount", ["카드번호 9410-1234"], { isSure: false }],
    ["a discount is no amount", ["할인합계 -3,800", "총액 9,000"], { amount: 9_000 }],
    [
      "two lines that differ prove nothing",
      ["합계 9,000", "카드결제 9,500"],
      { amount: 9_000, isSure: false },
    ],
    [
      "tax that adds up otherwise proves nothing",
      ["공급가액 9,000", "부가세 800", "합계 9,900"],
      { isSure: false },
    ],
    ["a day that does not exist is none", ["가게", "2026-02-30"], { shop: "가게" }],
    ["nothing is nothing", [], { isSure: false }],
  ])("%s", (_what, lines, read) => {
    expect(readReceipt(lines, TODAY)).toMatchObject(read);
  });

  it("in which one line was read badly is never sure of a wrong amount", () => {
    const mistake = fc.record({
      receipt: fc.constantFrom(...golden.filter(({ read }) => read.isSure)),
      line: fc.nat(20),
      at: fc.nat(60),
      letter: fc.constantFrom("0", "1", "3", "8", "9", ",", ".", " ", "ㅁ", ""),
    });
    fc.assert(
      fc.property(mistake, ({ receipt, line, at, letter }) => {
        const lines = receipt.lines.map((text, index) =>
          index === line ? text.slice(0, at) + letter + text.slice(at + 1) : text,
        );
        const { amount, isSure } = readReceipt(lines, TODAY);
        expect(!isSure || amount === receipt.read.amount).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

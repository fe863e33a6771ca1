import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toSentence } from "../base/result.ts";
import { calculate, calculatorMessages, divideWhole } from "./calculate.ts";

interface GoldenCalculation {
  readonly text?: string;
  readonly shows?: string;
  readonly about?: boolean;
  readonly divide?: readonly [string, string];
  readonly quotient?: string;
  readonly rest?: string;
  readonly error?: string;
}

const { calculator } = JSON.parse(
  readFileSync(new URL("golden-calculator.json", import.meta.url), "utf8"),
) as { readonly calculator: readonly GoldenCalculation[] }; // ours

describe("the calculator", () => {
  it.each(calculator)("%j", ({ text, shows, about = false, divide, quotient, rest, error }) => {
    const result = divide ? divideWhole(...divide) : calculate(text ?? "");

    const value = divide ? { quotient, rest } : { shows, isAbout: about };
    expect(result).toEqual(error ? { ok: false, refusal: { type: error } } : { ok: true, value });
  });

  it.each([
    ["((1)", "unreadable"],
    ["1)", "unreadable"],
    ["1,00", "unreadable"],
    [".5", "unreadable"],
    ["1 2", "unreadable"],
    ["1+".repeat(151), "too-long"],
    ["(1-1)÷(2-2)", "zero"],
  ])("「%s」 is refused", (text, type) => {
    const result = calculate(text);
    if (result.ok) throw new Error("refused");

    expect(result.refusal.type).toBe(type);
    expect(toSentence(calculatorMessages, result.refusal)).toMatch(/요\.$/);
  });

  it("divides nothing below 0 with a rest", () => {
    expect(divideWhole("-7", "2")).toEqual({ ok: false, refusal: { type: "negative" } });
    expect(divideWhole("7", "x")).toEqual({ ok: false, refusal: { type: "unreadable" } });
  });

  it("reads any text to an end", () => {
    const letters = fc.constantFrom(...Array.from("0123456789+-×÷().,"));
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 40 }), (text) => {
        const result = calculate(text.join(""));
        if (result.ok) expect(result.value.shows).toMatch(/^-?\d+(\.\d{1,12})?$/);
      }),
    );
  });

  it("knows what divided and multiplied again is", () => {
    const number = fc.integer({ min: -99_999, max: 99_999 });
    fc.assert(
      fc.property(number, number, number, (a, b, c) => {
        fc.pre(b !== 0);
        expect(calculate(`(${a})÷(${b})×(${b})+${c}-(${c})`)).toEqual({
          ok: true,
          value: { shows: String(a), isAbout: false },
        });
      }),
    );
  });
});

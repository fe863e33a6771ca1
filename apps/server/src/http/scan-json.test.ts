import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { COMMAS_MAX, isPlainJson, MARKS_MAX, NESTING_MAX } from "./scan-json.ts";

const scan = (text: string): boolean => isPlainJson(new TextEncoder().encode(text));

describe("a body of JSON", () => {
  it.each([
    ["as deep as a row may be", "[".repeat(NESTING_MAX) + "]".repeat(NESTING_MAX), true],
    ["deeper", "[".repeat(NESTING_MAX + 1), false],
    ["deep by objects", '{"a":'.repeat(NESTING_MAX + 1), false],
    ["of many lists", `[${"[],".repeat(MARKS_MAX)}0]`, false],
    ["of many names", `[${'{"a":0},'.repeat(MARKS_MAX / 2)}0]`, false],
    ["of numbers", `[${"0,".repeat(COMMAS_MAX)}0]`, true],
    ["of many numbers", `[${"0,".repeat(COMMAS_MAX + 1)}0]`, false],
    ["with brackets in a text", JSON.stringify("[{:".repeat(MARKS_MAX)), true],
    ["with a text that never ends", `"${"[".repeat(MARKS_MAX)}`, true],
    ["with quotes and backslashes in a text", JSON.stringify(`\\"${"[".repeat(99)}\\`), true],
    ["behind such a text", `[${JSON.stringify('\\"')},${"[".repeat(NESTING_MAX)}`, false],
  ])("%s is parsed or not", (_name, text, isPlain) => {
    expect(scan(text)).toBe(isPlain);
  });

  it("of any value that a device means is parsed", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 20 }), (value) => scan(JSON.stringify(value))),
      { numRuns: 200, seed: 34 },
    );
  });
});

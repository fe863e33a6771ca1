import { describe, expect, it, test } from "vitest";
import { joinStacks, toKeptStack } from "./kept-undo.ts";
import { emptyUndoStack, type UndoStep } from "./undo-stack.ts";

const year = "t/kim/2026";

function step(label: string, rows = 1, scope = year): UndoStep {
  const changes = Array.from({ length: rows }, (_each, index) => ({
    kind: "memo",
    id: `${label}${index}`,
    set: { text: label },
  }));
  return { scope, label, changes, inverse: changes };
}

const labels = (steps: readonly UndoStep[]): string => steps.map(({ label }) => label).join(" ");

describe("what of an undo list outlives its page", () => {
  it.each([
    ["everything small of today", [step("가"), step("나")], "가 나"],
    [
      "nothing that is older than a step of yesterday",
      [step("가"), step("어제"), step("나")],
      "나",
    ],
    ["what follows an act too large", [step("가"), step("반", 501), step("나")], "나"],
    ["no more rows than fit", [step("가", 400), step("나", 400), step("다", 100)], "나 다"],
    ["nothing where the last act is too large", [step("가"), step("반", 501)], ""],
  ])("is %s", (_what, steps, kept) => {
    const isOfToday = ({ label }: UndoStep): boolean => label !== "어제";
    expect(labels(toKeptStack({ done: steps, undone: [] }, isOfToday).done)).toBe(kept);
    expect(labels(toKeptStack({ done: [], undone: steps }, isOfToday).undone)).toBe(kept);
  });

  it("is the last thirty steps", () => {
    const done = Array.from({ length: 40 }, (_each, index) => step(String(index)));
    const kept = toKeptStack({ done, undone: [] }, () => true).done;
    expect([kept.length, kept[0]?.label]).toEqual([30, "10"]);
  });
});

describe("a page that goes on from the list of an earlier one", () => {
  const earlier = { done: [step("가")], undone: [step("나")] };
  const isOpen = (scope: string): boolean => scope === year;

  it("has it as it was", () => {
    expect(joinStacks(earlier, emptyUndoStack, isOpen)).toEqual(earlier);
  });

  it("has its own acts after it, and nothing to do again", () => {
    const joined = joinStacks(earlier, { done: [step("다")], undone: [] }, isOpen);
    expect([labels(joined.done), labels(joined.undone)]).toEqual(["가 다", ""]);
  });

  it("does again what it took back itself", () => {
    const joined = joinStacks(earlier, { done: [], undone: [step("다")] }, isOpen);
    expect([labels(joined.done), labels(joined.undone)]).toEqual(["가", "다"]);
  });
});

test("a step of a scope that is not open is left out", () => {
  const earlier = { done: [step("가"), step("나", 1, "t/kim/2025")], undone: [] };
  expect(labels(joinStacks(earlier, emptyUndoStack, (scope) => scope === year).done)).toBe("가");
});

import { describe, expect, it } from "vitest";
import { createLedger } from "./ledger.ts";

const scope = "t/a/2026";
const op = (at: string, text: string) => ({ n: 1, kind: "memo", id: "m1", at, set: { text } });
const putOff = { type: "clock" } as const;

describe("a stamp that the server put off for its clock", () => {
  it("is answered when the same words came again under another one", () => {
    const ledger = createLedger();
    ledger.take(scope, op("9", "말"), putOff);
    expect(ledger.isAnswered(scope, "9")).toBe(false);
    ledger.take(scope, op("2", "다른 말"), undefined);
    expect(ledger.isAnswered(scope, "9")).toBe(false);
    ledger.take(scope, op("3", "말"), undefined);
    expect(ledger.findStamp(scope, "9")).toBe("3");
  });

  it("stays answered by what came first, when the same is written later", () => {
    const ledger = createLedger();
    ledger.take(scope, op("9", "말"), putOff);
    ledger.take(scope, op("3", "말"), undefined);
    ledger.take(scope, op("4", "말"), undefined);
    expect(ledger.findStamp(scope, "9")).toBe("3");
  });

  it("is answered in the order of the day where the same was said twice", () => {
    const ledger = createLedger();
    for (const at of ["7", "9"]) ledger.take(scope, op(at, "말"), putOff);
    for (const at of ["5", "6"]) ledger.take(scope, op(at, "말"), putOff);
    for (const at of ["2", "3"]) ledger.take(scope, op(at, "말"), undefined);
    expect(["7", "5", "9", "6"].map((at) => ledger.findStamp(scope, at))).toEqual([
      "2",
      "2",
      "3",
      "3",
    ]);
  });

  it("is excused where the words went with the disk", () => {
    const ledger = createLedger();
    ledger.take(scope, op("9", "말"), putOff);
    ledger.excuse(scope, op("3", "말"));
    expect(ledger.isAnswered(scope, "9")).toBe(true);
  });
});

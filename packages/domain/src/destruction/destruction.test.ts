import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decideDestruction, toNextNumber, toProposedDay } from "./decide-destruction.ts";
import { DESTRUCTION_STEPS, findNextDeed } from "./destruction-steps.ts";
import { joinLedgers, parseLedger, toLedgerLine, type LedgerEntry } from "./ledger.ts";

describe("which years may go", () => {
  it.each([
    [2025, "2026-11-27", true],
    [2026, "2026-11-27", false],
    [2026, "2027-02-20", false],
    [2026, "2027-02-28", false],
    [2026, "2027-03-01", true],
    [2027, "2027-03-01", false],
  ] as const)("%i on %s: %s", (year, today, isAllowed) => {
    expect(decideDestruction(year, today).ok).toBe(isAllowed);
  });

  it("are proposed when the span of the papers is over", () => {
    expect(toProposedDay(2026)).toBe("2027-06-01");
  });
});

describe("the numbers of the papers", () => {
  it.each([
    [[], "2027-0001"],
    [["2027-0003", "", "2026-0009"], "2027-0004"],
    [["2027-9999"], "2027-10000"],
  ])("after %j comes %s", (given, next) => {
    expect(toNextNumber("2027-12-04", given)).toBe(next);
  });
});

describe("the steps", () => {
  it("follow each other to the end, and what nobody knows leads nowhere", () => {
    const walked: string[] = ["planned"];
    for (let deed = findNextDeed("planned"); deed; deed = findNextDeed(deed)) walked.push(deed);

    expect(walked).toEqual(DESTRUCTION_STEPS);
    expect(findNextDeed("of a newer version")).toBeUndefined();
  });

  it("note it outside of the database before anything is taken away", () => {
    expect(DESTRUCTION_STEPS.slice(0, 4)).toEqual(["planned", "sealed", "noted", "padRooms"]);
  });
});

const entries: fc.Arbitrary<LedgerEntry> = fc.record({
  uid: fc.constantFrom("u1", "u2", "u_3-x"),
  year: fc.integer({ min: 2020, max: 2024 }),
  number: fc.constantFrom("2027-0001", "2027-0002"),
  requestedAt: fc.nat(),
  destroyedAt: fc.nat(),
  counts: fc.dictionary(fc.constantFrom("student", "consult", "files"), fc.nat()),
});

describe("the ledger", () => {
  it("gives back what was written, each year once, whatever half lines stand between", () => {
    fc.assert(
      fc.property(fc.array(entries), fc.nat(), (all, cut) => {
        const torn = all.map((entry) => toLedgerLine(entry).slice(0, cut)).join("");
        const text = torn + all.map(toLedgerLine).join("");
        const known = all.filter((entry) => toLedgerLine(entry).length - 1 <= cut);

        expect(parseLedger(text)).toEqual(joinLedgers(known, all));
        expect(parseLedger(text).length).toBe(
          new Set(all.map(({ uid, year }) => `${uid}/${year}`)).size,
        );
      }),
    );
  });

  it.each(["", "null", "[]", "{}", '{"uid":"../x","year":2026}', "\u0000"])(
    "passes %j over",
    (text) => {
      expect(parseLedger(text)).toEqual([]);
    },
  );
});

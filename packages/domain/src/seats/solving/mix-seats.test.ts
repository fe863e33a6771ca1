import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFastStream } from "../../draw/stream.ts";
import { buildRoom } from "../build-room.ts";
import { drawSeats } from "./draw-seats.ts";
import { digestSeats } from "../digest-seats.ts";
import { explainClash } from "./explain-clash.ts";
import { createBreachCounter, listBrokenRules } from "../seat-breaches.ts";
import { holdProblem, type HeldProblem, type SeatProblem } from "../seat-problem.ts";
import type { KeptSeatRule } from "../seat-rule.ts";
import { excludesItself, solveSeats } from "./solve-seats.ts";
import { goldenSeats, toProblem } from "../testing/read-golden-seats.ts";

const key = "96c5d7455b76dbed938c09edfade02afe01679f4a7c5aca1706f14bf0c96c0ad";
const clashes = goldenSeats.filter(({ solvable }) => !solvable);

describe("a clash", () => {
  it.each(clashes)("$title", (golden) => {
    const found = explainClash(toProblem(golden), key);

    if (golden.clash === "too-many-pupils") {
      expect(found).toEqual({ type: "too-many-pupils", pupils: 9, seats: 8 });
      return;
    }
    if (found.type !== "clash") throw new Error(found.type);
    expect(found.rules.map(({ id }) => id).toSorted()).toEqual(golden.clash);
    expect(found.enough.map(({ id }) => id).toSorted()).toEqual(golden.restingOneSuffices);
  });

  it("of three at a desk of two needs no search, and two rules say it", () => {
    const room = buildRoom("pairs", 4, 2);
    if (!room.ok) throw new Error(room.refusal.type);
    const problem = {
      room: { seats: room.value, door: "left" as const },
      pupils: Array.from({ length: 12 }, (_, index) => ({
        id: `s${index + 1}`,
        number: index + 1,
      })),
      rules: [
        ["s1", "s2"],
        ["s2", "s3"],
        ["s1", "s3"],
      ].map(([a = "", b = ""], index) => ({
        id: `r${index}`,
        kind: "together" as const,
        a: [a],
        b: [b],
        what: "desk",
        weight: "must" as const,
      })),
    };

    expect(excludesItself(holdProblem(problem))).toBe(true);
    const clash = explainClash(problem, key);
    expect(clash.type === "clash" && clash.rules.length).toBe(2);
  });

  it("is none where all can be kept, and not told as one where time runs out", () => {
    const [hard] = goldenSeats.filter(({ title }) => title.startsWith("four blocks"));
    if (!hard) throw new Error("golden");

    expect(explainClash(toProblem(hard), key, 100)).toEqual({ type: "unknown" });
    expect(solveSeats(holdProblem(toProblem(hard)), createFastStream(key), 100).type).toBe(
      "unknown",
    );
  });
});

const anyRule = fc
  .record({
    sort: fc.constantFrom(
      ["fixed", "1-1-L"],
      ["notSeat", "1-1-R"],
      ["zone", "front1"],
      ["zone", "edge"],
      ["apart", "desk"],
      ["apart", "near"],
      ["apart", "2"],
      ["apart", "team"],
      ["together", "desk"],
      ["together", "near"],
      ["together", "team"],
      ["sight", ""],
      ["desks", "mixed"],
      ["desks", "same"],
      ["spread", ""],
    ),
    people: fc.shuffledSubarray(["s1", "s2", "s3", "s4", "s5"], { minLength: 2 }),
    isWish: fc.constantFrom(false, false, true),
  })
  .map(({ sort: [kind = "", what = ""], people: [one = "", ...others], isWish }) => {
    const isList = kind === "spread";
    return {
      kind: kind as KeptSeatRule["kind"], // one of the list above
      what,
      weight: isWish ? ("wish" as const) : ("must" as const),
      a: isList ? [one, ...others] : [one],
      b: others.slice(0, 1),
    };
  });

const anyProblem: fc.Arbitrary<SeatProblem> = fc
  .record({
    size: fc.constantFrom([3, 1], [2, 2], [1, 3]),
    sexes: fc.array(fc.constantFrom("male", "female", null), { minLength: 4, maxLength: 5 }),
    rules: fc.array(anyRule, { maxLength: 7 }),
    offSeat: fc.constantFrom("", "1-1-R"),
  })
  .map(({ size: [rows = 1, columns = 1], sexes, rules, offSeat }) => {
    const seats = buildRoom("pairs", rows, columns);
    if (!seats.ok) throw new Error(seats.refusal.type);
    return {
      room: {
        seats: seats.value.map((seat) => ({ ...seat, off: seat.id === offSeat })),
        door: "left",
      },
      pupils: sexes.map((sex, index) => ({ id: `s${index + 1}`, number: index + 1, sex })),
      rules: rules.map((rule, index) => ({ ...rule, id: `r${index}` })),
    };
  });

/** Tries every seating. */
function canBeKept(held: HeldProblem): boolean {
  const countBreaches = createBreachCounter(held);
  const musts = held.rules.filter(({ rule }) => rule.weight === "must");
  const visit = (seatOf: readonly number[]): boolean => {
    if (seatOf.length === held.pupils.length)
      return musts.every((rule) => countBreaches(rule, seatOf) === 0);
    return held.seats.some((_, seat) => !seatOf.includes(seat) && visit([...seatOf, seat]));
  };
  return held.pupils.length <= held.seats.length && visit([]);
}

describe("any small class", () => {
  it("gets a seating that keeps every must, or the proof that there is none", () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const held = holdProblem(problem);
        const drawn = drawSeats(problem, key);
        if (drawn.type !== "seated") {
          expect(canBeKept(held)).toBe(false);
          return;
        }
        expect(canBeKept(held)).toBe(true);
        expect(Object.values(drawn.seats).toSorted()).toEqual(held.pupils.map(({ id }) => id));
        expect(drawn.broken.filter(({ weight }) => weight === "must")).toEqual([]);
        expect(listBrokenRules(problem, drawn.seats)).toEqual(drawn.broken);
      }),
      { numRuns: 300 },
    );
  });

  it("is told only rules that are all needed", () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const clash = explainClash(problem, key);
        if (clash.type !== "clash") return;
        const without = (rules: readonly KeptSeatRule[], rule?: KeptSeatRule) =>
          canBeKept(holdProblem({ ...problem, rules: rules.filter((each) => each !== rule) }));

        expect(without(clash.rules)).toBe(false);
        for (const rule of clash.rules) expect(without(clash.rules, rule)).toBe(true);
        expect(clash.enough).toEqual(clash.rules.filter((rule) => without(problem.rules, rule)));
      }),
    );
  });
});

describe("a draw of seats", () => {
  const [golden] = goldenSeats.filter(({ title }) => title === "40 pupils, 60 rules, 42 seats");
  if (!golden) throw new Error("golden");
  const problem = toProblem(golden);

  it("is one plan for one key, in whatever order rows come", () => {
    const turned = {
      ...problem,
      pupils: problem.pupils.toReversed(),
      rules: problem.rules.toReversed(),
    };

    expect(drawSeats(turned, key)).toEqual(drawSeats(problem, key));
    expect(digestSeats(turned)).toBe(digestSeats(problem));
    expect(digestSeats({ ...problem, rules: problem.rules.slice(1) })).not.toBe(
      digestSeats(problem),
    );
  });

  it.each([
    ["no rule", []],
    ["a wish", [{ kind: "zone", a: ["s1"], what: "edge", weight: "wish" }]],
    ["two apart", [{ kind: "apart", a: ["s1"], b: ["s2"], what: "near", weight: "must" }]],
    ["one in the back", [{ kind: "zone", a: ["s3"], what: "back1", weight: "must" }]],
  ] as const)("with %s leaves the empty desks at the back", (_, rules) => {
    const seats = buildRoom("pairs", 5, 3);
    if (!seats.ok) throw new Error(seats.refusal.type);
    fc.assert(
      fc.property(
        fc.integer({ min: 25, max: 30 }),
        fc.stringMatching(/^[0-9a-f]{64}$/),
        (n, by) => {
          const pupils = problem.pupils.slice(0, n);
          const held = rules.map((rule, at) => ({ ...rule, a: [...rule.a], id: `r${at}` }));
          const drawn = drawSeats(
            { room: { seats: seats.value, door: "left" }, pupils, rules: held as KeptSeatRule[] },
            by,
          );
          if (drawn.type !== "seated") throw new Error(drawn.type);
          const empty = seats.value.filter(({ id }) => !(id in drawn.seats));

          expect(empty.map(({ row }) => row)).toEqual(empty.map(() => 5));
        },
      ),
      { numRuns: 20 },
    );
  });

  it("keeps a seat at the back for who has to have it, and empties the others there", () => {
    const seats = buildRoom("pairs", 5, 3);
    if (!seats.ok) throw new Error(seats.refusal.type);
    const last = seats.value.at(-1)?.id ?? "";
    const drawn = drawSeats(
      {
        room: { seats: seats.value, door: "left" },
        pupils: problem.pupils.slice(0, 20),
        rules: [{ id: "r", kind: "fixed", a: ["s7"], what: last, weight: "must" }],
      },
      key,
    );
    if (drawn.type !== "seated") throw new Error(drawn.type);

    expect(drawn.seats[last]).toBe("s7");
    const rows = seats.value.flatMap(({ id, row }) => (id in drawn.seats ? [row] : []));
    expect(Math.max(...rows.slice(0, -1))).toBe(4);
  });

  it("without rules shuffles the seats", () => {
    const drawn = drawSeats({ ...problem, rules: [] }, key);

    expect(drawn).toMatchObject({ type: "seated", broken: [] });
    expect(drawSeats({ ...problem, rules: [] }, key.replace("9", "8"))).not.toEqual(drawn);
  });

  it("keeps as many wishes as it can, and every must", () => {
    const wishes = problem.pupils.slice(0, 12).map(({ id }, index) => ({
      id: `w${index}`,
      kind: "zone" as const,
      a: [id],
      what: "front2",
      weight: "wish" as const,
    }));
    const drawn = drawSeats({ ...problem, rules: [...problem.rules, ...wishes] }, key);
    if (drawn.type !== "seated") throw new Error(drawn.type);

    expect(drawn.broken.every(({ weight }) => weight === "wish")).toBe(true);
    // Twelve seats in front: three are taken by musts, and one of the twelve has to sit behind.
    expect(drawn.broken.length).toBeLessThanOrEqual(4);
  });

  it("that finds no plan in time breaks as few musts as it can, and names them", () => {
    const drawn = drawSeats(problem, key, 1);
    if (drawn.type !== "seated") throw new Error(drawn.type);

    expect(drawn.broken.length).toBeLessThanOrEqual(3);
    expect(drawn.broken).toEqual(listBrokenRules(problem, drawn.seats));
  });
});

import { buildRoom } from "@damim/domain/seats/build-room.ts";
import { createBreachCounter } from "@damim/domain/seats/seat-breaches.ts";
import { holdProblem, type SeatProblem } from "@damim/domain/seats/seat-problem.ts";
import type { KeptSeatRule } from "@damim/domain/seats/seat-rule.ts";
import { ZONES } from "@damim/domain/seats/seat-rule.ts";
import { createFastStream, below, shuffle } from "@damim/domain/draw/stream.ts";

const PUPILS = 40;
const RULES = 60;
const OLD_PAIRS = 60;

type Draft = Pick<KeptSeatRule, "kind" | "a" | "b" | "what">;

/**
 * Classes of 40 in 40 seats with 60 rules, each made to fit a plan that nobody knows: half 「이웃 아님」, the others of
 * all kinds. Every second one also parts 60 old pairs.
 */
export function listSolvable(count: number): readonly SeatProblem[] {
  return Array.from({ length: count }, (_, index) => {
    const chance = createChance(index + 1);
    const { problem, seatOf } = openRoom(chance);
    const rules: KeptSeatRule[] = [];
    const take = (drafts: () => Draft, most: number): void => {
      for (let tries = 0; tries < 4_000 && rules.length < most; tries += 1) {
        const rule = { id: `r${rules.length}`, weight: "must" as const, ...drafts() };
        const held = holdProblem({ ...problem, rules: [rule] });
        const [only] = held.rules;
        if (only && createBreachCounter(held)(only, seatOf) === 0) rules.push(rule);
      }
    };
    take(() => ({ kind: "apart", ...pair(chance), what: "near" }), RULES / 2);
    take(() => anyRule(chance, problem), RULES);
    if (index % 2 === 1)
      take(() => ({ kind: "apart", ...pair(chance), what: "desk" }), RULES + OLD_PAIRS);
    return { ...problem, rules };
  });
}

/** The same classes with one thing more that nobody can keep. */
export function listUnsolvable(count: number): readonly SeatProblem[] {
  return listSolvable(count).map((problem, index) => {
    const chance = createChance(10_000 + index);
    const added = contradict(chance, problem, index % 4);
    const rules = added.map((draft, at) => ({ id: `x${at}`, weight: "must" as const, ...draft }));
    return { ...problem, rules: [...problem.rules, ...rules] };
  });
}

interface Chance {
  readonly upTo: (count: number) => number;
  readonly pupils: (count: number) => readonly string[];
}

function createChance(seed: number): Chance {
  const next = createFastStream(seed.toString(16).padStart(64, "5"));
  const all = Array.from({ length: PUPILS }, (_, index) => `s${index + 1}`);
  return {
    upTo: (count) => below(next, count),
    pupils: (count) => shuffle(next, all).slice(0, count),
  };
}

function openRoom(chance: Chance) {
  const room = buildRoom("pairs", 5, 4);
  if (!room.ok) throw new Error(room.refusal.type);
  const pupils = Array.from({ length: PUPILS }, (_, index) => ({
    id: `s${index + 1}`,
    number: index + 1,
    sex: index % 2 === 0 ? ("male" as const) : ("female" as const),
  }));
  const order = chance.pupils(PUPILS);
  const problem: SeatProblem = {
    room: { seats: room.value, door: "right" },
    pupils,
    rules: [],
  };
  return { problem, seatOf: pupils.map(({ id }) => order.indexOf(id)) };
}

function pair(chance: Chance): Pick<Draft, "a" | "b"> {
  const [a = "", b = ""] = chance.pupils(2);
  return { a: [a], b: [b] };
}

function anyRule(chance: Chance, { room }: SeatProblem): Draft {
  const seat = room.seats[chance.upTo(room.seats.length)]?.id ?? "";
  const kinds = [
    (): Draft => ({ kind: "fixed", a: chance.pupils(1), what: seat }),
    (): Draft => ({ kind: "notSeat", a: chance.pupils(1), what: seat }),
    (): Draft => ({
      kind: "zone",
      a: chance.pupils(1),
      what: ZONES[chance.upTo(ZONES.length)] ?? "front1",
    }),
    (): Draft => ({
      kind: "apart",
      ...pair(chance),
      what: ["desk", "team", "2", "3", "4"][chance.upTo(5)] ?? "desk",
    }),
    (): Draft => ({
      kind: "together",
      ...pair(chance),
      what: ["desk", "near", "team"][chance.upTo(3)] ?? "near",
    }),
    (): Draft => ({ kind: "sight", a: chance.pupils(3), b: chance.pupils(2) }),
    (): Draft => ({ kind: "spread", a: chance.pupils(8) }),
  ];
  return (kinds[chance.upTo(kinds.length)] ?? kinds[0])?.() ?? { kind: "spread", a: [] };
}

/** Four ways of asking for too much. */
function contradict(chance: Chance, { room }: SeatProblem, way: number): readonly Draft[] {
  const of = pair(chance);
  const seat = room.seats[chance.upTo(room.seats.length)]?.id ?? "";
  switch (way) {
    case 0:
      return [
        { kind: "together", ...of, what: "desk" },
        { kind: "apart", ...of, what: "near" },
      ];
    case 1:
      return [{ kind: "zone", a: chance.pupils(9), what: "front1" }];
    case 2:
      return chance.pupils(2).map((pupil) => ({ kind: "fixed", a: [pupil], what: seat }));
    default:
      return chance
        .pupils(3)
        .flatMap((a, at, all) =>
          all.slice(at + 1).map((b): Draft => ({ kind: "together", a: [a], b: [b], what: "desk" })),
        );
  }
}

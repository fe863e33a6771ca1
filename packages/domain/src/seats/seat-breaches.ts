import type { Seat } from "./seat-room.ts";
import type { KeptSeatRule } from "./seat-rule.ts";
import {
  findDeskRest,
  findShare,
  holdProblem,
  isRight,
  type HeldProblem,
  type HeldRule,
  type SeatProblem,
} from "./seat-problem.ts";

/** The seat of each pupil by index, −1 without one. */
export type SeatIndexes = ArrayLike<number>;

/** How often a rule is broken by a seating; 0 is kept. Who has no seat breaks nothing. */
export type CountBreaches = (held: HeldRule, seatOf: SeatIndexes) => number;

/** Reads a problem once; each question then costs its rule alone. */
export function createBreachCounter(problem: HeldProblem): CountBreaches {
  const { pupils, seats } = problem;
  const rest = findDeskRest(problem);
  const teams = [...new Set(seats.map(({ team }) => team))];
  const seatFor = (seatOf: SeatIndexes, pupil: number): Seat | undefined =>
    seats[seatOf[pupil] ?? -1];

  return ({ rule, a, b, seats: allowed }, seatOf) => {
    if (allowed)
      return count(a, (one) => (seatOf[one] ?? -1) >= 0 && !allowed.has(seatOf[one] ?? -1));
    if (rule.kind === "desks") return countDesks(rule.what, seatOf);
    if (rule.kind === "spread") {
      const [least, most] = findShare(a.length, teams.length);
      const sizes = teams.map((team) => count(a, (one) => seatFor(seatOf, one)?.team === team));
      return sizes.reduce(
        (sum, size) => sum + Math.max(0, size - most) + Math.max(0, least - size),
        0,
      );
    }
    let breaches = 0;
    for (const one of a) {
      const seat = seatFor(seatOf, one);
      breaches += count(b, (other) => {
        const of = seatFor(seatOf, other);
        return one !== other && seat !== undefined && of !== undefined && !isRight(rule, seat, of);
      });
    }
    return breaches;
  };

  function countDesks(want: HeldRule["rule"]["what"], seatOf: SeatIndexes): number {
    const boys = new Map<string, number>();
    const girls = new Map<string, number>();
    for (const [index, { sex }] of pupils.entries()) {
      const desk = seatFor(seatOf, index)?.desk;
      const of = sex === "male" ? boys : girls;
      if (sex && desk !== undefined) of.set(desk, (of.get(desk) ?? 0) + 1);
    }
    const mixed = count([...boys.keys()], (desk) => girls.has(desk));
    if (want === "same") return Math.max(0, mixed - rest.mixed);
    const isDouble = (size: number): boolean => size > 1;
    return (
      Math.max(0, count([...boys.values()], isDouble) - rest.boys) +
      Math.max(0, count([...girls.values()], isDouble) - rest.girls)
    );
  }
}

/** The rules that a seating breaks, as 바꾸기 tells in the teacher's part. `seats`: pupils by seat. */
export function listBrokenRules(
  problem: SeatProblem,
  seats: Readonly<Record<string, string>>,
): readonly KeptSeatRule[] {
  const held = holdProblem(problem);
  const indexes = new Map(held.seats.map(({ id }, index) => [id, index]));
  const seatOf = held.pupils.map(({ id }) => {
    const seat = Object.keys(seats).find((each) => seats[each] === id);
    return indexes.get(seat ?? "") ?? -1;
  });
  const countBreaches = createBreachCounter(held);
  return held.rules.filter((rule) => countBreaches(rule, seatOf) > 0).map(({ rule }) => rule);
}

function count<T>(list: readonly T[], is: (item: T) => boolean): number {
  let found = 0;
  for (const item of list) if (is(item)) found += 1;
  return found;
}

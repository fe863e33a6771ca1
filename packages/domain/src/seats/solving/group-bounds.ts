import type { HeldProblem } from "../seat-problem.ts";
import type { Seat } from "../seat-room.ts";

/**
 * Whether, by the musts, more pupils have to sit together than one desk, or one team, has seats: 「1+2 짝」 with 「2+3 짝」 asks for a desk
 * of three. A search alone would try every desk for it.
 */
export function asksForTooLargeGroup({ rules, seats }: HeldProblem): boolean {
  return (["desk", "team"] as const).some((place) => {
    const most = findLargest(seats.map((seat: Seat) => seat[place]));
    const pairs = rules.flatMap(({ rule, a, b }) =>
      rule.weight === "must" &&
      rule.kind === "together" &&
      (rule.what === "desk" || rule.what === place)
        ? a.flatMap((one) => b.map((other) => [one, other] as const))
        : [],
    );
    return findLargest(listGroups(pairs)) > most;
  });
}

/** Of each pupil who is in a pair, the one that stands for the group. */
function listGroups(pairs: readonly (readonly [number, number])[]): readonly number[] {
  const headOf = new Map<number, number>();
  const find = (pupil: number): number => {
    const head = headOf.get(pupil) ?? pupil;
    return head === pupil ? pupil : find(head);
  };
  for (const [one, other] of pairs) {
    headOf.set(one, headOf.get(one) ?? one);
    headOf.set(other, headOf.get(other) ?? other);
    headOf.set(find(one), find(other));
  }
  return [...headOf.keys()].map(find);
}

function findLargest(values: readonly (string | number)[]): number {
  const counts = new Map<string | number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return Math.max(0, ...counts.values());
}

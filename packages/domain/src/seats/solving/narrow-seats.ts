import type { CompiledSeats, DeskLimit, TeamShare } from "./compile-seats.ts";
import { countSeats, firstSeat, uniteTable, word, type SeatSets } from "./seat-sets.ts";
import { createMatcher } from "./match-seats.ts";

/**
 * Takes away what cannot be, until nothing more follows; false when somebody is left without a seat, or all together
 * are. Beginning with the pupils whose sets changed.
 */
export type NarrowSeats = (domains: SeatSets, changed: readonly number[]) => boolean;

export function createNarrowing(compiled: CompiledSeats): NarrowSeats {
  const { count, seats, links, deskLimits, shares, teams, teamCount, mates } = compiled;
  const matches = createMatcher(count, seats.length);
  const union = new Int32Array(2);
  const isQueued = new Uint8Array(count);
  let queue: number[] = [];

  return (domains, changed) => {
    queue = [];
    isQueued.fill(0);
    for (const pupil of changed) push(pupil);
    do {
      if (!narrowPairs(domains)) return false;
      const isFine =
        deskLimits.every((limit) => narrowDesks(domains, limit)) &&
        shares.every((share) => narrowTeams(domains, share));
      if (!isFine) return false;
    } while (queue.length > 0);
    return matches(domains);
  };

  function push(pupil: number): void {
    if (isQueued[pupil] === 1) return;
    isQueued[pupil] = 1;
    queue.push(pupil);
  }

  /** Leaves a pupil what is in both words; false when that is nothing. */
  function keep(domains: SeatSets, pupil: number, low: number, high: number): boolean {
    const [before, after] = [word(domains, 2 * pupil), word(domains, 2 * pupil + 1)];
    const [newBefore, newAfter] = [before & low, after & high];
    if (newBefore === before && newAfter === after) return true;
    domains[2 * pupil] = newBefore;
    domains[2 * pupil + 1] = newAfter;
    push(pupil);
    return newBefore !== 0 || newAfter !== 0;
  }

  function narrowPairs(domains: SeatSets): boolean {
    for (let pupil = queue.pop(); pupil !== undefined; pupil = queue.pop()) {
      isQueued[pupil] = 0;
      const size = countSeats(domains, pupil);
      if (size === 0) return false;
      if (size === 1) {
        const [low, high] = [word(domains, 2 * pupil), word(domains, 2 * pupil + 1)];
        for (let other = 0; other < count; other += 1)
          if (other !== pupil && !keep(domains, other, ~low, ~high)) return false;
      }
      for (const { other, table } of links[pupil] ?? []) {
        uniteTable(table, domains, pupil, union);
        if (!keep(domains, other, word(union, 0), word(union, 1))) return false;
      }
    }
    return true;
  }

  /** Desks that are taken wrongly: by who sits there, and by pairs who will sit at one. */
  function narrowDesks(domains: SeatSets, { a, b, most }: DeskLimit): boolean {
    const isWrong = (one: number, other: number): boolean =>
      (a[one] === true && b[other] === true) || (b[one] === true && a[other] === true);
    const sitting = new Map<string, number[]>();
    for (let pupil = 0; pupil < count; pupil += 1) {
      if (countSeats(domains, pupil) !== 1) continue;
      const desk = seats[firstSeat(domains, pupil)]?.desk ?? "";
      sitting.set(desk, [...(sitting.get(desk) ?? []), pupil]);
    }
    const isSeated = new Set([...sitting.values()].flat());
    let wrong = [...sitting.values()].filter((ofDesk) =>
      ofDesk.some((one) => ofDesk.some((other) => one !== other && isWrong(one, other))),
    ).length;
    const pending = new Set<number>();
    for (const [one, other] of mates) {
      if ((isSeated.has(one) && isSeated.has(other)) || !isWrong(one, other)) continue;
      wrong += 1;
      pending.add(one).add(other);
    }
    if (wrong !== most) return wrong < most;
    // No more are allowed: who sits alone gets no such neighbour.
    for (const [desk, [one, mate]] of sitting) {
      if (one === undefined || mate !== undefined || pending.has(one)) continue;
      const [low, high] = toSet((index) => seats[index]?.desk === desk);
      for (let other = 0; other < count; other += 1) {
        if (isSeated.has(other) || !isWrong(one, other)) continue;
        if (!keep(domains, other, ~low, ~high)) return false;
      }
    }
    return true;
  }

  function narrowTeams(domains: SeatSets, { pupils, least, most }: TeamShare): boolean {
    for (let team = 0; team < teamCount; team += 1) {
      const [low, high] = [word(teams, 2 * team), word(teams, 2 * team + 1)];
      const has = (pupil: number): boolean =>
        (word(domains, 2 * pupil) & low) !== 0 || (word(domains, 2 * pupil + 1) & high) !== 0;
      const isInside = (pupil: number): boolean =>
        (word(domains, 2 * pupil) & ~low) === 0 && (word(domains, 2 * pupil + 1) & ~high) === 0;
      const inside = pupils.filter(isInside);
      if (inside.length > most || pupils.filter(has).length < least) return false;
      if (inside.length < most) continue;
      for (const pupil of pupils)
        if (!inside.includes(pupil) && !keep(domains, pupil, ~low, ~high)) return false;
    }
    return true;
  }

  function toSet(has: (seat: number) => boolean): readonly [number, number] {
    let [low, high] = [0, 0];
    for (let seat = 0; seat < seats.length; seat += 1) {
      if (!has(seat)) continue;
      if (seat < 32) low |= 1 << seat;
      else high |= 1 << (seat - 32);
    }
    return [low, high];
  }
}

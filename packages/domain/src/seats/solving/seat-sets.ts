/** Sets of seats by index, two 32-bit words each: set `at` of a list stands in words 2·at and 2·at + 1. */
export type SeatSets = Int32Array;

export function word(sets: SeatSets, at: number): number {
  return sets[at] ?? 0;
}

export function addSeat(sets: SeatSets, at: number, seat: number): void {
  const index = 2 * at + (seat >> 5);
  sets[index] = word(sets, index) | (1 << (seat & 31));
}

export function hasSeat(sets: SeatSets, at: number, seat: number): boolean {
  return ((word(sets, 2 * at + (seat >> 5)) >>> (seat & 31)) & 1) === 1;
}

export function countSeats(sets: SeatSets, at: number): number {
  return countBits(word(sets, 2 * at)) + countBits(word(sets, 2 * at + 1));
}

/** The one seat of a set that has one. */
export function firstSeat(sets: SeatSets, at: number): number {
  const low = word(sets, 2 * at);
  return low === 0
    ? 63 - Math.clz32(firstBit(word(sets, 2 * at + 1)))
    : 31 - Math.clz32(firstBit(low));
}

export function listSeats(sets: SeatSets, at: number): number[] {
  const seats: number[] = [];
  for (const half of [0, 1]) {
    for (let bits = word(sets, 2 * at + half); bits !== 0; bits &= bits - 1)
      seats.push(half * 32 + 31 - Math.clz32(firstBit(bits)));
  }
  return seats;
}

/** All that a set of seats leaves another pupil by a table, into `union`. */
export function uniteTable(
  table: SeatSets,
  domains: SeatSets,
  pupil: number,
  union: Int32Array,
): void {
  let [low, high] = [0, 0];
  for (const half of [0, 1]) {
    for (let bits = word(domains, 2 * pupil + half); bits !== 0; bits &= bits - 1) {
      const seat = half * 32 + 31 - Math.clz32(firstBit(bits));
      low |= word(table, 2 * seat);
      high |= word(table, 2 * seat + 1);
      if ((low & high) === -1) break;
    }
  }
  union[0] = low;
  union[1] = high;
}

function firstBit(bits: number): number {
  return bits & -bits;
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

import { hasSeat, listSeats, type SeatSets } from "./seat-sets.ts";

/** Whether all pupils find a seat of their own at once, by the sets alone. Keeps its matching from call to call. */
export function createMatcher(pupils: number, seats: number): (domains: SeatSets) => boolean {
  const seatOf = new Int32Array(pupils).fill(-1);
  const pupilAt = new Int32Array(seats).fill(-1);

  return (domains) => {
    for (let pupil = 0; pupil < pupils; pupil += 1) {
      const seat = seatOf[pupil] ?? -1;
      if (seat < 0 || hasSeat(domains, pupil, seat)) continue;
      seatOf[pupil] = -1;
      pupilAt[seat] = -1;
    }
    for (let pupil = 0; pupil < pupils; pupil += 1) {
      if ((seatOf[pupil] ?? -1) < 0 && !augment(domains, pupil, new Set())) return false;
    }
    return true;
  };

  function augment(domains: SeatSets, pupil: number, seen: Set<number>): boolean {
    for (const seat of listSeats(domains, pupil)) {
      if (seen.has(seat)) continue;
      seen.add(seat);
      const holder = pupilAt[seat] ?? -1;
      if (holder >= 0 && !augment(domains, holder, seen)) continue;
      seatOf[pupil] = seat;
      pupilAt[seat] = pupil;
      return true;
    }
    return false;
  }
}

import type { Seat } from "./seat-room.ts";

/** Desks off their places are off: nobody sits there. */
export function turnSeat(seats: readonly Seat[], id: string): readonly Seat[] {
  return seats.map((seat) => (seat.id === id ? { ...seat, off: !seat.off } : seat));
}

import type { Seat, SeatRoom } from "./seat-room.ts";
import type { Zone } from "./seat-rule.ts";

/** The 8 seats around; aisles don't count. */
export function isNear(a: Seat, b: Seat): boolean {
  return a.id !== b.id && toDistance(a, b) <= 1;
}

/** The larger of both differences. */
export function toDistance(a: Seat, b: Seat): number {
  return Math.max(Math.abs(a.row - b.row), Math.abs(a.col - b.col));
}

/** Whether who sits at `b` stands in the sight of who sits at `a`: the same column, one or two rows before. */
export function isInSight(a: Seat, b: Seat): boolean {
  return a.col === b.col && (a.row - b.row === 1 || a.row - b.row === 2);
}

/** The seats of a zone among the used ones of a room. */
export function listZone(
  zone: Zone,
  seats: readonly Seat[],
  door: SeatRoom["door"],
): readonly Seat[] {
  const rows = toSorted(seats.map(({ row }) => row));
  const cols = toSorted(seats.map(({ col }) => col));
  const [left = 0, right = 0] = [cols[0], cols.at(-1)];
  const isEdge = ({ col }: Seat): boolean => col === left || col === right;
  const isRow = (some: readonly number[]) => (seat: Seat) => some.includes(seat.row);
  switch (zone) {
    case "front1":
    case "front2":
    case "front3":
      return seats.filter(isRow(rows.slice(0, Number(zone.at(-1)))));
    case "back1":
    case "back2":
      return seats.filter(isRow(rows.slice(-Number(zone.at(-1)))));
    case "edge":
      return seats.filter(isEdge);
    case "middle":
      return seats.filter(
        (seat) => !isEdge(seat) && seat.row !== rows[0] && seat.row !== rows.at(-1),
      );
    case "door":
      return seats.filter(({ col }) =>
        door === "left" ? 2 * col < left + right : 2 * col > left + right,
      );
  }
}

function toSorted(values: readonly number[]): readonly number[] {
  return [...new Set(values)].toSorted((a, b) => a - b);
}

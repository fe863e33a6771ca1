import type { Seat } from "./seat-room.ts";

/** A column or row of seats, or the way between two. */
export type Track = "seat" | "aisle";

/** A room as a grid: its lines, and in which cell each seat stands, from 1. */
export interface LaidRoom {
  readonly columns: readonly Track[];
  readonly rows: readonly Track[];
  readonly places: ReadonlyMap<string, { readonly row: number; readonly column: number }>;
}

/**
 * Lays a room out to be drawn: aisles between desks side by side, and where the room leaves a row or column free.
 * Turned by 180° it is the same plan as the teacher sees it.
 */
export function layRoom(seats: readonly Seat[], isTurned = false): LaidRoom {
  const columns = layLines(
    seats,
    ({ col }) => col,
    (left, right) =>
      seats.some(
        (seat) =>
          seat.col === left &&
          seats.some(
            (other) => other.col === right && other.row === seat.row && other.desk === seat.desk,
          ),
      ),
  );
  const rows = layLines(
    seats,
    ({ row }) => row,
    () => true,
  );
  const toPlace = (line: number, count: number): number => (isTurned ? count + 1 - line : line);
  return {
    columns: isTurned ? columns.tracks.toReversed() : columns.tracks,
    rows: isTurned ? rows.tracks.toReversed() : rows.tracks,
    places: new Map(
      seats.map(({ id, row, col }) => [
        id,
        {
          row: toPlace(rows.lineOf.get(row) ?? 1, rows.tracks.length),
          column: toPlace(columns.lineOf.get(col) ?? 1, columns.tracks.length),
        },
      ]),
    ),
  };
}

function layLines(
  seats: readonly Seat[],
  read: (seat: Seat) => number,
  isTogether: (one: number, next: number) => boolean,
): { readonly tracks: readonly Track[]; readonly lineOf: ReadonlyMap<number, number> } {
  const used = [...new Set(seats.map(read))].toSorted((a, b) => a - b);
  const tracks: Track[] = [];
  const lineOf = new Map<number, number>();
  for (const [index, line] of used.entries()) {
    const before = used[index - 1];
    if (before !== undefined && !(line === before + 1 && isTogether(before, line)))
      tracks.push("aisle");
    tracks.push("seat");
    lineOf.set(line, tracks.length);
  }
  return { tracks, lineOf };
}

import { toWord, type Told } from "./records.ts";

/** A desk of a room: row 1 is at the board; who shares a desk, and a group. */
export interface Seat {
  readonly id: string;
  readonly row: number;
  readonly col: number;
  readonly desk: string;
  readonly team: number;
  readonly off?: boolean;
}

/** The desks that are used. */
export const listUsed = (room: Told): readonly Seat[] =>
  ((room["seats"] ?? []) as unknown as readonly Seat[]).filter(({ off }) => !off);

/** Where rules of seats hold. */
export interface Room {
  readonly used: readonly Seat[];
  readonly door: string;
}

/** Whether a seating breaks a rule of the teacher; who has no seat breaks nothing. */
export function isBroken(rule: Told, sits: ReadonlyMap<string, Seat>, room: Room): boolean {
  const listSeats = (side: string): readonly Seat[] =>
    ((rule[side] ?? []) as readonly string[]).flatMap((pupil) => sits.get(pupil) ?? []);
  const what = toWord(rule["what"]);
  const pairs = listSeats("a").flatMap((one) =>
    listSeats("b").flatMap((other) => (one === other ? [] : [[one, other] as const])),
  );
  if (rule["kind"] === "notSeat") return listSeats("a").some(({ id }) => id === what);
  if (rule["kind"] === "zone") return listSeats("a").some((seat) => !isIn(what, seat, room));
  if (rule["kind"] === "apart") return pairs.some(([one, other]) => areOne(what, one, other));
  return pairs.some(([one, other]) => !areOne(what, one, other));
}

/** 짝, 이웃 (the eight around), 같은 모둠. */
function areOne(what: string, one: Seat, other: Seat): boolean {
  if (what === "desk") return one.desk === other.desk;
  if (what === "team") return one.team === other.team;
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.col - other.col) <= 1;
}

function isIn(zone: string, { row, col }: Seat, { used, door }: Room): boolean {
  const rows = [...new Set(used.map((seat) => seat.row))].toSorted((a, b) => a - b);
  const cols = used.map((seat) => seat.col);
  const [left, right] = [Math.min(...cols), Math.max(...cols)];
  const isEdge = col === left || col === right;
  const lines = Number(/\d/.exec(zone)?.[0]);
  if (zone.startsWith("front")) return rows.indexOf(row) < lines;
  if (zone.startsWith("back")) return rows.indexOf(row) >= rows.length - lines;
  if (zone === "edge") return isEdge;
  if (zone === "middle") return !isEdge && row !== rows[0] && row !== rows.at(-1);
  // A line in the middle is of neither half.
  return door === "left" ? col < (left + right) / 2 : col > (left + right) / 2;
}

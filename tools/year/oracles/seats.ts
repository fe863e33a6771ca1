import { isOfClass } from "./class-days.ts";
import type { Oracle } from "./oracle.ts";
import { followRecords, toWord, type Told } from "./records.ts";

interface Seat {
  readonly id: string;
  readonly row: number;
  readonly col: number;
  readonly desk: string;
  readonly team: number;
  readonly off?: boolean;
}

/**
 * The seating of today: the one that began last and does not wait; who sits where, nobody twice and on desks that are there, and
 * which rules of the teacher it breaks. In no set of groups is a pupil twice.
 */
export const seatsOracle: Oracle = {
  name: "seats",
  tell(acts, today) {
    const told = new Map<string, number | string>();
    for (const [id, { groups }] of followRecords(acts, "groupSet")) {
      const members = (groups as readonly Told[]).flatMap((each) => each["members"] as string[]);
      told.set(`${id} groups`, (groups as readonly Told[]).length);
      told.set(`${id} members`, new Set(members).size);
    }
    const plans = followRecords(acts, "seatPlan");
    for (const [id, { seats }] of plans)
      told.set(`${id} seated`, new Set(Object.values(seats ?? {})).size);
    const begun = [...plans]
      .filter(([, { from, waits }]) => toWord(from) <= today && waits !== true)
      .map(([id, { from }]) => [`${toWord(from)} ${id}`, id] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1));
    const current = begun.at(-1)?.[1] ?? "";
    const plan = plans.get(current);
    const room = followRecords(acts, "seatRoom").get(toWord(plan?.["room"]));
    if (!plan || !room) return told;
    const used = ((room["seats"] ?? []) as unknown as readonly Seat[]).filter(({ off }) => !off);
    const pupils = followRecords(acts, "student");
    const sits = new Map<string, Seat>();
    for (const [seat, pupil] of Object.entries((plan["seats"] ?? {}) as Record<string, string>)) {
      const place = used.find(({ id }) => id === seat);
      const about = pupils.get(pupil);
      if (!place || !about || !isOfClass(about, today)) continue;
      sits.set(pupil, place);
      told.set(`now ${seat}`, pupil);
    }
    for (const [id, rule] of followRecords(acts, "seatRule"))
      if (rule["off"] !== true && isBroken(rule, sits, { used, door: toWord(room["door"]) }))
        told.set(`broken ${id}`, 1);
    return told;
  },
};

interface Room {
  readonly used: readonly Seat[];
  readonly door: string;
}

/** Who has no seat breaks nothing. */
function isBroken(rule: Told, sits: ReadonlyMap<string, Seat>, room: Room): boolean {
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

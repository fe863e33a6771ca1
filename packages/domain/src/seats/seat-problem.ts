import type { Sex, StudentId } from "../student/student.ts";
import { isInSight, isNear, listZone, toDistance } from "./room-lines.ts";
import { listUsedSeats, type Seat, type SeatRoom } from "./seat-room.ts";
import { ZONES, type KeptSeatRule, type SeatRule, type Zone } from "./seat-rule.ts";

/** All of a pupil that a seating asks for. */
export interface SeatPupil {
  readonly id: StudentId;
  readonly number: number;
  readonly sex?: Sex | null;
}

export interface SeatProblem {
  readonly room: Pick<SeatRoom, "seats" | "door">;
  readonly pupils: readonly SeatPupil[];
  readonly rules: readonly KeptSeatRule[];
}

/** A rule as it holds among these pupils and seats: both by their index. */
export interface HeldRule {
  readonly rule: KeptSeatRule;
  readonly a: readonly number[];
  readonly b: readonly number[];
  /** Of fixed, notSeat and zone: the seats on which `a` may sit. */
  readonly seats?: ReadonlySet<number>;
}

/** A problem in its one order, so that one key is one plan on every device. */
export interface HeldProblem {
  /** By number. */
  readonly pupils: readonly SeatPupil[];
  /** Used ones, as in the room. */
  readonly seats: readonly Seat[];
  /** By id, without those that rest, that say nothing, or whose pupils are not here. */
  readonly rules: readonly HeldRule[];
}

/** How many desks of a room hold two of one sex (`boys`, `girls`), or one of each, whatever is done. */
export interface DeskRest {
  readonly boys: number;
  readonly girls: number;
  readonly mixed: number;
}

export function holdProblem({ room, pupils, rules }: SeatProblem): HeldProblem {
  const seats = listUsedSeats(room);
  const sorted = pupils.toSorted((a, b) => a.number - b.number || (a.id < b.id ? -1 : 1));
  const indexes = new Map(sorted.map(({ id }, index) => [id, index]));
  const toIndexes = (ids: SeatRule["a"]): readonly number[] =>
    [...new Set(ids ?? [])].flatMap((id) => indexes.get(id) ?? []);
  const held = rules
    .filter(({ off }) => !off)
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map((rule) => {
      const allowed = listAllowed(rule, seats, room.door);
      const sides = { rule, a: toIndexes(rule.a), b: isOfPairs(rule) ? toIndexes(rule.b) : [] };
      return allowed ? { ...sides, seats: new Set(allowed) } : sides;
    });
  return { pupils: sorted, seats, rules: held.filter(saysSomething) };
}

/** Whether two seats are right for a rule of two pupils: `a` sits on the first, `b` on the second. */
export function isRight({ kind, what }: SeatRule, a: Seat, b: Seat): boolean {
  if (kind === "sight") return !isInSight(a, b);
  const isTogether =
    what === "desk"
      ? a.desk === b.desk
      : what === "team"
        ? a.team === b.team
        : what === "near"
          ? isNear(a, b)
          : toDistance(a, b) < Number(what);
  return kind === "apart" ? !isTogether : isTogether;
}

/** Of two-seat desks and single ones: what no seating of these pupils can avoid. */
export function findDeskRest({ pupils, seats }: HeldProblem): DeskRest {
  const sizes = new Map<string, number>();
  for (const { desk } of seats) sizes.set(desk, (sizes.get(desk) ?? 0) + 1);
  const single = [...sizes.values()].filter((size) => size === 1).length;
  const double = sizes.size - single;
  const boys = pupils.filter(({ sex }) => sex === "male").length;
  const girls = pupils.filter(({ sex }) => sex === "female").length;
  const fits = (mixed: number): boolean =>
    Array.from({ length: single + 1 }, (_, alone) => alone).some(
      (alone) =>
        toPairs(boys - mixed - alone) + toPairs(girls - mixed - (single - alone)) <= double - mixed,
    );
  let mixed = 0;
  while (mixed < Math.min(boys, girls, double) && !fits(mixed)) mixed += 1;
  return {
    boys: Math.max(0, boys - sizes.size),
    girls: Math.max(0, girls - sizes.size),
    mixed,
  };
}

/** How many of a list each team gets: at least and at most. */
export function findShare(count: number, teams: number): readonly [number, number] {
  return [Math.floor(count / teams), Math.ceil(count / teams)];
}

function toPairs(left: number): number {
  return Math.ceil(Math.max(0, left) / 2);
}

function listAllowed(
  { kind, what }: SeatRule,
  seats: readonly Seat[],
  door: SeatRoom["door"],
): readonly number[] | undefined {
  const named = [what ?? []].flat();
  const indexes = seats.map((_, index) => index);
  const isNamed = (index: number): boolean => named.includes(seats[index]?.id ?? "");
  if (kind === "fixed") return indexes.filter(isNamed);
  if (kind === "notSeat") return indexes.filter((index) => !isNamed(index));
  if (kind !== "zone") return undefined;
  const zone = typeof what === "string" && isZone(what) ? listZone(what, seats, door) : undefined;
  if (!zone) return indexes.filter(isNamed);
  return indexes.filter((index) => zone.some(({ id }) => id === seats[index]?.id));
}

function isOfPairs({ kind }: SeatRule): boolean {
  return kind === "apart" || kind === "together" || kind === "sight";
}

function isZone(what: string): what is Zone {
  return ZONES.some((zone) => zone === what);
}

function saysSomething({ rule, a, b }: HeldRule): boolean {
  if (rule.kind === "desks") return rule.what === "mixed" || rule.what === "same";
  if (isOfPairs(rule)) return a.some((one) => b.some((other) => one !== other));
  return a.length > 0;
}

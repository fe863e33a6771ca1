import type { Seat } from "../seat-room.ts";
import {
  findDeskRest,
  findShare,
  isRight,
  type HeldProblem,
  type HeldRule,
} from "../seat-problem.ts";
import { addSeat, word, type SeatSets } from "./seat-sets.ts";

/** What a seat of one pupil leaves another: a set for each seat of the first. */
export interface SeatLink {
  readonly other: number;
  readonly table: SeatSets;
}

/** At most `most` desks with one of `a` beside one of `b`; marks by pupil. */
export interface DeskLimit {
  readonly a: readonly boolean[];
  readonly b: readonly boolean[];
  readonly most: number;
}

/** Each team has at least and at most so many of these pupils. */
export interface TeamShare {
  readonly pupils: readonly number[];
  readonly least: number;
  readonly most: number;
}

/** The musts of a problem, in the form in which a search asks. */
export interface CompiledSeats {
  readonly count: number;
  readonly seats: readonly Seat[];
  readonly domains: SeatSets;
  readonly links: readonly (readonly SeatLink[])[];
  /** How many rules each pupil has. */
  readonly degrees: readonly number[];
  readonly deskLimits: readonly DeskLimit[];
  readonly shares: readonly TeamShare[];
  /** The seats of each team as a set. */
  readonly teams: SeatSets;
  readonly teamCount: number;
  /** Pairs that share a desk by rule: they count as desks taken before they sit. */
  readonly mates: readonly (readonly [number, number])[];
}

/** How two pupils have to sit to each other; all that is said of a pair becomes one table. */
type Relation = readonly [words: string, isFine: (a: Seat, b: Seat) => boolean];

const apartDesk: Relation = ["apart~desk", (a, b) => a.desk !== b.desk];
const apartTeam: Relation = ["apart~team", (a, b) => a.team !== b.team];

export function compileSeats(problem: HeldProblem): CompiledSeats {
  const { pupils, seats } = problem;
  const rules = problem.rules.filter(({ rule }) => rule.weight === "must");
  const degrees = pupils.map(() => 0);
  const relations = new Map<number, Relation[]>();
  const relate = (a: number, b: number, relation: Relation): void => {
    const pair = a * pupils.length + b;
    const known = relations.get(pair);
    if (known) known.push(relation);
    else relations.set(pair, [relation]);
  };
  const relateBoth = (a: number, b: number, [words, isFine]: Relation): void => {
    relate(a, b, [words, isFine]);
    relate(b, a, [`${words}~back`, (one, other) => isFine(other, one)]);
  };
  const touch = (pupil: number): void => {
    degrees[pupil] = (degrees[pupil] ?? 0) + 1;
  };

  const mates = new Map<string, readonly [number, number]>();
  const deskLimits: DeskLimit[] = [];
  const shares: TeamShare[] = [];
  const teamIds = [...new Set(seats.map(({ team }) => team))];
  for (const { rule, a, b } of rules) {
    for (const one of a) {
      touch(one);
      for (const other of b) {
        if (one === other) continue;
        touch(other);
        relateBoth(one, other, [
          `${rule.kind}~${String(rule.what)}`,
          (from, to) => isRight(rule, from, to),
        ]);
        if (rule.kind === "together" && rule.what === "desk")
          mates.set(`${Math.min(one, other)} ${Math.max(one, other)}`, [one, other]);
      }
    }
    if (rule.kind === "desks") deskLimits.push(...toDeskLimits(problem, rule.what));
    if (rule.kind === "spread") {
      const [least, most] = findShare(a.length, teamIds.length);
      if (most === 1) eachPair(a, (one, other) => relateBoth(one, other, apartTeam));
      else shares.push({ pupils: a, least, most });
    }
  }
  for (const { a, b, most } of deskLimits) {
    if (most > 0) continue;
    eachPair([...pupils.keys()], (one, other) => {
      if ((a[one] && b[other]) || (b[one] && a[other])) relateBoth(one, other, apartDesk);
    });
  }

  const teams = new Int32Array(2 * teamIds.length);
  for (const [index, { team }] of seats.entries()) addSeat(teams, teamIds.indexOf(team), index);
  return {
    count: pupils.length,
    seats,
    domains: toDomains(pupils.length, seats.length, rules),
    links: toLinks(pupils.length, seats, relations),
    degrees,
    deskLimits: deskLimits.filter(({ most }) => most > 0),
    shares,
    teams,
    teamCount: teamIds.length,
    mates: [...mates.values()],
  };
}

function toDomains(count: number, seats: number, rules: readonly HeldRule[]): SeatSets {
  const domains = new Int32Array(2 * count);
  for (let pupil = 0; pupil < count; pupil += 1)
    for (let seat = 0; seat < seats; seat += 1) addSeat(domains, pupil, seat);
  for (const { a, seats: allowed } of rules) {
    if (!allowed) continue;
    const set = new Int32Array(2);
    for (const seat of allowed) addSeat(set, 0, seat);
    for (const pupil of a) {
      domains[2 * pupil] = word(domains, 2 * pupil) & word(set, 0);
      domains[2 * pupil + 1] = word(domains, 2 * pupil + 1) & word(set, 1);
    }
  }
  return domains;
}

function toDeskLimits(problem: HeldProblem, want: HeldRule["rule"]["what"]): readonly DeskLimit[] {
  const rest = findDeskRest(problem);
  const boys = problem.pupils.map(({ sex }) => sex === "male");
  const girls = problem.pupils.map(({ sex }) => sex === "female");
  if (want === "same") return [{ a: boys, b: girls, most: rest.mixed }];
  return [
    { a: boys, b: boys, most: rest.boys },
    { a: girls, b: girls, most: rest.girls },
  ];
}

/** All that is said of a pair is cut into one table; each relation is laid over the room once. */
function toLinks(
  count: number,
  seats: readonly Seat[],
  relations: ReadonlyMap<number, readonly Relation[]>,
): readonly (readonly SeatLink[])[] {
  const links = Array.from({ length: count }, (): SeatLink[] => []);
  const tables = new Map<string, SeatSets>();
  for (const [pair, [first, ...others]] of relations) {
    if (!first) continue;
    let table = toTable(first);
    for (const relation of others) {
      const other = toTable(relation);
      if (other !== table) table = table.map((bits, at) => bits & word(other, at));
    }
    links[Math.floor(pair / count)]?.push({ other: pair % count, table });
  }
  return links;

  function toTable([words, isFine]: Relation): SeatSets {
    const known = tables.get(words);
    if (known) return known;
    const table = new Int32Array(2 * seats.length);
    for (const [at, from] of seats.entries()) {
      for (const [index, to] of seats.entries())
        if (at !== index && isFine(from, to)) addSeat(table, at, index);
    }
    tables.set(words, table);
    return table;
  }
}

function eachPair(list: readonly number[], act: (one: number, other: number) => void): void {
  for (const [at, one] of list.entries()) for (const other of list.slice(at + 1)) act(one, other);
}

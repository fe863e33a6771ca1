import { readFileSync } from "node:fs";
import { buildRoom } from "../build-room.ts";
import type { SeatProblem } from "../seat-problem.ts";
import type { KeptSeatRule, SeatRuleKind } from "../seat-rule.ts";

interface GoldenRule {
  readonly id: string;
  readonly kind: SeatRuleKind;
  readonly a?: number | readonly number[];
  readonly b?: number;
  readonly seat?: string;
  readonly zone?: string;
  readonly how?: string | number;
  readonly want?: string;
}

export interface GoldenSeats {
  readonly title: string;
  readonly rows: number;
  readonly blocks: number;
  readonly sexes: string;
  readonly rules: readonly GoldenRule[];
  readonly solvable: boolean;
  readonly clash?: readonly string[] | "too-many-pupils";
  readonly restingOneSuffices?: readonly string[];
}

const golden = JSON.parse(
  readFileSync(new URL("../golden-seats.json", import.meta.url), "utf8"),
) as { readonly seats: readonly GoldenSeats[]; readonly seatsBig: readonly GoldenSeats[] }; // ours

export const goldenSeats: readonly GoldenSeats[] = [...golden.seats, ...golden.seatsBig];

/** Pupil k is `s{k}`, number k; the room is one of pairs. */
export function toProblem({ rows, blocks, sexes, rules }: GoldenSeats): SeatProblem {
  const seats = buildRoom("pairs", rows, blocks);
  if (!seats.ok) throw new Error(seats.refusal.type);
  return {
    room: { seats: seats.value, door: "left" },
    pupils: Array.from(sexes, (sex, index) => ({
      id: `s${index + 1}`,
      number: index + 1,
      sex: sex === "m" ? "male" : "female",
    })),
    rules: rules.map(toRule),
  };
}

function toRule({ id, kind, a, b, seat, zone, how, want }: GoldenRule): KeptSeatRule {
  const what = seat ?? zone ?? want ?? (how === undefined ? undefined : String(how));
  return {
    id,
    kind,
    weight: "must",
    ...(a !== undefined && { a: [a].flat().map((number) => `s${number}`) }),
    ...(b !== undefined && { b: [`s${b}`] }),
    ...(what !== undefined && { what }),
  };
}

import { toHex, toUtf8 } from "../hash/bytes.ts";
import { computeSha256 } from "../hash/compute-sha256.ts";
import { holdProblem, type SeatProblem } from "./seat-problem.ts";

/**
 * What the terms of a draw of seats carry: it tells room, pupils and rules, and shows none of them. Reasons and titles
 * are no part of it.
 */
export function digestSeats(problem: SeatProblem): string {
  const { pupils, seats, rules } = holdProblem(problem);
  const told = [
    problem.room.door,
    seats.map(({ id, row, col, desk, team }) => [id, row, col, desk, team]),
    pupils.map(({ id, number, sex }) => [id, number, sex ?? ""]),
    rules.map(({ rule, a, b }) => [rule.id, rule.kind, a, b, rule.what ?? "", rule.weight]),
  ];
  return toHex(computeSha256(toUtf8(JSON.stringify(told))));
}

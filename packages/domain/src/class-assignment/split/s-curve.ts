import { toSizes, type AssignProblem } from "./assign-problem.ts";

/**
 * The split that schools do by hand: sorted by sex, previous class, best score (none last) and place in the list, one
 * snake 가…차, 차…가 goes on through all of them; full classes are passed over.
 *
 * @param standing the classes of pupils who stay where they are
 * @returns the class of each pupil
 */
export function sCurve(
  problem: AssignProblem,
  standing: ReadonlyMap<number, number> = new Map(),
): readonly number[] {
  const { pupils, classCount } = problem;
  const room = [...toSizes(problem)];
  const places = pupils.map((_, index) => standing.get(index) ?? 0);
  for (const place of standing.values()) room[place] = (room[place] ?? 0) - 1;
  const free = [...pupils.entries()].filter(([index]) => !standing.has(index));
  const order = free.toSorted(
    ([a, one], [b, other]) =>
      toRank(one.sex) - toRank(other.sex) ||
      one.previous.localeCompare(other.previous, "ko", { numeric: true }) ||
      toScore(other) - toScore(one) ||
      a - b,
  );
  let step = 0;
  for (const [index] of order) {
    let place = toPlace(step, classCount);
    while ((room[place] ?? 0) <= 0) {
      step += 1;
      place = toPlace(step, classCount);
    }
    places[index] = place;
    room[place] = (room[place] ?? 0) - 1;
    step += 1;
  }
  return places;
}

/** Where the snake is at a step. */
function toPlace(step: number, classCount: number): number {
  const at = step % (2 * classCount);
  return at < classCount ? at : 2 * classCount - 1 - at;
}

/** Nobody has so few: who has none comes last. */
function toScore({ score = -1_000_000 }: AssignProblem["pupils"][number]): number {
  return score;
}

function toRank(sex: "male" | "female" | undefined): number {
  return sex === "male" ? 0 : sex === "female" ? 1 : 2;
}

import { toGameOfEvent, type KeptScoreEvent, type KeptScoreGame } from "./score-game.ts";

/** What the board shows. */
export interface Scores {
  /** By team, in the board's order. */
  readonly sums: ReadonlyMap<string, number>;
  /** Ties share one: 1, 1, 3. */
  readonly places: ReadonlyMap<string, number>;
  /** Of all together. */
  readonly jar: number;
}

/** The events of a game that count: of this period, of a team that is there, once each, oldest first. */
export function listCounted(
  { id, teams, period }: KeptScoreGame,
  events: Iterable<KeptScoreEvent>,
): readonly KeptScoreEvent[] {
  const byId = new Map([...events].map((event) => [event.id, event]));
  return [...byId.values()]
    .filter(
      (event) =>
        !event.undone &&
        event.at >= period &&
        toGameOfEvent(event.id) === id &&
        teams.some((team) => team.id === event.team),
    )
    .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
}

export function sumScores(game: KeptScoreGame, events: Iterable<KeptScoreEvent>): Scores {
  const sums = new Map(game.teams.map(({ id }) => [id, 0]));
  for (const { team, amount } of listCounted(game, events))
    sums.set(team, (sums.get(team) ?? 0) + amount);
  return {
    sums,
    places: findPlaces(sums),
    jar: [...sums.values()].reduce((all, sum) => all + sum, 0),
  };
}

/** `findPlaces` of 5, 5 and 1 are 1, 1 and 3. */
export function findPlaces(sums: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const all = [...sums.values()];
  return new Map(
    [...sums].map(([team, sum]) => [team, all.filter((other) => other > sum).length + 1]),
  );
}

/** What 되돌리기 takes back: the last press, 「모두 1점」 as a whole. */
export function listLastAct(
  game: KeptScoreGame,
  events: Iterable<KeptScoreEvent>,
): readonly KeptScoreEvent[] {
  const counted = listCounted(game, events);
  return counted.filter(({ at }) => at === counted.at(-1)?.at);
}

/** One press as it is read over: 「5모둠 +1」 with its reason. */
export interface ReadScoreAct {
  readonly at: number;
  readonly words: string;
  readonly reason: string;
  readonly events: readonly KeptScoreEvent[];
}

/** The presses that count, newest first. Of all teams at once: 「모두 +1」. */
export function listActs(
  game: KeptScoreGame,
  events: Iterable<KeptScoreEvent>,
): readonly ReadScoreAct[] {
  const counted = listCounted(game, events);
  const times = [...new Set(counted.map(({ at }) => at))].toReversed();
  return times.map((at) => {
    const together = counted.filter((event) => event.at === at);
    const names = game.teams.filter(({ id }) => together.some(({ team }) => team === id));
    const isAll = names.length === game.teams.length && names.length > 1;
    const amount = together[0]?.amount ?? 0;
    const who = isAll ? "모두" : names.map(({ name }) => name).join(", ");
    return {
      at,
      words: `${who} ${amount > 0 ? "+" : "−"}${Math.abs(amount)}`,
      reason: together[0]?.reason ?? "",
      events: together,
    };
  });
}

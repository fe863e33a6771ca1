import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import { toSeoulTimeText } from "../calendar-day/korean-instant.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { scoreEventKind, scoreGameKind, toGameOfEvent } from "./score-game.ts";
import { sumScores } from "./sum-scores.ts";

/** 「점수판」: each team with what it has now. */
export const scoreGameSheet: RecordSheet = {
  name: "점수판",
  columns: [
    { head: "점수판", width: 20 },
    { head: "모둠", width: 14 },
    { head: "점수", width: 8 },
    { head: "함께 목표", width: 10 },
    { head: "이날부터", width: 12 },
  ],
  toLines: (rows) => {
    const events = rows.list(scoreEventKind);
    return rows
      .list(scoreGameKind)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      .flatMap((game) => {
        const { sums } = sumScores(game, events);
        return game.teams.map(({ id, name }) => [
          game.title,
          name,
          sums.get(id) ?? 0,
          game.goal ?? "",
          toSeoulDay(game.period),
        ]);
      });
  },
};

/** 「모둠 점수」: every press with its reason, taken-back ones too. */
export const scoreEventSheet: RecordSheet = {
  name: "모둠 점수",
  columns: [
    { head: "날짜", width: 12 },
    { head: "시각", width: 10 },
    { head: "점수판", width: 20 },
    { head: "모둠", width: 14 },
    { head: "점수", width: 8 },
    { head: "까닭", width: 40 },
    { head: "되돌림", width: 8 },
  ],
  toLines: (rows) => {
    const games = new Map(rows.list(scoreGameKind).map((game) => [game.id, game]));
    return rows
      .list(scoreEventKind)
      .toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
      .map((event) => {
        const game = games.get(toGameOfEvent(event.id));
        return [
          toSeoulDay(event.at),
          toSeoulTimeText(event.at),
          game?.title ?? "지운 점수판",
          game?.teams.find(({ id }) => id === event.team)?.name ?? "지운 모둠",
          event.amount,
          event.reason ?? "",
          event.undone ? "예" : "",
        ];
      });
  },
};

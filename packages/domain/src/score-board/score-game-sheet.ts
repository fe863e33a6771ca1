import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import type { RecordSheet } from "../record/record-sheet.ts";
import { scoreEventKind, scoreGameKind } from "./score-game.ts";
import { sumScores } from "./sum-scores.ts";

/** Each team with what it has now. */
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

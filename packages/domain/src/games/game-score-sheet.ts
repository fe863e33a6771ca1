import type { RecordSheet } from "../record/record-sheet.ts";
import { gameLabels, gameScoreKind } from "./game-score.ts";

/** 「게임 점수」: every round, by day. */
export const gameScoreSheet: RecordSheet = {
  name: "게임 점수",
  columns: [
    { head: "날짜", width: 12 },
    { head: "게임", width: 14 },
    { head: "이름", width: 12 },
    { head: "점수", width: 8 },
  ],
  toLines: (rows) =>
    rows
      .list(gameScoreKind)
      .toSorted((a, b) => (`${a.day} ${a.id}` < `${b.day} ${b.id}` ? -1 : 1))
      .map(({ day, game, label, score }) => [day, gameLabels[game], label, score]),
};

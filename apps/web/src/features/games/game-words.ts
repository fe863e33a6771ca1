import { gameLabels, gameScoreKind, type GameScore } from "@damim/domain/games/game-score.ts";
import { dayWords, type RecordWords } from "../../kit/record/record-words.ts";

export const gameScoreWords: RecordWords<GameScore> = {
  kind: gameScoreKind,
  sort: "게임 점수",
  toSubject: ({ fields: { label, score } }) =>
    typeof label === "string" && typeof score === "number" ? `${label} ${score}점` : "게임 점수",
  fields: {
    game: {
      label: "게임",
      describe: (value) => Object.entries(gameLabels).find(([game]) => game === value)?.[1],
    },
    day: dayWords("날짜"),
    label: { label: "이름", isInSubject: true },
    score: { label: "점수", isInSubject: true },
    seed: undefined,
    presses: undefined,
  },
};

import {
  scoreEventKind,
  scoreGameKind,
  type ScoreEvent,
  type ScoreGame,
} from "@damim/domain/score-board/score-game.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

export const scoreGameWords: RecordWords<ScoreGame> = {
  kind: scoreGameKind,
  sort: "점수판",
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "점수판"),
  fields: {
    title: { label: "이름", isInSubject: true },
    goal: { label: "함께 목표" },
    teams: undefined,
    period: undefined,
  },
};

export const scoreEventWords: RecordWords<ScoreEvent> = {
  kind: scoreEventKind,
  sort: "모둠 점수",
  toSubject: ({ fields: { amount } }) => (typeof amount === "number" ? `${amount}점` : "점수"),
  fields: {
    amount: { label: "점수", isInSubject: true },
    reason: { label: "까닭" },
    team: undefined,
    at: undefined,
    undone: undefined,
  },
};

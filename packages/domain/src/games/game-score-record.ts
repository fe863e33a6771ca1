import type { RowOf } from "../record/field.ts";
import { choice, day, own, whole } from "../record/fields.ts";
import { record } from "../record/record.ts";
import {
  gameScoreKind,
  LONGEST_LABEL_CHARACTERS,
  MOST_GAME_STEPS,
  MOST_PRESSES,
} from "./game-score.ts";

const fields = {
  game: choice("게임", { jump: "점프게임", stick: "스틱히어로" }, { column: { width: 14 } }),
  day: day("날짜", { column: { width: 12 } }),
  /** Of a team, a colour or a few letters, and of no pupil. */
  label: own<string>(
    {
      type: "checked",
      of: { type: "text", most: 2 * LONGEST_LABEL_CHARACTERS, isNeeded: true },
      isRight: (label: string) => Array.from(label).length <= LONGEST_LABEL_CHARACTERS,
    },
    { label: "이름", isInSubject: true, column: { width: 12 } },
  ),
  score: whole("점수", { least: 0, most: 99_999, isInSubject: true, column: { width: 8 } }),
  /** From seed and presses the round can be played again. Both uint32; presses are step numbers of 1/120 s. */
  seed: whole(undefined, { least: 0, most: 2 ** 32 - 1 }),
  presses: own<readonly number[]>({
    type: "checked",
    of: {
      type: "list",
      of: { type: "whole", least: 0, most: MOST_GAME_STEPS },
      most: MOST_PRESSES,
    },
    isRight: (presses: readonly number[]) =>
      presses.every((step, at) => at === 0 || step > (presses[at - 1] ?? 0)),
  }),
};

/** One round. */
export type GameScore = RowOf<typeof fields>;

export const gameScore = record({
  kind: gameScoreKind,
  scope: "year",
  topics: ["checked"],
  // A round that was played; nothing of it changes.
  hasNoHistory: true,
  sort: "게임 점수",
  subject: ({ label, score }) =>
    typeof label === "string" && typeof score === "number" ? `${label} ${score}점` : "게임 점수",
  fields,
  columns: ["day", "game", "label", "score"],
  place: ({ day: of }) => of,
});

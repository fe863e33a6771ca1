import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { LONGEST_LABEL_CHARACTERS, type Game, type KeptGameScore } from "./game-score.ts";

export interface RankedScore {
  /** Ties share one: 1, 1, 3. */
  readonly place: number;
  readonly row: KeptGameScore;
}

const LINES = 10;

/** 오늘 순위 with a day, 올해 순위 without: ten lines, the older one first where scores are the same. */
export function rankScores(
  scores: Iterable<KeptGameScore>,
  game: Game,
  day?: CalendarDay,
): readonly RankedScore[] {
  const sorted = [...scores]
    .filter((row) => row.game === game && (day === undefined || row.day === day))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  return sorted.slice(0, LINES).map((row) => ({
    place: sorted.findIndex(({ score }) => score === row.score) + 1,
    row,
  }));
}

export type LabelRefusal =
  | { readonly type: "LabelEmpty" }
  | { readonly type: "LabelTooLong"; readonly longest: number };

export const labelMessages: MessagesFor<LabelRefusal> = {
  LabelEmpty: () => "모둠이나 색 이름을 적어 주세요.",
  LabelTooLong: ({ longest }) => `이름은 ${longest}자까지 적을 수 있어요.`,
};

/** Whose round it was. */
export function parseLabel(typed: string): Result<string, LabelRefusal> {
  const label = typed.normalize("NFC").trim();
  if (label === "") return refuse({ type: "LabelEmpty" });
  return Array.from(label).length > LONGEST_LABEL_CHARACTERS
    ? refuse({ type: "LabelTooLong", longest: LONGEST_LABEL_CHARACTERS })
    : ok(label);
}

import { unveil } from "../names/unveil.ts";
import type { VeilTable } from "../names/veil-table.ts";
import type { DraftSentence } from "./ai-draft.ts";
import type { AiFact, Prompt } from "./build-prompt.ts";
import type { AnswerSentence } from "./read-answer.ts";

/** A sentence with what is against it: nothing where it may be moved. */
export interface JudgedSentence {
  readonly sentence: DraftSentence;
  /** Its records that are there. */
  readonly facts: readonly AiFact[];
  /** 「기록에 없는 말: …」, 「없는 근거」, 「모르는 이름표」. */
  readonly problems: readonly string[];
  readonly vague: readonly string[];
  /** How much of it its records say, 0 to 1. */
  readonly share: number;
}

/** The sentences of an answer, with names again and the ids of their records. */
export function toDraftSentences(
  sentences: readonly AnswerSentence[],
  facts: Prompt["facts"],
  table: VeilTable,
): readonly DraftSentence[] {
  return sentences.map(({ text, refs }) => {
    const rows = refs.flatMap((ref) => facts.get(ref) ?? []);
    return {
      text: unveil(text, table).text,
      // A number that no record has stays, and is no evidence.
      from: refs.map((ref) => facts.get(ref)?.id ?? ref),
      ...(rows.length > 0 && rows.every(({ byPupil }) => byPupil) && { byPupil: true }),
    };
  });
}

/** The sentence that goes first where a draft is too long: of those that would be moved, what its records say least of. */
export function findWeakest(judged: readonly JudgedSentence[]): number | undefined {
  const good = [...judged.entries()].filter(([, { problems }]) => problems.length === 0);
  return good.toSorted(([, a], [, b]) => a.share - b.share)[0]?.[0];
}

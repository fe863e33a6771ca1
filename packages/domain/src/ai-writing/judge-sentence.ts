import { findTokens } from "../names/find-tokens.ts";
import { veil } from "../names/veil.ts";
import { unveil } from "../names/unveil.ts";
import type { VeilTable } from "../names/veil-table.ts";
import type { DraftSentence } from "./ai-draft.ts";
import type { AiFact, Prompt } from "./build-prompt.ts";
import { checkEvidence, measureEvidence, sayProblem, type EvidenceAbout } from "./evidence.ts";
import type { AnswerSentence } from "./read-answer.ts";
import { NO_DAY } from "./list-facts.ts";
import { findOrders } from "./find-orders.ts";
import { findVagueWords } from "./vague-words.ts";

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

/**
 * What of a draft's sentence stands in its records, looked at as it would be sent: veiled. What the teacher typed as
 * evidence counts like a record.
 *
 * @param facts by id, with names
 */
export function judgeSentence(
  sentence: DraftSentence,
  facts: ReadonlyMap<string, AiFact>,
  table: VeilTable,
  about?: EvidenceAbout,
): JudgedSentence {
  const rows = sentence.from.flatMap((id) => facts.get(id) ?? []);
  const typed: readonly AiFact[] = sentence.evidence?.trim()
    ? [{ id: "typed", day: rows[0]?.day ?? NO_DAY, area: "", text: sentence.evidence }]
    : [];
  const hide = (text: string): string => veil(text, table).text;
  const known = new Map(
    [...rows, ...typed].map((fact) => [fact.id, { ...fact, text: hide(fact.text) }]),
  );
  const refs = typed.length > 0 ? [...known.keys()] : sentence.from;
  const veiled = { text: hide(sentence.text), refs };
  const hasToken = findTokens(sentence.text).some(({ isBare }) => !isBare);
  const problems = [
    ...(hasToken ? ["모르는 이름표"] : []),
    // Ticked or not, it is no evidence: a model may have done what it says.
    ...(rows.some(({ byPupil, text }) => byPupil && findOrders(text))
      ? ["명령처럼 보이는 글에서 왔어요"]
      : []),
    ...checkEvidence(veiled, known, about).map(sayProblem),
  ];
  return {
    sentence,
    facts: rows,
    problems,
    vague: findVagueWords(sentence.text),
    share: measureEvidence(veiled, known),
  };
}

/** The sentence that goes first where a draft is too long: of those that would be moved, what its records say least of. */
export function findWeakest(judged: readonly JudgedSentence[]): number | undefined {
  const good = [...judged.entries()].filter(([, { problems }]) => problems.length === 0);
  return good.toSorted(([, a], [, b]) => a.share - b.share)[0]?.[0];
}

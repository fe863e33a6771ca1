import { findTokens } from "../names/find-tokens.ts";
import { veil } from "../names/veil.ts";
import type { VeilTable } from "../names/veil-table.ts";
import type { DraftSentence } from "./ai-draft.ts";
import type { AiFact } from "./build-prompt.ts";
import type { JudgedSentence } from "./draft-sentences.ts";
import { checkEvidence, measureEvidence, sayProblem, type EvidenceAbout } from "./evidence.ts";
import { NO_DAY } from "./list-facts.ts";
import { findOrders } from "./find-orders.ts";
import { findVagueWords } from "./vague-words.ts";

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

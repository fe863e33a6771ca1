import { LONGEST_SENTENCE_CHARACTERS, MOST_SENTENCES } from "./ai-draft.ts";

/** A sentence of an answer, still veiled, with the numbers of its records: "r3". */
export interface AnswerSentence {
  readonly text: string;
  readonly refs: readonly string[];
}

export interface ReadAnswer {
  readonly sentences: readonly AnswerSentence[];
  /** 「버린 글」: what is no sentence with records. */
  readonly dropped: readonly string[];
  /** What stands behind the last records: of a stream the sentence that is being written. */
  readonly rest: string;
}

/** 「⟦r3, r7⟧」, also in the brackets that models take for them. */
const refs =
  /\s*(?:⟦|\[\[|【|\[|\()\s*(r\d{1,3}(?:\s*[,·、;]\s*r?\d{1,3})*)\s*(?:⟧|\]\]|】|\]|\))\s*[.。]?/giu;
/** Nothing of it is ever rendered. */
const markup = /<[a-z!/]|https?:|www\.|\]\(|!\[|```|\|\s*-{2,}|^\s*#{1,6}\s|javascript:/iu;

/**
 * Takes an answer apart, whole or as far as it has come. A sentence is one when its records have come, so nothing half
 * is ever shown; what has none is dropped.
 *
 * ```ts
 * readAnswer("발표함. ⟦r1⟧\n안녕하세요").sentences; // [{ text: "발표함.", refs: ["r1"] }]
 * ```
 */
export function readAnswer(answer: string): ReadAnswer {
  const plain = answer.normalize("NFC").replaceAll("\r", "");
  const sentences: AnswerSentence[] = [];
  const dropped: string[] = [];
  let from = 0;
  for (const found of plain.matchAll(refs)) {
    const lines = plain.slice(from, found.index).split("\n");
    from = found.index + found[0].length;
    const text = toSentence(lines.pop() ?? "");
    dropped.push(...lines);
    const numbers = (found[1] ?? "").split(/[,·、;]/u).map((ref) => `r${ref.replace(/\D/gu, "")}`);
    if (text === "") continue;
    const isSentence = !markup.test(text) && text.length <= LONGEST_SENTENCE_CHARACTERS;
    if (isSentence && sentences.length < MOST_SENTENCES)
      sentences.push({ text, refs: [...new Set(numbers)] });
    else dropped.push(text);
  }
  const rest = plain.slice(from);
  return { sentences, dropped: dropped.map((line) => line.trim()).filter(Boolean), rest };
}

/** Without what models put before a sentence: 「- 」, 「1. 」, 「**」. */
function toSentence(line: string): string {
  return line
    .replace(/^\s*(?:[-*•·]|\d{1,2}[.)])\s+/u, "")
    .replaceAll("**", "")
    .trim();
}

import { endings } from "../names/name-words.ts";
import { toStudentWords } from "../student/student-words.ts";
import { listNamedMembers, type NamedClass } from "./named-members.ts";
import { readScale } from "./guess-questions.ts";
import { splitChoices, splitPlain } from "./split-choices.ts";
import type { KeptAnswer, SurveyQuestion } from "./survey.ts";

/** One bar of a question: what was chosen, and by which lines. */
export interface AnswerBar {
  readonly option: string;
  readonly answers: readonly KeptAnswer[];
}

export interface QuestionSum {
  readonly question: SurveyQuestion;
  /** Lines that say something. */
  readonly answered: readonly KeptAnswer[];
  /** Of what can be counted; of texts none. */
  readonly bars: readonly AnswerBar[];
  /** Of a scale. */
  readonly median?: number;
  /** Of texts: what comes up in several of them, the most first. */
  readonly words: readonly { readonly word: string; readonly count: number }[];
}

/**
 * What was answered to one question, as bars with counts, a median or words. Options nobody chose have a bar too.
 *
 * @param of whom they name, for questions that ask for pupils
 * @param isOwn the teacher wrote the options: none of them is several that were read as one
 */
export function sumQuestion(
  question: SurveyQuestion,
  answers: readonly KeptAnswer[],
  of: NamedClass,
  isOwn = false,
): QuestionSum {
  const answered = answers.filter(({ values }) => values[question.id]);
  const bars = countBars(question, answered, of, isOwn);
  const steps = answered
    .flatMap(({ values }) => readScale(values[question.id] ?? "") ?? [])
    .toSorted((a, b) => a - b);
  return {
    question,
    answered,
    bars,
    ...(question.type === "scale" && steps.length > 0 && { median: toMedian(steps) }),
    words:
      question.type === "text"
        ? countWords(answered.map(({ values }) => values[question.id] ?? ""))
        : [],
  };
}

function countBars(
  question: SurveyQuestion,
  answered: readonly KeptAnswer[],
  of: NamedClass,
  isOwn: boolean,
): readonly AnswerBar[] {
  const { id, type, options = [] } = question;
  if (type === "text") return [];
  const bars = new Map<string, KeptAnswer[]>(toKnownOptions(question).map((each) => [each, []]));
  for (const answer of answered) {
    const value = answer.values[id] ?? "";
    const chosen =
      type === "multi"
        ? splitChoices(value, options)
        : type === "pupils"
          ? listPupilBars(value, of)
          : [type === "scale" ? String(readScale(value) ?? value) : value];
    for (const each of chosen) bars.set(each, [...(bars.get(each) ?? []), answer]);
  }
  const isChosen = (option: string): boolean => (bars.get(option) ?? []).length > 0;
  // An option that nobody chose and whose parts others did was several choices of one answer, read as one.
  const isGhost = (option: string): boolean => {
    const parts = splitPlain(option);
    return !isChosen(option) && parts.length > 1 && parts.every(isChosen);
  };
  const counted = [...bars]
    .filter(([option]) => isOwn || !isGhost(option))
    .map(([option, of]) => ({ option, answers: of }));
  return type === "scale"
    ? counted
    : counted.toSorted((a, b) => b.answers.length - a.answers.length);
}

/** A pupil has one bar, under the name of today, with the number where two have it. */
function listPupilBars(value: string, of: NamedClass): readonly string[] {
  const bars = listNamedMembers(value, of).map(({ words, member }) => {
    if (!member) return words;
    const isOnly = of.members.filter(({ name }) => name === member.name).length === 1;
    return isOnly ? member.name : toStudentWords(member);
  });
  return [...new Set(bars)];
}

function toKnownOptions({ type, options = [] }: SurveyQuestion): readonly string[] {
  if (type === "scale") return ["1", "2", "3", "4", "5"];
  return type === "single" || type === "multi" ? options : [];
}

function toMedian(sorted: readonly number[]): number {
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

const MOST_WORDS = 20;
const particle = new RegExp(
  `(?:${["에서", "에", ...endings.filter((ending) => ending !== "네")]
    .toSorted((a, b) => b.length - a.length)
    .join("|")})$`,
  "u",
);

/**
 * Words of two letters or more in several texts: 「무대에서」 and 「무대를」 are one. What looks like a particle is one only
 * where the rest is seen in another form: 오프라인, 고양이.
 */
function countWords(texts: readonly string[]): QuestionSum["words"] {
  const all = texts.map((text) => Array.from(text.matchAll(/[\p{L}\p{N}]+/gu), ([word]) => word));
  const known = new Set(all.flat());
  const forms = new Map<string, number>();
  for (const word of known) {
    const stem = toStem(word);
    forms.set(stem, (forms.get(stem) ?? Number(known.has(stem) && stem !== word)) + 1);
  }
  const counts = new Map<string, number>();
  for (const words of all) {
    const stems = words.map((word) => ((forms.get(toStem(word)) ?? 0) > 1 ? toStem(word) : word));
    for (const word of new Set(stems))
      if (word.length > 1) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([word, count]) => ({ word, count }))
    .toSorted((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
    .slice(0, MOST_WORDS);
}

function toStem(word: string): string {
  const stem = word.replace(particle, "");
  return stem.length > 1 ? stem : word;
}

import { listGivenNames } from "../names/name-forms.ts";
import { findHeading } from "../roster/reading/roster-column.ts";
import type { FormTable } from "./read-form.ts";
import { findOptions, splitPlain } from "./split-choices.ts";
import { LONGEST_OPTION_CHARACTERS, type QuestionType, type SurveyQuestion } from "./survey.ts";

const heads = {
  time: /^(?:타임스탬프|timestamp|제출 ?(?:일시|시간|시각)|응답 ?(?:일시|시간|시각)|참여 ?(?:일시|시간)|완료 ?시간|completion time|낸 ?때)$/iu,
  skip: /^(?:id|no\.?|순번|연번|응답 ?번호|시작 ?시간|start time|(?:전자 ?)?메일(?: ?주소)?|이메일(?: ?주소)?|e-?mail(?: address)?|점수|score|마지막 ?수정 ?시간|last modified time|소요 ?시간|ip(?: ?주소)?)$/iu,
  number:
    /^(?:출석 ?|내 ?|학생 ?)?(?:번호|학번)|번호(?:를|은|는)?.{0,12}(?:써|적|입력|골라|고르)|^몇 ?번/u,
  name: /^(?:학생 ?|내 ?)?(?:이름|성명|성함|name|full name)|이름(?:을|은)?.{0,12}(?:써|적|입력)/iu,
};
const bareNumber = /^(?:출석 ?|내 ?|학생 ?)?(?:번호|학번)$/u;
const someoneElse = /친구|짝|보호자|부모|어머니|아버지|선생님/u;

const agreement = [
  "전혀 아니다",
  "전혀 그렇지 않다",
  "아니다",
  "그렇지 않다",
  "보통이다",
  "보통",
  "그렇다",
  "매우 그렇다",
];
/** Values of a scale that is said in words; those of one value are the same step. */
const steps: ReadonlyMap<string, number> = new Map(
  agreement.map((words, at) => [words, [1, 1, 2, 2, 3, 3, 4, 5][at] ?? 3]),
);

const MOST_SINGLE = 12;
const LONGEST_SINGLE_CHARACTERS = 40;

/** 1 to 5 of an answer on a scale, in digits or words; undefined where it is none. */
export function readScale(answer: string): number | undefined {
  const plain = answer.trim().replace(/점$/u, "");
  if (/^[1-5]$/.test(plain)) return Number(plain);
  return steps.get(plain.replaceAll(/\s+/gu, " "));
}

/**
 * How each column of a form is to be read, guessed by its head and its answers (Google, Naver and Microsoft forms, and
 * tables of one's own). The teacher changes it with one tap. (spec 13 §2)
 *
 * @param names of the class: a column that mostly holds them asks for pupils
 */
export function guessQuestions(
  { head, rows }: Pick<FormTable, "head" | "rows">,
  names: readonly string[],
): readonly SurveyQuestion[] {
  const taken = new Set<QuestionType>();
  return head.map((words, at): SurveyQuestion => {
    const answers = rows.map((row) => row[at] ?? "").filter((answer) => answer !== "");
    const type = guessType(toPlainHead(words), answers, { names, taken });
    if (type === "time" || type === "number" || type === "name") taken.add(type);
    return toQuestion({ id: `q${at + 1}`, head: words, type }, answers);
  });
}

/** 「2. 이름을 써 주세요 *」 without its number and its star. */
function toPlainHead(head: string): string {
  return head
    .replaceAll(/\s+/gu, " ")
    .replace(/^(?:Q|문항 ?)?\d{1,2}[.)]\s*/iu, "")
    .replace(/\s*(?:\*|\(필수\))$/u, "")
    .trim();
}

/** A question of another type, with the options that this one has. */
export function toQuestion(
  question: Pick<SurveyQuestion, "id" | "head" | "type">,
  answers: readonly string[],
): SurveyQuestion {
  const { id, head, type } = question;
  const options =
    type === "multi"
      ? findOptions(answers)
      : type === "single"
        ? listDifferent(answers)
        : undefined;
  return { id, head, type, ...(options && { options }) };
}

function guessType(
  head: string,
  answers: readonly string[],
  known: { readonly names: readonly string[]; readonly taken: ReadonlySet<QuestionType> },
): QuestionType {
  if (answers.length === 0 || heads.skip.test(head)) return "skip";
  if (heads.time.test(head)) return known.taken.has("time") ? "skip" : "time";
  const isOwn = !someoneElse.test(head);
  const meaning = findHeading(head)?.meaning;
  const isName = heads.name.test(head) || meaning === "name";
  const isNumber =
    heads.number.test(head) || meaning === "classAndNumber" || meaning === "studentCode";
  if (isOwn && isName && !known.taken.has("name"))
    // What Microsoft forms write of those who did not sign in.
    return answers.every((answer) => /^anonymous$|^익명/iu.test(answer)) ? "skip" : "name";
  // A head that says nothing else is believed also where half of a few cells say it in words.
  const leastDigits = bareNumber.test(head) ? 0.49 : 0.6;
  if (isOwn && isNumber && areMostly(answers, /[\d①-⑳]/u, leastDigits)) {
    if (!known.taken.has("number")) return "number";
    if (bareNumber.test(head)) return "skip";
  }
  if (answers.every((answer) => readScale(answer) !== undefined)) return "scale";
  if (holdNames(answers, known.names)) return "pupils";
  if (areChoices(answers)) return "multi";
  const different = new Set(answers);
  const isShort = answers.every(({ length }) => length <= LONGEST_SINGLE_CHARACTERS);
  const isRepeated = different.size < answers.length || different.size === 1;
  // Who may choose does not end with a full stop.
  const isSaid = areMostly(answers, /[.!?~]$/u, 0.3);
  return isShort && isRepeated && !isSaid && different.size <= MOST_SINGLE ? "single" : "text";
}

/** 「;」 joins several choices wherever it stands; commas do where the parts come again. */
function areChoices(answers: readonly string[]): boolean {
  if (areMostly(answers, /;/u)) return true;
  const parts = answers.map(splitPlain);
  const several = parts.filter(({ length }) => length > 1).length;
  if (several === 0 || answers.some((answer) => /[\n.!?]/u.test(answer))) return false;
  const options = new Set(parts.flat());
  const isShort = parts.flat().every(({ length }) => length <= LONGEST_SINGLE_CHARACTERS);
  return isShort && options.size <= MOST_SINGLE * 2 && parts.flat().length >= options.size * 1.5;
}

function holdNames(answers: readonly string[], names: readonly string[]): boolean {
  if (names.length === 0) return false;
  const forms = names.flatMap((name) => [
    name,
    ...listGivenNames(name).filter(({ length }) => length > 1),
  ]);
  const naming = answers.filter((answer) => {
    const bare = answer.replaceAll(" ", "");
    return bare.length <= LONGEST_SINGLE_CHARACTERS && forms.some((form) => bare.includes(form));
  });
  return naming.length > answers.length * 0.6;
}

function areMostly(answers: readonly string[], sign: RegExp, share = 0.6): boolean {
  return answers.filter((answer) => sign.test(answer)).length > answers.length * share;
}

function listDifferent(answers: readonly string[]): readonly string[] {
  return [...new Set(answers)]
    .filter((answer) => answer !== "" && answer.length <= LONGEST_OPTION_CHARACTERS)
    .slice(0, 60);
}

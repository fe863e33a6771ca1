import { escapePattern } from "../base/escape-pattern.ts";
import { findTokens, type FoundToken } from "../names/find-tokens.ts";
import { NO_DAY } from "./list-facts.ts";
import { isCounted, readCounts, type Count } from "./read-counts.ts";
import { findContrary, isSameSide } from "./contraries.ts";
import { findTurned } from "./read-negations.ts";
import { findOtherDoer } from "./read-doer.ts";
import { findOtherScope } from "./read-scope.ts";
import { findUndone, listSkipped } from "./read-undone.ts";
import type { AnswerSentence } from "./read-answer.ts";
import type { AiFact } from "./build-prompt.ts";

export type EvidenceProblem =
  | { readonly type: "RefMissing" }
  | { readonly type: "OtherPupil" }
  | { readonly type: "NotInRecords"; readonly word: string }
  | { readonly type: "PupilWordsAlone" };

/** The mark of a problem in the sentence's line. */
export function sayProblem(problem: EvidenceProblem): string {
  switch (problem.type) {
    case "RefMissing":
      return "없는 근거";
    case "OtherPupil":
      return "다른 학생이 나와요";
    case "NotInRecords":
      return `기록에 없는 말: '${problem.word}'`;
    case "PupilWordsAlone":
      return "학생이 쓴 글만으로 쓴 문장이에요";
  }
}

/** How much of a sentence's content has to stand in its records (set on the pairs of the test). */
const LEAST_SHARE = 0.35;

/** Words that say a great thing, which no record may lack. */
const great =
  /전국|전교|교내|교외|대회|수상|입상|우승|최우수|금상|은상|동상|대상|장려상|표창|상장|회장|부회장|반장|대표|올림피아드|자격증|급수|토익|토플|영재|특허|공모전|콩쿠르|캠프|박물관|과학관|미술관|교육청|대학|병원|해외|유학/gu;

/** Words of every sentence, which tell nothing of what happened. */
const common: ReadonlySet<string> = new Set(
  "있음 있는 있게 있도 없음 함께 하며 하고 하는 하여 해서 가장 먼저 통해 위해 대해 대한 때마 때에 모습 모두 매우 아주 더욱 스스 꾸준 노력 태도 자세 보임 보여 보이 친구 학급 학생 활동 시간 과정 마음 생각 자신 항상 늘 특히 또한 그리 이를 이에 등을 바탕 가지 되어 됨 나타 드러 돋보 뛰어 성실 적극 즐겨 즐겁 잘함 하지 않고 않음 않은 않는 않게 않도 못함 못하 없이".split(
    " ",
  ),
);

/** Names may stand in a letter or about a consultation, and pupils' words alone make a survey. */
export interface EvidenceAbout {
  /** Of the school's record. */
  readonly isRecord: boolean;
}

/**
 * Whether a sentence rests on the records that it names; both veiled. Nothing of what is found may be moved until the
 * teacher changes it.
 *
 * @param facts by their number: "r3"
 */
export function checkEvidence(
  sentence: AnswerSentence,
  facts: ReadonlyMap<string, AiFact>,
  { isRecord }: EvidenceAbout = { isRecord: true },
): readonly EvidenceProblem[] {
  const { text, refs } = sentence;
  const rows = refs.flatMap((ref) => facts.get(ref) ?? []);
  if (refs.length === 0 || rows.length < refs.length) return [{ type: "RefMissing" }];
  const said = rows.map((row) => `${row.day} ${row.area} ${row.text}`).join("\n");
  const problems: EvidenceProblem[] = [];
  const known = new Set(findTokens(said).map(toTokenKey));
  const isStrange = (token: FoundToken): boolean =>
    token.label === "학생" && (isRecord || !known.has(toTokenKey(token)));
  if (findTokens(text).some(isStrange)) problems.push({ type: "OtherPupil" });
  const counts = readCounts(rows.map((row) => toPlain(`${row.area}\n${row.text}`)).join("\n"));
  const dates = listDateCounts(rows, counts, text);
  const isKnown = (count: Count): boolean =>
    isCounted(count, counts) ||
    dates.some(({ amount, unit }) => amount === count.amount && unit === count.unit);
  const plain = toPlain(text);
  const words = toPlain(rows.map((row) => row.text).join("\n"));
  const missing =
    readCounts(plain).find((count) => !isKnown(count))?.word ??
    listStrict(text).find((word) => !toBare(said).includes(toBare(word))) ??
    findTurned(plain, words, listSkipped(words)) ??
    findContrary(plain, words) ??
    findUndone(plain, words) ??
    findOtherScope(plain, rows) ??
    (isRecord ? findOtherDoer(plain, words) : undefined);
  const { stems, met } = meetStems(text, said);
  const metCount = met.length + (isSameSide(plain, words) ? 1 : 0);
  const first = stems.find((each) => !met.includes(each));
  if (missing !== undefined) problems.push({ type: "NotInRecords", word: missing });
  else if (first && metCount < stems.length * LEAST_SHARE)
    problems.push({ type: "NotInRecords", word: first.word });
  if (isRecord && rows.every(({ byPupil }) => byPupil)) problems.push({ type: "PupilWordsAlone" });
  return problems;
}

/**
 * How much of a sentence its records say, 0 to 1: 「문장 빼기」 takes the one with the least first.
 *
 * @param facts by their number, veiled like the sentence
 */
export function measureEvidence(
  { text, refs }: AnswerSentence,
  facts: ReadonlyMap<string, AiFact>,
): number {
  const rows = refs.flatMap((ref) => facts.get(ref) ?? []);
  const { stems, met } = meetStems(text, rows.map((row) => row.text).join("\n"));
  return stems.length === 0 ? 0 : met.length / stems.length;
}

function meetStems(text: string, said: string) {
  const stems = toStems(text);
  const bare = toBare(said);
  return { stems, met: stems.filter(({ stem }) => bare.includes(stem)) };
}

function toTokenKey({ label, count }: FoundToken): string {
  return `${label}${count}`;
}

/** A record's day as a sentence may say it. */
function toDateWords({ day }: AiFact): string {
  const [year, month = 0, date] = day.split("-").map(Number);
  if (day === NO_DAY) return "";
  return `${year}년 ${month}월 ${date}일 ${month >= 3 && month <= 8 ? 1 : 2}학기`;
}

/**
 * What the records' own days say and their words do not say otherwise: 「1학기에」 in a note of November is not of the
 * second, and ten days are not the tenth.
 */
function listDateCounts(
  rows: readonly AiFact[],
  counts: readonly Count[],
  text: string,
): readonly Count[] {
  const dates = readCounts(rows.map(toDateWords).join("\n"));
  const says = (unit: string) => counts.some((count) => count.unit === unit);
  const differs = (unit: string) =>
    counts.some(
      (count) =>
        count.unit === unit &&
        !dates.some((date) => date.unit === unit && date.amount === count.amount),
    );
  const isSpan = /\d일\s?(?:동안|간|내내|연속|이나|씩|만에)/u.test(text);
  return dates.filter(({ unit }) => {
    if (unit === "년") return true;
    if (unit === "일") return !isSpan && !differs("월") && !(differs("일") && says("월"));
    return !differs("월") && !differs(unit ?? "");
  });
}

/** Without tokens, whose numbers count nothing. */
function toPlain(text: string): string {
  return findTokens(text).reduce((rest, token) => rest.replace(token.text, " "), text);
}

/** What has to stand there letter for letter: what is quoted, Latin words, great words. */
function listStrict(text: string): readonly string[] {
  const plain = toPlain(text);
  return [
    ...plain.matchAll(/(?<=['‘"“「『])[^'’"”」』]{2,40}(?=['’"”」』])/gu),
    ...plain.matchAll(/[a-z]{2,}/giu),
    ...plain.matchAll(great),
  ].map(([word]) => word);
}

function toStems(text: string): readonly { readonly word: string; readonly stem: string }[] {
  // What is counted was asked after by itself, whatever it is called: 「세 권의 책」 of 3권.
  const rest = readCounts(text).reduce(
    (plain, { whole }) =>
      plain.replace(new RegExp(`${escapePattern(whole)}[가-힣]{0,2}(?![가-힣])`, "iu"), " "),
    text.normalize("NFC"),
  );
  return Array.from(rest.matchAll(/[가-힣]{2,}/gu), ([word]) => ({
    // Of a particle that stands alone nothing would be left to show.
    word: word.replace(
      /(?<=.)(?:에서|으로|에게|하며|하여|까지|부터|이나|[을를이가은는의로와과도만에])$/u,
      "",
    ),
    stem: /^.[을를의에]$/u.test(word) ? word.slice(0, 1) : word.slice(0, 2),
  })).filter(({ stem }) => !common.has(stem));
}

function toBare(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s/gu, "");
}

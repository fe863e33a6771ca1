import { findFinalConsonant } from "../hangul/particle.ts";
import type { RosterStudent } from "../student/student.ts";
import { behindName, behindPart } from "./behind-name.ts";
import { fitEndings } from "./cover-endings.ts";
import { listGivenNames, toNameForm, toNamePattern } from "./name-forms.ts";
import { afterNameI, everyday, familyTitles, neverAlone } from "./name-words.ts";

/** A pupil, or a name that one had before; without a number who is on the roster no more. */
export type NamedStudent = Pick<RosterStudent, "name"> & {
  readonly number?: RosterStudent["number"];
};

/** `hideNames` of one class. */
export type Hide = (text: string) => string;

/**
 * A text without its pupils, for what goes out of the house: a full name anywhere becomes 「3번」; a given name where a
 * word begins and nothing but an ending follows; an everyday word such as 나은 only as somebody's child. A name that several
 * have becomes 「○○」.
 *
 * ```ts
 * hideNames("김하린 어머니 상담, 하린이는 우유", students); // 「5번 어머니 상담, 5번은 우유」
 * ```
 */
export function hideNames(text: string, students: readonly NamedStudent[]): string {
  let forms = known.get(students);
  if (!forms) known.set(students, (forms = listForms(students)));
  const { numbers, pattern } = forms;
  if (!pattern) return text;
  const whole = text.normalize("NFC");
  let shown = "";
  let from = 0;
  for (const { 0: found, index } of whole.matchAll(pattern)) {
    // 「계획이 수정」 is not 이수정: a name that is set apart begins a word.
    if (SET_APART.test(found) && /[\p{L}\p{N}]$/u.test(whole.slice(0, index))) continue;
    const number = numbers.get(toNameForm(found));
    const before = whole.slice(from, index);
    shown += `${from === 0 ? before : fitCovered(before)}${number === undefined ? "○○" : `${number}번`}`;
    from = index + found.length;
  }
  const rest = whole.slice(from);
  return shown + (from === 0 ? rest : fitCovered(rest));
}

const SET_APART = /^[가-힣]+[^가-힣\p{Cf}]+[가-힣]/u;

/** A number is not called: of 「채원아」 is left 「9번」. */
const CALL = /^이?[아야](?![가-힣])/u;
const fitCovered = (tail: string): string => fitEndings(tail.replace(CALL, ""));

/** A board hides the names of a class in some hundred texts: they are put together once for each list. */
const known = new WeakMap<readonly NamedStudent[], ReturnType<typeof listForms>>();

function listForms(students: readonly NamedStudent[]) {
  const numbers = new Map<string, number | undefined>();
  const ways = new Map<string, { readonly way: Way; readonly source: string }>();
  for (const { name, number } of students)
    for (const [written, isWhole] of listWritten(name.normalize("NFC").trim())) {
      const form = toNameForm(written);
      numbers.set(form, numbers.has(form) && numbers.get(form) !== number ? undefined : number);
      ways.set(form, { way: findWay(form, isWhole), source: toNamePattern(written).source });
    }
  const longestFirst = [...ways].toSorted(([a], [b]) => b.length - a.length);
  const patterns = Object.entries(around).flatMap(([way, [before, behind]]) => {
    const sources = longestFirst.filter(([, of]) => of.way === way).map(([, of]) => of.source);
    return sources.length > 0 ? [`${before}(?:${sources.join("|")})${behind}`] : [];
  });
  return { numbers, pattern: patterns.length > 0 && new RegExp(patterns.join("|"), "giu") };
}

/** What must stand before and behind a form for it to be a name, by how easily it is an other word. */
const around = {
  anywhere: ["", ""],
  latin: ["(?<![a-z])", ""],
  // 「하린이」 is nobody but the child, whatever goes on.
  closed: ["(?<![\\p{L}\\p{N}])", `(?=이|${behindName})`],
  // 「다은 것」 is a verb.
  like: ["(?<![\\p{L}\\p{N}])", `(?![^\\S\\n](?:것|때|만큼|대로))(?=이|${behindName})`],
  open: ["(?<![\\p{L}\\p{N}])", `(?=${behindName})`],
  child: [
    "(?<![\\p{L}\\p{N}])",
    `(?=[^\\S\\n]?(?:${familyTitles.join("|")})${behindPart}{0,2}(?![가-힣])|이(?:${afterNameI.join("|")})${behindPart}?(?![가-힣])|아(?![가-힣]))`,
  ],
  never: ["(?!)", ""],
} as const;
type Way = keyof typeof around;

function findWay(form: string, isWhole: boolean): Way {
  if (neverAlone.has(form)) return "never";
  if (everyday.has(form)) return "child";
  if (!/^[가-힣]+$/u.test(form)) return "latin";
  if (isWhole && form.length > 2) return "anywhere";
  if (/[은는운한]$/u.test(form)) return "like";
  return findFinalConsonant(form) > 0 ? "closed" : "open";
}

/** The whole name, and what of a Korean one friends say; of two letters at least. */
function listWritten(name: string): readonly (readonly [written: string, isWhole: boolean])[] {
  const isKorean = /^[가-힣\s]+$/u.test(name);
  const given = isKorean ? listGivenNames(name).map((each) => [each, false] as const) : [];
  return [[name, true] as const, ...given].filter(
    ([each]) => /\p{L}/u.test(each) && Array.from(toNameForm(each)).length > 1,
  );
}

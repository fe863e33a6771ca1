import type { RosterStudent } from "../student/student.ts";
import { listGivenNames, toNamePattern } from "./name-forms.ts";
import { findPersonalParts, type PersonalPart } from "./personal-parts.ts";
import {
  afterNameI,
  endings,
  everyday,
  familyTitles,
  neverAlone,
  openEndings,
  titles,
} from "./name-words.ts";

/**
 * `mild` for texts of teachers, `record` for texts of 생기부, `strict` where no name may go: each finds all that the one before it
 * finds. The strict one takes every full name, also 이로운, and given names that stand alone: it asks rather than is silent.
 */
export type NameStrictness = "mild" | "record" | "strict";

/** A place in a text (NFC) that names a pupil, or could lead to one. */
export type FoundPerson =
  | PersonalPart
  | {
      readonly kind: "name" | "given";
      readonly word: string;
      readonly at: number;
      /** The lowest, where several have the name; the others are in `also`. */
      readonly number: number;
      readonly also?: readonly number[];
    };

interface NameForm {
  readonly kind: "name" | "given";
  /** Without blanks, in small letters. */
  readonly form: string;
  readonly numbers: Set<number>;
  readonly pattern: RegExp;
}

/** Of a roster, which is read for each line of many: making them costs a hundred times as much as looking for them. */
const formsOf = new WeakMap<object, readonly NameForm[]>();

/**
 * Finds pupils' names and what else leads to a child, left to right, the longest form first. A given name counts with an
 * ending or a title behind it, an everyday word such as 하늘 only as somebody's child: rather silent than wrong at each pause.
 *
 * ```ts
 * findPeople("가온이가 울었어요", [{ number: 3, name: "김가온" }], "mild"); // given 「가온」, number 3
 * ```
 */
export function findPeople(
  text: string,
  roster: readonly Pick<RosterStudent, "number" | "name">[],
  strictness: NameStrictness,
): readonly FoundPerson[] {
  const whole = text.normalize("NFC");
  const forms = formsOf.get(roster) ?? listForms(roster);
  formsOf.set(roster, forms);
  const found: FoundPerson[] = [...findPersonalParts(whole)];
  let from = 0;
  for (const { index } of forms.length === 0 ? [] : whole.matchAll(/(?<![\p{L}\p{N}])\p{L}/gu)) {
    if (index < from) continue;
    const hit = findAt(whole, index, { forms, strictness });
    if (!hit) continue;
    from = index + hit.word.length;
    found.push(hit);
  }
  return found.sort((a, b) => a.at - b.at);
}

function findAt(
  text: string,
  at: number,
  { forms, strictness }: { readonly forms: readonly NameForm[]; strictness: NameStrictness },
): FoundPerson | undefined {
  for (const { kind, form, numbers, pattern } of forms) {
    pattern.lastIndex = at;
    const word = pattern.exec(text)?.[0];
    if (word === undefined) continue;
    const tails = listTails(kind, form, strictness);
    if (!tails.some((tail) => fits(tail, text, at + word.length))) continue;
    const [number = 0, ...also] = [...numbers].sort((a, b) => a - b);
    return { kind, word, at, number, ...(also.length > 0 ? { also } : {}) };
  }
  return undefined;
}

function fits(tail: RegExp, text: string, at: number): boolean {
  tail.lastIndex = at;
  return tail.test(text);
}

const anyOf = (words: readonly string[]): string => `(?:${words.join("|")})`;
const part = anyOf([...endings, ...familyTitles, ...titles]);
const end = "(?![가-힣])";
const sticky = (pattern: string): RegExp => new RegExp(pattern, "uy");
const attached = (least: number): RegExp =>
  sticky(`${part}{${least},3}${end}|${part}{0,2}${anyOf(openEndings)}`);
const titled = (words: readonly string[]): RegExp =>
  sticky(`[^\\S\\n]?${anyOf(words)}${part}{0,2}${end}`);

const alone = attached(0);
const withEnding = attached(1);
const withTitle = titled([...familyTitles, ...titles]);
const withFamily = titled(familyTitles);
const withNameI = sticky(`이${anyOf(afterNameI)}${part}?${end}`);

/** What may follow a form for it to be a name; one of them must. */
function listTails(
  kind: NameForm["kind"],
  form: string,
  strictness: NameStrictness,
): readonly RegExp[] {
  if (kind === "name" && strictness === "strict") return [alone];
  if (neverAlone.has(form)) return [];
  if (everyday.has(form)) return strictness === "mild" ? [withFamily] : [withFamily, withNameI];
  if (strictness === "strict") return [alone, withTitle];
  return kind === "name" ? [alone] : [withEnding, withTitle];
}

function listForms(roster: readonly Pick<RosterStudent, "number" | "name">[]): readonly NameForm[] {
  const forms = new Map<string, NameForm>();
  const add = (kind: NameForm["kind"], written: string, number: number): void => {
    const form = written.replaceAll(/\s/gu, "").toLowerCase();
    if (form.length < 2) return;
    const key = `${kind} ${form}`;
    const known = forms.get(key) ?? {
      kind,
      form,
      numbers: new Set(),
      pattern: toNamePattern(written),
    };
    known.numbers.add(number);
    forms.set(key, known);
  };
  for (const { number, name } of roster) {
    const written = name.normalize("NFC").trim();
    if (!/^\p{L}/u.test(written)) continue;
    add("name", written, number);
    for (const given of listGivenNames(written)) add("given", given, number);
  }
  return [...forms.values()].sort(
    (a, b) =>
      b.form.length - a.form.length || Number(a.kind === "given") - Number(b.kind === "given"),
  );
}

import { toInitialConsonants, initials, toSearchedName } from "../hangul/initial-consonants.ts";
import { measureJamo, toJamo } from "../hangul/jamo-distance.ts";
import { readLatinKeys } from "../hangul/latin-keys.ts";
import type { ClassKey, RosterStudent, StudentId } from "../student/student.ts";
import { listGivenNames } from "./name-forms.ts";
import { familyTitles, titles } from "./name-words.ts";
import { readWrittenWho, type WrittenRow } from "./written-who.ts";

/** sure and likely are taken, likely is to be looked at; ask is not taken until the teacher chooses. */
export type WhoState = "sure" | "likely" | "ask" | "gone" | "other" | "none";

export const whoReasons = [
  "name",
  "same-name",
  "same-name-number",
  "given-name",
  "initials",
  "keyboard",
  "turned",
  "typo",
  "typo-and-number",
  "number-of-another",
  "number-unknown",
  "number-only",
  "no-such-number",
  "nobody-like-it",
  "left",
  "class",
  "empty",
] as const;
export type WhoReason = (typeof whoReasons)[number];

export interface Who {
  readonly state: WhoState;
  /** Candidates, the likeliest first; of the one who is taken it alone. */
  readonly ids: readonly StudentId[];
  readonly why: WhoReason;
}

type Pupil = Pick<RosterStudent, "id" | "number" | "name">;

/** How somebody was met. `isWhole` is the full name as it is, `asks` a way that is too weak without a number. */
interface Met {
  readonly pupils: readonly Pupil[];
  readonly why: WhoReason;
  readonly isWhole?: true;
  readonly asks?: true;
}

/**
 * Who a row of a form is. Number and name must agree to be sure; where they do not, or several fit, it asks, and never
 * takes one of two pupils as sure (spec 13 §2, golden cases).
 *
 * ```ts
 * matchWho({ name: "문체원", number: "9" }, roster, [], "3-2"); // likely, 문채원, "typo-and-number"
 * ```
 */
export function matchWho(
  row: WrittenRow,
  roster: readonly Pupil[],
  left: readonly Pupil[],
  own: ClassKey | undefined,
): Who {
  const { name, numbers, isOfOtherClass } = readWrittenWho(row, own);
  if (isOfOtherClass) return { state: "other", ids: [], why: "class" };
  const numbered = roster.filter(({ number }) => numbers.includes(number));
  if (name === "") return matchNumber(numbers, numbered);
  const whole = meetWhole(name, roster);
  const gone = whole ? undefined : meetWhole(name, left);
  if (gone)
    return numbered.length > 0
      ? { state: "ask", ids: toIds(numbered), why: "number-of-another" }
      : { state: "gone", ids: toIds(gone.pupils), why: "left" };
  const met = whole ?? meet(name, roster);
  if (met) return weigh(met, numbers, numbered);
  if (numbered.length > 0) return { state: "ask", ids: toIds(numbered), why: "number-of-another" };
  return { state: "none", ids: [], why: isInitials(name) ? "initials" : "nobody-like-it" };
}

function matchNumber(numbers: readonly number[], numbered: readonly Pupil[]): Who {
  if (numbers.length === 0) return { state: "none", ids: [], why: "empty" };
  if (numbered.length === 0) return { state: "none", ids: [], why: "no-such-number" };
  const isOne = numbers.length === 1 && numbered.length === 1;
  return { state: isOne ? "likely" : "ask", ids: toIds(numbered), why: "number-only" };
}

/** What the number says of those whom the name met. */
function weigh(met: Met, numbers: readonly number[], numbered: readonly Pupil[]): Who {
  const { pupils, why } = met;
  const ids = toIds(pupils);
  const areNamesakes = pupils.length > 1;
  const whole = areNamesakes ? "same-name" : "name";
  const named = met.isWhole ? whole : why;
  const both = pupils.filter((pupil) => numbered.includes(pupil));
  const [one] = both;
  if (numbers.length === 1 && one && both.length === 1) {
    const agreed = { name: "same-name-number", typo: "typo-and-number" } as const;
    const isTold = why === "typo" || (why === "name" && areNamesakes);
    return {
      state: met.isWhole ? "sure" : "likely",
      ids: [one.id],
      why: isTold ? agreed[why] : why,
    };
  }
  const isOneName = new Set(pupils.map((pupil) => formsOf(pupil).bare)).size === 1;
  if (areNamesakes && (isOneName || numbered.length === 0))
    return { state: "ask", ids, why: named };
  if (numbers.length > 1 || numbered.length > 0) {
    const others = toIds(numbered).filter((id) => !ids.includes(id));
    return { state: "ask", ids: [...ids, ...others], why: "number-of-another" };
  }
  if (met.asks) return { state: "ask", ids, why };
  if (numbers.length > 0) return { state: "likely", ids, why: "number-unknown" };
  return { state: met.isWhole ? "sure" : "likely", ids, why: named };
}

/** 「문채원이에요」, 「채원이」, 「하린아」. */
const spokenEnd = /(?:입니다|이에요|이예요|이요|요|이|아|야)$/u;
const titleEnd = new RegExp(`(?:${[...familyTitles, ...titles].join("|")})$`, "u");

function meetWhole(name: string, pupils: readonly Pupil[]): Met | undefined {
  const found = findNamed(listForms(name), pupils);
  return found && { pupils: found, why: "name", isWhole: true };
}

function findNamed(
  forms: readonly string[],
  pupils: readonly Pupil[],
): readonly Pupil[] | undefined {
  const { byName } = namedOf(pupils);
  return firstFound(forms, (form) => byName.get(form) ?? []);
}

/** The ways but the full name as it is, the strongest first. */
function meet(name: string, roster: readonly Pupil[]): Met | undefined {
  const bare = name.replace(titleEnd, "");
  const forms = bare === name ? listForms(name) : [...listForms(bare), ...listForms(name)];
  const keys = readLatinKeys(name);
  const find = (texts: readonly string[], fits: (pupil: Pupil, text: string) => boolean) =>
    firstFound(texts, (text) => roster.filter((pupil) => fits(pupil, text)));
  const { byGiven } = namedOf(roster);
  const findGiven = (texts: readonly string[]) =>
    firstFound(texts, (text) => (text.length > 1 ? (byGiven.get(text) ?? []) : []));
  const ways: readonly (() => Met | undefined)[] = [
    () => toMet(bare === name ? undefined : findNamed(listForms(bare), roster), "name"),
    () =>
      toMet(
        isInitials(name)
          ? find([name], (pupil, text) => toInitialConsonants(formsOf(pupil).bare) === text)
          : undefined,
        "initials",
        true,
      ),
    () => toMet(keys === undefined ? undefined : findNamed([keys], roster), "keyboard"),
    () => toMet(keys === undefined ? undefined : findGiven([keys]), "keyboard"),
    () => toMet(findGiven(forms), "given-name"),
    () => toMet(find([sortLetters(name)], isTurned), "turned", true),
    () => toMet(findNear(name, roster), "typo"),
    () =>
      toMet(
        find([name], (pupil, text) => text.length > 1 && formsOf(pupil).bare.startsWith(text)),
        "typo",
        true,
      ),
  ];
  for (const way of ways) {
    const met = way();
    if (met) return met;
  }
  return undefined;
}

function toMet(pupils: readonly Pupil[] | undefined, why: WhoReason, asks?: true): Met | undefined {
  return pupils && { pupils, why, ...(asks && { asks }) };
}

/** Distance from which a name is another one: each letter more or less is 1. */
const FARTHEST_SLIP = 1.5;

/** A pupil's name in the forms that rows are looked for by. */
interface NameForms {
  readonly bare: string;
  readonly given: readonly string[];
  readonly letters: string;
  readonly jamo: readonly string[];
}

/** Once for each pupil: 300 rows ask for the same 400 names. */
const formsByPupil = new WeakMap<Pupil, NameForms>();

type PupilsByWord = ReadonlyMap<string, readonly Pupil[]>;

/** Who has a name or is called so, once for each roster. */
const namedByRoster = new WeakMap<
  readonly Pupil[],
  { readonly byName: PupilsByWord; readonly byGiven: PupilsByWord }
>();

function namedOf(roster: readonly Pupil[]) {
  const known = namedByRoster.get(roster);
  if (known) return known;
  const byName = new Map<string, Pupil[]>();
  const byGiven = new Map<string, Pupil[]>();
  for (const pupil of roster) {
    const { bare, given } = formsOf(pupil);
    byName.set(bare, [...(byName.get(bare) ?? []), pupil]);
    for (const word of new Set(given)) byGiven.set(word, [...(byGiven.get(word) ?? []), pupil]);
  }
  const named = { byName, byGiven };
  namedByRoster.set(roster, named);
  return named;
}

function formsOf(pupil: Pupil): NameForms {
  const known = formsByPupil.get(pupil);
  if (known) return known;
  const bare = toBare(pupil.name);
  const forms = {
    bare,
    given: listGivenNames(pupil.name).map(toBare),
    letters: sortLetters(bare),
    jamo: toJamo(bare),
  };
  formsByPupil.set(pupil, forms);
  return forms;
}

/** Those whose names are a slip away; all that are nearly as near. */
function findNear(name: string, roster: readonly Pupil[]): readonly Pupil[] | undefined {
  const jamo = toJamo(name);
  const close = roster.flatMap((pupil) => {
    const forms = formsOf(pupil);
    const isFar =
      Math.abs(forms.bare.length - name.length) > 1 ||
      Math.abs(forms.jamo.length - jamo.length) > FARTHEST_SLIP;
    return isFar ? [] : [{ pupil, distance: measureJamo(forms.jamo, jamo, FARTHEST_SLIP) }];
  });
  const best = Math.min(...close.map(({ distance }) => distance));
  if (best > 1) return undefined;
  return close
    .filter(({ distance }) => distance < best + 1 && distance <= FARTHEST_SLIP)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ pupil }) => pupil);
}

/** 「원문채」, 「채원문」; `letters` are sorted. */
function isTurned(pupil: Pupil, letters: string): boolean {
  return letters.length > 1 && formsOf(pupil).letters === letters;
}

function sortLetters(word: string): string {
  return Array.from(word).toSorted().join("");
}

function listForms(name: string): readonly string[] {
  const spoken = name.replace(spokenEnd, "");
  return spoken === name || spoken === "" ? [name] : [name, spoken];
}

function firstFound(
  texts: readonly string[],
  find: (text: string) => readonly Pupil[],
): readonly Pupil[] | undefined {
  for (const text of texts) {
    const found = find(text);
    if (found.length > 0) return found;
  }
  return undefined;
}

function isInitials(name: string): boolean {
  return Array.from(name).every((letter) => initials.includes(letter));
}

function toBare(name: string): string {
  return toSearchedName(name).replaceAll(/[^\p{L}]/gu, "");
}

function toIds(pupils: readonly Pupil[]): readonly StudentId[] {
  return pupils.map(({ id }) => id);
}

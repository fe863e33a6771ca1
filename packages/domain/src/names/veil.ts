import type { RosterStudent } from "../student/student.ts";
import { behindName, behindPart } from "./behind-name.ts";
import { findTokens } from "./find-tokens.ts";
import { foldDigits } from "../base/fold-digits.ts";
import { listGivenNames, toNamePattern } from "./name-forms.ts";
import { afterNameI, endings, everyday, familyTitles, neverAlone } from "./name-words.ts";
import { findContacts } from "./contacts.ts";
import { findPlaces } from "./find-places.ts";
import type { VeilFacts, VeilLabel, VeilTable } from "./veil-table.ts";

/** A word that was hidden, or may be one that should not have been. */
export interface VeilDoubt {
  /** As it stands in the text. */
  readonly word: string;
  readonly token: string;
  /** Of a full name nobody can say that it is none: the server would not let it out. */
  readonly isFullName: boolean;
}

export interface Veiled {
  readonly text: string;
  readonly doubts: readonly VeilDoubt[];
}

interface Hidden {
  readonly label: VeilLabel;
  readonly key: string;
  /** What comes back. */
  readonly back: string;
  /** How many letters of the text it takes. */
  readonly length: number;
  readonly isDoubt: boolean;
  readonly isFullName?: boolean;
}

/**
 * A text in which nobody can be told any more: pupils, guardians, teacher, school and own words, telephone numbers,
 * mails, links. Strict: rather one word too many. The same child has the same token as long as the table lives.
 *
 * ```ts
 * veil("가온이가 발표함.", createVeilTable(facts)).text; // 「[학생1]가 발표함.」
 * ```
 *
 * @param notNames words of which the teacher said that they are no name
 */
export function veil(
  text: string,
  table: VeilTable,
  notNames: ReadonlySet<string> = new Set(),
): Veiled {
  const whole = text.normalize("NFC");
  const find = toFinder(table.facts);
  const folded = foldDigits(whole);
  const certain = listCertain(whole);
  const places = new Map(findPlaces(whole).map((place) => [place.at, place]));
  const doubts: VeilDoubt[] = [];
  let shown = "";
  for (let at = 0; at < whole.length;) {
    const found = certain.get(at) ?? find(whole, at, folded) ?? toHiddenPlace(places.get(at));
    const word = found && whole.slice(at, at + found.length);
    if (!found || word === undefined || (notNames.has(word) && !found.isFullName)) {
      // A word that is no name goes out whole.
      const length = word !== undefined && notNames.has(word) ? word.length : 1;
      shown += whole.slice(at, at + length);
      at += length;
      continue;
    }
    const token = table.toToken(found.label, found.key, found.back);
    if (found.isDoubt) doubts.push({ word, token, isFullName: found.isFullName ?? false });
    shown += token;
    at += found.length;
  }
  return { text: shown, doubts };
}

function toHiddenPlace(
  place: ReturnType<typeof findPlaces>[number] | undefined,
): Hidden | undefined {
  if (!place) return undefined;
  const { word, label } = place;
  return { label, key: word, back: word, length: word.length, isDoubt: true };
}

/** How often a text says somebody's full name, also within a word. */
export function countFullNames(text: string, names: readonly string[]): number {
  const whole = text.normalize("NFC");
  const find = toNameFinder(names.map((name) => ({ number: 0, name })));
  let count = 0;
  for (let at = 0; at < whole.length;) {
    const found = find(whole, at);
    if (found) count += 1;
    at += found?.length ?? 1;
  }
  return count;
}

/** @param folded the text as numbers are read in it */
type Finder = (text: string, at: number, folded?: string) => Hidden | undefined;

const finders = new WeakMap<VeilFacts, Finder>();

/** What of a table's facts stands at a place of a text; made once. */
function toFinder(facts: VeilFacts): Finder {
  const known = finders.get(facts);
  if (known) return known;
  const students = facts.students.filter(({ name }) => /\p{L}/u.test(name));
  const ways: readonly Finder[] = [
    toNumberFinder(students, facts),
    toWordFinder(facts),
    toNameFinder(students),
    toGivenFinder(students),
  ];
  const find: Finder = (text, at, folded) => {
    for (const way of ways) {
      const hidden = way(text, at, folded);
      if (hidden) return hidden;
    }
    return undefined;
  };
  finders.set(facts, find);
  return find;
}

/** By where they begin: what reads as a token already, links, mails, telephones, 주민등록번호. */
function listCertain(text: string): ReadonlyMap<number, Hidden> {
  const certain = new Map<number, Hidden>();
  const contacts = findContacts(text);
  for (const { at, text: word } of findTokens(text))
    // 「학생010-1234-5678」 would take the beginning of a number with it.
    if (!contacts.some((each) => each.at > at && each.at < at + word.length))
      certain.set(at, { label: "글", key: word, back: word, length: word.length, isDoubt: false });
  for (const { at, word, label } of contacts)
    certain.set(at, { label, key: word, back: word, length: word.length, isDoubt: false });
  return certain;
}

type Pupil = Pick<RosterStudent, "number" | "name">;

const hide = (pupils: readonly Pupil[], back: string): Pick<Hidden, "label" | "key" | "back"> => ({
  label: "학생",
  key: pupils
    .map(({ number, name }) => `${number} ${name}`)
    .toSorted()
    .join("\n"),
  back,
});

const end = "(?![가-힣])";
const tail = new RegExp(behindName, "uy");
const withFamily = new RegExp(
  `[^\\S\\n]?(?:${familyTitles.join("|")})${behindPart}{0,2}${end}`,
  "uy",
);
const withNameI = new RegExp(`이(?:${afterNameI.join("|")})${behindPart}?${end}`, "uy");
/** 이 before another ending belongs to the name: 가온이가. Before 야 it does not: 가온이야. */
const swallowedI = new RegExp(
  `이(?=(?:${[...endings, ...familyTitles]
    .filter((ending) => !["이", "야", "아", "요"].includes(ending))
    .toSorted((a, b) => b.length - a.length)
    .join("|")})${behindPart}{0,2}${end})`,
  "uy",
);

function fits(pattern: RegExp, text: string, at: number): boolean {
  pattern.lastIndex = at;
  return pattern.test(text);
}

function isInWord(text: string, at: number): boolean {
  return at > 0 && /[\p{L}\p{N}]$/u.test(text.slice(Math.max(0, at - 2), at));
}

/** Full names everywhere. */
function toNameFinder(students: readonly Pupil[]): Finder {
  const forms = groupByFirst(students, ({ name }) => [name], true);
  return (text, at) => {
    for (const { pattern, pupils, written } of forms.get(toFirst(text, at)) ?? []) {
      const word = match(pattern, text, at);
      if (word === undefined) continue;
      const isOneWord = !/[가-힣]/u.test(written) && !/\s/u.test(written);
      if (isOneWord && (isInWord(text, at) || /^[a-z]/iu.test(text.slice(at + word.length))))
        continue;
      const isPlain = !isInWord(text, at) && fits(tail, text, at + word.length);
      return {
        ...hide(pupils, written),
        length: word.length,
        isDoubt:
          !isPlain ||
          everyday.has(written.replaceAll(/\s/gu, "")) ||
          /^[a-z]/iu.test(text.slice(at + word.length)),
        isFullName: true,
      };
    }
    return undefined;
  };
}

/** Given names where a word begins; an everyday word is a child only by what follows it. */
function toGivenFinder(students: readonly Pupil[]): Finder {
  const forms = groupByFirst(students, ({ name }) => listGivenNames(name).filter(isLong));
  return (text, at) => {
    if (isInWord(text, at)) return undefined;
    for (const { pattern, pupils, written } of forms.get(toFirst(text, at)) ?? []) {
      if (neverAlone.has(written)) continue;
      const word = match(pattern, text, at);
      if (word === undefined) continue;
      const to = at + word.length;
      const isKorean = /^[가-힣]+$/u.test(written);
      if (!isKorean) {
        if (!/^[a-z]/iu.test(text.slice(to)))
          return { ...toPupils(pupils, written), length: word.length, isDoubt: pupils.length > 1 };
        continue;
      }
      const isSaid = fits(tail, text, to);
      const beforeI = text[to] === "이" && hasFinal(written);
      const isChild =
        fits(withFamily, text, to) || (hasFinal(written) && fits(withNameI, text, to));
      if (everyday.has(written) && !isChild) {
        if (!isSaid && !beforeI) continue;
        return { label: "낱말", key: written, back: written, length: word.length, isDoubt: true };
      }
      if (!isSaid && !beforeI) continue;
      const i = hasFinal(written) && fits(swallowedI, text, to) ? 1 : 0;
      return {
        ...toPupils(pupils, written),
        length: word.length + i,
        isDoubt: pupils.length > 1 || (!isSaid && i === 0),
      };
    }
    return undefined;
  };
}

/** One pupil comes back as the full name; of several nobody knows whose it was. */
function toPupils(
  pupils: readonly Pupil[],
  written: string,
): Pick<Hidden, "label" | "key" | "back"> {
  const names = new Set(pupils.map(({ name }) => name));
  return hide(
    pupils,
    names.size === 1 && pupils.length === 1 ? (pupils[0]?.name ?? written) : written,
  );
}

const particles = "이|가|은|는|을|를|의|과|와|도|에게서?|한테서?|께서?|하고|이랑";
const calledNumber = new RegExp(
  `(?:(?:${particles})(?:는|도|만)?${end}|[^\\S\\n]?학생(?:${particles})?${end})`,
  "uy",
);

/** 「12번 김가온」 is one person, 30212 of the own class, 「12번이」 in doubt. */
function toNumberFinder(students: readonly Pupil[], { ownClass }: VeilFacts): Finder {
  const [grade, classNo = ""] = (ownClass ?? "").split("-");
  const of = (number: string): readonly Pupil[] =>
    students.filter((student) => student.number === Number(number));
  const names = toNameFinder(students);
  const given = toGivenFinder(students);
  return (text, at, folded = text) => {
    if (!/\d/.test(folded[at] ?? "") || /\d/.test(folded[at - 1] ?? "")) return undefined;
    const rest = folded.slice(at, at + 40);
    const [code, ofGrade, ofClass = "", ofNumber = ""] =
      /^(\d)(\d{2})(\d{2})(?!\d)/.exec(rest) ?? [];
    if (code && grade && ofGrade === grade && Number(ofClass) === Number(classNo)) {
      const pupils = of(ofNumber);
      if (pupils.length > 0)
        return {
          ...toPupils(pupils, text.slice(at, at + code.length)),
          length: code.length,
          isDoubt: false,
        };
    }
    const [said, saidGrade, saidClass, number = ""] =
      /^(?:(\d)학년[^\S\n]?(\d{1,2})반[^\S\n]?)?(\d{1,3})[^\S\n]?번/u.exec(rest) ?? [];
    if (!said || (saidGrade && (saidGrade !== grade || Number(saidClass) !== Number(classNo))))
      return undefined;
    const pupils = of(number);
    if (pupils.length === 0) return undefined;
    const nameAt = at + said.length + (/^[^\S\n]/u.test(text.slice(at + said.length)) ? 1 : 0);
    const name = names(text, nameAt) ?? given(text, nameAt);
    const own = hide(pupils, pupils[0]?.name ?? "");
    if (name && pupils.some((pupil) => name.key.split("\n").includes(hide([pupil], "").key)))
      return { ...own, length: nameAt - at + name.length, isDoubt: false };
    if (!saidGrade && !fits(calledNumber, text, at + said.length)) return undefined;
    return { ...own, length: said.length, isDoubt: true };
  };
}

const behindSchool = new RegExp(
  `(?:에서|에|으로|로|이|가|을|를|의|와|과|까지|부터|[^\\S\\n]?(?:출신|학생|친구|선생님))?(?:은|는|도|만)?${end}`,
  "uy",
);

/** Words of the profile, the roster and the teacher's list, the longest first. */
function toWordFinder({ words }: VeilFacts): Finder {
  const forms = groupByFirst(
    words.toSorted((a, b) => b.word.length - a.word.length),
    ({ word }) => [word.trim()].filter(isLong),
  );
  return (text, at) => {
    for (const { pattern, pupils: of } of forms.get(toFirst(text, at)) ?? []) {
      const word = match(pattern, text, at);
      const [first] = of;
      if (word === undefined || !first) continue;
      // Of two letters it is part of many words: 「서초」 of 「서초구」.
      const isShort = first.label === "학교" && word.length < 3;
      if (isShort && (isInWord(text, at) || !fits(behindSchool, text, at + word.length))) continue;
      return {
        label: first.label,
        // As it stands there: 「2017.5.4」 and 「2017. 5. 4」 come back letter for letter.
        key: word,
        back: word,
        length: word.length,
        isDoubt: isInWord(text, at),
        isFullName: true,
      };
    }
    return undefined;
  };
}

interface Form<T> {
  readonly written: string;
  readonly pattern: RegExp;
  readonly pupils: readonly T[];
}

/** By the first letter, the longest first. */
function groupByFirst<T>(
  all: readonly T[],
  toForms: (one: T) => readonly string[],
  isInWords = false,
): ReadonlyMap<string, readonly Form<T>[]> {
  const byForm = new Map<string, { readonly written: string; readonly pupils: T[] }>();
  for (const one of all)
    for (const form of toForms(one)) {
      const written = form.normalize("NFC").trim();
      const key = written.replaceAll(/\s/gu, "").toLowerCase();
      const known = byForm.get(key);
      if (known) known.pupils.push(one);
      else byForm.set(key, { written, pupils: [one] });
    }
  const groups = new Map<string, Form<T>[]>();
  for (const [key, { written, pupils }] of [...byForm].toSorted(
    ([a], [b]) => b.length - a.length,
  )) {
    const first = key.charAt(0);
    const pattern = toNamePattern(written, isInWords);
    groups.set(first, [...(groups.get(first) ?? []), { written, pupils, pattern }]);
  }
  return groups;
}

function toFirst(text: string, at: number): string {
  return text.charAt(at).toLowerCase();
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function isLong(name: string): boolean {
  return name.length > 1;
}

function hasFinal(word: string): boolean {
  const code = (word.codePointAt(word.length - 1) ?? 0) - 0xac00;
  return code >= 0 && code % 28 !== 0;
}

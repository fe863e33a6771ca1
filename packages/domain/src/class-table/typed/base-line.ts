import { ok, refuse, type MessagesFor, type Result } from "../../base/result.ts";
import { withParticle } from "../../hangul/particle.ts";
import type { ClassKey } from "../../student/student.ts";
import type { SubjectLesson } from "../base-table.ts";
import { LAST_PERIOD } from "../lesson-place.ts";
import { type KeptSubject, type PresetSubject } from "../subject.ts";
import { presetSubjects } from "./preset-subjects.ts";

/** A lesson as it was typed: of one of the teacher's subjects, or of one that has to be made. */
export interface TypedLesson {
  readonly subject: KeptSubject | PresetSubject;
  readonly classKey?: ClassKey;
}

/** The periods of a day from the first on; `null` is a free one. */
export type TypedDay = readonly (TypedLesson | null)[];

export type BaseLineRefusal =
  | { readonly type: "SubjectUnknown"; readonly words: string }
  | { readonly type: "SubjectUnclear"; readonly words: string; readonly names: readonly string[] }
  | { readonly type: "SubjectOfClassMissing"; readonly words: string }
  | { readonly type: "TooManyLessons"; readonly most: number };

export const baseLineMessages: MessagesFor<BaseLineRefusal> = {
  SubjectUnknown: ({ words }) => `「${words}」${toEnding(words, "은/는")} 처음 보는 과목이에요.`,
  SubjectUnclear: ({ words, names }) =>
    `「${words}」${toEnding(words, "이/가")} ${names.join(", ")} 가운데 무엇인지 몰라요. 과목 이름을 띄어 적어 주세요.`,
  SubjectOfClassMissing: ({ words }) =>
    `${words}반의 과목을 앞에 적어 주세요. 「과학${words}」처럼 적어요.`,
  TooManyLessons: ({ most }) => `하루에 ${most}교시까지 적을 수 있어요.`,
};

const FREE = /^[-–·ㆍ._0]$/u;
const CLASS = /^(.*?)([1-6]-[^\s-]{1,10})$/u;

/**
 * Reads a day of the week as teachers type it: letters in a row, 「국국수과과창」, or names with blanks between, 「국어
 * 수학」; 「-」 is a free period, 「과3-1」 a lesson in another class. A letter is read by the teacher's own subjects first,
 * then by those that every school has.
 */
export function readBaseLine(
  text: string,
  own: readonly KeptSubject[],
): Result<TypedDay, BaseLineRefusal> {
  const lessons: (TypedLesson | null)[] = [];
  const words = text
    .normalize("NFC")
    .split(/[\s,，/|]+/u)
    .filter(Boolean);
  for (const word of words) {
    const read = readWord(word, own, words.length === 1);
    if (!read.ok) return read;
    lessons.push(...read.value);
  }
  if (lessons.length > LAST_PERIOD) return refuse({ type: "TooManyLessons", most: LAST_PERIOD });
  return ok(lessons);
}

/** A day of a base table in words that `readBaseLine` reads again: 「국어 국어 수학 - 체육」. */
export function toBaseLine(
  lessons: ReadonlyMap<number, SubjectLesson>,
  subjects: ReadonlyMap<string, KeptSubject>,
): string {
  const shorts = [...subjects.values()].map(({ short }) => short);
  const isOne = (short: string): boolean =>
    short.length > 1 && shorts.filter((each) => each === short).length === 1;
  const last = Math.max(0, ...lessons.keys());
  return Array.from({ length: last }, (_, index) => {
    const lesson = lessons.get(index + 1);
    if (!lesson) return "-";
    const subject = subjects.get(lesson.subjectId);
    // Not as a free period: whoever saves the line would lose the lesson.
    if (!subject) return "?";
    return `${withoutBlanks(isOne(subject.short) ? subject.short : subject.name)}${lesson.classKey ?? ""}`;
  }).join(" ");
}

function readWord(
  word: string,
  own: readonly KeptSubject[],
  isWholeLine: boolean,
): Result<TypedDay, BaseLineRefusal> {
  const [, subjectWords = "", classKey] = CLASS.exec(word) ?? [];
  if (classKey !== undefined) return readClass(subjectWords, classKey, own);
  const whole = findByName(word, own);
  if (whole.length > 0) return readOne(word, whole);
  const letters = Array.from(word);
  if (letters.every((letter) => FREE.test(letter) || findByLetter(letter, own).length > 0))
    return readAll(letters, own);
  return readNames(word, own, isWholeLine);
}

/** 「과3-1」; 「3-1」 alone where the teacher has one subject. */
function readClass(
  words: string,
  classKey: ClassKey,
  own: readonly KeptSubject[],
): Result<TypedDay, BaseLineRefusal> {
  if (words === "" && own.length !== 1)
    return refuse({ type: "SubjectOfClassMissing", words: classKey });
  const found = words === "" ? own : findByLetter(words, own);
  const read = readOne(words, found);
  return read.ok ? ok(read.value.map((lesson) => lesson && { ...lesson, classKey })) : read;
}

function readAll(
  words: readonly string[],
  own: readonly KeptSubject[],
): Result<TypedDay, BaseLineRefusal> {
  const lessons: (TypedLesson | null)[] = [];
  for (const word of words) {
    const read = FREE.test(word) ? ok([null]) : readOne(word, findByLetter(word, own));
    if (!read.ok) return read;
    lessons.push(...read.value);
  }
  return ok(lessons);
}

/**
 * Names without blanks between: 「국어수학창체」. The longest that fits is taken. What nobody knows is one name: between
 * blanks the whole word, in a row the letters up to the next that is known.
 */
function readNames(
  word: string,
  own: readonly KeptSubject[],
  isWholeLine: boolean,
): Result<TypedDay, BaseLineRefusal> {
  const names = [...own, ...presetSubjects]
    .flatMap(({ name, short }) => [withoutBlanks(name), short])
    .toSorted((a, b) => b.length - a.length);
  const parts: string[] = [];
  let rest = word;
  while (rest !== "") {
    const part = names.find((name) => rest.startsWith(name)) ?? findKnownLetter(rest, own);
    if (part === undefined) {
      const letters = Array.from(rest);
      const end = letters.findIndex(
        (_, at) => at > 0 && findKnownLetter(letters.slice(at).join(""), own),
      );
      const unknown = letters.slice(0, end < 0 ? undefined : end).join("");
      return refuse({ type: "SubjectUnknown", words: isWholeLine ? unknown : word });
    }
    parts.push(part);
    rest = rest.slice(part.length);
  }
  return readAll(parts, own);
}

function findKnownLetter(rest: string, own: readonly KeptSubject[]): string | undefined {
  const [letter = ""] = Array.from(rest);
  return FREE.test(letter) || findByLetter(letter, own).length > 0 ? letter : undefined;
}

function readOne(
  words: string,
  found: readonly (KeptSubject | PresetSubject)[],
): Result<TypedDay, BaseLineRefusal> {
  const [subject] = found;
  if (!subject) return refuse({ type: "SubjectUnknown", words });
  if (found.length > 1)
    return refuse({ type: "SubjectUnclear", words, names: found.map(({ name }) => name) });
  return ok([{ subject }]);
}

/** By the whole name or short; the teacher's own come before those that every school has. */
function findByName(
  word: string,
  own: readonly KeptSubject[],
): readonly (KeptSubject | PresetSubject)[] {
  const isNamed = ({ name, short }: PresetSubject): boolean =>
    withoutBlanks(name) === word || short === word;
  const mine = own.filter(isNamed);
  return mine.length > 0 ? mine : presetSubjects.filter(isNamed);
}

/** By the whole name or short, else by its first letter. */
function findByLetter(
  word: string,
  own: readonly KeptSubject[],
): readonly (KeptSubject | PresetSubject)[] {
  const isBegun = ({ name, short }: PresetSubject): boolean =>
    name.startsWith(word) || short.startsWith(word);
  const named = findByName(word, own);
  if (named.length > 0) return named;
  const mine = own.filter(isBegun);
  return mine.length > 0 ? mine : presetSubjects.filter(isBegun);
}

export function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/gu, "");
}

/** The particle of a word that stands in brackets. */
function toEnding(word: string, particle: "이/가" | "은/는"): string {
  return withParticle(word, particle).slice(word.length);
}

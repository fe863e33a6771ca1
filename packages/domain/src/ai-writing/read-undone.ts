import { FINALS_PER_VOWEL, FIRST_SYLLABLE, LAST_SYLLABLE } from "../hangul/initial-consonants.ts";
import {
  findSaid,
  isAlike,
  readNegations,
  toNegation,
  toWords,
  type Negation,
} from "./read-negations.ts";

/** All syllables with ㄹ at their end: 「읽을」, 「그릴」. */
const withL = Array.from(
  { length: (LAST_SYLLABLE - FIRST_SYLLABLE + 1) / FINALS_PER_VOWEL },
  (_, at) => String.fromCharCode(FIRST_SYLLABLE + at * FINALS_PER_VOWEL + 8),
).join("");
const plan: readonly (readonly [word: RegExp, next: RegExp])[] = [
  [new RegExp(`^(.*[${withL}])$`, "u"), /^(?:예정|계획|작정|생각[임이])/u],
  [/^(.+)고$/u, /^싶/u],
  [/^(.+?)으?려고?$/u, /^[함하했한]/u],
  [/^(.+?)으?려는$/u, /./u],
  [/^(.+)기로$/u, /^(?:[함하했한]|약속|정[하함해했]|다짐|마음)/u],
  [/^(.+)기를$/u, /^(?:바라|바람|희망|원[하함]|기대|거부|거절|꺼[리려]|포기)/u],
  [/^(.+?)(?:겠다고|자고)$/u, /^(?:말|다짐|약속|제안|생각|[함하했])/u],
];
/** Told of another's: 「숙제를 잊은 친구」. */
const skipped =
  /^(?:거부|거절|빼먹|빠뜨|까먹|잊|미루|미룸|미뤘|중단|취소|포기|그만[둠두둬뒀])(?!.*[은는한]$)/u;
const got = /^받(?!아들|치|침|쳐)/u;

/**
 * What a text tells of that was not done by the pupil, without denying it: planned, wished, left out, or received.
 */
function readUndone(text: string): readonly Negation[] {
  const words = toWords(text);
  return words.flatMap((word, at): readonly Negation[] => {
    const next = words[at + 1] ?? "";
    if (/지$|지않/u.test(next)) return [];
    const verb = plan.flatMap(([of, then]) =>
      then.test(next) ? (of.exec(word)?.[1] ?? []) : [],
    )[0];
    if (verb !== undefined) return toNegation(words, verb.replace(/(?<=.)을$/u, ""), at, at + 2);
    const noun = word.replace(/[을를도]$/u, "");
    const make = (kind: Negation["kind"], key: string, to: number): readonly Negation[] =>
      key === "" ? [] : [{ key, kind, word: words.slice(at, to).join(" "), from: at, to }];
    const isDenied = /^(?:않|못)/u.test(words[at + 2] ?? "");
    if (skipped.test(next) && !isDenied)
      return noun.endsWith("기")
        ? make("verb", noun.slice(0, -1), at + 2)
        : make("skip", noun, at + 2);
    if (got.test(next)) return make("act", noun, at + 2);
    const joined = /^(.{2,})받[음아았고는]/u.exec(word)?.[1];
    return joined ? make("act", joined, at + 1) : [];
  });
}

/** What a text tells as left out: 「청소를 거부함」, 「일기를 빼먹음」. */
export function listSkipped(text: string): readonly Negation[] {
  return readUndone(text).filter(({ kind }) => kind === "skip");
}

/** The words by which a sentence tells as done what its records only plan, leave out or receive, or the contrary. */
export function findUndone(text: string, said: string): string | undefined {
  const [own, known] = [readUndone(text), readUndone(said)];
  const ownAll = [...own, ...readNegations(text)];
  const knownAll = [...known, ...readNegations(said)];
  const isNew = (each: Negation, others: readonly Negation[]): boolean =>
    !others.some((other) => isAlike(each, other));
  const done = known
    .filter((each) => isNew(each, ownAll) && findSaid(said, knownAll, each) === undefined)
    .map((each) => findSaid(text, ownAll, each))
    .find((word) => word !== undefined);
  return (
    done ??
    own.find(
      (each) =>
        isNew(each, knownAll) &&
        findSaid(said, knownAll, each) !== undefined &&
        findSaid(text, ownAll, each) === undefined,
    )?.word
  );
}

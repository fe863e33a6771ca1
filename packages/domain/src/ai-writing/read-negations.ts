import {
  FINALS_PER_VOWEL,
  FIRST_SYLLABLE,
  SYLLABLES_PER_INITIAL,
} from "../hangul/initial-consonants.ts";
import { isSameSide } from "./contraries.ts";

/** What a text says is not so: 「발표를 하지 않음」 (발표), 「못 참고」 (참), 「준비물이 없음」 (준비물). */
export interface Negation {
  readonly key: string;
  /** 「하다」 with a noun, any other verb, 「없다」, 「아니다」, a noun left out: 「일기를 빼먹다」. */
  readonly kind: "act" | "verb" | "exist" | "be" | "skip";
  /** As it stands in the text. */
  readonly word: string;
  /** Words that it takes, from and before. */
  readonly from: number;
  readonly to: number;
}

const doing = /^(?:하|해|함|한|할|했|되|돼|됨|된|될|됐)/u;
const behindStem =
  /(?:으?[며면]서?|고|지|는|은|을|어서?|아서?|여서?|음|기|게|도록|자|던|[었았였].*|려고?|니|므로)$/u;
/** Behind a stem of one syllable; anything else is another word: 「내용」 is not 「내다」. */
const ending = /^(?:$|으?[며면니]|[고지는은을어아여음움기게자던었았였워와우려러라]|도록|다$)/u;
const particle = /(?:에서|으로|이나|까지|[을를이가은는도만의로])$/u;
/** 「교실 안 …」 is a place. */
const place = /(?:교실|학교|건물|상자|방|집|가방|책|통|책상|서랍|물|병|칸|마을|동네)$/u;
/** What nobody has to have written down: it says that somebody went on. */
const praise =
  /^(?:빠지|빠짐|거르|잊|쉬|쉼|멈추|지치|포기|미루|아끼|아낌|굴하|끊임|변함|어김|틀림|다름|거리낌|스스럼|망설|주저|서두르|불평|불만|막힘|두려|겁|부끄러|흔들|놓치|게을|소홀|남김|가리|그치|머물|머무르|적$|못$|마$|빼먹|빠뜨|거부|거절|꺼리)/u;

/** What a text says is not so, left to right. */
export function readNegations(text: string): readonly Negation[] {
  const words = toWords(text);
  return words.flatMap((word, at): readonly Negation[] => {
    const next = words[at + 1] ?? "";
    const [before = "", beforeThat = ""] = [words[at - 1], words[at - 2]];
    const make = (key: string, kind: Negation["kind"], from: number, to: number): Negation[] =>
      key === "" ? [] : [{ key, kind, word: words.slice(from, to).join(" "), from, to }];
    const act = (verb: string, from: number, to: number) => toNegation(words, verb, from, to);
    const close = /^(.*?)(?:지|진|질)(?:는|도|를)?(?:않|못하|못함|못했|못해)/u.exec(word);
    if (close) return act(close[1] ?? "", at, at + 1);
    const open = /^(.*?)(?:지|진|질)(?:는|도|를)?$/u.exec(word);
    if (open && /^(?:않|못|아니|말(?:고|자|아|라|기)|마$)/u.test(next))
      return act(open[1] ?? "", at, at + 2);
    if (/^[안못]$/u.test(word) && next !== "" && !isPlace(before, next))
      return act(next.replace(behindStem, "") || next, at, at + 2);
    // Behind 「-지」 it was taken with its verb.
    if (/^[안못](?:함|해|했|하|한|할|됨|됐|되|된)/u.test(word) && !/지(?:는|도|를)?$/u.test(before))
      return act(word.slice(1), at, at + 1);
    if (/^없(?!애|앤|앨|앴)/u.test(word) || (before === "줄" && /^[모몰]/u.test(word)))
      return /^[수줄](?:가|는|도)?$/u.test(before)
        ? act(beforeThat, at - 2, at + 1)
        : make(before.replace(particle, ""), "exist", at - 1, at + 1);
    const joined = /^(.+)없(?!애|앤|앨|앴)/u.exec(word);
    if (joined) return make((joined[1] ?? "").replace(particle, ""), "exist", at, at + 1);
    if (/^아[니닌님닙닐]/u.test(word) && !/(?:뿐|뿐만|만)$|지(?:는|도|를)?$/u.test(before))
      return make(before.replace(particle, ""), "be", at - 1, at + 1);
    return [];
  });
}

/** What is not done by the verb that ends in front of `to`: with 「하다」 the noun before it. */
export function toNegation(
  words: readonly string[],
  verb: string,
  from: number,
  to: number,
): readonly Negation[] {
  const make = (key: string, kind: Negation["kind"], start: number): readonly Negation[] =>
    key === "" ? [] : [{ key, kind, word: words.slice(start, to).join(" "), from: start, to }];
  if (!doing.test(verb)) return make(toStem(verb), "verb", from);
  const noun = [1, 2, 3].find((back) => /[을를도은는]$/u.test(words[from - back] ?? ""));
  const start = Math.max(0, from - (noun ?? 1));
  return make((words[start] ?? "").replace(particle, ""), "act", start);
}

/**
 * What of a sentence is turned round against its records: what it denies without them, and what they deny and it says.
 * `skipped` may be denied too: what they tell as left out. The words as they stand in the sentence; nothing where none is.
 */
export function findTurned(
  text: string,
  said: string,
  skipped: readonly Negation[],
): string | undefined {
  const [own, known] = [readNegations(text), readNegations(said)];
  const denied = own.find(
    (each) =>
      ![...known, ...skipped].some((other) => isAlike(each, other)) &&
      !isSameSide(each.word, said) &&
      !(praise.test(each.key) && findSaid(said, known, each) === undefined),
  );
  if (denied) return denied.word;
  return known
    .filter((each) => !own.some((other) => isAlike(each, other)))
    .filter((each) => findSaid(said, known, each) === undefined)
    .map((each) => findSaid(text, own, each))
    .find((word) => word !== undefined);
}

/** The word by which a text says, without denying it, what is denied elsewhere. */
export function findSaid(
  text: string,
  negations: readonly Negation[],
  { key, kind }: Negation,
): string | undefined {
  const words = toWords(text);
  return words.find((word, at) => {
    if (negations.some(({ from, to }) => at >= from && at < to)) return false;
    const isNoun = word.startsWith(key) && (key.length > 1 || isNounEnd(word.slice(key.length)));
    if (kind === "verb") return isVerb(key, word);
    if (kind === "be" || kind === "skip") return isNoun;
    const next = words.slice(at + 1, at + 3);
    if (kind === "exist")
      return (
        (isNoun && (next[0]?.startsWith("있") === true || doing.test(word.slice(key.length)))) ||
        (hasFinalM(key) && isVerb(key, word))
      );
    return (
      isNoun &&
      (doing.test(word.slice(key.length)) ||
        next.some((each, by) => doing.test(each) && !isDenied(negations, at + 1 + by)))
    );
  });
}

function isDenied(negations: readonly Negation[], at: number): boolean {
  return negations.some(({ from, to }) => at >= from && at < to);
}

/** Whether two are of the same thing. */
export function isAlike(a: Negation, b: Negation): boolean {
  return a.key === b.key || isVerb(a.key, b.key) || isVerb(b.key, a.key);
}

function isPlace(before: string, next: string): boolean {
  return place.test(before) || /(?:[을를에의]|에서|으로)$/u.test(next);
}

function isNounEnd(rest: string): boolean {
  return rest === "" || particle.test(rest) || doing.test(rest);
}

/** The words of a text, without what stands between. */
export function toWords(text: string): readonly string[] {
  return Array.from(text.normalize("NFC").matchAll(/[가-힣\d]+/gu), ([word]) => word);
}

/** 「참여하」 is 「참여」; 「도와주」 is 「도」, as 「돕」 is. */
function toStem(verb: string): string {
  const noun = /^(.{2,}?)(?:하|해|함|한|할|했|하여|시키|되|됨)/u.exec(verb)?.[1];
  if (noun) return noun;
  return verb.length < 3 ? verb : verb.replace(/[아어여와워]?(?:주|보|내|놓|두|줌|봄|냄)$/u, "");
}

/** Whether a word is a form of a verb's stem: 「듣」 of 「들음」, 「쓰」 of 「써」, 「모르」 of 「몰라」. */
function isVerb(stem: string, word: string): boolean {
  if (stem === "" || word.length < stem.length) return false;
  if (!Array.from(stem).every((letter, at) => isSameSyllable(letter, word.charAt(at))))
    return false;
  return stem.length > 1 || ending.test(word.slice(1));
}

/** Vowels into which endings turn those before: ㅗ ㅘ, ㅜ ㅝ, ㅚ ㅙ, ㅣ ㅕ, ㅡ ㅓ ㅏ. */
const turned = new Set(["8,9", "13,14", "10,11", "6,20", "4,18", "0,18"]);

function isSameSyllable(a: string, b: string): boolean {
  const [first, second] = [a, b].map((each) => each.charCodeAt(0) - FIRST_SYLLABLE);
  if (first === undefined || second === undefined || first < 0 || second < 0) return a === b;
  const toVowel = (code: number) => Math.floor((code % SYLLABLES_PER_INITIAL) / FINALS_PER_VOWEL);
  const [low = 0, high = 0] = [toVowel(first), toVowel(second)].toSorted((x, y) => x - y);
  return (
    Math.floor(first / SYLLABLES_PER_INITIAL) === Math.floor(second / SYLLABLES_PER_INITIAL) &&
    (low === high || turned.has(`${low},${high}`))
  );
}

function hasFinalM(word: string): boolean {
  return (word.charCodeAt(word.length - 1) - FIRST_SYLLABLE) % FINALS_PER_VOWEL === 16;
}

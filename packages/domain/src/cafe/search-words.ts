/** A flat text, and where each of its letters stands in the text it was made of (NFC). */
interface Flattened {
  readonly flat: string;
  readonly places: readonly number[];
}

/** What a search index keeps of a word: exact pairs, or how one begins. */
export interface WordGrams {
  readonly word: string;
  readonly grams: readonly string[];
  /** The word has one letter: any gram that begins with it. */
  readonly isPrefix: boolean;
}

const MOST_WORDS = 6;
const MOST_LETTERS = 40;
/** All known to FTS5's Unicode 6.1; of these only what is a letter. */
const KEPT = /^[가-힣ㄱ-ㆎa-z\u00c0-\u024f\u3041-\u30ff\u3400-\u4db5\u4e00-\u9fcc]$/u;
const LETTER = /^\p{L}$/u;
const DIGIT = /^[0-9]$/;
const LINE_END = /^[.?!\n\r\u2028\u2029]$/;

/**
 * A text as it is searched: small letters and digits alone, a line for each sentence. Blanks fall out too: 「학급 회의」
 * and 「학급회의」 are the same.
 *
 * ```ts
 * flatten("3.1절 행사, PPT 있나요? 네!"); // 「31절행사ppt있나요\n네」
 * ```
 */
export function flatten(text: string): string {
  return walk(text).flat;
}

function walk(text: string): Flattened {
  const whole = text.normalize("NFC");
  let flat = "";
  const places: number[] = [];
  for (let at = 0; at < whole.length; at += 1) {
    const unit = whole.charAt(at);
    // Lower case of one letter may be two; the second is no letter of ours.
    const letter = unit.toLowerCase().charAt(0);
    const isLetter = DIGIT.test(letter) || (KEPT.test(letter) && LETTER.test(letter));
    const isEnd = LINE_END.test(unit) && !isDotInNumber(whole, at);
    if (!isLetter && (!isEnd || flat === "" || flat.endsWith("\n"))) continue;
    flat += isLetter ? letter : "\n";
    places.push(at);
  }
  return { flat: flat.endsWith("\n") ? flat.slice(0, -1) : flat, places };
}

function isDotInNumber(text: string, at: number): boolean {
  return text[at] === "." && DIGIT.test(text[at - 1] ?? "") && DIGIT.test(text[at + 1] ?? "");
}

/** The set of letter pairs of each line, and its last letter alone. */
export function toGrams(flat: string): ReadonlySet<string> {
  const grams = new Set<string>();
  for (const line of flat.split("\n"))
    for (let at = 0; at < line.length; at += 1) grams.add(line.slice(at, at + 2));
  return grams;
}

/**
 * The words that all have to be found: parts by blanks, in quotation marks over blanks. The first six, forty letters of
 * each. Empty: nothing can be found.
 */
export function readQuery(text: string): readonly string[] {
  const parts = text.matchAll(/"([^"]*)"|“([^”]*)”|([^\s"“”]+)/gu);
  return [...parts]
    .flatMap(([, plain, curly, bare]) => flatten(plain ?? curly ?? bare ?? "").split("\n"))
    .filter((word) => word !== "")
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, MOST_LETTERS));
}

/**
 * What is searched by a typed text: nothing where none was typed, and then everything is shown. Typed signs alone (「①」,
 * 「!?」) are a search without words, which finds nothing.
 */
export function readSearch(text: string): readonly string[] | undefined {
  return text.trim() === "" ? undefined : readQuery(text);
}

/** What of a word narrows a search. Whether it stands in a text is for `hasWords` to say. */
export function toWordGrams(word: string): WordGrams {
  if (word.length < 2) return { word, grams: [word], isPrefix: true };
  // The last letter alone stands in the index only where a line ends.
  const grams = [...toGrams(word)].filter((gram) => gram.length === 2);
  return { word, grams, isPrefix: false };
}

/** Whether a flat text has every word. A query without words finds nothing. */
export function hasWords(flat: string, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => flat.includes(word));
}

/** The sentence around a found word, its own letters kept. */
export interface FoundSentence {
  readonly before: string;
  readonly hit: string;
  readonly after: string;
}

const MOST_AROUND = 60;

/** Where the first of the words that stands in a text stands; undefined where none does. */
export function findSentence(text: string, words: readonly string[]): FoundSentence | undefined {
  const { flat, places } = walk(text);
  const found = words.find((word) => flat.includes(word));
  if (found === undefined) return undefined;
  const whole = text.normalize("NFC");
  const at = flat.indexOf(found);
  const from = places[at] ?? 0;
  const to = (places[at + found.length - 1] ?? from) + 1;
  const head = /[^.?!\n\r]*$/u.exec(whole.slice(0, from))?.[0].trimStart() ?? "";
  const tail = /^[^.?!\n\r]*[.?!]?/u.exec(whole.slice(to))?.[0].trimEnd() ?? "";
  return {
    before: head.length > MOST_AROUND ? `…${head.slice(-MOST_AROUND)}` : head,
    hit: whole.slice(from, to),
    after: tail.length > MOST_AROUND ? `${tail.slice(0, MOST_AROUND)}…` : tail,
  };
}

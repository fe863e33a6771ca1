/** A sign that NEIS may not take, and what it takes in its place. */
interface SignRule {
  readonly pattern: RegExp;
  readonly to: string;
  /** How it is said; absent: as it is written. */
  readonly say?: string;
}

const emoji = String.raw`(?:[\p{Emoji_Presentation}\p{Regional_Indicator}]|[\u{1F000}-\u{1FAFF}]|\p{Extended_Pictographic}\uFE0F)[\u{1F3FB}-\u{1F3FF}\uFE0F]?`;
const emojis = String.raw`(?:${emoji}(?:\u200D${emoji})*)+`;

/** In this order: what one leaves behind the next one takes. */
const signRules: readonly SignRule[] = [
  // With the blank that would stay behind.
  { pattern: new RegExp(`(?<=^|\n)${emojis} *|[ \t]*${emojis}`, "gu"), to: "" },
  { pattern: /\t/gu, to: " ", say: "탭" },
  { pattern: /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/gu, to: " ", say: "다른 빈칸" },
  {
    pattern:
      /[\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2064\uFEFF]|\uFE0E|\uFE0F|\u20E3|\p{Surrogate}/gu,
    to: "",
    say: "안 보이는 글자",
  },
  { pattern: /[“”„‟]/gu, to: '"' },
  { pattern: /[‘’‚‛]/gu, to: "'" },
  { pattern: /…/gu, to: "..." },
  { pattern: / {2,}/gu, to: " ", say: "이어진 빈칸" },
];

/**
 * 「나이스 글자로」: what NEIS may not take becomes what it takes; everything else stays letter by letter.
 *
 * ```ts
 * toNeisSigns("친구의\t말을  들음 👍"); // "친구의 말을 들음"
 * ```
 */
export function toNeisSigns(text: string): string {
  return signRules.reduce((words, { pattern, to }) => words.replaceAll(pattern, to), text);
}

/** Where the first such sign stands, and all of them as they are said: 「👍」, 「탭」. Nothing where there is none. */
export function findSigns(
  text: string,
): { readonly at: number; readonly word: string; readonly said: readonly string[] } | undefined {
  const found = signRules
    .flatMap(({ pattern, say }) =>
      Array.from(text.matchAll(pattern), ({ 0: word, index }) => ({
        at: index,
        word,
        said: say ?? word.trim(),
      })),
    )
    .sort((a, b) => a.at - b.at);
  const [first] = found;
  return first && { ...first, said: [...new Set(found.map(({ said }) => said))] };
}

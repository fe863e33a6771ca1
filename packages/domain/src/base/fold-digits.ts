/** Stands for what is not seen, so that a folded text is as long as the text itself. */
export const FILL = "\u200b";
/** What people put between the groups of a telephone number. */
export const GAP = `[-. ()[\\]/:,_*~${FILL}]`;

/** Everything but ASCII and Hangul syllables: what may be another spelling of a digit or a sign. */
const OTHER = /[^\p{ASCII}가-힣]/gu;
const DASHES = /^[\p{Pd}−‐‑⁃ー─━ㅡ～〜∼〰]$/u;
const SPOKEN = "공영일이삼사오육륙칠팔구";
const DIGITS = "001234566789";
const said = (count: string): string => `(?:[\\doO]{${count}}|[${SPOKEN}]{${count}})`;
/** 「공일공 1234 오육칠팔」, 「O1O-1234-5678」: a mobile number that is not all in digits. */
const saidPhone = new RegExp(
  `(?<!\\d)[0oO공영][1lI일][0oO공영일육칠팔구16-9]${GAP}{0,3}${said("3,4")}${GAP}{0,3}${said("4")}(?!\\d)`,
  "gu",
);

/**
 * A text as a search for numbers reads it: wide and other digits, dashes, brackets, dots and blanks of all kinds are plain,
 * 「공일공」 is 010. Places stay where they are: it is as long as the text.
 *
 * ```ts
 * foldDigits("（０１０）1234–5678"); // "(010)1234-5678"
 * ```
 */
export function foldDigits(text: string): string {
  return text
    .replaceAll(OTHER, foldSign)
    .replaceAll(saidPhone, (phone) => Array.from(phone, toDigit).join(""));
}

function foldSign(sign: string): string {
  if (/^\p{Cf}$/u.test(sign)) return FILL.repeat(sign.length);
  if (DASHES.test(sign)) return "-";
  const plain = sign.normalize("NFKC");
  // A number in a circle stands before a line and is no digit of it.
  if (/^\p{No}$/u.test(sign) || plain.length > sign.length) return sign;
  return foldPlain(plain).padEnd(sign.length, FILL);
}

function foldPlain(sign: string): string {
  if (/^\p{Zs}$/u.test(sign)) return " ";
  if (/^\p{Ps}$/u.test(sign)) return "(";
  if (/^\p{Pe}$/u.test(sign)) return ")";
  return /^[·‧∙•ㆍ・。]$/u.test(sign) ? "." : sign;
}

function toDigit(letter: string): string {
  const at = SPOKEN.indexOf(letter);
  if (at >= 0) return DIGITS.charAt(at);
  return /[oO]/.test(letter) ? "0" : letter.replace(/[lI]/, "1");
}

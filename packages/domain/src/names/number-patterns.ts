import { FILL, GAP } from "../base/fold-digits.ts";

/** A digit, and what nobody sees behind it. */
const digit = `(?:\\d${FILL}*)`;
const gap = `${GAP}{0,3}`;
const zero = `0${FILL}*`;
/** Korea before a number from abroad, where its zero falls out or stands in brackets. */
const korea = `(?:(?:\\+|00)82${gap}|82[- ]?)(?:\\(?0\\)?${gap})?`;
const first = `(?:${korea}|${zero})`;
const threeAndFour = `${digit}{3,4}${gap}${digit}{4}`;
/** In pairs, or however they are grouped. */
const grouped = `(?:${digit}[-. ]?){6,7}${digit}`;
/** Not of zeros and ones alone, which are another lesson. */
const oneByOne = `0[- ]1[- ][016-9](?=[- 01]*[2-9])(?:[- ]{1,3}\\d){7,8}`;
const day = "\\d\\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])";

const all = (pattern: string): RegExp => new RegExp(pattern, "gu");

/** What numbers and addresses look like in a text that `foldDigits` read. */
export const numberPatterns = {
  mobile: all(
    `(?<!\\d)(?:${first}1${FILL}*[016-9]${FILL}*${gap}(?:${threeAndFour}|${grouped})|${oneByOne})(?!\\d)`,
  ),
  /** Of a house, a school, or over the net. */
  line: all(
    `(?<![\\d-])${first}(?:2|[3-6]${FILL}*\\d|[78]0|50${FILL}*\\d)${FILL}*${gap}${threeAndFour}(?!\\d)`,
  ),
  // Without a sign between it has to begin with a day, or every ISBN were one.
  resident: all(
    `(?<!\\d)(?:${digit}{6} {0,2}[-./)_]{1,2} {0,2}|${day}${FILL}* ?)[1-8]${FILL}*(?:${digit}{6}(?!\\d)|\\*{6})`,
  ),
  // A site is said in Korean only behind a sign that is: 「mom골뱅이네이버 닷컴」.
  email:
    /[\w.+-]+ ?(?:(?:@|[([]at[)\]]|골뱅이) ?[\w-]+(?: ?(?:\.|[([]dot[)\]]) ?[\w-]+)+|골뱅이 ?[\w가-힣-]+ ?(?:\.|[([]dot[)\]]|[닷점]) ?[\w가-힣]+)/giu,
  /** 「3학년 2반 12번」, 「3-2반 12번」, 「학번 30212」. */
  classNumber:
    /(?<!\d)\d{1,2}(?:학년|-)\s?\d{1,2}반\s?\d{1,2}번|학번(?:은|이)?\s?[:=]?\s?\d[\d-]{3,9}/gu,
} as const;

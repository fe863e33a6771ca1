import { findCalendarDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { OcrPage } from "../roster/reading/source/ocr-page.ts";
import { LARGEST_WON, LONGEST_SHOP_CHARACTERS } from "./budget.ts";

/** What a receipt says, as far as it could be read. */
export interface ReadReceipt {
  readonly day?: CalendarDay;
  readonly shop?: string;
  /** Whole won. */
  readonly amount?: number;
  /** A second line proves the amount. */
  readonly isSure: boolean;
}

/** Of a line's height: letters of a word are not further apart, words are. */
const LETTER_GAP = 0.35;

/** What names the amount, the better word first: a reader of text glues columns, so the largest number proves nothing. */
const NAMES = [
  /결제\s*금액|승인\s*금액|신용\s*승인|결제\s*하신|받을\s*금액/u,
  /합계|총\s*액|총\s*금액|총\s*계/u,
  /신용\s*카드|카드\s*결제|체크\s*카드|카드\s*금액/u,
] as const;
/** Not an amount, though a word of the above stands there too. */
const OTHER_NUMBERS = /번호|사업자|일시|전화|포인트|할부|종류|과세|면세|부가|할인/u;
const SUPPLY = /공급\s*가액|과세\s*물품\s*가액|과세\s*금액|물품\s*가액/u;
const TAX = /부가\s*(?:가치)?\s*세|세액/u;
const GIVEN = /받은\s*돈|받은\s*금액|현금\s*결제/u;
const CHANGE = /거스름/u;
const SHOP_LABEL = /^(?:상\s*호|가맹점\s*명?|매장\s*명?|업체\s*명?)\s*[:：]?\s*(\S.*)$/u;
/** Heads and addresses that stand where a shop's name may stand. */
const NO_SHOP =
  /매출전표|영수증|영수중|거래명세|사업자|등록번호|전화|TEL|판매\]|\d{2,3}-\d{2,4}-\d{4,5}|\d{4}[-./년]/iu;

/**
 * Day, shop and amount of a receipt's lines, from above. The amount is a number that a word names, paid before total before
 * card; it is sure only where another line says the same: a second of those, supply and tax, or what was given less the
 * change. A day later than today is none. (spec 11 §2, 15 §3)
 *
 * ```ts
 * readReceipt(["푸른문구사", "총액 21,500원", "받은돈 50,000", "거스름돈 28,500"], "2026-11-20");
 * // { shop: "푸른문구사", amount: 21500, isSure: true }
 * ```
 */
export function readReceipt(lines: readonly string[], today: CalendarDay): ReadReceipt {
  const texts = lines.map((line) => line.normalize("NFKC").trim()).filter(Boolean);
  const day = texts.map((text) => findDay(text, today)).find((found) => found !== undefined);
  const shop = findShop(texts);
  const named = NAMES.map((name) => findAmount(texts, name));
  const amount = named.find((found) => found !== undefined);
  return {
    ...(day && { day }),
    ...(shop && { shop }),
    ...(amount !== undefined && { amount }),
    isSure: amount !== undefined && isProven(texts, amount, named),
  };
}

/**
 * The lines of a receipt's picture: the reader sees letters that stand close as words of their own. Numbers are never joined, for
 * they may be columns.
 */
export function toReceiptLines({ lines }: OcrPage): readonly string[] {
  return lines.map(({ words, top, bottom }) =>
    words.reduce((text, word, at) => {
      const before = words[at - 1];
      const isHangul =
        before && /\p{sc=Hang}$/u.test(before.text) && /^\p{sc=Hang}/u.test(word.text);
      const isSameWord = isHangul && word.left - before.right < (bottom - top) * LETTER_GAP;
      return text + (before && !isSameWord ? " " : "") + word.text;
    }, ""),
  );
}

function isProven(
  texts: readonly string[],
  amount: number,
  named: readonly (number | undefined)[],
): boolean {
  if (named.filter((each) => each === amount).length > 1) return true;
  const [supply, tax, given, change] = [SUPPLY, TAX, GIVEN, CHANGE].map((name) =>
    findNumber(texts.find((text) => name.test(text))),
  );
  const isSum = supply !== undefined && tax !== undefined && supply + tax === amount;
  return isSum || (given !== undefined && change !== undefined && given - change === amount);
}

function findAmount(texts: readonly string[], name: RegExp): number | undefined {
  const found = texts.filter((text) => name.test(text) && !OTHER_NUMBERS.test(text));
  return found.map(findNumber).find((number) => number !== undefined);
}

/** The only number of a line; of several, which may be columns that ran together, none. */
function findNumber(text: string | undefined): number | undefined {
  const numbers = text?.match(/-?\d[\d.,]*/gu) ?? [];
  const [only, ...more] = numbers;
  if (only === undefined || more.length > 0) return undefined;
  // A point is a comma that was read badly; a group of another length is a digit too many or too few.
  const plain = only.replaceAll(".", ",");
  if (!/^(?:\d{1,3}(?:,\d{3})+|\d{1,8})$/u.test(plain)) return undefined;
  const won = Number(plain.replaceAll(",", ""));
  return won > 0 && won <= LARGEST_WON ? won : undefined;
}

function findDay(text: string, today: CalendarDay): CalendarDay | undefined {
  const long = /(20\d{2})\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})/u.exec(text);
  const short = long ?? /(?<!\d)(\d{2})[-./](\d{2})[-./](\d{2})(?!\d)/u.exec(text);
  if (!short) return undefined;
  const [year = 0, month = 0, date = 0] = short.slice(1, 4).map(Number);
  const found = findCalendarDay({ year: year < 100 ? 2000 + year : year, month, date });
  return found && found <= today ? found : undefined;
}

function findShop(texts: readonly string[]): string | undefined {
  const labelled = texts.map((text) => SHOP_LABEL.exec(text)?.[1]).find(Boolean);
  const first = texts.find((text) => !NO_SHOP.test(text) && /\p{L}{2}/u.test(text));
  // Below the first price there are things, and no more heads.
  const shop = labelled ?? (first === texts[0] || first === texts[1] ? first : undefined);
  return shop?.slice(0, LONGEST_SHOP_CHARACTERS).trim() || undefined;
}

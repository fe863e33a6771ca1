import {
  addDays,
  findCalendarDay,
  toDayParts,
  type CalendarDay,
} from "../../calendar-day/calendar-day.ts";
import { ok, refuse, type Result } from "../../base/result.ts";
import { toBareText, toCleanText } from "./source/cell-text.ts";
import { saysWhoLeft } from "./left-words.ts";
import type { CellRefusal } from "./row-refusal.ts";
import {
  LARGEST_STUDENT_NUMBER,
  LONGEST_NAME_CHARACTERS,
  type Sex,
} from "../../student/student.ts";

/**
 * Reads a pupil's number: 「7」, 「07」, 「7번」, 「７」, 「7.」, 「7.0」 (a spreadsheet's number), 「No. 7」.
 * Words such as 「열」 are refused, not guessed.
 */
export function parseStudentNumber(cell: string): Result<number, CellRefusal> {
  const text = toBareText(cell);
  if (!text) return refuse({ type: "NumberEmpty" });
  const match = /^(?:no\.?|#|\()?0*(\d+)(?:번?[.):]|번|\.0+)?$/iu.exec(text);
  const number = Number(match?.[1]);
  if (!match || number < 1 || number > LARGEST_STUDENT_NUMBER) {
    return refuse({ type: "NumberUnreadable", text: toCleanText(cell) });
  }
  return ok(number);
}

/**
 * Reads a name. Spaces inside a foreign name stay; a Korean name that was spaced out to fill its column
 * (「이 솔」, 「홍 길 동」) is closed up. Beside a word for having left (「김가람(전출)」) it is nobody of the class any
 * more: refused, as a name says so nowhere else.
 */
export function parseStudentName(cell: string): Result<string, CellRefusal> {
  const text = toCleanText(cell)
    .replace(/(?<=\p{L})[ ,·:–—-]+$/u, "")
    .replace(/(?<=[가-힣]{2}) 님$/u, "");
  if (!text) return refuse({ type: "NameEmpty" });
  if (saysWhoLeft(text)) return refuse({ type: "StudentLeft", text });
  const name = /^[가-힣](?: [가-힣]){1,4}$/u.test(text) ? text.replaceAll(" ", "") : text;
  if (!/\p{L}/u.test(name) || name.startsWith("#")) return refuse({ type: "NameUnreadable", text });
  if (name.length > LONGEST_NAME_CHARACTERS) {
    return refuse({ type: "NameTooLong", longest: LONGEST_NAME_CHARACTERS });
  }
  return ok(name);
}

const sexesByCode: Readonly<Record<string, Sex>> = {
  ...listCodes("male", ["남", "남자", "남학생", "남성", "m", "male", "boy", "男", "1", "3"]),
  ...listCodes("female", ["여", "여자", "여학생", "여성", "f", "female", "girl", "女", "2", "4"]),
};

/** Reads a sex code; 1 to 4 are those of the resident number. An empty cell is "not said". */
export function parseSex(cell: string): Result<Sex | undefined, CellRefusal> {
  const text = toBareText(cell).replaceAll(/[().]/gu, "").toLowerCase();
  if (!text) return ok(undefined);
  const sex = Object.hasOwn(sexesByCode, text) ? sexesByCode[text] : undefined;
  return sex ? ok(sex) : refuse({ type: "SexUnreadable", text: toCleanText(cell) });
}

/**
 * Reads a birthday as people and spreadsheets write it: 2017-05-24, 2017.5.24., 2017년 5월 24일, 17.3.4,
 * 170304, 20170304, 5/24/2017, a spreadsheet's day number (42879), with a time or a weekday behind it.
 * Two-digit years up to 69 are 20xx. An empty cell is "not said".
 */
export function parseBirthday(cell: string): Result<CalendarDay | undefined, CellRefusal> {
  const text = toCleanText(cell);
  if (!text) return ok(undefined);
  const bare = text
    .replace(/^['’]/u, "")
    .replace(/[T ]\d{1,2}:\d{2}.*$/u, "")
    .replace(/\(?[일월화수목금토]요?일?\)?$/u, (weekday) => (weekday === "일" ? "일" : ""))
    .trim();
  if (/^\d{5}$/u.test(bare)) return ok(toDayOfSerial(Number(bare)));
  const parts = findDateParts(bare);
  if (!parts) return refuse({ type: "BirthdayUnreadable", text });
  const day = findCalendarDay(parts);
  return day ? ok(day) : refuse({ type: "BirthdayNotInCalendar", text });
}

/**
 * Reads a telephone number and writes it with hyphens. A leading zero that a spreadsheet dropped comes
 * back. What is no number at all stays as it was typed: a contact is words for a person.
 *
 * ```ts
 * toPhoneText("1012345678"); // "010-1234-5678"
 * ```
 */
export function toPhoneText(cell: string): string {
  const text = toCleanText(cell);
  const digits = text.replaceAll(/[^\d+\p{L}]/gu, "").replace(/^(?:\+|00)?820?(?=\d{8})/u, "0");
  if (!/^\d+$/u.test(digits)) return text;
  const full = /^(?:1[016789]|[2-6])\d{7,8}$/u.test(text) ? `0${text}` : digits;
  const match = /^(02|0\d{2})(\d{3,4})(\d{4})$/u.exec(full);
  return match ? `${match[1]}-${match[2]}-${match[3]}` : text;
}

/** The ages of pupils, from kindergarten to the last classes of a special school, by the year of birth. */
const YOUNGEST_YEARS = 3;
const OLDEST_YEARS = 25;

/** A birthday that a pupil of today can have; of another one the year is usually mistyped. */
export function checkBirthday(
  day: CalendarDay,
  today: CalendarDay,
): Result<CalendarDay, CellRefusal> {
  const years = toDayParts(today).year - toDayParts(day).year;
  const isLikely = years >= YOUNGEST_YEARS && years <= OLDEST_YEARS;
  return isLikely ? ok(day) : refuse({ type: "BirthdayUnlikely", text: day });
}

interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly date: number;
}

const datePatterns: readonly RegExp[] = [
  /^(?<year>\d{4}|\d{2})\s*[-./년]\s*(?<month>\d{1,2})\s*[-./월]\s*(?<date>\d{1,2})\s*[.일]?$/u,
  /^(?<year>\d{4})(?<month>\d{2})(?<date>\d{2})$/u,
  // The first six digits of a resident number, with or without the hyphen and what follows it.
  /^(?<year>\d{2})(?<month>\d{2})(?<date>\d{2})(?:-[1-8*][\d*]{0,6}|[1-8]\d{6})?$/u,
  /^(?<month>\d{1,2})\/(?<date>\d{1,2})\/(?<year>\d{4})$/u,
];

function findDateParts(text: string): DateParts | undefined {
  for (const pattern of datePatterns) {
    const groups = pattern.exec(text)?.groups;
    if (!groups) continue;
    const year = Number(groups["year"]);
    const fullYear = (groups["year"] ?? "").length === 4 ? year : year + (year < 70 ? 2000 : 1900);
    return { year: fullYear, month: Number(groups["month"]), date: Number(groups["date"]) };
  }
  return undefined;
}

/** Day 25,569 of a spreadsheet is 1970-01-01. Five digits are the years 1927 to 2173. */
function toDayOfSerial(serial: number): CalendarDay {
  return addDays("1970-01-01", serial - 25_569);
}

function listCodes(sex: Sex, codes: readonly string[]): Readonly<Record<string, Sex>> {
  return Object.fromEntries(codes.map((code) => [code, sex]));
}

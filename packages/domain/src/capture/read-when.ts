import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanDay } from "../calendar-day/korean-day.ts";
import { recordSchoolYear, type SchoolYear } from "../school-year/school-year.ts";
import type { CaptureContext, CaptureOption, CaptureRefusal } from "./capture-reading.ts";
import { readDayWords } from "./day-words.ts";
import { listDatesOf, type DayContext } from "./named-days.ts";
import type { Lexeme } from "./lexeme.ts";
import { findNamedStudents } from "./named-students.ts";
import { toStudentText } from "./read-who.ts";
import type { Clause } from "./split-clauses.ts";

/** Days of earlier clauses: `held` holds for this one too; `inner` may or may not, so it is asked. */
export interface EarlierDays {
  readonly held: readonly Lexeme[];
  readonly inner: readonly Lexeme[];
}

/** Why a clause is not recorded as it stands. */
export type Doubt =
  | {
      readonly type: "choose";
      readonly question: string;
      readonly options: readonly CaptureOption[];
    }
  | { readonly type: "unread"; readonly refusal: CaptureRefusal };

/** 「3.4」 and a pupil called 오늘: a day or a pupil. */
export function findDayOrPupil(
  { lexemes }: Clause,
  dayContext: DayContext,
  context: CaptureContext,
): Doubt | undefined {
  const roster = [...context.rosters.values()].flat();
  for (const lexeme of lexemes) {
    const { from, to } = lexeme;
    if (lexeme.type === "dotted") {
      const { first, second } = lexeme;
      const dates = listDatesOf(first, second, dayContext);
      if (dates.length === 0) continue;
      return {
        type: "choose",
        question: "날짜인가요, 번호인가요?",
        options: [
          { label: `${first}번, ${second}번`, from, to, text: `${first}·${second}` },
          ...dates.map((day) => ({ label: toKoreanDay(day), from, to, text: day })),
        ],
      };
    }
    if (lexeme.type !== "day") continue;
    const pupils = findNamedStudents(lexeme.text, roster);
    if (pupils.length === 0) continue;
    const reading = readDayWords(lexeme.words, dayContext);
    const days = reading.type === "days" ? reading.alternatives : [];
    const pupilOptions = pupils.flatMap((pupil) => {
      const text = toStudentText(pupil, roster);
      return text ? [{ label: `${pupil.number}번 ${pupil.name}`, from, to, text }] : [];
    });
    return {
      type: "choose",
      question: "날짜인가요, 이름인가요?",
      options: [...pupilOptions, ...days.map(({ label, text }) => ({ label, text, from, to }))],
    };
  }
  return undefined;
}

/** A pupil called like a title. */
export function findTitleOrPupil(
  { lexemes }: Clause,
  { rosters }: CaptureContext,
): Doubt | undefined {
  for (const lexeme of lexemes) {
    if (lexeme.type !== "title" || lexeme.pupils.length === 0) continue;
    const { from, to, text } = lexeme;
    const roster = [...rosters.values()].flat();
    const options = lexeme.pupils.flatMap((pupil) => {
      const said = toStudentText(pupil, roster);
      return said ? [{ label: `${pupil.number}번 ${pupil.name}`, from, to, text: said }] : [];
    });
    const asTitle = { label: `제목 「${text}」`, from, to, text: `「${text}」` };
    return { type: "choose", question: "이름인가요, 제목인가요?", options: [...options, asTitle] };
  }
  return undefined;
}

export type WhenReading =
  | {
      readonly type: "days";
      readonly days: readonly CalendarDay[];
      readonly years: readonly SchoolYear[];
    }
  | Doubt;

/** The days that a clause names, today where neither it nor an earlier one names any. */
export function readWhen(
  clause: Clause,
  { held, inner }: EarlierDays,
  context: DayContext,
): WhenReading {
  const own = clause.lexemes.filter((each) => each.type === "day");
  if (own.length === 0 && held.length === 0 && inner.length > 0) {
    // 「3 어제 지각, 5 결석」: yesterday or today.
    const at = { from: clause.from, to: clause.from };
    const texts = inner.flatMap((each) => (each.type === "day" ? [each.words] : []));
    return {
      type: "choose",
      question: "언제인가요?",
      options: [
        { label: "오늘", ...at, text: "오늘 " },
        { label: texts.join(", "), ...at, text: `${texts.join(" ")} ` },
      ],
    };
  }
  const days = new Set<CalendarDay>();
  for (const lexeme of own.length > 0 ? own : held) {
    if (lexeme.type !== "day") continue;
    const { from, to, words } = lexeme;
    const reading = readDayWords(words, context);
    switch (reading.type) {
      case "no-such-day":
        return { type: "unread", refusal: { type: "NoSuchDay", words } };
      case "no-school-day":
        return { type: "unread", refusal: { type: "NoSchoolDay", words } };
      case "too-long":
        return { type: "unread", refusal: { type: "SpanTooLong", words } };
      case "vague":
        return { type: "unread", refusal: { type: "VagueDay", words } };
    }
    const [only, ...others] = reading.alternatives;
    if (others.length > 0) {
      const options = reading.alternatives.map(({ label, text }) => ({ label, text, from, to }));
      return { type: "choose", question: "언제인가요?", options };
    }
    for (const day of only?.days ?? []) days.add(day);
  }
  if (days.size === 0) days.add(context.today);
  const years = [...new Set([...days].map(recordSchoolYear))];
  const [year] = years;
  if (years.length !== 1 || year === undefined || !context.years.includes(year)) {
    const words = own.map((each) => each.text).join(" ") || "오늘";
    return { type: "unread", refusal: { type: "DayOutsideYear", words } };
  }
  return { type: "days", days: [...days].sort(), years };
}

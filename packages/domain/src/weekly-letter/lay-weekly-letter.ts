import { addDays, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toLessonWords } from "../class-table/change-words.ts";
import { toDayTable, type ClassTable, type DayTable } from "../class-table/class-table.ts";
import type { KeptSubject } from "../class-table/subject.ts";
import { toPlanWords } from "../class-table/weeks/day-words.ts";
import type { Meal } from "../meals/meals-reply.ts";
import type { Hide } from "../names/hide-names.ts";
import { toEventDayId } from "../schedule/event.ts";
import { isOnDay, listEvents, type EventRows, type EventTurn } from "../schedule/list-events.ts";
import type { SchoolTerms } from "../school-calendar/school-terms.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import { isAboutPupil, isOwnBusiness } from "./family-business.ts";
import { toSemesterWeek } from "./letter-weeks.ts";

export interface LetterFacts {
  readonly table: ClassTable;
  readonly subjects: ReadonlyMap<string, KeptSubject>;
  readonly events: EventRows;
  readonly terms: SchoolTerms;
  /** Of days whose menu is known. */
  readonly meals: ReadonlyMap<CalendarDay, readonly Meal[]>;
  /** Tells who names a pupil (`hideNames`). */
  readonly hide: Hide;
  /** Who was in the class: an event comes by itself only where nothing in it may be one of them (`isAboutPupil`). */
  readonly names: readonly string[];
  /** Days of another year have no lessons here. */
  readonly year: SchoolYear;
}

export interface LetterLesson {
  readonly period: number;
  /** 「국어」, 「3-1 과학」. */
  readonly subject: string;
  /** Empty where none is known. */
  readonly unit: string;
}

export interface LetterEvent {
  readonly id: string;
  readonly text: string;
}

export interface LetterDay {
  readonly day: CalendarDay;
  /** The lines of a day without lessons, its name first. */
  readonly closed: readonly string[] | undefined;
  readonly lessons: readonly LetterLesson[];
  /** 「월요일처럼 · 단축 수업」; nothing on a plain day. */
  readonly note: string;
  readonly events: readonly LetterEvent[];
  /** 준비물 that its lessons tell. */
  readonly brings: readonly string[];
  /** Empty where the menu is not known. */
  readonly lunch: string;
}

/** What 주간학습안내 says of a week besides what is typed into it. */
export interface LaidLetter {
  readonly monday: CalendarDay;
  /** Monday to Friday, and a Saturday with lessons. */
  readonly days: readonly LetterDay[];
  /** The rows of its table, from 1 on. */
  readonly periods: readonly number[];
  /** The events that the teacher took out of it, by their ids. */
  readonly leftOut: readonly string[];
  /** 「2학기 15주」, where the dates of the semester were told. */
  readonly week: string | undefined;
}

/** Of a week without a lesson. */
const LEAST_PERIODS = 4;

/**
 * The week of a Monday as families read it. No words with a pupil's name come of themselves, nor what stands in a followed
 * calendar, comes again and again, or is the teacher's own business; tasks and birthdays never do.
 */
export function layWeeklyLetter(facts: LetterFacts, monday: CalendarDay): LaidLetter {
  const { table, terms, events, names } = facts;
  const span = { from: monday, to: addDays(monday, 5) };
  const told = listEvents(events, table.calendar, span).filter(
    (turn) => concernsClass(turn) && !isAboutPupil(toEventWords(turn), names),
  );
  const isLeftOut = ({ event, planned }: EventTurn): boolean =>
    events.eventDays.get(toEventDayId({ eventId: event.id, planned }))?.isLeftOut === true;
  const turns = told.filter((turn) => !isLeftOut(turn));
  const days = [0, 1, 2, 3, 4, 5]
    .map((ahead) => layDay(toDayTable(table, addDays(monday, ahead)), turns, facts))
    .filter(({ lessons }, ahead) => ahead < 5 || lessons.length > 0);
  const last = Math.max(...days.flatMap(({ lessons }) => lessons.map(({ period }) => period)), 0);
  return {
    monday,
    days,
    periods: Array.from({ length: last || LEAST_PERIODS }, (_, at) => at + 1),
    leftOut: told
      .filter((turn) => isLeftOut(turn) && days.some(({ day }) => isOnDay(turn, day)))
      .map(({ event }) => event.id),
    week: toSemesterWeek(terms, table.calendar, monday),
  };
}

function layDay(of: DayTable, turns: readonly EventTurn[], facts: LetterFacts): LetterDay {
  const { day, closing, plan, cells } = of;
  const { subjects, meals, hide, year } = facts;
  const { from, to } = toSchoolYearSpan(year);
  if (day < from || day > to)
    return { ...blank, day, closed: [`${year + (day > to ? 1 : -1)}학년도`] };
  const say = (words: string | null | undefined): string =>
    words && hide(words) === words ? words.trim() : "";
  const events = turns
    .filter((turn) => isOnDay(turn, day))
    .map((turn) => ({ id: turn.event.id, text: say(toEventWords(turn)) }))
    .filter(({ text }) => text !== "");
  const isOff = closing !== undefined || plan?.lessons === 0;
  const why = say(closing ? closing.name : plan?.note) || (closing ? "쉬는 날" : "수업 없음");
  const taught = isOff ? [] : cells.filter(({ lesson, period }) => lesson && period > 0);
  const brings = taught.map(({ words }) => say(words?.bring)).filter(Boolean);
  const lunch = meals.get(day) ?? [];
  const { dishes = [] } = lunch.find(({ name }) => name === "중식") ?? lunch[0] ?? {};
  return {
    day,
    // A line each, but 「(8:40 출발, 14:30 도착)」 stays whole.
    closed: isOff ? [...new Set(why.split(/\s*[\n·,]\s*(?![^(]*\))/u))] : undefined,
    lessons: taught.map(({ period, lesson, unit }) => ({
      period,
      subject: toLessonWords(lesson, subjects),
      unit: say(unit),
    })),
    note: !isOff && plan ? say(toPlanWords(plan)) : "",
    events,
    brings: [...new Set(brings)],
    lunch: closing ? "" : dishes.map(({ name }) => name).join(", "),
  };
}

const blank = { lessons: [], note: "", events: [], brings: [], lunch: "" };

function concernsClass({ event }: EventTurn): boolean {
  return event.source !== "feed" && !event.repeat && !isOwnBusiness(event.title);
}

function toEventWords({ event: { title, start, place } }: EventTurn): string {
  const more = [start, place].filter(Boolean).join(" ");
  return more ? `${title} (${more})` : title;
}

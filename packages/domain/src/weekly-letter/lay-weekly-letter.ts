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
  /** Turns of events that the teacher took out, by `toEventDayId`. */
  readonly leftOut?: readonly string[] | null | undefined;
}

export interface LetterLesson {
  readonly period: number;
  /** 「국어」, 「3-1 과학」. */
  readonly subject: string;
  /** Empty where none is known. */
  readonly unit: string;
}

export interface LetterEvent {
  /** `toEventDayId` of its turn. */
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
  /** Monday to Friday. */
  readonly days: readonly LetterDay[];
  /** The rows of its table, from 1 on. */
  readonly periods: readonly number[];
  /** 「2학기 15주」, where the dates of the semester were told. */
  readonly week: string | undefined;
}

/** Of a week without a lesson. */
const LEAST_PERIODS = 4;

/** What a teacher does without the class: no line for its families. */
const OWN_BUSINESS = /출장|연가|병가|조퇴|외출|회의|협의|연수|병원|진료|면담|상담|결재|당직|회식/u;

/**
 * The week of a Monday as families read it. No words with a pupil's name come of themselves, nor what stands in a followed
 * calendar, comes again and again, or is the teacher's own business; tasks and birthdays never do.
 */
export function layWeeklyLetter(facts: LetterFacts, monday: CalendarDay): LaidLetter {
  const { table, terms, events, leftOut } = facts;
  const span = { from: monday, to: addDays(monday, 4) };
  const turns = listEvents(events, table.calendar, span).filter(
    (turn) => concernsClass(turn) && !leftOut?.includes(toTurnId(turn)),
  );
  const days = [0, 1, 2, 3, 4].map((ahead) =>
    layDay(toDayTable(table, addDays(monday, ahead)), turns, facts),
  );
  const last = Math.max(...days.flatMap(({ lessons }) => lessons.map(({ period }) => period)), 0);
  return {
    monday,
    days,
    periods: Array.from({ length: last || LEAST_PERIODS }, (_, at) => at + 1),
    week: toSemesterWeek(terms, table.calendar, monday),
  };
}

function layDay(of: DayTable, turns: readonly EventTurn[], facts: LetterFacts): LetterDay {
  const { day, closing, plan, cells } = of;
  const { subjects, meals, hide } = facts;
  const say = (words: string | null | undefined): string =>
    words && hide(words) === words ? words.trim() : "";
  const events = turns
    .filter((turn) => isOnDay(turn, day))
    .map((turn) => ({ id: toTurnId(turn), text: say(toEventWords(turn)) }))
    .filter(({ text }) => text !== "");
  const isOff = closing !== undefined || plan?.lessons === 0;
  const why = say(closing ? closing.name : plan?.note) || (closing ? "쉬는 날" : "수업 없음");
  const taught = isOff ? [] : cells.filter(({ lesson, period }) => lesson && period > 0);
  const brings = taught.map(({ words }) => say(words?.bring)).filter(Boolean);
  const lunch = meals.get(day) ?? [];
  const { dishes = [] } = lunch.find(({ name }) => name === "중식") ?? lunch[0] ?? {};
  return {
    day,
    closed: isOff ? why.split(/\s*[\n·,]\s*/u) : undefined,
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

function concernsClass({ event }: EventTurn): boolean {
  return event.source !== "feed" && !event.repeat && !OWN_BUSINESS.test(event.title);
}

function toEventWords({ event: { title, start, place } }: EventTurn): string {
  const more = [start, place].filter(Boolean).join(" ");
  return more ? `${title} (${more})` : title;
}

function toTurnId({ event, planned }: EventTurn): string {
  return toEventDayId({ eventId: event.id, planned });
}

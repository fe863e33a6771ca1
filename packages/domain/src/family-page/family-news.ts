import { toDayBells } from "../bells/day-bells.ts";
import { bellsKind } from "../bells/bells.ts";
import { bookingPlanKind } from "../booking/booking.ts";
import { findLastDay } from "../booking/last-day.ts";
import {
  addDays,
  isCalendarDay,
  toSeoulDay,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import { toMonday } from "../class-table/weeks/week-letter.ts";
import { toDayTable, type ClassTable } from "../class-table/class-table.ts";
import { subjectKind } from "../class-table/subject.ts";
import { findNextOpenDay } from "../attendance/open-days.ts";
import { dayNoticeKind, type DayNotice } from "../day-notice/day-notice.ts";
import {
  CALENDAR_KINDS,
  readClassTable,
  TABLE_KINDS,
  type ReadRows,
} from "../due-time/year-days.ts";
import type { Meal } from "../meals/meals-reply.ts";
import { hideNames, type NamedStudent } from "../names/hide-names.ts";
import { hideUnkept } from "../names/kept-names.ts";
import { isAnswered } from "../names/name-question.ts";
import { eventDayKind, eventKind } from "../schedule/event.ts";
import { SCHOOL_TERMS_ID, schoolTermsKind } from "../school-calendar/school-terms.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import { studentKind } from "../student/student.ts";
import { surveyKind } from "../survey/survey.ts";
import {
  layWeeklyLetter,
  type LaidLetter,
  type LetterDay,
} from "../weekly-letter/lay-weekly-letter.ts";
import { toToldLetter } from "../weekly-letter/tell-weekly-letter.ts";
import {
  weeklyLetterKind,
  type ToldLetter,
  type WeeklyLetter,
} from "../weekly-letter/weekly-letter.ts";
import { listReportDays } from "../family-report/report-days.ts";
import { FAMILY_PAGE_ID, familyPageKind, isPageOpen } from "./family-page.ts";

/** 알림장 of one day as it went to the families. */
export interface FamilyNotice {
  readonly day: CalendarDay;
  /** The school day that it is for. */
  readonly next: CalendarDay;
  readonly lines: readonly string[];
  /** What its lessons ask for on that day. */
  readonly brings: readonly string[];
  /** Epoch ms. */
  readonly toldAt: number;
}

/** A day of the week on the page; a lesson knows its begin where its bell table says it. */
export interface FamilyDay extends LetterDay {
  readonly begins: readonly (string | undefined)[];
}

/** 주간학습안내 of a week, its words as they were told. */
export interface FamilyLetter extends LaidLetter {
  readonly words: ToldLetter;
  /** Epoch ms. */
  readonly toldAt: number;
  readonly days: readonly FamilyDay[];
}

/** A thing that families can do by now, with the last day on which they can. */
export interface FamilyOpen {
  readonly type: "booking" | "survey";
  /** Of its plan, or of the room in which a survey is answered. */
  readonly id: string;
  readonly title: string;
  /** Absent: nobody said when it ends. */
  readonly until: CalendarDay | undefined;
}

/** All that a family ever gets to see of a class. */
export interface FamilyNews {
  /** 「3학년 2반」. */
  readonly place: string;
  readonly today: CalendarDay;
  /** When it was put together, epoch ms. */
  readonly now: number;
  /** The newest first, of 14 days. */
  readonly notices: readonly FamilyNotice[];
  readonly week: readonly FamilyDay[];
  readonly open: readonly FamilyOpen[];
  /** 주간학습안내 of this week and of those that come, as they were told. */
  readonly letters: readonly FamilyLetter[];
  /** Where an absence can be told: of which days, and whether with a card alone. */
  readonly reports:
    | { readonly days: readonly CalendarDay[]; readonly isCardsOnly: boolean }
    | undefined;
}

export interface NewsFacts {
  readonly year: SchoolYear;
  readonly now: number;
  readonly place: string;
  /** The roster, and whose names may stand in texts besides. */
  readonly named: readonly NamedStudent[];
  readonly meals: ReadonlyMap<CalendarDay, readonly Meal[]>;
  /** 번호만 쓰기: the server knows no name to hold one against that is typed. */
  readonly isNumbersOnly: boolean;
}

/** What the page of a class is made of; a change of any other row is none of its business. */
export const familyKinds: readonly string[] = [
  ...CALENDAR_KINDS,
  ...TABLE_KINDS,
  bookingPlanKind.name,
  dayNoticeKind.name,
  eventDayKind.name,
  eventKind.name,
  familyPageKind.name,
  // Read for their names alone, which are taken out of what a teacher typed.
  studentKind.name,
  subjectKind.name,
  surveyKind.name,
  weeklyLetterKind.name,
];

const NOTICE_DAYS = 14;

/**
 * What families of a class read on `/class/:code`: the only way out of its rows. Of a 알림장 the lines that were told, and
 * of those none whose name check is open; of everything else no word with a pupil's name in it.
 *
 * @returns undefined where the class has no page, or its last day is over
 */
export function toFamilyNews(rows: ReadRows, facts: NewsFacts): FamilyNews | undefined {
  const { now, place, year, named } = facts;
  const page = rows(familyPageKind).get(FAMILY_PAGE_ID);
  const today = toSeoulDay(now);
  if (!isPageOpen(page, today)) return undefined;
  const table = readClassTable(rows, year);
  const lay = (monday: CalendarDay) => layWeek(rows, facts, { table, monday });
  const monday = toMonday(today);
  // On a weekend the week is over.
  const week = toMonday(addDays(today, 2));
  const told = [...rows(weeklyLetterKind).values()]
    .filter(({ id }) => isCalendarDay(id) && id === toMonday(id) && id >= monday)
    .toSorted((a, b) => a.id.localeCompare(b.id));
  return {
    place,
    today,
    now,
    notices: page.hidesNotices ? [] : listNotices(rows, facts, { table, today }),
    week: page.hidesWeek ? [] : listDays(lay(week), year),
    letters: page.hidesLetter
      ? []
      : told.flatMap((row) => {
          const words = toToldLetter(row);
          const toldAt = row.toldAt ?? 0;
          return words
            ? [{ ...lay(row.id as CalendarDay), words: hideWords(row, words, named), toldAt }]
            : [];
        }),
    open: page.hidesOpen ? [] : listOpen(rows, facts, today),
    reports: page.hidesReports
      ? undefined
      : {
          days: listReportDays(table.calendar, today, page.endsOn),
          isCardsOnly: page.cardsOnly === true || facts.isNumbersOnly,
        },
  };
}

function listNotices(
  rows: ReadRows,
  { named }: NewsFacts,
  { table, today }: { readonly table: ClassTable; readonly today: CalendarDay },
): readonly FamilyNotice[] {
  const hide = (text: string): string => hideNames(text, named);
  const roster = [...rows(studentKind).values()];
  return [...rows(dayNoticeKind).values()]
    .filter(({ day, told }) => told && day <= today && day > addDays(today, -NOTICE_DAYS))
    .toSorted((a, b) => (a.day < b.day ? 1 : -1))
    .flatMap((row): readonly FamilyNotice[] => {
      const lines = listToldLines(row).filter((line) => isAnswered(line, roster, row, hide));
      if (lines.length === 0) return [];
      const next = findNextOpenDay(table.calendar, row.day);
      const brings = toDayTable(table, next)
        .cells.map(({ words }) => words?.bring?.trim() ?? "")
        .filter((bring) => bring !== "" && hide(bring) === bring);
      const { day, toldAt } = row;
      return [{ day, next, lines, brings: [...new Set(brings)], toldAt: toldAt ?? 0 }];
    });
}

function listToldLines({ told }: DayNotice): readonly string[] {
  return (told ?? "").split("\n").filter(Boolean);
}

/** Who came after it was told is no more in it than those of before, but where the teacher said 「그대로」. */
function hideWords(
  row: WeeklyLetter,
  words: ToldLetter,
  named: readonly NamedStudent[],
): ToldLetter {
  const hide = (text: string): string => hideNames(text, named);
  const hidden = Object.entries(words).map(([name, text]) => [name, hideUnkept(text, row, hide)]);
  return Object.fromEntries(hidden) as ToldLetter;
}

/** Without days of another year: what its class does on them nobody knows yet. */
function listDays(
  { days }: { readonly days: readonly FamilyDay[] },
  year: SchoolYear,
): readonly FamilyDay[] {
  return days.filter(({ day }) => day <= toSchoolYearSpan(year).to);
}

/** A week as 주간학습안내 lays it, with the hours of its bells. */
function layWeek(
  rows: ReadRows,
  { year, named, meals }: NewsFacts,
  { table, monday }: { readonly table: ClassTable; readonly monday: CalendarDay },
): LaidLetter & { readonly days: readonly FamilyDay[] } {
  const names = named.map(({ name }) => name);
  const letter = layWeeklyLetter(
    {
      table,
      subjects: rows(subjectKind),
      events: { events: rows(eventKind), eventDays: rows(eventDayKind) },
      terms: rows(schoolTermsKind).get(SCHOOL_TERMS_ID) ?? {},
      meals,
      hide: (text) => hideNames(text, named),
      names,
      year,
    },
    monday,
  );
  const days = letter.days.map((day) => {
    const { plan } = toDayTable(table, day.day);
    const bells = toDayBells(rows(bellsKind).values(), table.calendar, day.day, plan);
    const beginOf = (period: number) => bells.find((row) => row.period === period)?.from;
    return { ...day, begins: day.lessons.map(({ period }) => beginOf(period)) };
  });
  return { ...letter, days };
}

function listOpen(
  rows: ReadRows,
  { named, now }: NewsFacts,
  today: CalendarDay,
): readonly FamilyOpen[] {
  const hide = (title: string): string => hideNames(title, named);
  const surveys = [...rows(surveyKind).values()].flatMap((row): readonly FamilyOpen[] => {
    const { forFamilies, roomId, closesOn, closedOn, title } = row;
    const isOpen = forFamilies && roomId && !closedOn && (closesOn ?? today) >= today;
    const until = closesOn ?? undefined;
    return isOpen ? [{ type: "survey", id: roomId, title: hide(title), until }] : [];
  });
  const bookings = [...rows(bookingPlanKind).values()].flatMap((row): readonly FamilyOpen[] => {
    const { id, title, state } = row;
    const until = state === "open" ? findLastDay(row, now) : undefined;
    return until ? [{ type: "booking", id, title: hide(title), until }] : [];
  });
  return [...bookings, ...surveys];
}

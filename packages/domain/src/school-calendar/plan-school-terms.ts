import { addDays, toDayParts, type CalendarDay } from "../calendar-day/calendar-day.ts";
import type { SchoolEvent } from "../school-search/school-event.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import { termDateNames, type SchoolTerms, type TermDateName } from "./school-terms.ts";

/** One date of the terms as a school's calendar tells it. */
export interface ComingTerm {
  readonly name: TermDateName;
  readonly day: CalendarDay;
  /** The event that says so: 「여름방학식」. */
  readonly event: string;
  /** The teacher has written another day; it is overwritten only when chosen. */
  readonly isClash: boolean;
}

/**
 * The dates of the terms that a school's calendar tells by the names of its events; what stands there already does
 * not come again. A vacation begins the day after its 방학식, or on the first day that is called 방학.
 *
 * ```ts
 * listComingTerms(events, { terms: {}, year: 2026, grade: 3 });
 * // [{ name: "secondDay", day: "2026-08-31", event: "개학식", isClash: false }]
 * ```
 */
export function listComingTerms(
  events: readonly SchoolEvent[],
  context: {
    readonly terms: SchoolTerms;
    readonly year: SchoolYear;
    readonly grade: number;
  },
): readonly ComingTerm[] {
  const { terms, year, grade } = context;
  const span = toSchoolYearSpan(year);
  const own = events
    .filter(({ day, grades }) => {
      const isForGrade = grades.length === 0 || grades.includes(grade);
      return isForGrade && day >= span.from && day <= span.to;
    })
    .toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  const found = withoutEmptyWinter(
    new Map(
      termDateNames.flatMap((name) => {
        const term = findTerm(own, name);
        return term ? [[name, term] as const] : [];
      }),
    ),
  );
  return termDateNames.flatMap((name): readonly ComingTerm[] => {
    const term = found.get(name);
    if (!term || terms[name] === term.day) return [];
    return [{ ...term, name, isClash: Boolean(terms[name]) }];
  });
}

type Found = Pick<ComingTerm, "day" | "event">;

/** What an event is called, and the months in which that means this date. */
const signs: Readonly<
  Record<
    TermDateName,
    {
      readonly months: readonly number[];
      readonly called: RegExp;
      /** The date is the day after: 방학식 is a day of school. */
      readonly isDayAfter?: RegExp;
      readonly isLast?: boolean;
    }
  >
> = {
  firstDay: { months: [3], called: /시업식|개학|입학식/u },
  firstSemesterEnd: { months: [7, 8], called: /1학기.*(?:종업|종료|마지막)/u },
  summerStart: { months: [7, 8], called: /방학/u, isDayAfter: /방학식/u },
  secondDay: { months: [8, 9], called: /개학/u },
  winterStart: { months: [12, 1], called: /방학/u, isDayAfter: /방학식/u },
  winterReturn: { months: [1, 2], called: /개학/u },
  lastDay: { months: [12, 1, 2], called: /종업식|수료식|졸업식/u, isLast: true },
};

function findTerm(events: readonly SchoolEvent[], name: TermDateName): Found | undefined {
  const { months, called, isDayAfter, isLast } = signs[name];
  const meant = events.filter(
    (event) => months.includes(toDayParts(event.day).month) && called.test(event.name),
  );
  const first = isLast ? meant.at(-1) : meant[0];
  if (!first) return undefined;
  const event = first.name.normalize("NFC").trim();
  return { day: isDayAfter?.test(event) ? addDays(first.day, 1) : first.day, event };
}

/**
 * With 종업식 on the day of 방학식 all that follows is 학년말방학: there is no winter vacation between. And one whose
 * end nobody tells would close the rest of the year.
 */
function withoutEmptyWinter(
  found: ReadonlyMap<TermDateName, Found>,
): ReadonlyMap<TermDateName, Found> {
  const [start, last] = [found.get("winterStart"), found.get("lastDay")];
  if (!start) return found;
  if (last ? last.day >= start.day : found.has("winterReturn")) return found;
  return new Map([...found].filter(([name]) => name !== "winterStart" && name !== "winterReturn"));
}

import { addDays, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import { SCHOOL_TERMS_ID, schoolTermsKind } from "@damim/domain/school-calendar/school-terms.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import {
  layWeeklyLetter,
  type LaidLetter,
  type LetterFacts,
} from "@damim/domain/weekly-letter/lay-weekly-letter.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import type { SchoolCode } from "@damim/domain/school-search/school.ts";
import { useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { fetchMeals } from "../../data/server/neis-requests.ts";
import { useClassTable } from "../../data/use-day-table.ts";
import { hideAll, useHideNames } from "../../data/use-hide-names.ts";
import { useIsPast, useRow, useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { useFetched } from "../../data/use-fetched.ts";

type WeekMeals = LetterFacts["meals"];

const noMeals: WeekMeals = new Map();

/** The menus of Monday to Friday, where the school is known and the service tells them. */
function useWeekMeals(code: SchoolCode | null | undefined, monday: CalendarDay): WeekMeals {
  const { office, school } = code ?? {};
  const ask = useMemo(() => {
    if (!office || !school) return undefined;
    const days = [0, 1, 2, 3, 4].map((ahead) => addDays(monday, ahead));
    return async (): Promise<WeekMeals> => {
      const told = days.map(async (day) => {
        const reply = await fetchMeals({ office, school }, day);
        return [day, reply.type === "found" ? reply.meals : []] as const;
      });
      return new Map(await Promise.all(told));
    };
  }, [office, school, monday]);
  return useFetched(ask) ?? noMeals;
}

/** What the rows of a year say of a week, live; lunch comes behind it. */
export function useLaidLetter(
  store: Store,
  of: {
    readonly year: SchoolYear;
    readonly monday: CalendarDay;
  },
): LaidLetter {
  const { monday, year } = of;
  const { profile } = useTeacherData();
  const isPast = useIsPast();
  const table = useClassTable(store);
  const subjects = useRows(store, subjectKind);
  const events = useRows(store, eventKind);
  const eventDays = useRows(store, eventDayKind);
  const terms = useRow(store, schoolTermsKind, SCHOOL_TERMS_ID);
  const setting = useRow(profile, schoolYearKind, String(year));
  const meals = useWeekMeals(isPast ? undefined : setting?.schoolCode, monday);
  const hide = useHideNames(store) ?? hideAll;
  const students = useRows(store, studentKind);
  return useMemo(
    () =>
      layWeeklyLetter(
        {
          table,
          subjects,
          events: { events, eventDays },
          terms: terms ?? {},
          meals,
          hide,
          names: [...students.values()].map(({ name }) => name),
          year,
        },
        monday,
      ),
    [table, subjects, events, eventDays, terms, meals, hide, students, year, monday],
  );
}

import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { listEvents } from "@damim/domain/schedule/list-events.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import type { HomeCardQuestion } from "../../../kit/manifest/home-card.ts";
import { readEventRows, useEventRows } from "../event-rows.ts";
import { EventLines } from "./event-lines.tsx";

const MOST = 4;
const AHEAD_DAYS = 14;

/** 학교 일정 of the next two weeks; none without one. */
export function Component() {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const store = findStoreOfDay(data, today);
  return store ? <ComingEvents store={store} today={today} /> : null;
}

export function isWanted({ store, today, calendar }: HomeCardQuestion): boolean {
  return listComing(readEventRows(store), calendar, today).length > 0;
}

function ComingEvents({ store, today }: { readonly store: Store; readonly today: CalendarDay }) {
  const calendar = useSchoolCalendar(recordSchoolYear(today));
  const turns = listComing(useEventRows(store), calendar, today);
  return <EventLines turns={turns} today={today} />;
}

function listComing(
  rows: ReturnType<typeof readEventRows>,
  calendar: SchoolCalendar,
  today: CalendarDay,
): ReturnType<typeof listEvents> {
  return listEvents(rows, calendar, { from: today, to: addDays(today, AHEAD_DAYS) }).slice(0, MOST);
}

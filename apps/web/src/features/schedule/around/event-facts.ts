// Loaded with what shows facts of a day.
import { listEventFacts } from "@damim/domain/schedule/schedule-facts.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import { readSchoolCalendar } from "../../../data/use-school-calendar.ts";
import type { DayFactsCode } from "../../../kit/manifest/day-facts.ts";
import { readEventRows } from "../event-rows.ts";

export const listDayFacts: DayFactsCode["listDayFacts"] = ({ store, day }) =>
  listEventFacts(readEventRows(store), day, {
    calendar: readSchoolCalendar(store),
    students: sortStudents(store.rows(studentKind).values()),
  });

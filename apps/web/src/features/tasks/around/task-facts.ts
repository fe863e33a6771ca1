// Loaded with what shows facts of a day.
import { listClosingTaskFacts, listTaskFacts } from "@damim/domain/schedule/schedule-facts.ts";
import { sortStudents, studentKind } from "@damim/domain/student/student.ts";
import { readSchoolCalendar } from "../../../data/use-school-calendar.ts";
import type { DayFactsCode } from "../../../kit/manifest/day-facts.ts";
import { readTaskRows } from "../task-rows.ts";

export const listDayFacts: DayFactsCode["listDayFacts"] = ({ store, day }) =>
  listTaskFacts(readTaskRows(store), day, sortStudents(store.rows(studentKind).values()));

export const listClosingFacts: DayFactsCode["listDayFacts"] = ({ store, day }) =>
  listClosingTaskFacts(readTaskRows(store), readSchoolCalendar(store), day);

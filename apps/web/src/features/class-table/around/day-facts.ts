// Loaded with what shows facts of a day.
import { toLessonWords } from "@damim/domain/class-table/change-words.ts";
import { toDayTable } from "@damim/domain/class-table/class-table.ts";
import { toLikeWords } from "@damim/domain/class-table/weeks/day-words.ts";
import { subjectKind } from "@damim/domain/class-table/subject.ts";
import { hideNames } from "@damim/domain/names/hide-names.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { readClassTable } from "../../../data/use-day-table.ts";
import type { DayFactsCode } from "../../../kit/manifest/day-facts.ts";

/** 「수업 5시간」, what was learnt: 「1교시 국어: 글쓴이의 마음」, and what was changed: 「3교시 과학 (원래 영어)」. */
export const listDayFacts: DayFactsCode["listDayFacts"] = ({ store, day }) => {
  const { cells, plan } = toDayTable(readClassTable(store), day);
  const subjects = store.rows(subjectKind);
  const students = [...store.rows(studentKind).values()];
  const lessons = cells.filter(({ lesson }) => lesson);
  if (lessons.length === 0) return [];
  const changed = cells
    .filter(({ isChanged }) => isChanged)
    .map(({ period, lesson, planned }) => ({
      id: `changed-${period}`,
      text: `${period}교시 ${toLessonWords(lesson, subjects)} (원래 ${toLessonWords(planned, subjects)})`,
    }));
  const units = lessons
    .filter(({ unit }) => unit)
    .map(({ period, lesson, unit }) => ({
      id: `unit-${period}`,
      text: `${period}교시 ${toLessonWords(lesson, subjects)}: ${hideNames(unit ?? "", students)}`,
    }));
  const like = plan?.weekday ? ` (${toLikeWords(plan.weekday)})` : "";
  return [{ id: "lessons", text: `수업 ${lessons.length}시간${like}` }, ...units, ...changed];
};

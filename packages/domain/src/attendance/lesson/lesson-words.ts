import { reasonLabels } from "../code/attendance-code.ts";
import type { AttendanceMark } from "../attendance-mark.ts";
import { lessonFields, listMissedLessons } from "./missed-lessons.ts";

/** `findLessonOfField("lesson3")` is 3. */
export function findLessonOfField(field: string): number | undefined {
  const index = lessonFields.findIndex((each) => each === field);
  return index < 0 ? undefined : index + 1;
}

/** 「2, 5교시」; 「2교시 질병, 5교시 미인정」 where the lessons differ; nothing where no lesson is known. */
export function toLessonsText(mark: AttendanceMark): string {
  const missed = listMissedLessons(mark);
  if (missed.length === 0) return "";
  const isOneReason = missed.every(({ reason }) => reason === missed[0]?.reason);
  if (isOneReason) return `${missed.map(({ lesson }) => lesson).join(", ")}교시`;
  return missed.map(({ lesson, reason }) => `${lesson}교시 ${reasonLabels[reason]}`).join(", ");
}

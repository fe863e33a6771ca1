import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { isCurrentConsult, type KeptConsult } from "./consult.ts";
import { wayLabels, whoLabels } from "./consult-labels.ts";
import { listPromises } from "./promises.ts";

/** What consultations say of a day, without a name and without a word of theirs: 「상담 2: 보호자 전화, 학생 대면」. */
export function listConsultFacts(
  consults: ReadonlyMap<string, KeptConsult>,
  day: CalendarDay,
): readonly { readonly id: string; readonly text: string }[] {
  const held = [...consults.values()].filter((one) => one.day === day && isCurrentConsult(one));
  const sorts = [...new Set(held.map(({ who, way }) => `${whoLabels[who]} ${wayLabels[way]}`))];
  const due = listPromises(consults).filter(({ dueOn }) => dueOn === day).length;
  return [
    ...(held.length > 0 ? [{ id: "held", text: `상담 ${held.length}: ${sorts.join(", ")}` }] : []),
    ...(due > 0 ? [{ id: "due", text: `약속과 연락 ${due}` }] : []),
  ];
}

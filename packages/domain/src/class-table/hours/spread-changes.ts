import { ok, refuse, type MessagesFor, type Result } from "../../base/result.ts";
import { addDays, type CalendarDay } from "../../calendar-day/calendar-day.ts";
import { withParticle } from "../../hangul/particle.ts";
import type { SubjectLesson } from "../base-table.ts";
import { isSameLesson } from "../base-week.ts";
import { toDayTable, type ClassTable } from "../class-table.ts";
import { layLedger } from "../lay-ledger.ts";
import type { ChangeFields } from "../lesson-change.ts";
import type { LessonPlace } from "../lesson-place.ts";
import { toSubjectName, type KeptSubject } from "../subject.ts";

/** 「시수 맞추기」: so many lessons of one subject become another's, within a span, both ends included. */
export interface SpreadAsk {
  readonly from: SubjectLesson;
  /** The id of the subject that lacks hours; the class stays. */
  readonly to: string;
  readonly count: number;
  readonly span: { readonly from: CalendarDay; readonly to: CalendarDay };
}

export type SpreadRefusal =
  | { readonly type: "SubjectMissing" }
  | { readonly type: "SameSubject" }
  | { readonly type: "OfSpecialist"; readonly name: string; readonly teacher: string }
  | { readonly type: "NoLessonLeft"; readonly name: string }
  | { readonly type: "CountUnclear"; readonly name: string; readonly most: number };

export const spreadMessages: MessagesFor<SpreadRefusal> = {
  SubjectMissing: () => "남는 과목과 모자라는 과목을 골라 주세요.",
  SameSubject: () => "같은 과목이에요. 모자라는 과목을 골라 주세요.",
  OfSpecialist: ({ name, teacher }) =>
    `${withParticle(name, "은/는")} ${teacher} 수업이라 그대로 둬요. 내가 가르치는 과목을 골라 주세요.`,
  NoLessonLeft: ({ name }) =>
    `바꿀 수 있는 ${name} 수업이 남아 있지 않아요. 다른 과목이나 기간을 골라 주세요.`,
  CountUnclear: ({ name, most }) =>
    `${name} 수업은 1시간부터 ${most}시간까지 바꿀 수 있어요. 숫자로 적어 주세요.`,
};

/** The lessons of a subject (and class) in a span that take place and that no living change names, in order of day and period. */
export function listFreeLessons(
  table: ClassTable,
  lesson: SubjectLesson,
  { from, to }: SpreadAsk["span"],
): readonly LessonPlace[] {
  const places: LessonPlace[] = [];
  for (let day = from; day <= to; day = addDays(day, 1))
    for (const cell of toDayTable(table, day).cells)
      if (cell.changes.length === 0 && isSameLesson(cell.lesson, lesson)) places.push(cell.place);
  return places;
}

/**
 * The entries of 「시수 맞추기」, evenly over the lessons that are free for it: of m those at ⌊(i + ½) · m / count⌋. A
 * specialist's lessons stay, and nobody's become a specialist's.
 */
export function spreadChanges(
  table: ClassTable,
  subjects: ReadonlyMap<string, KeptSubject>,
  { from, to, count, span }: SpreadAsk,
): Result<readonly ChangeFields[], SpreadRefusal> {
  const [given, lacking] = [subjects.get(from.subjectId), subjects.get(to)];
  if (!given || !lacking) return refuse({ type: "SubjectMissing" });
  if (given.id === lacking.id) return refuse({ type: "SameSubject" });
  for (const { name, teacher } of [given, lacking])
    if (teacher) return refuse({ type: "OfSpecialist", name, teacher });
  const places = listFreeLessons(table, from, span);
  const name = toSubjectName(subjects, from.subjectId);
  const most = places.length;
  if (most === 0) return refuse({ type: "NoLessonLeft", name });
  if (!Number.isInteger(count) || count < 1 || count > most)
    return refuse({ type: "CountUnclear", name, most });
  const chosen = Array.from({ length: count }, (_, i) =>
    places.at(Math.floor(((i + 0.5) * most) / count)),
  );
  return ok(
    chosen.flatMap((a) =>
      a ? [{ type: "replace" as const, a, subjectId: to, reason: "시수 맞추기" }] : [],
    ),
  );
}

/** The class table as it would be with these entries behind all others: for looking before they are booked. */
export function previewChanges(table: ClassTable, fields: readonly ChangeFields[]): ClassTable {
  const added = fields.map((each, at) => ({ ...each, id: `~${at}`, at: Infinity }));
  const known = table.ledger.entries.map(({ change }) => change);
  return { ...table, ledger: layLedger(table.planned, [...known, ...added]) };
}

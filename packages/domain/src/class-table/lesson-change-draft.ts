import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { withParticle } from "../hangul/particle.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import type { SubjectLesson } from "./base-table.ts";
import { findStanding, isPlaceOpen, type ClassTable } from "./class-table.ts";
import {
  LONGEST_CHANGE_REASON_CHARACTERS,
  LONGEST_COLLEAGUE_CHARACTERS,
  type ChangeFields,
  type LessonChangeType,
} from "./lesson-change.ts";
import { toPlaceParts, toPlaceWords, type LessonPlace } from "./lesson-place.ts";
import { toSubjectName, type KeptSubject } from "./subject.ts";

/** What the form holds; empty texts are not said. */
export interface ChangeDraft {
  readonly type: LessonChangeType;
  readonly a: LessonPlace;
  readonly b: LessonPlace | undefined;
  readonly subjectId: string;
  readonly with: string;
  readonly isByMe: boolean;
  readonly reason: string;
  /** The 보강 that this one pays back. */
  readonly returns: string;
}

export type ChangeRefusal =
  | { readonly type: "OtherPlaceMissing" }
  | { readonly type: "SamePlace" }
  | { readonly type: "BothFree" }
  | { readonly type: "PlaceOutsideYear"; readonly year: SchoolYear }
  | { readonly type: "LessonWouldBeLost"; readonly place: LessonPlace }
  | { readonly type: "PlaceClosed"; readonly place: LessonPlace }
  | { readonly type: "NoLessonThere"; readonly place: LessonPlace }
  | { readonly type: "OwnLessonThere"; readonly place: LessonPlace; readonly name: string }
  | { readonly type: "SubjectMissing" }
  | { readonly type: "SameSubject"; readonly name: string }
  | { readonly type: "ColleagueMissing" }
  | { readonly type: "ColleagueTooLong"; readonly longest: number }
  | { readonly type: "ReasonTooLong"; readonly longest: number };

export const changeMessages: MessagesFor<ChangeRefusal> = {
  OtherPlaceMissing: () => "어느 시간과 바꿀지 골라 주세요.",
  SamePlace: () => "같은 시간이에요. 바꿀 다른 시간을 골라 주세요.",
  BothFree: () => "빈 시간끼리는 바꿀 것이 없어요.",
  PlaceOutsideYear: ({ year }) => `${year}학년도의 시간을 골라 주세요.`,
  LessonWouldBeLost: ({ place }) =>
    `${toPlaceWords(place)}에는 수업이 없어서 옮긴 수업이 빠져요. 다른 시간을 골라 주세요.`,
  PlaceClosed: ({ place }) =>
    `${toPlaceWords(place)}에는 수업을 할 수 없어요. 다른 시간을 골라 주세요.`,
  NoLessonThere: ({ place }) => `${withParticle(toPlaceWords(place), "은/는")} 빈 시간이에요.`,
  OwnLessonThere: ({ place, name }) =>
    `${toPlaceWords(place)}에는 내 ${name} 수업이 있어요. 그 수업을 먼저 옮겨 주세요.`,
  SubjectMissing: () => "어느 과목으로 바꿀지 골라 주세요.",
  SameSubject: ({ name }) => `이미 ${withParticle(name, "이에요/예요")}. 다른 과목을 골라 주세요.`,
  ColleagueMissing: () => "어느 선생님인지 적어 주세요. 「과학 선생님」처럼 적어요.",
  ColleagueTooLong: ({ longest }) => `선생님은 ${longest}자까지 적을 수 있어요.`,
  ReasonTooLong: ({ longest }) => `사유는 ${longest}자까지 적을 수 있어요.`,
};

/** What a change is checked against. */
export interface ChangeContext {
  readonly table: ClassTable;
  readonly subjects: ReadonlyMap<string, KeptSubject>;
  readonly year: SchoolYear;
}

/**
 * The entry that a form stands for. What would change nothing, or lose a lesson that takes place today, is refused. Of a
 * 맞바꿈 with a colleague the teacher's own lesson comes first, whichever was picked first.
 */
export function parseChangeDraft(
  draft: ChangeDraft,
  context: ChangeContext,
): Result<ChangeFields, ChangeRefusal> {
  const who = draft.with.normalize("NFC").trim();
  const reason = draft.reason.normalize("NFC").trim();
  const refusal = findRefusal(draft, context);
  if (refusal) return refuse(refusal);
  if (draft.type === "cover" && who === "") return refuse({ type: "ColleagueMissing" });
  if (who.length > LONGEST_COLLEAGUE_CHARACTERS)
    return refuse({ type: "ColleagueTooLong", longest: LONGEST_COLLEAGUE_CHARACTERS });
  if (reason.length > LONGEST_CHANGE_REASON_CHARACTERS)
    return refuse({ type: "ReasonTooLong", longest: LONGEST_CHANGE_REASON_CHARACTERS });
  const { type, b } = draft;
  const isTheirsFirst =
    who !== "" &&
    b &&
    !isMine(findLesson(context, draft.a), context) &&
    isMine(findLesson(context, b), context);
  const namesSubject = type === "replace" || (type === "cover" && !draft.isByMe);
  return ok({
    type,
    a: isTheirsFirst ? b : draft.a,
    b: type === "swap" ? (isTheirsFirst ? draft.a : (b ?? null)) : null,
    subjectId: (namesSubject && draft.subjectId) || null,
    with: type === "drop" || type === "replace" ? null : who || null,
    isByMe: (type === "cover" && draft.isByMe) || null,
    reason: reason || null,
    returns: (type === "cover" && draft.returns) || null,
  });
}

function findRefusal(draft: ChangeDraft, context: ChangeContext): ChangeRefusal | undefined {
  const { type, a, b, subjectId, isByMe } = draft;
  const { subjects, year } = context;
  const { from, to } = toSchoolYearSpan(year);
  const isOutside = [a, ...(b ? [b] : [])].some((place) => {
    const { day } = toPlaceParts(place);
    return day < from || day > to;
  });
  if (isOutside) return { type: "PlaceOutsideYear", year };
  if (type === "swap") return findSwapRefusal(a, b, context);
  const lesson = findLesson(context, a);
  if (!isOpen(context, a)) return { type: "PlaceClosed", place: a };
  if (type === "replace") {
    if (!subjectId) return { type: "SubjectMissing" };
    return lesson?.subjectId === subjectId
      ? { type: "SameSubject", name: toSubjectName(subjects, subjectId) }
      : undefined;
  }
  if (type === "cover" && isByMe)
    return lesson && isMine(lesson, context)
      ? { type: "OwnLessonThere", place: a, name: toSubjectName(subjects, lesson.subjectId) }
      : undefined;
  return lesson ? undefined : { type: "NoLessonThere", place: a };
}

function findSwapRefusal(
  a: LessonPlace,
  b: LessonPlace | undefined,
  context: ChangeContext,
): ChangeRefusal | undefined {
  if (!b) return { type: "OtherPlaceMissing" };
  if (a === b) return { type: "SamePlace" };
  const [first, second] = [findLesson(context, a), findLesson(context, b)];
  if (!first && !second) return { type: "BothFree" };
  const [atFirst, atSecond] = [isOpen(context, a), isOpen(context, b)];
  const count = (isThere: boolean, lesson: SubjectLesson | undefined): number =>
    isThere && lesson ? 1 : 0;
  const isFewer =
    count(atFirst, second) + count(atSecond, first) <
    count(atFirst, first) + count(atSecond, second);
  return isFewer || (!atFirst && !atSecond)
    ? { type: "LessonWouldBeLost", place: atFirst ? b : a }
    : undefined;
}

function findLesson({ table }: ChangeContext, place: LessonPlace): SubjectLesson | undefined {
  const { day, period } = toPlaceParts(place);
  return findStanding(table, day, period).lesson;
}

function isOpen({ table }: ChangeContext, place: LessonPlace): boolean {
  const { day, period } = toPlaceParts(place);
  return isPlaceOpen(table, day, period);
}

/** Whether the teacher gives it, and no specialist. */
function isMine(lesson: SubjectLesson | undefined, { subjects }: ChangeContext): boolean {
  return lesson !== undefined && !subjects.get(lesson.subjectId)?.teacher;
}

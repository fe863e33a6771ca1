import { placeBetween } from "@damim/domain/base/place-between.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { DayPlanFields } from "@damim/domain/class-table/day-plan-record.ts";
import { dayPlanKind, type DayPlan } from "@damim/domain/class-table/day-plan.ts";
import {
  changeTypeLabels,
  lessonChangeKind,
  type ChangeFields,
  type KeptLessonChange,
} from "@damim/domain/class-table/lesson-change.ts";
import { bookChange } from "@damim/domain/class-table/book-change.ts";
import {
  toPlaceParts,
  toPlaceWords,
  type LessonPlace,
} from "@damim/domain/class-table/lesson-place.ts";
import { planLesson, type LessonWords } from "@damim/domain/class-table/plan-lesson.ts";
import { removeSubject } from "@damim/domain/class-table/subject-removal.ts";
import type { SubjectFields } from "@damim/domain/class-table/subject-record.ts";
import { sortSubjects, subjectKind, type KeptSubject } from "@damim/domain/class-table/subject.ts";
import { unitPlanKind } from "@damim/domain/class-table/unit-plan.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import type { Change } from "@damim/sync/change.ts";
import { readClassTable } from "../../../data/use-day-table.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is done with the class table: each act is one undo step, and is on screen before it returns. */
export function createTableCommands({ store, now, newId, chance, act }: CommandDeps) {
  return {
    book(fields: ChangeFields) {
      const known = readClassTable(store).ledger.entries.map(({ change }) => change);
      void act(
        bookChange(known, fields, { now: now(), uuid: newId() }),
        `${toPlaceWords(fields.a)} ${changeTypeLabels[fields.type]}`,
      );
    },
    /** Of 시수 맞추기: all of it one undo step. */
    spread(changes: readonly ChangeFields[]) {
      const known = readClassTable(store).ledger.entries.map(({ change }) => change);
      void act(
        changes.flatMap((each) => bookChange(known, each, { now: now(), uuid: newId() })),
        `수업 ${changes.length}시간을 다른 과목으로 바꿨어요`,
      );
    },
    takeBack: (change: KeptLessonChange) =>
      void act(
        [{ kind: lessonChangeKind.name, id: change.id, set: { isOff: true } }],
        `${changeTypeLabels[change.type]} 취소했어요`,
      ),
    saveWords: (place: LessonPlace, words: LessonWords) =>
      void act(
        planLesson(readClassTable(store), toPlaceParts(place), words),
        `${toPlaceWords(place)} 수업을 적었어요`,
      ),
    savePlan(day: CalendarDay, fields: DayPlanFields) {
      const before = store.rows(dayPlanKind).get(day);
      const after: DayPlan = { ...before, day, ...fields };
      void act(
        writeRow<DayPlan>(dayPlanKind, day, before, after),
        `${toKoreanMonthDay(day)} 시간표를 바꿨어요`,
      );
    },
    saveSubject(subject: KeptSubject | undefined, fields: SubjectFields) {
      const last = sortSubjects(store.rows(subjectKind).values()).at(-1)?.order;
      const after = subject
        ? { ...subject, ...fields }
        : { ...fields, order: placeBetween(last, undefined, chance) };
      void act(
        writeRow(subjectKind, subject?.id ?? newId(), subject, after),
        `${fields.name} 과목을 ${subject ? "고쳤어요" : "만들었어요"}`,
      );
    },
    removeSubject: (subject: KeptSubject) =>
      void act(
        removeSubject(subject.id, store.rows(unitPlanKind)),
        `${subject.name} 과목을 지웠어요`,
      ),
    writePlans: (changes: readonly Change[]) => void act(changes, "계획 시수를 적었어요"),
  };
}

export type TableCommands = ReturnType<typeof createTableCommands>;

import {
  baseCellKind,
  baseTableKind,
  type BaseCell,
  type BaseTable,
} from "@damim/domain/class-table/base-table.ts";
import { dayPlanKind, type DayPlan } from "@damim/domain/class-table/day-plan.ts";
import { lessonChangeKind, type LessonChange } from "@damim/domain/class-table/lesson-change.ts";
import { lessonKind, type Lesson } from "@damim/domain/class-table/lesson.ts";
import { subjectKind, type Subject } from "@damim/domain/class-table/subject.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

export const subjectWords: RecordWords<Subject> = {
  kind: subjectKind,
  sort: "과목",
  toSubject: ({ fields: { name } }) => (typeof name === "string" ? name : "과목"),
  fields: {
    name: { label: "이름", isInSubject: true },
    short: { label: "짧은 이름" },
    teacher: { label: "선생님" },
    room: { label: "교실" },
    plan: undefined,
    colour: undefined,
    order: undefined,
  },
};

export const baseTableWords: RecordWords<BaseTable> = {
  kind: baseTableKind,
  sort: "기본 시간표",
  toSubject: () => "기본 시간표",
  fields: { title: { label: "이름" }, from: undefined },
};

export const baseCellWords: RecordWords<BaseCell> = {
  kind: baseCellKind,
  sort: "기본 시간표",
  toSubject: () => "기본 시간표 칸",
  fields: {
    from: undefined,
    weekday: undefined,
    period: undefined,
    subjectId: undefined,
    classKey: { label: "반" },
  },
};

export const dayPlanWords: RecordWords<DayPlan> = {
  kind: dayPlanKind,
  sort: "하루 시간표",
  toSubject: () => "하루 시간표",
  fields: {
    day: undefined,
    lessons: {
      label: "몇 교시까지",
      describe: (value) => (typeof value === "number" ? `${value}교시` : undefined),
    },
    bellsId: undefined,
    shortenBy: {
      label: "단축",
      describe: (value) => (typeof value === "number" ? `${value}분` : undefined),
    },
    keepLunch: undefined,
    note: { label: "까닭" },
  },
};

export const lessonWords: RecordWords<Lesson> = {
  kind: lessonKind,
  sort: "수업",
  toSubject: () => "수업",
  fields: {
    day: undefined,
    period: undefined,
    unit: { label: "단원" },
    bring: { label: "준비물" },
    note: { label: "메모" },
    isHeld: undefined,
  },
};

export const lessonChangeWords: RecordWords<LessonChange> = {
  kind: lessonChangeKind,
  sort: "교환·보강",
  toSubject: () => "교환·보강",
  fields: {
    type: undefined,
    a: undefined,
    b: undefined,
    subjectId: undefined,
    with: { label: "선생님" },
    isByMe: undefined,
    reason: { label: "까닭" },
    at: undefined,
    isOff: undefined,
    returns: undefined,
  },
};

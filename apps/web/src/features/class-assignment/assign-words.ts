import {
  assignMoveKind,
  assignPlanKind,
  assignPupilKind,
  assignRuleKind,
  assignRunKind,
  type AssignPlan,
} from "@damim/domain/class-assignment/assign-kinds.ts";
import {
  toPupilWords,
  type AssignMove,
  type AssignPupil,
  type AssignRule,
  type AssignRunRow,
} from "@damim/domain/class-assignment/assign-plan.ts";
import type { FieldWords, RecordWords } from "../../kit/record/record-words.ts";

const SORT = "반편성";

/** Where the words of a field would repeat what the window shows: it is one line of 보낼 목록. */
const number = (label: string): FieldWords => ({
  label,
  describe: (value) => (typeof value === "number" ? String(value) : undefined),
});
const mark = (label: string): FieldWords => ({
  label,
  describe: (value) => (value === true ? "예" : undefined),
});

export const assignPlanWords: RecordWords<AssignPlan> = {
  kind: assignPlanKind,
  sort: SORT,
  toSubject: ({ fields: { title } }) => (typeof title === "string" ? `「${title}」` : "설정"),
  fields: {
    title: { label: "제목", isInSubject: true },
    grade: { label: "학년" },
    classes: number("반 수"),
    tolerance: number("평균 허용 차이"),
    bands: number("점수 단계"),
    names: { label: "반 이름", describe: (value) => sayList(value) },
    sizes: { label: "반 인원", describe: (value) => sayList(value) },
    questions: undefined,
    notTaken: undefined,
  },
};

export const assignPupilWords: RecordWords<Omit<AssignPupil, "id">> = {
  kind: assignPupilKind,
  sort: SORT,
  toSubject: ({ fields: { classKey, number: no, name } }) =>
    typeof name === "string"
      ? toPupilWords({ classKey: String(classKey), number: Number(no), name })
      : "학생",
  fields: {
    place: {
      label: "새 반",
      describe: (value) => (typeof value === "number" ? `${value + 1}번째 반` : undefined),
    },
    score: {
      label: "점수",
      describe: (value) => (typeof value === "number" ? String(value / 10) : undefined),
    },
    behaviour: number("생활지도"),
    special: mark("특수"),
    leader: mark("임원"),
    leaving: mark("전출 예정"),
    pinned: mark("고정"),
    note: { label: "비고" },
    birthday: { label: "생년월일" },
    sex: { label: "성별", describe: (value) => (value === "male" ? "남" : "여") },
    classKey: undefined,
    number: undefined,
    name: undefined,
  },
};

export const assignRuleWords: RecordWords<Omit<AssignRule, "id">> = {
  kind: assignRuleKind,
  sort: SORT,
  toSubject: () => "규칙",
  fields: {
    reason: { label: "까닭" },
    type: undefined,
    pupils: undefined,
    place: undefined,
    by: undefined,
  },
};

export const assignRunWords: RecordWords<Omit<AssignRunRow, "id">> = {
  kind: assignRunKind,
  sort: SORT,
  toSubject: () => "반 나누기",
  fields: {
    cost: number("치우침"),
    at: undefined,
    seed: undefined,
    bound: undefined,
    sCurve: undefined,
    parts: undefined,
    places: undefined,
  },
};

export const assignMoveWords: RecordWords<Omit<AssignMove, "id">> = {
  kind: assignMoveKind,
  sort: SORT,
  toSubject: () => "옮긴 학생",
  fields: {
    why: { label: "사유" },
    pupil: undefined,
    from: undefined,
    to: undefined,
    at: undefined,
    act: undefined,
    before: undefined,
    after: undefined,
  },
};

function sayList(value: unknown): string | undefined {
  return Array.isArray(value) ? value.map(String).join(", ") : undefined;
}

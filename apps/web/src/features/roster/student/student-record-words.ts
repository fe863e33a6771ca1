import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { parseCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { studentKind, type Student } from "@damim/domain/student/student.ts";
import { departureLabels } from "@damim/domain/student/departure.ts";
import { departureSchema } from "@damim/domain/student/departure-schema.ts";
import { describeHealth } from "@damim/domain/student/health.ts";
import { formerSchoolSchema } from "@damim/domain/student/former-school-schema.ts";
import {
  guardiansSchema,
  healthSchema,
  tagsSchema,
} from "@damim/domain/student/student-facts-schema.ts";
import * as v from "valibot";
import { toEditedTitle } from "../../../data/history/use-history-entries.ts";
import { findWorkingStore } from "../../../data/teacher-data.ts";
import { sayStudent } from "../../../kit/record/name-student.ts";
import { labelFields, type RecordWords } from "../../../kit/record/record-words.ts";
import { sexLabels } from "../student-words.ts";
import { toStudentMendState } from "./student-mend-state.ts";

const factWords = labelFields(
  { guardians: "보호자", health: "건강", tags: "태그", gone: "떠남", formerSchool: "전입 전 출결" },
  describeFact,
);

export const studentWords: RecordWords<Student> = {
  kind: studentKind,
  sort: "명단",
  toSubject: ({ fields }) => sayStudent(fields),
  fields: {
    number: {
      label: "번호",
      describe: (value) => (typeof value === "number" ? `${value}번` : undefined),
      isInSubject: true,
    },
    name: { label: "이름", isInSubject: true },
    sex: {
      label: "성별",
      describe: (value) => (value === "male" || value === "female" ? sexLabels[value] : undefined),
    },
    birthday: { label: "생년월일", describe: toDayWords },
    guardianPhone: { label: "보호자 연락처" },
    ...factWords,
    note: { label: "메모" },
    classKey: {
      label: "반",
      describe: (value) =>
        typeof value === "string" && value !== "" ? toClassWords(value) : undefined,
    },
    photo: { label: "사진", describe: (value) => (value ? "사진 있음" : undefined) },
    joinedOn: { label: "전입한 날", describe: toDayWords },
    // Where a pupil stands in a club's list: nobody reads the key.
    place: undefined,
  },
  // Enough to tell two pupils of one name apart, and no more of them than that.
  trash: { fields: ["sex", "birthday", "note"] },
  history: {
    // What a new pupil came with stands on the form itself.
    isCreationBare: true,
    toTitle([{ type }], lines) {
      if (type === "created") return "명단에 넣었어요";
      if (type === "deleted") return "명단에서 지웠어요";
      return toEditedTitle(lines);
    },
  },
  findMendPlace: (data, { store, op }) =>
    store === findWorkingStore(data)
      ? { path: "/student-manage", state: toStudentMendState(op) }
      : undefined,
};

function toDayWords(value: unknown): string | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  const day = parseCalendarDay(value);
  return day.ok ? toKoreanDate(day.value) : value;
}

function describeFact(value: unknown, field: string): string | undefined {
  if (value === undefined || value === null) return undefined;
  const facts = v.safeParse(objectFacts, { [field]: value });
  return facts.success ? describeFacts(facts.output) : JSON.stringify(value);
}

const objectFacts = v.partial(
  v.object({
    guardians: guardiansSchema,
    health: healthSchema,
    tags: tagsSchema,
    gone: departureSchema,
    formerSchool: formerSchoolSchema,
  }),
);

function describeFacts(facts: v.InferOutput<typeof objectFacts>): string | undefined {
  const { guardians = [], health, tags = [], gone, formerSchool } = facts;
  const words = [
    ...guardians.map(({ relation, phone }) => [relation, phone].filter(Boolean).join(" ")),
    describeHealth(health),
    ...tags,
    ...(formerSchool
      ? [`수업일수 ${formerSchool.schoolDays}일`, formerSchool.counts.join("·")]
      : []),
    ...(gone ? [`${departureLabels[gone.kind]} (${toKoreanDate(gone.day)}까지)`, gone.memo] : []),
  ];
  return words.filter(Boolean).join(", ") || undefined;
}

import type { Fields } from "@damim/sync/kind.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { parseCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import type { Student } from "@damim/domain/student/student.ts";
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
import { sexLabels } from "../student-words.ts";

/** Fields of a pupil as the form calls them, in its order. */
const fieldLabels: Readonly<Record<keyof Student, string>> = {
  number: "번호",
  name: "이름",
  sex: "성별",
  birthday: "생년월일",
  guardianPhone: "보호자 연락처",
  guardians: "보호자",
  health: "건강",
  tags: "태그",
  note: "메모",
  classKey: "반",
  photo: "사진",
  joinedOn: "전입한 날",
  formerSchool: "전입 전 출결",
  gone: "떠남",
};

/** The pupil that these fields are of: 「3번 김가온」. */
export function describeStudent({ number, name }: Fields): string {
  return typeof number === "number" && typeof name === "string" ? `${number}번 ${name}` : "학생";
}

/** What a pupil's field is called; nothing for a field that no screen shows. */
export function findStudentFieldLabel(field: string): string | undefined {
  return Object.hasOwn(fieldLabels, field) ? fieldLabels[field as keyof Student] : undefined;
}

/** A stored value of a pupil's field as the form shows it; nothing where it is empty. */
export function describeStudentValue(field: string, value: unknown): string | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  if (field === "sex" && (value === "male" || value === "female")) return sexLabels[value];
  if (field === "number" && typeof value === "number") return `${value}번`;
  const facts = v.safeParse(objectFacts, { [field]: value });
  if (facts.success && typeof value === "object") return describeFacts(facts.output);
  if (typeof value !== "string") return JSON.stringify(value);
  if (field === "photo") return "사진 있음";
  if (field === "classKey") return toClassWords(value);
  if (field !== "birthday" && field !== "joinedOn") return value;
  const day = parseCalendarDay(value);
  return day.ok ? toKoreanDate(day.value) : value;
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

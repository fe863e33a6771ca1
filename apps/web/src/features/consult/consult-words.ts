import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { consultKind, type Consult } from "@damim/domain/consult/consult.ts";
import { toTopicLabel, wayLabels, whoLabels } from "@damim/domain/consult/consult-labels.ts";
import type { Fields } from "@damim/sync/kind.ts";
import {
  dayWords,
  type FieldWords,
  type NameStudent,
  type RecordWords,
} from "../../kit/record/record-words.ts";

export const consultWords: RecordWords<Consult> = {
  kind: consultKind,
  sort: "상담",
  toWhen: ({ fields: { day } }) => (isCalendarDay(day) ? toKoreanDay(day) : "상담"),
  toSubject: ({ fields }, nameStudent) => `${nameStudents(fields, nameStudent)} 상담`,
  fields: {
    day: dayWords("날짜"),
    time: { label: "시각" },
    minutes: {
      label: "걸린 시간",
      describe: (value) => (typeof value === "number" ? `${value}분` : undefined),
    },
    studentIds: { label: "학생", describe: countStudents, isInSubject: true },
    who: { label: "누구와", ...labelOf(whoLabels) },
    whoNote: { label: "만난 사람" },
    way: { label: "방법", ...labelOf(wayLabels) },
    topics: {
      label: "주제",
      describe: (value) =>
        Array.isArray(value) && value.length > 0
          ? value.map((topic) => toTopicLabel(String(topic))).join(", ")
          : undefined,
    },
    body: { label: "내용" },
    followUp: { label: "약속" },
    dueOn: dayWords("다시 연락할 날"),
    doneOn: dayWords("약속을 지킨 날"),
    photos: {
      label: "사진",
      describe: (value) =>
        Array.isArray(value) && value.length > 0 ? `${value.length}장` : undefined,
    },
    archived: {
      label: "보관",
      describe: (value) =>
        typeof value === "object" && value && "reason" in value ? String(value.reason) : undefined,
    },
    slotId: undefined,
    isDraft: undefined,
    from: undefined,
    forked: undefined,
  },
  trash: { fields: ["who", "whoNote", "way", "topics", "body", "followUp", "dueOn"] },
};

function nameStudents({ studentIds }: Fields, nameStudent: NameStudent): string {
  const [first, ...others] = Array.isArray(studentIds) ? studentIds.map(String) : [];
  const name = nameStudent(first ?? "");
  return others.length > 0 ? `${name} 외 ${others.length}명` : name;
}

function countStudents(value: unknown): string | undefined {
  return Array.isArray(value) ? `${value.length}명` : undefined;
}

function labelOf(labels: Readonly<Record<string, string>>): Pick<FieldWords, "describe"> {
  return {
    describe: (value) => (typeof value === "string" ? (labels[value] ?? value) : undefined),
  };
}

import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import {
  ownDayKind,
  ownDayTypeLabels,
  type OwnDay,
} from "@damim/domain/school-calendar/own-day.ts";
import type { Fields } from "@damim/sync/kind.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";
import { toSpanWords } from "./span-words.ts";

export const ownDayWords: RecordWords<OwnDay> = {
  kind: ownDayKind,
  sort: "휴일",
  toWhen: ({ id }) => (isCalendarDay(id) ? toKoreanDay(id) : id),
  toSubject: ({ fields }) => toName(fields),
  fields: {
    day: undefined,
    type: { label: "종류", describe: toTypeWords },
    label: { label: "이름", isInSubject: true },
  },
  together: {
    toKey: ({ type, label }) => JSON.stringify([type, label]),
    toSubject(records) {
      const days = records.flatMap(({ id }) => (isCalendarDay(id) ? [{ day: id }] : []));
      const inOrder = days.sort((a, b) => (a.day < b.day ? -1 : 1));
      return `${toSpanWords(inOrder)} ${toName(records[0].fields)}`;
    },
  },
};

function toName({ label, type }: Fields): string {
  return (typeof label === "string" && label) || toTypeWords(type) || "휴일";
}

function toTypeWords(value: unknown): string | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  return Object.entries(ownDayTypeLabels).find(([type]) => type === value)?.[1] ?? value;
}

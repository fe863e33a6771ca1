import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { padKeepsakeKind, type PadKeepsake } from "@damim/domain/pad/pad-keepsake.ts";
import type { RecordWords } from "../../../kit/record/record-words.ts";

export const keepsakeWords: RecordWords<PadKeepsake> = {
  kind: padKeepsakeKind,
  sort: "패드잇",
  toWhen({ id }) {
    const [day] = id.split("~");
    return isCalendarDay(day) ? toKoreanDay(day) : "패드잇";
  },
  toSubject: ({ id }, nameStudent) => `${nameStudent(id.split("~")[1] ?? "")} 패드잇 카드`,
  fields: {
    day: undefined,
    studentId: undefined,
    roomTitle: { label: "방" },
    text: { label: "글" },
    photo: { label: "사진", describe: (value) => (value ? "사진 있음" : undefined) },
  },
};

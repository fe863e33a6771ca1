import { checkInKind, type CheckIn } from "@damim/domain/attendance/check-in.ts";
import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";
import { findMarkMendPlace } from "./mark/mark-mend-state.ts";

export const checkInWords: RecordWords<CheckIn> = {
  kind: checkInKind,
  sort: "등교 확인",
  toWhen({ id }) {
    const [day] = id.split("~");
    return isCalendarDay(day) ? toKoreanDay(day) : "등교 확인";
  },
  toSubject({ id, fields: { state } }, nameStudent) {
    const words = state === "awaited" ? "확인 중" : state === "arrived" ? "왔어요" : "등교 확인";
    return `${nameStudent(id.split("~")[1] ?? "")} ${words}`;
  },
  fields: { day: undefined, studentId: undefined, state: undefined },
  // 왔어요 and 확인 중 end with the next mark of the day, which has its own.
  trash: { isLeftOut: true },
  findMendPlace: findMarkMendPlace,
};

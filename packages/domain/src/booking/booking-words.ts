import { toSeoulDay, toSeoulMinutes } from "../calendar-day/calendar-day.ts";
import { toKoreanDay } from "../calendar-day/korean-day.ts";
import type { SchoolYearSetting } from "../school-year/school-year-setting.ts";
import type { SlotPlace } from "./slot-place.ts";

const HOUR_MS = 3_600_000;

/** 「11월 25일 수요일 15:00」 */
export function toSlotWords({ day, time }: Pick<SlotPlace, "day" | "time">): string {
  return `${toKoreanDay(day)} ${time}`;
}

/** When a slot begins, epoch ms. */
export function toSlotInstant({ day, time }: Pick<SlotPlace, "day" | "time">): number {
  return Date.parse(`${day}T${time}:00+09:00`);
}

/** Until when a guardian may take, move or give back a slot, epoch ms. */
export function toLastMoment(
  { closesHoursBefore }: { readonly closesHoursBefore: number },
  slot: Pick<SlotPlace, "day" | "time">,
): number {
  return toSlotInstant(slot) - closesHoursBefore * HOUR_MS;
}

/** 「11월 24일 밤 9시」, 「11월 24일 오후 2시 30분」: as people say an instant. */
export function sayMoment(at: number): string {
  const minutes = toSeoulMinutes(at);
  const hour = Math.floor(minutes / 60);
  const rest = minutes % 60 === 0 ? "" : ` ${minutes % 60}분`;
  const part =
    hour < 6 ? "새벽" : hour < 12 ? "오전" : hour < 18 ? "오후" : hour < 21 ? "저녁" : "밤";
  const [month, date] = toSeoulDay(at).slice(5).split("-").map(Number);
  return `${month}월 ${date}일 ${part} ${hour % 12 === 0 ? 12 : hour % 12}시${rest}`;
}

/** 「3학년 2반 담임」; of a subject teacher the subject stands in the title. */
export function toHostWords(
  setting: Pick<SchoolYearSetting, "mode" | "grade" | "classNo"> | undefined,
): string {
  return setting?.mode === "homeroom" ? `${setting.grade}학년 ${setting.classNo}반 담임` : "선생님";
}

import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { PadKeepsake } from "./pad-keepsake.ts";

/** The cards of a day's pad that were kept: 「패드잇 카드 14장, 12명」. Never a title or a name. */
export function listKeepsakeFacts(
  keepsakes: Iterable<Pick<PadKeepsake, "day" | "studentId">>,
  day: CalendarDay,
): readonly { readonly id: string; readonly text: string }[] {
  const ofDay = [...keepsakes].filter((keepsake) => keepsake.day === day);
  if (ofDay.length === 0) return [];
  const count = new Set(ofDay.map(({ studentId }) => studentId)).size;
  return [{ id: "cards", text: `패드잇 카드 ${ofDay.length}장, ${count}명` }];
}

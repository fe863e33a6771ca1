import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { sayPoints, sumPoints, type Point } from "./point.ts";

/** The points of a day: 「점수 +12점, 9명에게」. Never whose. */
export function listPointFacts(
  points: Iterable<Pick<Point, "day" | "amount" | "studentId">>,
  day: CalendarDay,
): readonly { readonly id: string; readonly text: string }[] {
  const ofDay = [...points].filter((point) => point.day === day);
  if (ofDay.length === 0) return [];
  const count = new Set(ofDay.map(({ studentId }) => studentId)).size;
  return [{ id: "points", text: `점수 ${sayPoints(sumPoints(ofDay))}, ${count}명에게` }];
}

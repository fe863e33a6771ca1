import { createRow, type Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { StudentId } from "../student/student.ts";
import { LARGEST_POINT, LONGEST_POINT_REASON_CHARACTERS, pointKind, type Point } from "./point.ts";

/** What the points are for. */
export type PointEvent = Pick<Point, "amount" | "source"> & { readonly reason?: string };

/**
 * Gives each of the pupils the same: a row each, and all one undo step. More than a row holds (±10) is given as ±10, a
 * longer reason is cut, 0 is nothing: whoever gives has a button for the amount, not a field.
 *
 * @param newId makes a fresh UUIDv7 on each call.
 */
export function givePoints(
  { amount, reason = "", source }: PointEvent,
  members: Iterable<StudentId>,
  { day, newId }: { readonly day: CalendarDay; readonly newId: () => string },
): readonly Change[] {
  const given = Math.max(-LARGEST_POINT, Math.min(LARGEST_POINT, Math.trunc(amount)));
  const why = reason.normalize("NFC").trim().slice(0, LONGEST_POINT_REASON_CHARACTERS);
  if (given === 0) return [];
  return [...new Set(members)].map((studentId) =>
    createRow(pointKind.name, `${day}~${studentId}~${newId()}`, {
      day,
      studentId,
      amount: given,
      source,
      ...(why && { reason: why }),
    }),
  );
}

import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { layRoom } from "@damim/domain/seats/lay-room.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { useMemo, type CSSProperties } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useSeats } from "../../data/use-seats.ts";

/** Where CSS puts a class that has seats; nothing for one that has none, or of which most sit nowhere. */
export function useLaidSeats(
  store: Store,
  day: CalendarDay,
  students: readonly Pick<RosterStudent, "id">[],
) {
  const seats = useSeats(store, day);
  return useMemo(() => {
    if (!seats) return undefined;
    const { columns, rows, places } = layRoom(seats.room.seats);
    const seatOf = new Map<StudentId, string>(
      Object.entries(seats.plan.seats).map(([seat, student]) => [student, seat]),
    );
    const standing = students.filter(({ id }) => !places.has(seatOf.get(id) ?? ""));
    if (students.length === 0 || standing.length * 2 > students.length) return undefined;
    const style: Record<`--${string}`, string> = {
      "--columns": columns
        .map((track) => (track === "seat" ? "minmax(0,1fr)" : "0.75rem"))
        .join(" "),
    };
    // Who has no seat yet stands behind the last row.
    const free = columns.flatMap((track, index) => (track === "seat" ? [index + 1] : []));
    return {
      style: style as CSSProperties,
      placeOf(id: StudentId): CSSProperties {
        const waiting = standing.findIndex((student) => student.id === id);
        const place =
          waiting < 0
            ? places.get(seatOf.get(id) ?? "")
            : {
                row: rows.length + 1 + Math.floor(waiting / free.length),
                column: free[waiting % free.length],
              };
        const lines: Record<`--${string}`, unknown> = {
          "--row": place?.row,
          "--column": place?.column,
        };
        return lines as CSSProperties;
      },
    };
  }, [seats, students]);
}

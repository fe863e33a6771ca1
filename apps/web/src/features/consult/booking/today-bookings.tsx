import { bookingWays } from "@damim/domain/booking/booking-records.ts";
import { bookingSlotKind } from "@damim/domain/booking/booking.ts";
import { isClaimed, toSlotPlace } from "@damim/domain/booking/slot-place.ts";
import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { askToWriteUp } from "../../../data/asked.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";

const words = { asked: "확정 기다림", confirmed: "확정" } as const;

/** 「오늘 예약」 above the list of records: a press begins the record of that talk. */
export function TodayBookings({
  store,
  students,
}: {
  readonly store: Store;
  readonly students: readonly RosterStudent[];
}) {
  const rows = useRows(store, bookingSlotKind);
  const { now } = useTeacherData();
  const today = toSeoulDay(now());
  const todays = [...rows]
    .flatMap(([id, row]) => {
      const { day, time } = toSlotPlace(id);
      return day === today && isClaimed(row) && row.state !== "done"
        ? [{ id, row, day, time }]
        : [];
    })
    .toSorted((a, b) => (a.time < b.time ? -1 : 1));
  if (todays.length === 0) return null;
  return (
    <section aria-label="오늘 예약">
      <h2 className="px-5 pt-5 pb-1 text-13 font-semibold text-fg-2">오늘 예약</h2>
      <ul>
        {todays.map(({ id, row, day, time }) => {
          const student = students.find((one) => one.id === row.studentId);
          const { way = "face", state, wish } = row;
          return (
            <li key={id}>
              <button
                type="button"
                onClick={() =>
                  askToWriteUp("consult", {
                    studentId: row.studentId ?? "",
                    day,
                    time,
                    way: way ?? "face",
                    slotId: id,
                  })
                }
                className="press-now flex min-h-16 w-full gap-3 border-l-4 border-transparent py-2 pr-4 pl-4 text-left hover:bg-hover"
              >
                <span className="w-12 shrink-0 text-15 font-bold whitespace-nowrap tabular-nums">
                  {time}
                </span>
                <span className="min-w-0 flex-1">
                  <span className="flex gap-2 text-15">
                    <span className="min-w-0 flex-1 truncate">
                      <span className="font-semibold">
                        {student ? toStudentWords(student) : "지운 학생"}
                      </span>{" "}
                      <span className="text-fg-2">보호자 · {bookingWays[way ?? "face"]}</span>
                    </span>
                    {(state === "asked" || state === "confirmed") && (
                      <span className="shrink-0 text-13 font-semibold text-fg-2">
                        {words[state]}
                      </span>
                    )}
                  </span>
                  {wish && <span className="mt-0.5 block truncate text-14 text-fg-2">{wish}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

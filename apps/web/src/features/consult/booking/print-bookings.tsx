import { bookingWays } from "@damim/domain/booking/booking-records.ts";
import { type KeptBookingPlan } from "@damim/domain/booking/booking.ts";
import { isClaimed } from "@damim/domain/booking/slot-place.ts";
import { isFree, isOpenYet, type PlanSlot } from "@damim/domain/booking/list-slots.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { useClassLine } from "../../../data/use-class-line.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { toStateWords } from "./slot-words.ts";

/** For guardians who cannot open the link: free times to tick, and nobody's name. Only paper shows it. */
export function PrintForm({
  plan,
  slots,
}: {
  readonly plan: KeptBookingPlan;
  readonly slots: readonly PlanSlot[];
}) {
  const { now } = useTeacherData();
  const free = slots.filter((slot) => isOpenYet(slot, now()));
  const days = [...new Set(free.map(({ day }) => day))];
  return (
    <div
      aria-hidden
      className="print-upright hidden text-[14px] leading-normal text-fg print:block"
    >
      <h1 className="mb-2 text-[20px] font-extrabold">{plan.title} 신청서</h1>
      {plan.note && <p className="mb-2 whitespace-pre-wrap">{plan.note}</p>}
      <p className="my-4 border-y border-[#808080] py-3">
        번호 ______ 이름 ______________ 보호자 ______________ 전화 __________________
      </p>
      <p className="mb-3">
        되는 시간에 모두 ○ 해 주세요. 먼저 온 신청서부터 맞춰 알려 드려요. 방법:{" "}
        {plan.ways.map((way) => `□ ${bookingWays[way]}`).join("  ")}
      </p>
      {days.map((day) => (
        <section key={day} className="mb-3 break-inside-avoid">
          <h2 className="text-[15px] font-bold">{toKoreanDay(day)}</h2>
          <p className="leading-8 tabular-nums">
            {free
              .filter((slot) => slot.day === day)
              .map(({ time }) => `□ ${time}`)
              .join("    ")}
          </p>
        </section>
      ))}
    </div>
  );
}

/** 예약표 on A4, day by day; free times have a line to write on. Only paper shows it. */
export function PrintBookings(props: {
  readonly plan: KeptBookingPlan;
  readonly slots: readonly PlanSlot[];
  readonly students: readonly RosterStudent[];
  readonly year: SchoolYear;
}) {
  const { plan, slots, students, year } = props;
  const place = useClassLine(year, students);
  const shown = slots.filter((slot) => isFree(slot) || slot.row?.state);
  const days = [...new Set(shown.map(({ day }) => day))];
  return (
    <div
      aria-hidden
      className="print-upright hidden text-[13px] leading-normal text-fg print:block"
    >
      <div className="mb-3 flex items-end justify-between gap-4">
        <h1 className="text-[20px] font-extrabold">{plan.title} 예약표</h1>
        <p>{place}</p>
      </div>
      {days.map((day) => (
        <section key={day} className="mb-4 break-inside-avoid">
          <h2 className="mb-1 text-[15px] font-bold">{toKoreanDay(day)}</h2>
          {shown
            .filter((slot) => slot.day === day)
            .map((slot) => (
              <p key={slot.id} className="flex gap-4 border-t border-[#808080] py-1.5">
                <b className="w-24 tabular-nums">
                  {slot.time}~{slot.to}
                </b>
                <span className="w-36">{isClaimed(slot.row) ? toPupil(slot, students) : ""}</span>
                <span className="w-28">{slot.row?.guardian}</span>
                <span className="w-12">{slot.row?.way && bookingWays[slot.row.way]}</span>
                <span className="flex-1">{isFree(slot) ? "" : toStateWords(slot)}</span>
              </p>
            ))}
        </section>
      ))}
    </div>
  );
}

function toPupil({ row }: PlanSlot, students: readonly RosterStudent[]): string {
  const student = students.find(({ id }) => id === row?.studentId);
  return student ? toStudentWords(student) : "지운 학생";
}

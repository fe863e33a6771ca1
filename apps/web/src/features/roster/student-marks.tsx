import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { departureLabels } from "@damim/domain/student/departure.ts";
import { describeHealth } from "@damim/domain/student/health.ts";
import type { RosterStudent } from "@damim/domain/student/student.ts";
import { HeartPulse } from "lucide-react";

const mark =
  "mr-1.5 inline-flex max-w-full items-center gap-1 rounded-pill px-2 py-0.5 text-13 font-semibold";

/** What stands out about a pupil: health first, then coming and leaving, then tags. */
export function StudentMarks(props: {
  readonly student: RosterStudent;
  readonly today: CalendarDay;
}) {
  const { student, today } = props;
  const health = describeHealth(student.health);
  const { gone, joinedOn } = student;
  return (
    <>
      {health && (
        <span className={`${mark} bg-danger-weak text-danger`} title={health}>
          <HeartPulse size={14} aria-hidden className="shrink-0" />
          <span className="sr-only">건강:</span>
          <span className="truncate">{health}</span>
        </span>
      )}
      {joinedOn && (
        <span className={`${mark} bg-brand-weak text-brand-strong`}>
          {toKoreanMonthDay(joinedOn)} {joinedOn > today ? "전입 예정" : "전입"}
        </span>
      )}
      {gone && (
        <span className={`${mark} bg-warm-weak text-warm-strong`}>
          {toKoreanMonthDay(gone.day)}까지 · {departureLabels[gone.kind]}
        </span>
      )}
      {student.tags?.map((tag) => (
        <span key={tag} className={`${mark} bg-sunken text-fg-2`}>
          {tag}
        </span>
      ))}
    </>
  );
}

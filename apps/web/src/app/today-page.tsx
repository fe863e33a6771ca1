import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { findHoliday } from "@damim/domain/holiday/holiday.ts";
import { TodayAttendanceCard } from "../features/attendance/today-attendance-card.tsx";
import { useTeacherData } from "../data/use-teacher-data.ts";
import { useOurClass } from "./use-our-class.ts";

/** 오늘: the day and the class at a glance. Cards come from the features. */
export function TodayPage() {
  const { now } = useTeacherData();
  const { className, setting } = useOurClass();
  const today = toSeoulDay(now());
  const holiday = findHoliday(today);
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="title text-28">{toKoreanDay(today)}</h1>
        <p className="text-15 text-fg-2">
          {setting?.school} {className}
          {holiday ? ` · ${holiday.name}` : ""}
        </p>
      </div>
      <TodayAttendanceCard day={today} />
    </div>
  );
}

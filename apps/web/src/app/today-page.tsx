import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { findHoliday } from "@damim/domain/holiday/holiday.ts";
import { Link } from "react-router";
import { findStoreOfDay, type Store } from "../data/teacher-data.ts";
import { useRoster } from "../data/use-roster.ts";
import { useTeacherData } from "../data/use-teacher-data.ts";
import { TodayAttendanceCard } from "../features/attendance/today-attendance-card.tsx";
import { ExampleClass } from "../features/roster/example-class.tsx";
import { buttonLook } from "../ui/button.tsx";
import { TodayCapture } from "./today-capture.tsx";
import { useOurClass } from "./use-our-class.ts";

/** 오늘: the day and the class at a glance. Cards come from the features. */
export function TodayPage() {
  const data = useTeacherData();
  const { className, setting } = useOurClass();
  const today = toSeoulDay(data.now());
  const holiday = findHoliday(today);
  const store = findStoreOfDay(data, today);
  return (
    <div className="flex flex-1 flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="title text-28">{toKoreanDay(today)}</h1>
        <p className="text-15 text-fg-2">
          {setting?.school} {className}
          {holiday ? ` · ${holiday.name}` : ""}
        </p>
      </div>
      {store && <OurClassToday store={store} day={today} />}
    </div>
  );
}

function OurClassToday({ store, day }: { readonly store: Store; readonly day: CalendarDay }) {
  const students = useRoster(store);
  if (students.length > 0) {
    return (
      <>
        <TodayCapture />
        <TodayAttendanceCard store={store} day={day} />
      </>
    );
  }
  return (
    <ExampleClass
      actions={
        <Link to="/student-manage" className={buttonLook({ look: "filled" })}>
          명단 넣기
        </Link>
      }
      lastAction={null}
    />
  );
}

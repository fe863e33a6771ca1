import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { schoolYearKind, toClassKey } from "@damim/domain/school-year/school-year-setting.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { isNewYearSeason } from "@damim/domain/school-year/new-year-steps.ts";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useRoster } from "../../data/use-roster.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { TodayAttendanceCard } from "../../features/attendance/today-attendance-card.tsx";
import { late } from "../../ui/arrival/late.ts";
import { viewAtHand } from "../../ui/arrival/view-at-hand.ts";
import { useOurClass } from "../base/use-our-class.ts";
import { loadQuickOverlays } from "../quick/quick-access.tsx";
import { CaptureRow } from "../quick/quick-buttons.tsx";

const HolidayName = late(() => import("./holiday-name.tsx").then((file) => file.HolidayName));
const HomeSide = late(() => import("./home-side.tsx").then((file) => file.HomeSide));
const TodayWeather = late(() =>
  import("../../features/weather/today-weather.tsx").then((file) => file.TodayWeather),
);
const NewYearCard = viewAtHand(
  () => import("./new-year-card.tsx").then((file) => file.NewYearCard),
  null,
);
const ClassNeeded = viewAtHand(
  () => import("./class-needed.tsx").then((file) => file.ClassNeeded),
  null,
);

/** 오늘: the day and the class at a glance. Cards come from the features. */
export function TodayPage() {
  const data = useTeacherData();
  const ours = useOurClass();
  const today = toSeoulDay(data.now());
  // In the second half of February the room is that of the class that ends.
  const ofRoom = useRow(data.profile, schoolYearKind, String(recordSchoolYear(today)));
  const setting = ofRoom ?? ours.setting;
  const className = ofRoom ? toClassWords(toClassKey(ofRoom)) : ours.className;
  const store = findStoreOfDay(data, today);
  return (
    <div className="@container flex flex-1 flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="title text-28">{toKoreanDay(today)}</h1>
        <p className="text-15 text-fg-2">
          {setting?.school} {className}
          <HolidayName day={today} />
        </p>
        {/* Its place stands before it comes. */}
        <div className="min-h-6 max-sm:min-h-11 max-sm:w-full sm:ml-auto">
          <TodayWeather />
        </div>
      </div>
      {isNewYearSeason(today) && <NewYearCard />}
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
        <div className="grid items-start gap-4 @min-[68rem]:grid-cols-[minmax(0,1fr)_17rem] @min-[90rem]:grid-cols-[minmax(0,1fr)_20rem]">
          <TodayAttendanceCard store={store} day={day} />
          <HomeSide />
        </div>
      </>
    );
  }
  return <ClassNeeded />;
}

/**
 * 한 줄 기록 on 오늘. Until its chunk is here, a row of the same look that opens the dialog; without a network
 * pressing it says what is missing.
 */
const TodayCapture = late(
  () => loadQuickOverlays().then((file) => file.CaptureCard),
  <CaptureRow />,
);

import { countDay, toRollCall } from "@damim/domain/attendance/count-day.ts";
import {
  toSeoulDay,
  toSeoulSeconds,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toWeekPlace } from "@damim/domain/calendar-day/week.ts";
import { toDayPart, type DayPart } from "@damim/domain/day-part/day-part.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { isNewYearSeason } from "@damim/domain/school-year/new-year-steps.ts";
import { useCallback, useRef, useState } from "react";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useMembers, useRoster } from "../../data/use-roster.ts";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { TodayAttendanceCard } from "../../features/attendance/today-attendance-card.tsx";
import { toAttendanceRows } from "../../kit/attendance/attendance-rows.ts";
import { readSeatsShown, saveSeatsShown } from "../../platform/kept/screen-preferences.ts";
import { late } from "../../ui/arrival/late.ts";
import { useOurClass } from "../base/use-our-class.ts";
import { loadQuickOverlays } from "../quick/quick-access.tsx";
import { CaptureRow } from "../quick/quick-buttons.tsx";

const isMain = true;
/** Where something comes that moves what stands: that is not seen before. */
const waits = <span hidden data-waits />;
const HolidayName = late(() => import("./holiday-name.tsx").then((file) => file.HolidayName));
const loadSide = () => import("./bring-side.ts").then((file) => file.bringSide());
const HomeSide = late(() => loadSide().then((file) => file.HomeSide));
const DayDesk = late(() => loadSide().then((file) => file.DayDesk), waits, { isMain });
const FoldedRoll = late(
  async () => {
    const [file] = await Promise.all([
      import("../../features/attendance/folded-roll.tsx"),
      loadSide(),
    ]);
    return file.FoldedRoll;
  },
  null,
  { isMain },
);
const TodayWeather = late(() =>
  import("../../features/weather/today-weather.tsx").then((file) => file.TodayWeather),
);
const NewYearCard = late(
  () => import("./new-year-card.tsx").then((file) => file.NewYearCard),
  waits,
  { isMain },
);
const ClassNeeded = late(
  () => import("./class-needed.tsx").then((file) => file.ClassNeeded),
  null,
  { isMain },
);

/** 오늘: the day and the class at a glance. Cards come from the features. */
export function TodayPage() {
  const data = useTeacherData();
  const { setting, className } = useOurClass();
  const today = toSeoulDay(data.now());
  const store = findStoreOfDay(data, today);
  return (
    <div className="@container flex flex-1 flex-col gap-4 [&>[data-waits]~*]:invisible">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h1 className="title text-28">{toKoreanDay(today)}</h1>
        {/* On a phone a line of its own: it would wrap until its letters are here. */}
        <p className="text-15 text-fg-2 max-sm:order-first max-sm:w-full">
          <span className="max-sm:hidden">{setting?.school}</span> {className}
          <HolidayName day={today} />
        </p>
        {/* Its place stands before it comes. */}
        <div className="min-h-7 max-sm:w-full sm:ml-auto">
          <TodayWeather />
        </div>
      </div>
      {isNewYearSeason(today) && <NewYearCard />}
      {/* Who has only the coming year has nobody in the room yet. */}
      {store && setting && <OurClassToday store={store} day={today} />}
    </div>
  );
}

function OurClassToday({ store, day }: { readonly store: Store; readonly day: CalendarDay }) {
  const students = useRoster(store);
  return students.length > 0 ? <ClassDay store={store} day={day} /> : <ClassNeeded />;
}

/** The day of a class: the seats while the roll is called and wherever they are asked for, else what is due. */
function ClassDay({ store, day }: { readonly store: Store; readonly day: CalendarDay }) {
  const { now, past } = useTeacherData();
  const members = useMembers(store, day);
  // For the first picture; from then on what is late tells it, which knows the bells.
  const [told, onPart] = useState<DayPart>(() =>
    toDayPart(
      toSeoulSeconds(now()),
      { isOpen: toWeekPlace(day) < 5 },
      toRollCall(countDay(toAttendanceRows(store), members, day)),
    ),
  );
  const part = past ? "morning" : told;
  // A page that stays open into another day folds the seats there as well.
  const [shownOn, setShownOn] = useState(readSeatsShown);
  const isShown = shownOn === day;
  const isFolded = part !== "morning" && !isShown;
  const busy = useRef(false);
  const onBusy = useCallback((is: boolean) => void (busy.current = is), []);
  const isBusy = useCallback(() => busy.current, []);
  const facts = { store, day, part, onPart, isBusy };
  return (
    <div className="grid grid-cols-1 items-start gap-4 @min-[52rem]:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      {part !== "morning" && (
        // Its place stands before it comes.
        <div
          className={`min-h-13.5 ${isFolded ? "order-3 @max-[52rem]:has-[~[data-waits]]:invisible @min-[52rem]:order-none" : ""}`}
        >
          <FoldedRoll
            store={store}
            day={day}
            isShown={isShown}
            onShow={(next) => {
              const on = next ? day : undefined;
              saveSeatsShown(on);
              setShownOn(on);
            }}
          />
        </div>
      )}
      <div className={part === "morning" ? "col-span-full" : ""}>
        <TodayCapture />
      </div>
      {isFolded ? (
        <DayDesk {...facts} />
      ) : (
        <div className="col-span-full grid items-start gap-4 @min-[68rem]:grid-cols-[minmax(0,1fr)_17rem] @min-[90rem]:grid-cols-[minmax(0,1fr)_20rem]">
          <TodayAttendanceCard store={store} day={day} onBusy={onBusy} />
          <HomeSide {...facts} />
        </div>
      )}
    </div>
  );
}

/**
 * 한 줄 기록 on 오늘. Until its chunk is here, a row of the same look that opens the dialog; without a network
 * pressing it says what is missing.
 */
const TodayCapture = late(
  () => loadQuickOverlays().then((file) => file.CaptureCard),
  <CaptureRow />,
);

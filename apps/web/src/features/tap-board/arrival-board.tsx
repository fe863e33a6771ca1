import { toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { useClockValue } from "../../data/server/use-running-clock.ts";
import { useArrivals } from "../../data/tapping/use-arrivals.ts";
import { findStoreOfDay, type Store } from "../../data/teacher-data.ts";
import { useIsPast, useTeacherData } from "../../data/use-teacher-data.ts";
import { BoardFrame } from "../../kit/board/board-frame.tsx";
import { TapTiles } from "../../kit/board/tap-tiles.tsx";
import { useStage } from "../../kit/board/use-stage.tsx";

/** 등교 칠판: a pupil who has come presses the own tile. Who has not, and what is known of anybody, stands nowhere. */
export function ArrivalBoard() {
  const { frame, clock } = useStage("등교 칠판", { teacherPage: "/weteacher?about=morning" });
  // It makes no sound.
  const { sound: _, ...silent } = frame;
  const data = useTeacherData();
  // It may stand there overnight.
  const today = useClockValue(clock, ({ shown }) => toSeoulDay(shown));
  const store = findStoreOfDay(data, today);
  return (
    <BoardFrame {...silent} controls={null}>
      {store && <Arrivals key={today} store={store} day={today} />}
    </BoardFrame>
  );
}

function Arrivals({ store, day }: { readonly store: Store; readonly day: CalendarDay }) {
  const arrivals = useArrivals(store, day);
  const isPast = useIsPast();
  if (!arrivals.isSchoolDay || arrivals.members.length === 0)
    return (
      <p className="m-auto text-center text-[length:--spacing(11)] font-bold text-balance">
        {arrivals.isSchoolDay ? "아직 명단이 없어요" : "오늘은 쉬는 날이에요"}
      </p>
    );
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-baseline justify-between gap-x-8 pt-2 pb-4 font-bold">
        <h2 className="text-[length:--spacing(12)] leading-tight font-extrabold">
          왔으면 내 이름을 눌러요
        </h2>
        <output className="text-[length:--spacing(8)] text-board-fg-2">
          {arrivals.turned.size}명 왔어요
        </output>
      </div>
      <TapTiles label="우리 반" word="왔어요" tapped={arrivals} isAllowed={!isPast} />
    </>
  );
}

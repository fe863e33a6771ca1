import { toWrongClockWords } from "@damim/domain/bells/next-clock.ts";
import {
  addDays,
  isCalendarDay,
  toSeoulDay,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toBoardChanges } from "@damim/domain/lesson-board/board-lines.ts";
import { findTermEnd } from "@damim/domain/lesson-board/coming-days.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { toClassWords } from "@damim/domain/school-year/class-choice.ts";
import { BellRing } from "lucide-react";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { useClockValue, useRunningClock } from "../../../data/server/use-running-clock.ts";
import { findWorkingStore, type Store } from "../../../data/teacher-data.ts";
import { useClassTable } from "../../../data/use-day-table.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useOwnClass } from "../../../data/years/class-choice.ts";
import { BoardButton } from "../../../kit/board/board-button.tsx";
import { BoardFrame } from "../../../kit/board/board-frame.tsx";
import { useHearBell } from "../../../kit/bells/use-hear-bell.ts";
import { WallClock } from "../../../kit/board/wall-clock.tsx";
import { useFetched } from "../../../kit/manifest/use-fetched.ts";
import { useBellsOfDays } from "../../../data/use-bell-day.ts";
import { usePhase, type BoardClock } from "./board-clock.ts";
import { BoardList } from "./board-list.tsx";
import { BoardPanel } from "./board-panel.tsx";
import { readComingDay } from "./coming-day.ts";

/** 칠판 화면: what is now, for a class. Nothing of a pupil stands on it. */
export function Component() {
  const store = findWorkingStore(useTeacherData());
  return store ? <BoardOfClass store={store} /> : null;
}

function BoardOfClass({ store }: { readonly store: Store }) {
  const clock = useRunningClock();
  const isWrong = useClockValue(clock, ({ trust }) => trust === "wrong");
  const shown = useClockValue(clock, (state) => toSeoulDay(state.shown));
  // The clock gives days as texts.
  const today: CalendarDay = isCalendarDay(shown) ? shown : "2026-03-01";
  const className = toClassWords(useOwnClass(store));
  const readDay = useBellsOfDays(store);
  const { calendar } = useClassTable(store);
  const of = useMemo(() => readDay(today), [readDay, today]);
  const coming = useMemo(() => readComingDay(calendar, today, readDay), [calendar, today, readDay]);
  const { whole } = store;
  const waitForAll = useCallback(() => whole.then(() => true), [whole]);
  const isHere = useFetched(waitForAll) ?? false;
  const hear = useHearBell(store);
  const navigate = useNavigate();
  const leave = (): void => void navigate("/classTimeTable");
  return (
    <BoardFrame
      title="칠판 화면"
      place={isWrong ? className : [className, toKoreanDay(today)].filter(Boolean).join(" · ")}
      clock={isWrong ? null : <WallClock clock={clock} />}
      controlsRest
      controls={
        !isWrong &&
        of.rows.length > 0 && (
          <BoardButton icon={<BellRing aria-hidden />} onClick={() => hear(of.rows, clock)}>
            지금 종이 쳐요
          </BoardButton>
        )
      }
      onLeave={leave}
    >
      {isWrong ? (
        <p
          role="alert"
          className="m-auto max-w-330 text-center text-[length:--spacing(18)] leading-snug font-extrabold text-balance"
        >
          {toWrongClockWords(clock.state())}
        </p>
      ) : (
        isHere && (
          <>
            <div className="flex min-h-0 flex-1 gap-6 portrait:flex-col">
              <BoardPanel clock={clock} of={of} coming={coming} />
              <BoardList clock={clock} of={of} coming={coming} />
            </div>
            <Foot clock={clock} of={of} calendar={calendar} />
          </>
        )
      )}
    </BoardFrame>
  );
}

/** What is different today, and how long the term still is; once the lessons are over today counts no more. */
function Foot({ calendar, ...clocked }: BoardClock & { readonly calendar: SchoolCalendar }) {
  const { day, table } = clocked.of;
  const isOver = usePhase(clocked).state.phase === "after";
  const termEnd = findTermEnd(calendar, isOver ? addDays(day, 1) : day);
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 pt-4 text-[length:--spacing(7)] font-semibold text-board-fg-2">
      <span>{!isOver && toBoardChanges(table)}</span>
      {termEnd && (
        <span>
          {termEnd.name}까지 학교 오는 날{" "}
          <strong className="font-extrabold text-board-fg">{termEnd.days}일</strong>
        </span>
      )}
    </div>
  );
}

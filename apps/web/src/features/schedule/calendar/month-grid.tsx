import {
  toDayParts,
  toMonth,
  type CalendarDay,
  type CalendarMonth,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toWeekPlace } from "@damim/domain/calendar-day/week.ts";
import type { EventTurn } from "@damim/domain/schedule/list-events.ts";
import { layWeek, listMonthWeeks, type DayLines } from "@damim/domain/schedule/month-grid.ts";
import { findClosing, type SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { memo } from "react";
import { DayGrid, type DayGridCell, type DayGridProps } from "../../../kit/table/day-grid.tsx";
import { toTurnKey } from "./day-panel.tsx";
import { EventLine } from "./event-line.tsx";

/** More of a day stand beside the month. */
const MOST_LINES = 3;

export interface MonthGridProps extends Pick<DayGridProps, "today" | "chosen" | "span"> {
  readonly month: CalendarMonth;
  readonly turns: readonly EventTurn[];
  readonly calendar: SchoolCalendar;
  readonly onChoose: (day: CalendarDay, turnKey?: string) => void;
}

/** 일정표: a month of events over the school's calendar; the chosen day stands beside it. */
export const MonthGrid = memo(function MonthGrid(props: MonthGridProps) {
  const { month, turns, calendar, today, chosen, span, onChoose } = props;
  const toCell = (place: DayLines): DayGridCell => {
    const { day } = place;
    const closing = findClosing(calendar, day);
    const ground = day === chosen ? "bg-brand-weak" : closing ? "bg-bg" : "";
    const ink =
      day === chosen
        ? "text-brand-strong"
        : toMonth(day) !== month
          ? "text-fg-3"
          : closing
            ? "text-fg-2"
            : "text-fg";
    return {
      says: listSaid(place, {
        isToday: day === today,
        closed: closing && (closing.name || "주말"),
      }),
      className: `h-24 max-sm:h-13 ${ground}`,
      content: (
        <DayContent
          place={place}
          ink={ink}
          isToday={day === today}
          closingName={closing?.name ?? ""}
        />
      ),
    };
  };
  return (
    <div className="flex min-h-0 flex-col overflow-x-hidden overflow-y-auto rounded-card border border-line-2 bg-surface">
      <DayGrid
        label="일정표"
        weeks={listMonthWeeks(month)}
        today={today}
        chosen={chosen}
        span={span}
        onChoose={(day, pressed) =>
          onChoose(day, pressed?.closest<HTMLElement>("[data-turn]")?.dataset["turn"])
        }
        toCells={(week) => layWeek(turns, week, MOST_LINES).map(toCell)}
      />
    </div>
  );
});

function DayContent(props: {
  readonly place: DayLines;
  readonly ink: string;
  readonly isToday: boolean;
  readonly closingName: string;
}) {
  const { place, ink, isToday, closingName } = props;
  const { day, lines, more } = place;
  return (
    <>
      <span
        aria-hidden
        className="flex h-7 items-center gap-1 overflow-hidden px-2 text-14 whitespace-nowrap max-sm:h-8 max-sm:justify-center max-sm:px-0"
      >
        <span className={`font-bold tabular-nums ${ink}`}>{toDayParts(day).date}</span>
        {isToday && <span className="size-2 shrink-0 rounded-pill bg-warm" />}
        <span className="min-w-0 flex-1 truncate text-12 text-fg-2 max-sm:hidden">
          {closingName}
        </span>
        {more > 0 && (
          <span className="rounded-pill bg-sunken px-1.5 text-12 font-semibold text-fg-2 max-sm:hidden">
            +{more}
          </span>
        )}
      </span>
      <span aria-hidden className="flex flex-col gap-0.5 pb-1 max-sm:hidden">
        {lines.map((turn, at) => (
          <EventLine
            key={turn ? toTurnKey(turn) : at}
            turn={turn}
            day={day}
            isFirst={turn?.day === day || toWeekPlace(day) === 0}
          />
        ))}
      </span>
      <span
        aria-hidden
        className="absolute inset-x-0 bottom-2 flex justify-center gap-0.5 sm:hidden"
      >
        {lines.map(
          (turn) =>
            turn && <span key={toTurnKey(turn)} className="size-1.5 rounded-pill bg-brand" />,
        )}
      </span>
    </>
  );
}

/** 「오늘, 성탄절, 14:40 동학년 협의, 그 밖에 2개」. */
function listSaid(
  { lines, more }: DayLines,
  day: { readonly isToday: boolean; readonly closed: string | undefined },
): string {
  return [
    day.isToday ? "오늘" : "",
    day.closed,
    ...lines.map((turn) => turn && [turn.event.start, turn.event.title].filter(Boolean).join(" ")),
    more > 0 ? `그 밖에 ${more}개` : "",
  ]
    .filter(Boolean)
    .join(", ");
}

import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { EventTurn } from "@damim/domain/schedule/list-events.ts";
import { countDaysToVacation } from "@damim/domain/schedule/turn-words.ts";
import { findClosing } from "@damim/domain/school-calendar/school-calendar.ts";
import { Plus } from "lucide-react";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { KeyCap } from "../../../ui/key-cap.tsx";
import { TurnCard, type TurnCardProps } from "./turn-card.tsx";

export interface DayPanelProps extends Pick<
  TurnCardProps,
  "calendar" | "commands" | "span" | "onEdit"
> {
  readonly day: CalendarDay;
  readonly turns: readonly EventTurn[];
  /** `toTurnKey` of the one whose acts are in sight, "" of none; nothing chosen opens the only one. */
  readonly openedKey: string | undefined;
  readonly onOpen: (key: string) => void;
  readonly onAdd: () => void;
  readonly className?: string;
}

/** Its place in the page. */
export const DAY_PANEL = "day-panel";

/** The name of a turn on the whole page. */
export function toTurnKey({ event, planned }: Pick<EventTurn, "event" | "planned">): string {
  return `${event.id}~${planned}`;
}

/** The chosen day: what it is, its events and what can be done with them. */
export function DayPanel(props: DayPanelProps) {
  const { day, turns, calendar, openedKey, onOpen, onAdd, className, ...rest } = props;
  const isPast = useIsPast();
  const closing = findClosing(calendar, day);
  const left = countDaysToVacation(calendar, day);
  return (
    <section
      id={DAY_PANEL}
      aria-label={toKoreanDay(day)}
      className={`flex min-h-0 scroll-mt-20 flex-col rounded-card border border-line-2 bg-surface p-5 max-sm:p-4 ${className ?? ""}`}
    >
      <h2 className="text-18 font-bold">{toKoreanDay(day)}</h2>
      <p className="text-14 text-fg-2">
        {closing
          ? closing.name || "주말"
          : left !== undefined && left > 0 && `방학까지 수업일이 ${left}일 더 있어요`}
      </p>
      {turns.length > 0 ? (
        <ul
          aria-label="이날 일정"
          className="mt-3 flex min-h-0 flex-col overflow-y-auto overscroll-contain border-t border-line-2"
        >
          {turns.map((turn) => {
            const key = toTurnKey(turn);
            const isOpened = openedKey === undefined ? turns.length === 1 : openedKey === key;
            return (
              <TurnCard
                key={key}
                turn={turn}
                calendar={calendar}
                isOpened={isOpened}
                onToggle={() => onOpen(isOpened ? "" : key)}
                {...rest}
              />
            );
          })}
        </ul>
      ) : (
        <p className="mt-3 border-t border-line-2 py-5 text-15 text-fg-2">적어 둔 일정이 없어요.</p>
      )}
      {!isPast && (
        <button
          type="button"
          onClick={onAdd}
          className="press mt-auto flex h-12 shrink-0 items-center gap-2 rounded-ctl border border-field px-4 text-15 text-fg-2 hover:bg-hover"
        >
          <Plus size={18} aria-hidden />
          <span className="flex-1 text-left">이날에 적기</span>
          <span aria-hidden className="max-md:hidden">
            <KeyCap>N</KeyCap>
          </span>
        </button>
      )}
    </section>
  );
}

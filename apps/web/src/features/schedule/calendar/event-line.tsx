import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { EventTurn } from "@damim/domain/schedule/list-events.ts";
import { isIncoming } from "@damim/domain/schedule/is-incoming.ts";
import { ArrowLeft, ArrowRight, Repeat2 } from "lucide-react";
import { barLooks } from "../colour-looks.ts";
import { toTurnKey } from "./day-panel.tsx";

/** A line of a day in the month; an event of several days runs on over them. */
export function EventLine(props: {
  /** Nothing keeps the line free. */
  readonly turn: EventTurn | undefined;
  readonly day: CalendarDay;
  /** Its words stand here: where it begins, or a week does. */
  readonly isFirst: boolean;
}) {
  const { turn, day, isFirst } = props;
  if (!turn) return <span className="h-[22px]" />;
  const { event, to } = turn;
  const edges = `${isFirst ? "ml-1 rounded-l-[6px]" : ""} ${day === to ? "mr-1 rounded-r-[6px]" : ""}`;
  return (
    <span
      data-turn={toTurnKey(turn)}
      className={`flex h-[22px] items-center gap-1.5 overflow-hidden text-13 whitespace-nowrap ${isIncoming(event) ? "bg-surface inset-ring inset-ring-line" : "bg-sunken"} ${edges}`}
    >
      {isFirst && (
        <>
          <span className={`h-full w-1 shrink-0 ${barLooks[event.colour]}`} />
          {event.start && <span className="text-fg-2 tabular-nums">{event.start}</span>}
          <span className="min-w-0 flex-1 truncate font-semibold text-fg">{event.title}</span>
          <TurnSign turn={turn} />
        </>
      )}
    </span>
  );
}

/** That it comes again, or on which side of its own day it stands. */
export function TurnSign({ turn }: { readonly turn: EventTurn }) {
  const { event, day, plannedOn } = turn;
  const Sign = day < plannedOn ? ArrowLeft : day > plannedOn ? ArrowRight : Repeat2;
  if (!event.repeat) return null;
  return <Sign size={14} aria-hidden className="mr-1.5 shrink-0 text-fg-2 max-xl:hidden" />;
}

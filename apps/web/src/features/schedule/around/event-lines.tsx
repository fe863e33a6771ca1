import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay, toWeekdayLetter } from "@damim/domain/calendar-day/korean-day.ts";
import { toEventDayId } from "@damim/domain/schedule/event.ts";
import type { listEvents } from "@damim/domain/schedule/list-events.ts";
import { Link } from "../../../ui/link.tsx";
import { barLooks } from "../colour-looks.ts";
import { toEventPlace } from "../schedule-place.ts";

/** What comes next, a line each, which leads to its day. */
export function EventLines(props: {
  readonly turns: ReturnType<typeof listEvents>;
  readonly today: CalendarDay;
}) {
  const { turns, today } = props;
  return (
    <ul className="-mx-2 flex flex-col">
      {turns.map(({ event, planned, day }) => (
        <li key={toEventDayId({ eventId: event.id, planned })}>
          <Link
            to={toEventPlace(day < today ? today : day)}
            className="press flex min-h-11 items-center gap-2.5 rounded-ctl px-2 text-15 hover:bg-hover"
          >
            <span
              aria-hidden
              className={`h-5 w-1.5 shrink-0 rounded-pill ${barLooks[event.colour]}`}
            />
            <span className="w-24 shrink-0 text-14 text-fg-2 tabular-nums">
              {day <= today ? "오늘" : `${toKoreanMonthDay(day)} ${toWeekdayLetter(day)}`}
            </span>
            <span className="min-w-0 flex-1 font-semibold wrap-break-word">
              {event.start && `${event.start} `}
              {event.title}
              {event.origin && <span className="font-normal text-fg-2"> · {event.origin}</span>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

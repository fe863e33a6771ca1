import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { EventTurn } from "@damim/domain/schedule/list-events.ts";
import { findClosing, type SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { barLooks } from "../colour-looks.ts";
import { toTurnKey } from "./day-panel.tsx";
import { TurnSign } from "./event-line.tsx";

/** 목록: the month's events by their day; a press shows one beside or below. */
export function EventList(props: {
  readonly turns: readonly EventTurn[];
  readonly calendar: SchoolCalendar;
  readonly today: CalendarDay;
  readonly chosenKey: string | undefined;
  readonly onChoose: (day: CalendarDay, turnKey: string) => void;
}) {
  const { turns, calendar, today, chosenKey, onChoose } = props;
  const days = [...new Set(turns.map(({ day }) => day))];
  return (
    <div className="min-h-0 overflow-y-auto rounded-card border border-line-2 bg-surface px-5 py-2 max-sm:px-4">
      {days.map((day) => (
        <section key={day} className="border-b border-line-2 py-3 last:border-0">
          <h2 className="flex items-center gap-2 text-15 font-bold">
            {toKoreanDay(day)}
            {day === today && <span className="text-13 text-warm-strong">오늘</span>}
            <span className="text-13 font-normal text-fg-2">
              {findClosing(calendar, day)?.name}
            </span>
          </h2>
          <ul aria-label={`${toKoreanDay(day)} 일정`} className="mt-1 flex flex-col">
            {turns
              .filter((turn) => turn.day === day)
              .map((turn) => (
                <li key={toTurnKey(turn)}>
                  <button
                    type="button"
                    aria-pressed={toTurnKey(turn) === chosenKey}
                    onClick={() => onChoose(day, toTurnKey(turn))}
                    className="press -mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-2.5 rounded-ctl px-2 text-left text-15 hover:bg-hover aria-pressed:bg-brand-weak"
                  >
                    <span
                      aria-hidden
                      className={`h-5 w-1.5 shrink-0 rounded-pill ${barLooks[turn.event.colour]}`}
                    />
                    <span className="w-12 shrink-0 text-fg-2 tabular-nums">
                      {turn.event.start ?? "종일"}
                    </span>
                    <span className="min-w-0 flex-1 font-semibold wrap-break-word">
                      {turn.event.title}
                      {[turn.event.place, turn.event.origin].map(
                        (words, at) =>
                          words && (
                            <span key={at} className="font-normal text-fg-2">
                              {" "}
                              · {words}
                            </span>
                          ),
                      )}
                    </span>
                    <TurnSign turn={turn} />
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

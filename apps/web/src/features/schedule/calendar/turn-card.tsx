import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { toRepeatWords } from "@damim/domain/occurrence/repeat-words.ts";
import type { DaySpan } from "@damim/domain/occurrence/repeat-rule.ts";
import { isIncoming } from "@damim/domain/schedule/is-incoming.ts";
import type { EventTurn } from "@damim/domain/schedule/list-events.ts";
import { toShiftWords } from "@damim/domain/schedule/turn-words.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import {
  CalendarArrowDown,
  CalendarRange,
  ChevronDown,
  Clock,
  MapPin,
  Move,
  Repeat2,
} from "lucide-react";
import { useId, useState, type ReactNode } from "react";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { DayCalendar } from "../../../kit/day-field/late-day-calendar.ts";
import { Button } from "../../../ui/button.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { barLooks } from "../colour-looks.ts";
import { IncomingTurn } from "../incoming/incoming-turn.tsx";
import type { EventCommands } from "./event-commands.ts";

const TurnNoteDialog = lazyOverlay(() => import("./turn-note-dialog.tsx"), "TurnNoteDialog");

export interface TurnCardProps {
  readonly turn: EventTurn;
  readonly calendar: SchoolCalendar;
  readonly commands: EventCommands;
  /** First and last day that can be written. */
  readonly span: DaySpan;
  readonly isOpened: boolean;
  readonly onToggle: () => void;
  readonly onEdit: (turn: EventTurn) => void;
}

/** One turn of an event with all that is known of it; opened, with what can be done. */
export function TurnCard(props: TurnCardProps) {
  const { turn, calendar, commands, isOpened, onToggle } = props;
  const isPast = useIsPast();
  const id = useId();
  const { event, day, to, note } = turn;
  const shift = toShiftWords(turn, calendar);
  const time = event.start && (event.end ? `${event.start} – ${event.end}` : event.start);
  return (
    <li className="border-b border-line-2 py-3 last:border-0">
      <button
        type="button"
        aria-expanded={isOpened}
        aria-controls={id}
        onClick={onToggle}
        className="press -mx-2 flex min-h-11 w-[calc(100%+1rem)] items-center gap-2.5 rounded-ctl px-2 text-left hover:bg-hover"
      >
        <span aria-hidden className={`h-5 w-1.5 shrink-0 rounded-pill ${barLooks[event.colour]}`} />
        <span className="min-w-0 flex-1 text-16 font-bold wrap-break-word">{event.title}</span>
        <ChevronDown
          size={18}
          aria-hidden
          className={`shrink-0 text-fg-3 transition-transform ${isOpened ? "rotate-180" : ""}`}
        />
      </button>
      <ul className="flex flex-col gap-0.5 text-14 text-fg-2">
        {to > day && (
          <Fact icon={<CalendarRange size={16} aria-hidden />}>
            {toKoreanMonthDay(day)} – {toKoreanMonthDay(to)}
          </Fact>
        )}
        {time && <Fact icon={<Clock size={16} aria-hidden />}>{time}</Fact>}
        {event.place && <Fact icon={<MapPin size={16} aria-hidden />}>{event.place}</Fact>}
        {event.repeat && (
          <Fact icon={<Repeat2 size={16} aria-hidden />}>
            {toRepeatWords(event.repeat, event.onClosed)}
          </Fact>
        )}
        {event.origin && (
          <Fact icon={<CalendarArrowDown size={16} aria-hidden />}>{event.origin}</Fact>
        )}
      </ul>
      <div id={id} hidden={!isOpened} className={isOpened ? "mt-2 grid gap-2" : ""}>
        {shift && <p className="rounded-cell bg-sunken px-3 py-2 text-14 text-fg-2">{shift}</p>}
        {[event.note, note].map(
          (text, at) =>
            text && (
              <p key={at} className="text-15 whitespace-pre-wrap wrap-break-word">
                {at === 1 && <b className="text-13 text-fg-2">이번 메모 </b>}
                {text}
              </p>
            ),
        )}
        {!isPast &&
          isOpened &&
          (isIncoming(event) ? (
            <IncomingTurn {...props} onHide={() => commands.hide(turn)} />
          ) : (
            <TurnActs {...props} />
          ))}
      </div>
    </li>
  );
}

function Fact({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span className="shrink-0 text-fg-3">{icon}</span>
      <span className="min-w-0 wrap-break-word">{children}</span>
    </li>
  );
}

function TurnActs({ turn, commands, span, onEdit }: TurnCardProps) {
  const [dayAnchor, setDayAnchor] = useState<Element | null>(null);
  const [isNoting, setNoting] = useState(false);
  const isRepeated = Boolean(turn.event.repeat);
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button
        variant="weak"
        icon={<Move size={18} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={dayAnchor !== null}
        onClick={({ currentTarget }) => setDayAnchor(currentTarget)}
      >
        옮기기
      </Button>
      <DayCalendar
        isOpen={dayAnchor !== null}
        anchor={dayAnchor}
        label="옮길 날"
        value={turn.day}
        min={span.from}
        max={span.to}
        onPick={(day) => day !== turn.day && commands.move(turn, day)}
        onClose={() => setDayAnchor(null)}
      />
      {isRepeated ? (
        <>
          <Button variant="sunken" onClick={() => commands.drop(turn)}>
            이번만 빼기
          </Button>
          <Button variant="text" onClick={() => onEdit(turn)}>
            이번부터 바꾸기
          </Button>
          <Button variant="text" onClick={() => setNoting(true)}>
            이번 메모
          </Button>
          {turn.isMoved && (
            <Button variant="text" onClick={() => commands.putBack(turn)}>
              원래 날로
            </Button>
          )}
          <TurnNoteDialog
            isOpen={isNoting}
            turn={turn}
            onClose={() => setNoting(false)}
            onSave={(note) => {
              setNoting(false);
              commands.note(turn, note);
            }}
          />
        </>
      ) : (
        <Button variant="sunken" onClick={() => onEdit(turn)}>
          고치기
        </Button>
      )}
    </div>
  );
}

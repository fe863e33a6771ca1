import { eventDayKind, eventKind } from "@damim/domain/schedule/event.ts";
import {
  listClosingEvents,
  type ClosingEvent,
} from "@damim/domain/schedule/incoming/closing-events.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { toSpanWords } from "./span-words.ts";

/** Days that a calendar from outside calls closed: each opens the form of a closing, which says what it touches. */
export function CalendarClosings(props: {
  readonly store: Store;
  readonly year: SchoolYear;
  readonly calendar: SchoolCalendar;
  readonly onAsk: (closing: ClosingEvent) => void;
}) {
  const { store, year, calendar, onAsk } = props;
  const events = useRows(store, eventKind);
  const eventDays = useRows(store, eventDayKind);
  const found = listClosingEvents({ events, eventDays }, calendar, toSchoolYearSpan(year));
  if (found.length === 0) return null;
  return (
    <section aria-label="캘린더의 쉬는 날" className="print:hidden">
      <Notice
        tone="info"
        title="가져온 캘린더에 쉬는 날 같은 일정이 있어요"
        actions={found.map((closing) => (
          <Button key={closing.eventId} variant="line" onClick={() => onAsk(closing)}>
            {toSpanWords([{ day: closing.from }, { day: closing.to }])} {closing.label}
          </Button>
        ))}
      >
        눌러서 무엇이 걸리는지 보고 정해 주세요. 쉬는 날이 아니면 일정관리에서 숨겨 주세요.
      </Notice>
    </section>
  );
}

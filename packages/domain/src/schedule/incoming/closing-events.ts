import type { CalendarDay } from "../../calendar-day/calendar-day.ts";
import { listOpenDaysBetween, type SchoolCalendar } from "../../school-calendar/school-calendar.ts";
import type { OwnDay } from "../../school-calendar/own-day.ts";
import type { CalendarEvent, EventDay } from "../event.ts";
import { listEvents } from "../list-events.ts";
import { isIncoming } from "../is-incoming.ts";

const CLOSES =
  /재량\s*휴업|휴업(?:일|(?![가-힣]))|개교\s*기념|휴교|공휴일|대체\s*휴[일무]|학교\s*휴무|방학/u;
/** Told for a morning on which it snows. */
const CLOSES_AT_ONCE = /임시\s*휴업|휴교/u;
/** They have school, or are about a vacation. */
const STAYS_OPEN =
  /방학\s*(?:식|전|후|중|맞이|생활|과제|숙제|캠프|계획)|기념\s*(?:식|행사)|개학|방과\s*후|돌봄|신청|통신문|아님/u;

/** Days of another calendar that look as if the school were closed, and on which it is open here. */
export interface ClosingEvent extends Pick<OwnDay, "type" | "label"> {
  readonly eventId: string;
  readonly from: CalendarDay;
  readonly to: CalendarDay;
}

/**
 * What 휴일 관리 offers to ask about. Nothing of it closes a day by itself: an event is what somebody else wrote, and a name
 * is no proof.
 */
export function listClosingEvents(
  rows: {
    readonly events: ReadonlyMap<string, CalendarEvent>;
    readonly eventDays: ReadonlyMap<string, EventDay>;
  },
  calendar: SchoolCalendar,
  span: { readonly from: CalendarDay; readonly to: CalendarDay },
): readonly ClosingEvent[] {
  return listEvents(rows, calendar, span).flatMap(({ event, day: from, to }) => {
    const { title, start, id } = event;
    const closes = start ? CLOSES_AT_ONCE : CLOSES;
    if (!isIncoming(event) || !closes.test(title) || STAYS_OPEN.test(title)) return [];
    if (listOpenDaysBetween(calendar, from, to).length === 0) return [];
    const type = title.includes("방학") ? ("vacation" as const) : ("closed" as const);
    return [{ eventId: id, from, to, type, label: title.slice(0, 40) }];
  });
}

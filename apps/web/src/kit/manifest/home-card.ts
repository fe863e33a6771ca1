import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { ComponentType } from "react";
import type { Store } from "../../data/teacher-data.ts";

export interface HomeCardQuestion {
  /** Of the year of today. */
  readonly store: Store;
  readonly today: CalendarDay;
  readonly calendar: SchoolCalendar;
}

/** The code of a card, fetched once the room stands. */
export interface HomeCardCode {
  readonly Component: ComponentType;
  /** Of a card that stands only when it has something to say (`kindNames`). */
  readonly isWanted?: (asked: HomeCardQuestion) => boolean;
}

/**
 * A card of 오늘 beside the room, as a feature offers it to the app. The page gives the frame and the title,
 * the teacher the order (app/today/card-order.ts). Each says in its empty state what to do first, or stands only
 * when it is not empty.
 */
export interface HomeCard {
  /** Kept in the order that a teacher chose: never renamed. */
  readonly id: string;
  readonly title: string;
  /** Where it stands until the teacher moves it. */
  readonly order: number;
  /** Given, the card stands only while its code says `isWanted`; a change of one of these kinds asks again. */
  readonly kindNames?: readonly string[];
  readonly load: () => Promise<HomeCardCode>;
}

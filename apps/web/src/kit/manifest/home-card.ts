import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { DayPart } from "@damim/domain/day-part/day-part.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { SwitchName } from "@damim/domain/site/site-switch.ts";
import type { ComponentType } from "react";
import type { Store, TeacherData } from "../../data/teacher-data.ts";
import type { DayFactsSource } from "./day-facts.ts";
import type { DueSource } from "./due-source.ts";

export interface HomeCardQuestion {
  /** Of the year of today. */
  readonly store: Store;
  /** What belongs to no year: the school, the own settings. */
  readonly profile: Store;
  readonly today: CalendarDay;
  readonly calendar: SchoolCalendar;
  /** What the server says to all, and what an admin switched off. */
  readonly site: TeacherData["site"];
  /** Epoch ms. */
  readonly now: number;
}

/** What the app knows of all features. */
export interface HomeCardProps {
  readonly dueSources: readonly DueSource[];
  /** On 오늘 alone. */
  readonly dayFacts?: readonly DayFactsSource[];
}

/** The code of a card, fetched once the room stands. */
export interface HomeCardCode {
  readonly Component: ComponentType<HomeCardProps>;
  /** Of a card that stands only when it has something to say (`kindNames`). */
  readonly isWanted?: (asked: HomeCardQuestion) => boolean;
  /** Of a card that has to hear the server first: asks once, and calls `heard` when `isWanted` may say otherwise. */
  readonly ask?: (asked: HomeCardQuestion, heard: () => void) => void;
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
  /** The parts of the day in which it stands; left out, all. */
  readonly parts?: readonly DayPart[];
  /** Once the tiles are folded: the large place it takes, first or second. Left out, it stands among the others. */
  readonly place?: "first" | "second";
  /** Given, the card stands only while its code says `isWanted`; a change of one of these kinds asks again. */
  readonly kindNames?: readonly string[];
  /** An admin may switch it off for everybody, with the screen that it speaks of. */
  readonly switch?: SwitchName;
  /** It speaks of no class: it stands on 오늘 also before there is one. */
  readonly standsWithoutClass?: true;
  readonly load: () => Promise<HomeCardCode>;
}

/** A card of `/memo` alone, with a frame, a title and a field of its own. Stands in the manifest of its feature. */
export interface MemoCard {
  readonly id: string;
  /** Where it stands, the smallest first. */
  readonly order: number;
  readonly load: () => Promise<Pick<HomeCardCode, "Component">>;
}

import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Store } from "../../data/teacher-data.ts";

/** What a feature says of one day, in a line: 「결석 1: 12번 질병」. Never a name: the reader may be on a board. */
export interface DayFact {
  /** Unique within its source and day. */
  readonly id: string;
  readonly text: string;
}

export interface DayQuestion {
  readonly store: Store;
  readonly day: CalendarDay;
}

/** The code of a source, fetched with what shows it. */
export interface DayFactsCode {
  readonly listDayFacts: (asked: DayQuestion) => readonly DayFact[];
  /** What closing an open day changes, where that is another thing than what the day says. */
  readonly listClosingFacts?: (asked: DayQuestion) => readonly DayFact[];
}

/** What a feature's records say of a day. Stands in the manifest of its feature. */
export interface DayFactsSource {
  readonly id: string;
  readonly label: string;
  readonly order: number;
  /** Names of the record kinds it reads: a change of one of these reads it again. */
  readonly kindNames: readonly string[];
  /** The page where it can be read and changed. */
  readonly to: string;
  readonly load: () => Promise<DayFactsCode>;
}

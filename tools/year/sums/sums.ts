import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "@damim/sync/client/store.ts";
import type { Told } from "../oracles/oracle.ts";

/** What the product itself says, on one device: by the very functions that screens, sheets and papers call. */
export type Sums = (device: {
  readonly year: Store;
  readonly profile: Store;
  readonly today: CalendarDay;
  /** That of `year`. */
  readonly schoolYear: SchoolYear;
  /** Pad rooms of hers that are not over, by their ids. */
  readonly rooms: ReadonlyMap<string, Store>;
}) => Told;

import type { Change } from "@damim/sync/change.ts";
import type { GenericSchema } from "valibot";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";

export type TemplateName = "check" | "bells" | "seatRoom";

/** Whether a field of a record goes along when it is shared. A new field does not compile until somebody decides. */
export type SharedFields<Row> = Readonly<Record<keyof Row, "shared" | "dropped">>;

/** What making a record of a template needs to know of where it is made. */
export interface TemplateFacts {
  readonly id: string;
  readonly today: CalendarDay;
  /** Titles of this kind that stand already. */
  readonly titles: readonly string[];
  /** Behind the last one, where the kind is kept in an order. */
  readonly order: string;
}

/**
 * One sort of thing that teachers share (14 §6). By schema and not by guess: its data hold numbers, enumerations, days of
 * the week and free texts; ids, calendar days and whatever names a pupil have no place in them.
 */
export interface TemplateKind<Row, Data> {
  readonly name: TemplateName;
  readonly label: string;
  readonly version: number;
  readonly fields: SharedFields<Row>;
  /** Strict: a part that it does not know is refused by its name. */
  readonly schema: GenericSchema<unknown, Data>;
  readonly take: (row: Row) => Data;
  readonly titleOf: (data: Data) => string;
  /** What goes along, each in a few words. */
  readonly listShared: (data: Data) => readonly string[];
  /** What of a record stays, each in a few words. */
  readonly listDropped: (row: Row) => readonly string[];
  readonly make: (data: Data, facts: TemplateFacts) => Change;
}

/**
 * A title that none of the others is: 「독서록 (2)」.
 *
 * ```ts
 * toFreeTitle("독서록", ["독서록", "독서록 (2)"], 60); // 「독서록 (3)」
 * ```
 */
export function toFreeTitle(title: string, titles: readonly string[], longest: number): string {
  if (!titles.includes(title)) return title;
  for (let count = 2; ; count += 1) {
    const end = ` (${count})`;
    const free = title.slice(0, longest - end.length) + end;
    if (!titles.includes(free)) return free;
  }
}

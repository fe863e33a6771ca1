import type { Change } from "@damim/sync/change.ts";
import type { ReadRows } from "../base/lay-changes.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { DigestText } from "../record/long-text.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import type { SchoolYear } from "../school-year/school-year.ts";

/** What a line is read against. */
export interface LineFacts {
  readonly today: CalendarDay;
  /** Of all years that can be written today. */
  readonly calendar: SchoolCalendar;
  /** The rows of a school year; nothing of one that cannot be written today. */
  readonly readYear: (year: SchoolYear) => ReadRows | undefined;
}

/** What writing needs besides the rows of the act's year, as they are by then. */
export interface LineWriting {
  readonly read: ReadRows;
  /** Epoch ms. */
  readonly now: number;
  readonly newId: () => string;
  readonly chance: () => number;
  readonly digest: DigestText;
}

/** What a line records, once it is beyond doubt. */
export interface LineAct {
  readonly schoolYear: SchoolYear;
  /** All of it in one sentence: 「지출 12,500원 간식 · 학급운영비」. */
  readonly label: string;
  readonly plan: (writing: LineWriting) => readonly Change[];
  /** The screen on which it is seen, in a window of its own: a timer that runs. */
  readonly opens?: string;
}

export type LineReading =
  | { readonly type: "act"; readonly act: LineAct }
  /** Never guessed: each text is the whole line said without doubt. */
  | {
      readonly type: "options";
      readonly question: string;
      readonly options: readonly { readonly label: string; readonly text: string }[];
    }
  | { readonly type: "refused"; readonly sentence: string };

/**
 * What one feature reads of a line that names no pupil: 「내일 5교시 결강」, 「일지 …」. Such a line is one thing from its
 * beginning to its end. Stands in the list of `registry/line-phrases.ts`.
 */
export interface LinePhrases {
  /** Its words may be another feature's as well: only asked where nobody else reads the line. */
  readonly isLast?: boolean;
  /** So short that other things may stand before and behind it, cut by commas: 「1모둠 +2, 타이머 5분」. */
  readonly isPart?: boolean;
  readonly readLine: (line: string, facts: LineFacts) => LineReading | undefined;
}

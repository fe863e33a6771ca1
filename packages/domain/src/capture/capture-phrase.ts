import type { Change } from "@damim/sync/change.ts";
import type { AttendanceReason, AttendanceKind } from "../attendance/code/attendance-code.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { ReadRows } from "../base/lay-changes.ts";
import type { SchoolCalendar } from "../school-calendar/school-calendar.ts";
import type { SchoolYear } from "../school-year/school-year.ts";
import type { ClassKey, RosterStudent } from "../student/student.ts";

export interface ActTarget {
  readonly students: readonly RosterStudent[];
  readonly days: readonly CalendarDay[];
  /** Epoch ms. */
  readonly now: number;
  readonly newId: () => string;
}

/** What one clause records, once it is beyond doubt. */
export interface CaptureAct {
  /** In the words of the screen: 「질병 지각」. */
  readonly label: string;
  readonly note?: string;
  /** The sign that a screen draws before the words. */
  readonly sign?: { readonly kind: AttendanceKind; readonly reason: AttendanceReason };
  /** What of a pupil's day it says something about; two acts of one line must not say the same twice. */
  readonly claims: readonly string[];
  /** Only of one pupil and one day: a slip that takes in the whole class is never written. */
  readonly isAboutOne?: boolean;
  /** It has an hour, which is now: other days are refused. */
  readonly isOfToday?: boolean;
  /** What it means for 「모두」 and 「나머지」, where that is another thing; only then 「나머지」 can be said. */
  readonly ofEveryone?: CaptureAct;
  readonly plan: (rows: ReadRows, target: ActTarget) => readonly Change[];
}

/** A part of a clause after pupils and days are taken out. */
export interface WhatPart {
  /** "title" is the beginning of a row's title, "teller" what "told" follows, which is a text to its end. */
  readonly type: "head" | "word" | "periods" | "literal" | "title" | "teller" | "told";
  readonly text: string;
  /** Of "periods": the lessons, 1 is the first. */
  readonly periods?: readonly number[];
  /** Of "told": it stands after a colon or in 「」, so that nothing in it means anything else. */
  readonly isSure?: boolean;
}

/** Of whom and when the parts are said, and the rows of that year: for phrases that look something up. */
export interface ActFacts {
  readonly students: readonly RosterStudent[];
  readonly days: readonly CalendarDay[];
  readonly today: CalendarDay;
  readonly schoolYear: SchoolYear;
  readonly read: ReadRows;
  readonly calendar: SchoolCalendar;
  readonly ownClass: ClassKey | undefined;
  /** 「모두」, 「나머지」. */
  readonly isOfEveryone: boolean;
}

/** What a feature makes of the parts. The texts of `options` are said in its own words, without doubt. */
export type ActReading =
  | { readonly type: "none" }
  | { readonly type: "act"; readonly act: CaptureAct }
  | {
      readonly type: "options";
      readonly options: readonly { readonly label: string; readonly text: string }[];
    }
  | { readonly type: "refused"; readonly sentence: string };

/**
 * The phrases of one feature for 한 줄 기록. They live in the feature's folder and stand in the list of
 * `capture-phrases.ts`; with the line goes the feature's part of the grammar.
 */
export interface CapturePhrases {
  /** A pattern of the words that name what is recorded, such as 결석; without flags and groups by number. */
  readonly heads?: RegExp;
  /** Titles of rows, which name what is recorded too, by their beginning; and what may be said of them, such as x. */
  readonly titles?: {
    readonly list: (read: ReadRows) => readonly string[];
    readonly marks: RegExp;
  };
  /**
   * Words after which all is a text, to 「;」 or the end of the line: 「3 기록 발표를 또박또박 함」. Only behind a pupil and
   * where no head stands; anywhere else they are words like others.
   */
  readonly tellers?: RegExp;
  readonly read: (parts: readonly WhatPart[], facts: ActFacts) => ActReading;
}

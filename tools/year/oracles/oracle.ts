import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Said } from "../../../apps/web/src/kit/act/feature-act.ts";

/** An act as an oracle reads it, in the order in which acts count. */
export interface LivedAct {
  readonly name: string;
  readonly day: CalendarDay;
  readonly said: Said;
  /** It was done before and is taken back here: what it said is as it says of `before`. */
  readonly isTakenBack: boolean;
}

/** Numbers and words by what they are about: "b17 left" is 12500. Null: by what was done nobody can say. */
export type Told = ReadonlyMap<string, number | string | null>;

/**
 * A second opinion: a naive program that reads what was done and says what must be true. It knows no row and no rule of
 * ours; it is written from what the product promises (docs, not code).
 * `year` is the school year that is asked about: 2026 begins in March 2026.
 */
export interface Oracle {
  readonly name: string;
  tell(acts: readonly LivedAct[], today: CalendarDay, year: number): Told;
}

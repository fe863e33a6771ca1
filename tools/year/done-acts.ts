import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Said } from "../../apps/web/src/kit/act/feature-act.ts";

/** One act as it was done: all that the second opinions ever read. */
export interface DoneAct {
  /** Of its teacher, from 1 on. */
  readonly number: number;
  readonly name: string;
  /** The same, or for an undo and a redo what was taken back or done again. */
  readonly act: string;
  /** The row's scopes: profile or the year. */
  readonly scopes: readonly string[];
  readonly day: CalendarDay;
  readonly device: string;
  /** Stamps of its ops: their order is the order in which acts count. */
  readonly stamps: readonly string[];
  readonly said: Said;
}

import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Said, SaidValue } from "../../apps/web/src/kit/act/feature-act.ts";

/** One act as it was done: all that the second opinions ever read. */
export interface DoneAct {
  /** Of its teacher, from 1 on. */
  readonly number: number;
  readonly name: string;
  /** The same, or for an undo and a redo what was taken back or done again. */
  readonly act: string;
  readonly day: CalendarDay;
  readonly device: string;
  /** Its ops, by their stamps, whose order is the order in which acts count. */
  readonly writes: readonly { readonly scope: string; readonly at: string }[];
  readonly said: Said;
}

/** One word of what an act said; empty where it is none. */
export function toWord(value: SaidValue | undefined): string {
  return typeof value === "object" ? "" : String(value ?? "");
}

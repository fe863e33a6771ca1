import { toStateText, type DayState } from "./day-state.ts";
import { UNSEEN_LABEL } from "./roll-words.ts";

/** What was written of a pupil's day; of whom nothing was, nobody says that they were here. */
export function toWrittenText(state: DayState): string {
  return state.marks[0] || state.checkIn ? toStateText(state) : UNSEEN_LABEL;
}

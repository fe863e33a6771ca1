import { toBellMoment, type BellMoment } from "../bells/bell-moment.ts";
import { toSeoulSeconds } from "../calendar-day/calendar-day.ts";
import type { BoardDay } from "./board-day.ts";

/** What is now on a day, at an instant. */
export function readBoardMoment(
  { rows, bellDay }: Pick<BoardDay, "rows" | "bellDay">,
  at: number,
): BellMoment {
  return toBellMoment(rows, Math.floor(toSeoulSeconds(at)), bellDay);
}

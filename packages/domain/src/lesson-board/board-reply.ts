import { addDays, toSeoulDay } from "../calendar-day/calendar-day.ts";
import { recordSchoolYear, type SchoolYear } from "../school-year/school-year.ts";
import { readBoardDay, type BoardDay } from "./board-day.ts";
import type { DayRows } from "./bells-of-day.ts";
import type { BoardMessage } from "./board-message.ts";
import { toShownMessage } from "./shown-message.ts";

/** What `GET api/board/:code` answers: nothing of a pupil, nothing of an account. */
export interface BoardReply {
  /** The server's time, epoch ms. */
  readonly now: number;
  /** 「3학년 2반」. */
  readonly place: string;
  readonly days: readonly BoardDay[];
  readonly message?: BoardMessage | undefined;
}

/** A board that lost the network shows so many days more. */
export const BOARD_DAYS = 14;

/** The days from today on, within the school year. */
export function toBoardReply(
  of: DayRows & { readonly place: string; readonly message: BoardMessage | undefined },
  year: SchoolYear,
  now: number,
): BoardReply {
  const today = toSeoulDay(now);
  const days: BoardDay[] = [];
  for (let ahead = 0; ahead < BOARD_DAYS; ahead++) {
    const day = addDays(today, ahead);
    if (recordSchoolYear(day) > year) break;
    days.push(readBoardDay(day, of));
  }
  const text = toShownMessage(of.message, now);
  return {
    now,
    place: of.place,
    days,
    ...(of.message && text && { message: { text: of.hide(text), until: of.message.until } }),
  };
}

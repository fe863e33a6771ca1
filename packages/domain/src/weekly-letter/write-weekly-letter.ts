import type { Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { NO_TEXT_DIGEST } from "../record/long-text.ts";
import { writeRow } from "../record/write-row.ts";
import { eventDayKind, ONE_TURN, toEventDayId } from "../schedule/event.ts";
import type { EventRows } from "../schedule/list-events.ts";
import {
  bringNames,
  letterNames,
  weeklyLetterKind,
  type KeptWeeklyLetter,
  type LetterWords,
  type WeeklyLetter,
} from "./weekly-letter.ts";

type Letters = ReadonlyMap<string, WeeklyLetter>;

/** Whether nothing is typed into a letter. */
export function isLetterEmpty(words: LetterWords | undefined): boolean {
  return letterNames.every((name) => !words?.[name]?.trim());
}

/**
 * The words of a week, field by field; a week without a word becomes no row.
 *
 * @param from the digest of the notes that the form began with
 */
export function writeWeeklyLetter(
  letters: Letters,
  monday: CalendarDay,
  words: LetterWords,
  from: string,
): readonly Change[] {
  const before = letters.get(monday);
  return before || !isLetterEmpty(words)
    ? writeRow(weeklyLetterKind, monday, before, words, { field: "notes", from })
    : [];
}

/** The last letter before a week into which something is typed. */
export function findLastLetter(
  letters: ReadonlyMap<string, KeptWeeklyLetter>,
  monday: CalendarDay,
): KeptWeeklyLetter | undefined {
  return [...letters.values()]
    .filter((letter) => letter.id < monday && !isLetterEmpty(letter))
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))[0];
}

/**
 * 「지난주 것으로 시작」: what is told and promised, and the 준비물 of each weekday that has lessons. The word is of its week.
 * Nothing where this week has words.
 *
 * @param taught the weekdays with lessons, Monday is 0
 */
export function copyLastLetter(
  letters: ReadonlyMap<string, KeptWeeklyLetter>,
  monday: CalendarDay,
  taught: ReadonlySet<number>,
): readonly Change[] {
  const last = findLastLetter(letters, monday);
  if (!last || !isLetterEmpty(letters.get(monday))) return [];
  const brings = bringNames.flatMap((name, at) => (taught.has(at) ? [[name, last[name]]] : []));
  const { notes, promise } = last;
  const words = { notes, promise, ...Object.fromEntries(brings) };
  return writeWeeklyLetter(letters, monday, words, NO_TEXT_DIGEST);
}

/** Takes an event out of all letters, or back into them. */
export function leaveOut(
  eventDays: EventRows["eventDays"],
  eventIds: readonly string[],
  isLeftOut: true | null,
): readonly Change[] {
  return eventIds.flatMap((eventId) => {
    const turn = { eventId, planned: ONE_TURN };
    const id = toEventDayId(turn);
    return writeRow(eventDayKind, id, eventDays.get(id), { ...turn, isLeftOut });
  });
}

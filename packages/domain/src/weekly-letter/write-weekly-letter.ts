import type { Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import { writeRow } from "../record/write-row.ts";
import {
  bringNames,
  letterNames,
  MOST_LEFT_OUT,
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

/** The words of a week, field by field; a week without a word becomes no row. */
export function writeWeeklyLetter(
  letters: Letters,
  monday: CalendarDay,
  words: LetterWords,
): readonly Change[] {
  const before = letters.get(monday);
  return before || !isLetterEmpty(words) ? writeRow(weeklyLetterKind, monday, before, words) : [];
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
  return writeWeeklyLetter(letters, monday, { notes, promise, ...Object.fromEntries(brings) });
}

/** Takes a turn of an event out of a letter; without one all that were taken out come back. */
export function leaveOut(letters: Letters, monday: CalendarDay, id?: string): readonly Change[] {
  const before = letters.get(monday);
  const others = (before?.leftOut ?? []).filter((each) => each !== id);
  const leftOut = id === undefined ? null : [...others, id].slice(-MOST_LEFT_OUT);
  return writeRow(weeklyLetterKind, monday, before, { leftOut });
}

import { createRow, type Change } from "@damim/sync/change.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { Hide } from "@damim/domain/names/hide-names.ts";
import { keepNames } from "@damim/domain/names/kept-names.ts";
import { eventDayKind } from "@damim/domain/schedule/event.ts";
import {
  takeLetterBack,
  tellWeeklyLetter,
} from "@damim/domain/weekly-letter/tell-weekly-letter.ts";
import { weeklyLetterKind, type LetterWords } from "@damim/domain/weekly-letter/weekly-letter.ts";
import {
  copyLastLetter,
  leaveOut,
  writeWeeklyLetter,
} from "@damim/domain/weekly-letter/write-weekly-letter.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with weekly letters: each act is one undo step, and is on screen before it returns. */
export function createLetterCommands({ store, now, act }: CommandDeps) {
  const letters = store.rows(weeklyLetterKind);
  const eventDays = store.rows(eventDayKind);
  /** Its row is made for good: taking words back empties their fields, and leaves what another device wrote beside. */
  const begin = (monday: CalendarDay, toChanges: () => readonly Change[]): readonly Change[] => {
    if (!letters.has(monday) && toChanges().length > 0)
      void store.write([createRow(weeklyLetterKind.name, monday, {})]);
    return toChanges();
  };
  return {
    /** All that is written in one session is one undo step. Resolves once it is on the disk. */
    write: (
      monday: CalendarDay,
      words: LetterWords,
      { from, session }: { readonly from: string; readonly session: string },
    ) =>
      act(
        begin(monday, () => writeWeeklyLetter(letters, monday, words, from)),
        `${toKoreanMonthDay(monday)} 주간학습안내`,
        { session },
      ),
    startFromLast: (monday: CalendarDay, taught: ReadonlySet<number>) =>
      void act(
        begin(monday, () => copyLastLetter(letters, monday, taught)),
        "지난주 것으로 시작했어요",
      ),
    /** @param lines all that stand in the letter */
    keepNames: (monday: CalendarDay, lines: readonly string[], line: string) => {
      const set = { keptNames: keepNames(lines, letters.get(monday), line) };
      const change = { kind: weeklyLetterKind.name, id: monday, set };
      void act(
        begin(monday, () => [change]),
        "이름을 그대로 두었어요",
      );
    },
    /** @param sentence what was done, and whether families see it by now (`sayReach`) */
    tell: (monday: CalendarDay, hide: Hide, sentence: string) =>
      void act(tellWeeklyLetter(monday, letters.get(monday), hide, now()), sentence),
    takeBack: (monday: CalendarDay, sentence: string) =>
      void act(takeLetterBack(monday, letters.get(monday)), sentence),
    leaveOut: (eventId: string) =>
      void act(leaveOut(eventDays, [eventId], true), "주간학습안내에서 일정을 뺐어요"),
    putBack: (eventIds: readonly string[]) =>
      void act(leaveOut(eventDays, eventIds, null), "뺀 일정을 다시 넣었어요"),
  };
}

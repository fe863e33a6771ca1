import { createRow, type Change } from "@damim/sync/change.ts";
import { isSameValue } from "../base/is-same-value.ts";
import type { CalendarDay } from "../calendar-day/calendar-day.ts";
import type { Hide } from "../names/hide-names.ts";
import { hideUnkept } from "../names/kept-names.ts";
import {
  letterNames,
  weeklyLetterKind,
  type ToldLetter,
  type WeeklyLetter,
} from "./weekly-letter.ts";

type Letter = WeeklyLetter | undefined;

/**
 * 「가정에 알리기」: families read the letter of a week with its words as they stand now, without a pupil's name but
 * where the teacher said 「그대로」; its lessons, events and lunch are always those of the day (`layWeeklyLetter`). A letter without words is told too.
 *
 * @param hide tells who names a pupil (`hideNames`)
 * @param now epoch ms
 *
 * ```ts
 * tellWeeklyLetter("2026-11-30", { word: "추워요." }, (text) => text, now);
 * // [{ kind: "weeklyLetter", id: "2026-11-30", set: { told: { word: "추워요." }, toldAt: now } }]
 * ```
 */
export function tellWeeklyLetter(
  week: CalendarDay,
  row: Letter,
  hide: Hide,
  now: number,
): readonly Change[] {
  const set = { told: toWords(row, hide), toldAt: now };
  return [
    row
      ? { kind: weeklyLetterKind.name, id: week, set }
      : createRow(weeklyLetterKind.name, week, set),
  ];
}

/** 「거두기」: families read nothing of that week any more. */
export function takeLetterBack(week: CalendarDay, row: Letter): readonly Change[] {
  return toToldLetter(row)
    ? [{ kind: weeklyLetterKind.name, id: week, set: { told: null, toldAt: null } }]
    : [];
}

/** The words that families read, as they stood when they were told. Nothing of a letter that is not told. */
export function toToldLetter(row: Letter): ToldLetter | undefined {
  return row?.toldAt ? (row.told ?? {}) : undefined;
}

/** Whether a told letter was changed since, so that families read other words than stand in it. */
export function isToldOtherwise(row: Letter, hide: Hide): boolean {
  const told = toToldLetter(row);
  return told !== undefined && !isSameValue(told, toWords(row, hide));
}

function toWords(row: Letter, hide: Hide): ToldLetter {
  const words = letterNames.flatMap((name) => {
    const text = row?.[name] ? hideUnkept(row[name], row, hide).trim() : "";
    return text ? [[name, text] as const] : [];
  });
  return Object.fromEntries(words);
}

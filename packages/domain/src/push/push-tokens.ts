import type { RecordKind } from "@damim/sync/kind.ts";
import type { PushTokens } from "./push-records.ts";
import { addDays, isCalendarDay, type CalendarDay } from "../calendar-day/calendar-day.ts";

export type { PushTokens };

export const PUSH_TOKENS_ID = "fcmToken";

export const pushTokensKind: RecordKind<PushTokens, "pushTokens"> = {
  name: "pushTokens",
  version: 1,
};

/** A token that was not saved for longer gets nothing any more. */
export const TOKEN_LIFE_DAYS = 7;
const RENEWED_AFTER_DAYS = 2;
const OTHER_TOKENS_MAX = 4;
const BETWEEN = "***";
const TOKEN = /^[\w-]{22}$/;

/** A device's place in the list: the day it was last saved, and 22 letters of base64url. */
export interface SavedToken {
  readonly day: CalendarDay;
  readonly token: string;
}

/**
 * The list after a device opened the app today: the same list where it was saved less than two days ago, else without
 * what is malformed, older than seven days, later than tomorrow or there twice, with at most four others, and today's
 * last (spec 15 §1).
 *
 * ```ts
 * keepTokens([], token, "2026-11-23"); // ["2026-11-23***" + token]
 * ```
 */
export function keepTokens(
  list: readonly string[],
  token: string,
  today: CalendarDay,
): readonly string[] {
  const tomorrow = addDays(today, 1);
  const known = list.map(readSavedToken).filter((saved) => saved !== undefined);
  const since = addDays(today, 1 - RENEWED_AFTER_DAYS);
  if (known.some((saved) => saved.token === token && saved.day >= since && saved.day <= tomorrow))
    return list;
  const oldest = addDays(today, -TOKEN_LIFE_DAYS);
  const newest = new Map<string, CalendarDay>();
  for (const { token: other, day } of known) {
    if (other === token || day < oldest || day > tomorrow) continue;
    const before = newest.get(other);
    if (before === undefined || before < day) newest.set(other, day);
  }
  const others = known.filter(
    (saved, at) =>
      newest.get(saved.token) === saved.day &&
      known.findIndex((each) => each.token === saved.token && each.day === saved.day) === at,
  );
  while (others.length > OTHER_TOKENS_MAX) {
    const first = others.map(({ day }) => day).reduce((a, b) => (b < a ? b : a));
    others.splice(
      others.findIndex(({ day }) => day === first),
      1,
    );
  }
  return [...others, { token, day: today }].map(({ day, token: each }) => day + BETWEEN + each);
}

/** Reads `YYYY-MM-DD***token`; nothing when the day does not exist or the token has another form. */
export function readSavedToken(text: string): SavedToken | undefined {
  const at = text.indexOf(BETWEEN);
  const day = text.slice(0, at);
  const token = text.slice(at + BETWEEN.length);
  return at > 0 && isCalendarDay(day) && TOKEN.test(token) ? { day, token } : undefined;
}

/** Those that are heard today for the last time, unless they are opened. */
export function listLastDayTokens(list: readonly string[], today: CalendarDay): readonly string[] {
  const oldest = addDays(today, -TOKEN_LIFE_DAYS);
  const saved = list.map(readSavedToken).filter((one) => one !== undefined);
  return saved.filter(({ day }) => day === oldest).map(({ token }) => token);
}

/** Those that may be sent to today: saved within seven days. */
export function listLiveTokens(list: readonly string[], today: CalendarDay): readonly string[] {
  const oldest = addDays(today, -TOKEN_LIFE_DAYS);
  const live = list.map(readSavedToken).filter((saved) => saved !== undefined);
  return live.filter(({ day }) => day >= oldest).map(({ token }) => token);
}

import { addDays, toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import { toSeoulMidnight } from "../calendar-day/korean-instant.ts";
import { toLastCall } from "../booking/last-day.ts";
import { toMonday } from "../class-table/weeks/week-letter.ts";
import type { FamilyNews, FamilyOpen } from "./family-news.ts";

const openWords = { booking: "상담 예약이", survey: "설문이" } as const;
const HOUR_MS = 3_600_000;
/** Families hear from here until there, each on the full hour. */
const FROM_HOUR = 7;
const UNTIL_HOUR = 20;

/** So many a browser and day. */
export const MOST_FAMILY_PUSHES = 3;

/** One thing that a browser is told of a class; of each `sort` only the newest. */
export interface FamilyPush {
  readonly sort: "notice" | "letter" | `${FamilyOpen["type"]}${"" | "-last"}`;
  /** Of what. */
  readonly cause: string;
  /** When it was told, epoch ms; 0 where it is said once and no more. */
  readonly at: number;
  /** By which a second telling differs from the first. It never leaves. */
  readonly words: string;
  readonly body: string;
}

/** What a browser knows of a cause. */
export interface HeardPush {
  readonly at: number;
  readonly words: string;
}

/**
 * What families of a class are told by push now: that something is there, never what it says (spec 19 §4). Of news alone, so
 * that nothing is told that the page hides.
 *
 * ```ts
 * listFamilyPushes(news)[0]?.body; // 「오늘 알림장이 왔어요 · 준비물 2」
 * ```
 */
export function listFamilyPushes(news: FamilyNews): readonly FamilyPush[] {
  const { today, now, notices, letters, open } = news;
  const [notice] = notices;
  const pushes: FamilyPush[] = [];
  if (notice && isToday(notice, today)) {
    const { day, toldAt: at, lines, brings } = notice;
    const said = `${day === today ? "오늘" : "어제"} 알림장이 왔어요`;
    const body = brings.length > 0 ? `${said} · 준비물 ${brings.length}` : said;
    pushes.push({ sort: "notice", cause: `notice~${day}`, at, words: lines.join("\n"), body });
  }
  // On a weekend the week is over.
  const week = toMonday(addDays(today, 2));
  for (const { monday, toldAt: at, words } of letters) {
    if (monday < week) continue;
    const body = `${sayWeek(monday, today)} 주간학습안내가 나왔어요`;
    const cause = `letter~${monday}`;
    pushes.push({ sort: "letter", cause, at, words: JSON.stringify(words), body });
  }
  for (const { type, id, until } of open) {
    const isLast = until === today && now >= toLastCall(today);
    const body = `${openWords[type]} ${isLast ? "오늘까지예요" : "열렸어요"}`;
    // Another last day is another last call; a thing opens once.
    const cause = isLast ? `last~${id}~${until}` : `open~${id}`;
    pushes.push({ sort: isLast ? `${type}-last` : type, cause, at: 0, words: "", body });
  }
  return pushes;
}

function sayWeek(monday: CalendarDay, today: CalendarDay): string {
  if (monday <= today) return "이번 주";
  return monday === addDays(toMonday(today), 7) ? "다음 주" : `${toKoreanMonthDay(monday)} 주`;
}

/** Today's, or what came last night while everybody was left alone. */
function isToday({ day, toldAt }: FamilyNews["notices"][number], today: CalendarDay): boolean {
  const evening = toSeoulMidnight(addDays(today, -1)) + UNTIL_HOUR * HOUR_MS;
  return day === today || (day === addDays(today, -1) && toldAt >= evening);
}

/** Whether a browser has not heard it: what was told again counts only where it reads otherwise. */
export function isUnheard(
  { at, words }: Pick<FamilyPush, "at" | "words">,
  heard: HeardPush | undefined,
): boolean {
  return !heard || (at > heard.at && words !== heard.words);
}

/** When families hear next of the last day of something that is open, epoch ms; infinity where nothing has one. */
export function findNextCall({ open, now }: FamilyNews): number {
  const calls = open.flatMap(({ until }) => (until ? [toLastCall(until)] : []));
  return Math.min(...calls.filter((call) => call > now));
}

/** `at` itself, or the next morning where families are left alone then; epoch ms. */
export function findFamilyHour(at: number): number {
  const midnight = toSeoulMidnight(toSeoulDay(at));
  const hours = (at - midnight) / HOUR_MS;
  if (hours < FROM_HOUR) return midnight + FROM_HOUR * HOUR_MS;
  return hours < UNTIL_HOUR ? at : findNextMorning(at);
}

/** When the next day of messages begins, epoch ms. */
export function findNextMorning(at: number): number {
  return toSeoulMidnight(addDays(toSeoulDay(at), 1)) + FROM_HOUR * HOUR_MS;
}

/** When the messages of a day end, epoch ms: until then a push service may keep one for a phone that is off. */
export function findEvening(at: number): number {
  return toSeoulMidnight(toSeoulDay(at)) + UNTIL_HOUR * HOUR_MS;
}

import {
  addDays,
  isCalendarDay,
  toDayParts,
  toSeoulDay,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import { toKoreanDate } from "../calendar-day/korean-day.ts";
import { toSeoulMidnight } from "../calendar-day/korean-instant.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import {
  LONGEST_CAPSULE_TITLE_CHARACTERS,
  LONGEST_LETTER_CHARACTERS,
  MOST_CAPSULE_YEARS,
  type Capsule,
} from "./capsule.ts";

const OPENS_AT_MS = 9 * 3_600_000;
const DAY_MS = 86_400_000;
const KEPT_DAYS = 90;
const TOLD_DAYS = 60;

export type CapsuleDraftRefusal =
  | { readonly type: "TitleEmpty" }
  | { readonly type: "TitleTooLong"; readonly longest: number }
  | { readonly type: "DayUnclear" }
  | { readonly type: "DayTooSoon" }
  | { readonly type: "DayTooFar"; readonly years: number }
  | { readonly type: "LetterEmpty" }
  | { readonly type: "LetterTooLong"; readonly longest: number };

export const capsuleDraftMessages: MessagesFor<CapsuleDraftRefusal> = {
  TitleEmpty: () => "캡슐의 이름을 적어 주세요. 「2월의 나에게」처럼 적어요.",
  TitleTooLong: ({ longest }) => `이름은 ${longest}자까지 적을 수 있어요.`,
  DayUnclear: () => "여는 날을 골라 주세요.",
  DayTooSoon: () => "여는 날은 내일부터 고를 수 있어요.",
  DayTooFar: ({ years }) => `여는 날은 ${years}년 안에서 고를 수 있어요.`,
  LetterEmpty: () => "편지를 적어 주세요.",
  LetterTooLong: ({ longest }) =>
    `편지는 ${longest.toLocaleString("ko")}자까지 봉할 수 있어요. 조금 줄여 주세요.`,
};

/** The capsule that a form stands for: it opens at nine in the morning. */
export function parseCapsuleDraft(
  draft: { readonly title: string; readonly day: string },
  { today }: { readonly today: CalendarDay },
): Result<Pick<Capsule, "title" | "opensAt">, CapsuleDraftRefusal> {
  const title = draft.title.normalize("NFC").trim();
  const { day } = draft;
  if (title === "") return refuse({ type: "TitleEmpty" });
  if (title.length > LONGEST_CAPSULE_TITLE_CHARACTERS)
    return refuse({ type: "TitleTooLong", longest: LONGEST_CAPSULE_TITLE_CHARACTERS });
  if (!isCalendarDay(day)) return refuse({ type: "DayUnclear" });
  if (day <= today) return refuse({ type: "DayTooSoon" });
  const last = `${toDayParts(today).year + MOST_CAPSULE_YEARS}${today.slice(4)}`;
  if (day > last) return refuse({ type: "DayTooFar", years: MOST_CAPSULE_YEARS });
  return ok({ title, opensAt: toOpensAt(day) });
}

/** The words of a letter before they are sealed. */
export function parseLetter(typed: string): Result<string, CapsuleDraftRefusal> {
  const text = typed.normalize("NFC").trim();
  if (text === "") return refuse({ type: "LetterEmpty" });
  return text.length > LONGEST_LETTER_CHARACTERS
    ? refuse({ type: "LetterTooLong", longest: LONGEST_LETTER_CHARACTERS })
    : ok(text);
}

/** Nine in the morning of a day, epoch ms. */
export function toOpensAt(day: CalendarDay): number {
  return toSeoulMidnight(day) + OPENS_AT_MS;
}

/** 「2027년 2월 10일에 열려요」. */
export function toCapsuleWords({ opensAt }: Pick<Capsule, "opensAt">, now: number): string {
  return now >= opensAt ? "지금 열 수 있어요" : `${toKoreanDate(toSeoulDay(opensAt))}에 열려요`;
}

/** The day on which its letters are emptied: 90 days after it opened, or when what was asked for is over. */
export function findEmptyDay({
  opensAt,
  keepUntil,
}: Pick<Capsule, "opensAt" | "keepUntil">): CalendarDay {
  const planned = addDays(toSeoulDay(opensAt), KEPT_DAYS);
  const asked = keepUntil ? toSeoulDay(keepUntil) : planned;
  return asked > planned ? asked : planned;
}

/** What the job does with a capsule: nothing, tell that it will be emptied, empty it. */
export function decideEmptying(
  capsule: Pick<Capsule, "opensAt" | "keepUntil">,
  now: number,
): "keep" | "tell" | "empty" {
  const end = toSeoulMidnight(findEmptyDay(capsule));
  if (now >= end) return "empty";
  return now >= end - (KEPT_DAYS - TOLD_DAYS) * DAY_MS ? "tell" : "keep";
}

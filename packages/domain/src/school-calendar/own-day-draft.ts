import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import {
  addDays,
  isCalendarDay,
  toWeekday,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import { findHoliday } from "../holiday/holiday.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import {
  LONGEST_DAY_LABEL_CHARACTERS,
  ownDayKind,
  type OwnDay,
  type OwnDayType,
} from "./own-day.ts";
import { isSchoolOpen, type SchoolCalendar } from "./school-calendar.ts";

/** What the form holds. An empty `to` means one day. */
export interface OwnDayDraft {
  readonly from: string;
  readonly to: string;
  readonly type: OwnDayType;
  readonly label: string;
}

export type OwnDayRefusal =
  | { readonly type: "DayMissing" }
  | { readonly type: "EndBeforeStart" }
  | { readonly type: "DaysOutsideYear"; readonly year: SchoolYear }
  | { readonly type: "LabelEmpty" }
  | { readonly type: "LabelTooLong"; readonly longest: number }
  | { readonly type: "AllClosedAlready" }
  | { readonly type: "AllOpenAlready" };

export const ownDayMessages: MessagesFor<OwnDayRefusal> = {
  DayMissing: () => "날짜를 골라 주세요.",
  EndBeforeStart: () => "끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요.",
  DaysOutsideYear: ({ year }) => `${year}학년도의 날짜를 골라 주세요.`,
  LabelEmpty: () => "이름을 적어 주세요. 「재량휴업일」처럼 적어요.",
  LabelTooLong: ({ longest }) => `이름은 ${longest}자까지 적을 수 있어요.`,
  AllClosedAlready: () => "주말이나 공휴일이라 이미 쉬는 날이에요.",
  AllOpenAlready: () => "이미 학교에 가는 날이에요.",
};

/** Which field of the form a refusal belongs to. */
export const ownDayRefusalFields: Readonly<Record<OwnDayRefusal["type"], keyof OwnDayDraft>> = {
  DayMissing: "from",
  EndBeforeStart: "to",
  DaysOutsideYear: "from",
  LabelEmpty: "label",
  LabelTooLong: "label",
  AllClosedAlready: "from",
  AllOpenAlready: "from",
};

/**
 * The rows that a form stands for. A span leaves out what is closed anyway (weekends, public holidays); a span
 * of open days leaves out what is open anyway. `calendar` is that of the year without the rows being edited.
 *
 * ```ts
 * parseOwnDayDraft({ from: "2026-10-08", to: "2026-10-09", type: "closed", label: "재량휴업일" }, context);
 * // 8 October alone: the 9th is 한글날
 * ```
 */
export function parseOwnDayDraft(
  draft: OwnDayDraft,
  { calendar, year }: { readonly calendar: SchoolCalendar; readonly year: SchoolYear },
): Result<readonly OwnDay[], OwnDayRefusal> {
  const { type } = draft;
  const from = draft.from;
  const to = draft.to || from;
  const label = draft.label.normalize("NFC").trim();
  if (!isCalendarDay(from) || !isCalendarDay(to)) return refuse({ type: "DayMissing" });
  if (to < from) return refuse({ type: "EndBeforeStart" });
  const span = toSchoolYearSpan(year);
  if (from < span.from || to > span.to) return refuse({ type: "DaysOutsideYear", year });
  if (label === "" && type !== "open") return refuse({ type: "LabelEmpty" });
  if (label.length > LONGEST_DAY_LABEL_CHARACTERS)
    return refuse({ type: "LabelTooLong", longest: LONGEST_DAY_LABEL_CHARACTERS });
  const isMeant = type === "open" ? isClosedOtherwise : isOpenOtherwise;
  const days: OwnDay[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (isMeant(calendar, day)) days.push({ day, type, label });
  }
  if (days.length > 0) return ok(days);
  return refuse({ type: type === "open" ? "AllOpenAlready" : "AllClosedAlready" });
}

/** Without the teacher's own word for the day. */
function isOpenOtherwise(_calendar: SchoolCalendar, day: CalendarDay): boolean {
  return ![0, 6].includes(toWeekday(day)) && !findHoliday(day);
}

function isClosedOtherwise(calendar: SchoolCalendar, day: CalendarDay): boolean {
  const own = calendar.ownDays.get(day);
  return own?.type !== "open" && !isSchoolOpen(calendar, day);
}

/** Takes some days' rows away and writes others; rows that already say the same stay untouched. */
export function planOwnDays(
  existing: ReadonlyMap<CalendarDay, OwnDay>,
  { removed, days }: { readonly removed: readonly CalendarDay[]; readonly days: readonly OwnDay[] },
): readonly Change[] {
  const written = new Set(days.map(({ day }) => day));
  const gone = removed.filter((day) => !written.has(day) && existing.has(day));
  const fresh = days.filter(({ day, type, label }) => {
    const own = existing.get(day);
    return own?.type !== type || own.label !== label;
  });
  return [
    ...gone.map((day) => removeRow(ownDayKind.name, day)),
    ...fresh.map(({ day, type, label }) => createRow(ownDayKind.name, day, { day, type, label })),
  ];
}

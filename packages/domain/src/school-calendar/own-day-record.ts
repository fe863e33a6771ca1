import { createRow, removeRow, type Change } from "@damim/sync/change.ts";
import { ok, type Result } from "../base/result.ts";
import {
  addDays,
  compareDays,
  isCalendarDay,
  toWeekday,
  type CalendarDay,
} from "../calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanMonthDay, toWeekdayLetter } from "../calendar-day/korean-day.ts";
import { withParticle } from "../hangul/particle.ts";
import { findHoliday } from "../holiday/holiday.ts";
import type { DraftOf, RowOf } from "../record/field.ts";
import { choice, day, own, text } from "../record/fields.ts";
import { maybe } from "../record/vary-field.ts";
import { readDraft, record, refuseAt, type DraftRefusal } from "../record/record.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import { LONGEST_DAY_LABEL_CHARACTERS, ownDayKind, ownDayTypeLabels } from "./own-day.ts";
import { isSchoolOpen, type SchoolCalendar } from "./school-calendar.ts";

const type = choice("종류", ownDayTypeLabels, { column: { width: 14 } });

const fields = {
  day: day(undefined, { column: { head: "날짜", width: 12 } }),
  type,
  /** Blanks at its ends do not count. */
  label: own<string>(
    {
      type: "rule",
      takes: (label) =>
        typeof label === "string" && label.trim().length <= LONGEST_DAY_LABEL_CHARACTERS,
      such: ["재량휴업일"],
    },
    { label: "이름", isInSubject: true, column: { width: 24 } },
  ),
};

/** One day; its row's id is the day, so that two devices that say the same write one row. */
export type OwnDay = RowOf<typeof fields>;

/** Beside the public holidays that everybody has. */
export const ownDay = record({
  kind: ownDayKind,
  scope: "year",
  topics: ["classWork"],
  leaves: true,
  sort: "휴일",
  subject: nameOwnDay,
  when: (_, id) => (isCalendarDay(id) ? toKoreanDay(id) : id),
  fields,
  tab: "학교 휴일",
  columns: ["day", ["요일", 6, (row) => toWeekdayLetter(row.day)], "type", "label"],
  place: (row) => row.day,
});

/** 「재량휴업일」, and where it has no name what sort of day it is. */
export function nameOwnDay(of: { readonly label?: unknown; readonly type?: unknown }): string {
  return (typeof of.label === "string" && of.label) || type.say(of.type) || "휴일";
}

const formFields = {
  type,
  from: day("첫날"),
  /** Empty where it is one day. */
  to: maybe(day("마지막 날")),
  label: text("이름", { most: LONGEST_DAY_LABEL_CHARACTERS }),
};

/** The form of a day or a span. */
export const ownDayForm = { fields: formFields };
export type OwnDayDraft = DraftOf<typeof formFields>;

/**
 * The rows that a form stands for. A span leaves out what is closed anyway (weekends, public holidays); a span
 * of open days leaves out what is open anyway. A day that the teacher said something else of is not written over.
 * `calendar` is that of the year without the rows being edited.
 *
 * ```ts
 * readOwnDays({ from: "2026-10-08", to: "2026-10-09", type: "closed", label: "재량휴업일" }, context);
 * // 8 October alone: the 9th is 한글날
 * ```
 */
export function readOwnDays(
  draft: OwnDayDraft,
  { calendar, year }: { readonly calendar: SchoolCalendar; readonly year: SchoolYear },
): Result<readonly OwnDay[], DraftRefusal> {
  const span = toSchoolYearSpan(year);
  const isOpening = draft.type === "open";
  const read = readDraft(ownDayForm, draft, ({ from, to, label }) => {
    const last = to ?? from;
    if (last < from) return ["to", "끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요."];
    if (from < span.from || last > span.to) return ["from", `${year}학년도의 날짜를 골라 주세요.`];
    return label || isOpening
      ? undefined
      : ["label", "이름을 적어 주세요. 「재량휴업일」처럼 적어요."];
  });
  if (!read.ok) return read;
  const { from, to, label } = read.value;
  const own = [...calendar.ownDays.values()]
    .toSorted((a, b) => compareDays(a.day, b.day))
    .find((each) => each.day >= from && each.day <= (to ?? from));
  if (own)
    return refuseAt(
      "from",
      `${toKoreanMonthDay(own.day)}에는 이미 ${withParticle(`「${nameOwnDay(own)}」`, "이/가")} 있어요. 그날을 먼저 고치거나 지워 주세요.`,
    );
  const isMeant = isOpening ? isClosedOtherwise : isOpenOtherwise;
  const days: OwnDay[] = [];
  for (let each = from; each <= (to ?? from); each = addDays(each, 1)) {
    if (isMeant(calendar, each)) days.push({ day: each, type: draft.type, label: label ?? "" });
  }
  if (days.length > 0) return ok(days);
  return refuseAt(
    "from",
    isOpening ? "이미 학교에 가는 날이에요." : "주말이나 공휴일이라 이미 쉬는 날이에요.",
  );
}

/** Without the teacher's own word for the day. */
function isOpenOtherwise(_calendar: SchoolCalendar, on: CalendarDay): boolean {
  return ![0, 6].includes(toWeekday(on)) && !findHoliday(on);
}

function isClosedOtherwise(calendar: SchoolCalendar, on: CalendarDay): boolean {
  const own = calendar.ownDays.get(on);
  return own?.type !== "open" && !isSchoolOpen(calendar, on);
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

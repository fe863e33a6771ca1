import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { isClockTime } from "../calendar-day/clock-time.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import {
  parseRepeatDraft,
  repeatMessages,
  repeatRefusalFields,
  type RepeatDraft,
  type RepeatRefusal,
} from "../occurrence/repeat-draft.ts";
import type { Colour } from "../record/colour.ts";
import { toSchoolYearSpan, type SchoolYear } from "../school-year/school-year.ts";
import {
  LONGEST_EVENT_NOTE_CHARACTERS,
  LONGEST_EVENT_TITLE_CHARACTERS,
  LONGEST_PLACE_CHARACTERS,
  LONGEST_REMIND_MINUTES,
  type CalendarEvent,
} from "./event.ts";

/** What the form holds. */
export interface EventDraft extends RepeatDraft {
  readonly title: string;
  readonly day: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
  readonly place: string;
  readonly colour: Colour;
  readonly note: string;
  readonly remindMinutes: string;
}

export type EventRefusal =
  | RepeatRefusal
  | { readonly type: "TitleEmpty" }
  | { readonly type: "TitleTooLong"; readonly longest: number }
  | { readonly type: "DayMissing" }
  | { readonly type: "DayOutsideYear"; readonly year: SchoolYear }
  | { readonly type: "LastDayUnclear" }
  | { readonly type: "LastDayTooEarly" }
  | { readonly type: "RepeatedForDays" }
  | { readonly type: "TimeUnclear" }
  | { readonly type: "StartMissing" }
  | { readonly type: "EndBeforeStart" }
  | { readonly type: "PlaceTooLong"; readonly longest: number }
  | { readonly type: "NoteTooLong"; readonly longest: number }
  | { readonly type: "RemindUnclear" };

export const eventMessages: MessagesFor<EventRefusal> = {
  ...repeatMessages,
  TitleEmpty: () => "무슨 일정인지 제목을 적어 주세요.",
  TitleTooLong: ({ longest }) => `제목은 ${longest}자까지 적을 수 있어요.`,
  DayMissing: () => "날짜를 골라 주세요.",
  DayOutsideYear: ({ year }) => `${year}학년도의 날짜를 골라 주세요.`,
  LastDayUnclear: () => "끝나는 날짜를 골라 주세요. 하루면 비워 두어도 돼요.",
  LastDayTooEarly: () => "끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요.",
  RepeatedForDays: () => "여러 날 이어지는 일정은 되풀이할 수 없어요. 끝나는 날을 비워 주세요.",
  TimeUnclear: () => "시각은 14:30처럼 적어 주세요. 비워 두면 하루 종일이에요.",
  StartMissing: () => "시작하는 시각도 적어 주세요.",
  EndBeforeStart: () => "끝나는 시각이 시작하는 시각보다 빨라요. 다시 적어 주세요.",
  PlaceTooLong: ({ longest }) => `장소는 ${longest}자까지 적을 수 있어요.`,
  NoteTooLong: ({ longest }) =>
    `메모는 ${longest.toLocaleString("ko")}자까지 적을 수 있어요. 글은 이 화면에 그대로 있어요.`,
  RemindUnclear: () => "미리 알림은 0분부터 두 주 전까지 고를 수 있어요.",
};

/** Which field of the form a refusal belongs to. */
export const eventRefusalFields: Readonly<Record<EventRefusal["type"], keyof EventDraft>> = {
  ...repeatRefusalFields,
  TitleEmpty: "title",
  TitleTooLong: "title",
  DayMissing: "day",
  DayOutsideYear: "day",
  LastDayUnclear: "to",
  LastDayTooEarly: "to",
  RepeatedForDays: "to",
  TimeUnclear: "start",
  StartMissing: "start",
  EndBeforeStart: "end",
  PlaceTooLong: "place",
  NoteTooLong: "note",
  RemindUnclear: "remindMinutes",
};

/** What the form writes: every field that it holds, `null` where it is empty. */
export type EventFields = Pick<CalendarEvent, "title" | "day" | "colour"> &
  Required<
    Pick<
      CalendarEvent,
      "to" | "start" | "end" | "place" | "note" | "repeat" | "onClosed" | "remindMinutes"
    >
  >;

/** The event that a form stands for. */
export function parseEventDraft(
  draft: EventDraft,
  { year }: { readonly year: SchoolYear },
): Result<EventFields, EventRefusal> {
  const [title, place, note] = [draft.title, draft.place, draft.note].map(toText);
  const [to, start, end] = [draft.to, draft.start, draft.end].map((typed) => typed.trim());
  const { day, colour } = draft;
  const span = toSchoolYearSpan(year);
  const remind = draft.remindMinutes.trim();
  const remindMinutes = remind === "" ? null : Number(remind);

  if (!title) return refuse({ type: "TitleEmpty" });
  if (title.length > LONGEST_EVENT_TITLE_CHARACTERS)
    return refuse({ type: "TitleTooLong", longest: LONGEST_EVENT_TITLE_CHARACTERS });
  if (!isCalendarDay(day)) return refuse({ type: "DayMissing" });
  if (day < span.from || day > span.to) return refuse({ type: "DayOutsideYear", year });
  if (to && !isCalendarDay(to)) return refuse({ type: "LastDayUnclear" });
  if (to && to < day) return refuse({ type: "LastDayTooEarly" });
  const lastDay = isCalendarDay(to) && to !== day ? to : null;
  if (lastDay && draft.every !== "") return refuse({ type: "RepeatedForDays" });
  if ([start, end].some((time) => time && !isClockTime(time)))
    return refuse({ type: "TimeUnclear" });
  if (end && !start) return refuse({ type: "StartMissing" });
  if (!lastDay && start && end && end < start) return refuse({ type: "EndBeforeStart" });
  if (isLonger(place, LONGEST_PLACE_CHARACTERS))
    return refuse({ type: "PlaceTooLong", longest: LONGEST_PLACE_CHARACTERS });
  if (isLonger(note, LONGEST_EVENT_NOTE_CHARACTERS))
    return refuse({ type: "NoteTooLong", longest: LONGEST_EVENT_NOTE_CHARACTERS });
  if (remindMinutes !== null && !isReminder(remindMinutes))
    return refuse({ type: "RemindUnclear" });
  const repeat = parseRepeatDraft(draft, day);
  if (!repeat.ok) return repeat;

  return ok({
    title,
    day,
    to: lastDay,
    start: start || null,
    end: end || null,
    place: place ?? null,
    colour,
    note: note ?? null,
    remindMinutes,
    ...repeat.value,
  });
}

function toText(typed: string): string | undefined {
  return typed.normalize("NFC").trim() || undefined;
}

function isLonger(text: string | undefined, longest: number): boolean {
  return (text?.length ?? 0) > longest;
}

function isReminder(minutes: number): boolean {
  return Number.isInteger(minutes) && minutes >= 0 && minutes <= LONGEST_REMIND_MINUTES;
}

import { isCalendarDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import {
  LONGEST_CHECK_NOTE_CHARACTERS,
  LONGEST_CHECK_TITLE_CHARACTERS,
  LONGEST_SUBJECT_CHARACTERS,
  type Check,
} from "./check.ts";

/** What the form holds; empty days are not said. */
export interface CheckDraft {
  readonly title: string;
  readonly subject: string;
  readonly dueOn: string;
  /** ISO weekdays in any order; empty is once. */
  readonly repeat: string;
  readonly from: string;
  readonly until: string;
}

export type CheckRefusal =
  | { readonly type: "TitleEmpty" }
  | { readonly type: "TitleTooLong"; readonly longest: number }
  | { readonly type: "SubjectTooLong"; readonly longest: number }
  | { readonly type: "DueDayUnclear" }
  | { readonly type: "RepeatDaysUnclear" }
  | { readonly type: "RepeatEndsBeforeStart" };

export const checkMessages: MessagesFor<CheckRefusal> = {
  TitleEmpty: () => "무엇을 내는지 제목을 적어 주세요. 「독서록 3주차」처럼 적어요.",
  TitleTooLong: ({ longest }) => `제목은 ${longest}자까지 적을 수 있어요.`,
  SubjectTooLong: ({ longest }) => `과목은 ${longest}자까지 적을 수 있어요.`,
  DueDayUnclear: () => "언제까지인지 날짜를 골라 주세요. 비워 두어도 돼요.",
  RepeatDaysUnclear: () => "되풀이를 시작하는 날과 끝나는 날을 다시 골라 주세요.",
  RepeatEndsBeforeStart: () => "끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요.",
};

/** Which field of the form a refusal belongs to. */
export const checkRefusalFields: Readonly<Record<CheckRefusal["type"], keyof CheckDraft>> = {
  TitleEmpty: "title",
  TitleTooLong: "title",
  SubjectTooLong: "subject",
  DueDayUnclear: "dueOn",
  RepeatDaysUnclear: "from",
  RepeatEndsBeforeStart: "until",
};

/** What the form writes: every field that it holds, `null` where it is empty. */
export type CheckFields = Pick<Check, "title"> &
  Required<Pick<Check, "subject" | "dueOn" | "repeat" | "from" | "until">>;

/** The check that a form stands for. A repeat without a first day begins today. */
export function parseCheckDraft(
  draft: CheckDraft,
  { today }: { readonly today: CalendarDay },
): Result<CheckFields, CheckRefusal> {
  const title = draft.title.normalize("NFC").trim();
  const subject = draft.subject.normalize("NFC").trim();
  const { dueOn, until } = draft;
  const repeat = Array.from("1234567")
    .filter((weekday) => draft.repeat.includes(weekday))
    .join("");
  const from = draft.from || today;
  if (title === "") return refuse({ type: "TitleEmpty" });
  if (title.length > LONGEST_CHECK_TITLE_CHARACTERS)
    return refuse({ type: "TitleTooLong", longest: LONGEST_CHECK_TITLE_CHARACTERS });
  if (subject.length > LONGEST_SUBJECT_CHARACTERS)
    return refuse({ type: "SubjectTooLong", longest: LONGEST_SUBJECT_CHARACTERS });
  if (dueOn !== "" && !isCalendarDay(dueOn)) return refuse({ type: "DueDayUnclear" });
  const once = { title, subject: subject || null, dueOn: dueOn || null };
  if (repeat === "") return ok({ ...once, repeat: null, from: null, until: null });
  if (!isCalendarDay(from) || (until !== "" && !isCalendarDay(until)))
    return refuse({ type: "RepeatDaysUnclear" });
  if (until !== "" && until < from) return refuse({ type: "RepeatEndsBeforeStart" });
  return ok({ ...once, repeat, from, until: until || null });
}

export interface CheckNoteRefusal {
  readonly type: "NoteTooLong";
  readonly longest: number;
}

export const checkNoteMessages: MessagesFor<CheckNoteRefusal> = {
  NoteTooLong: ({ longest }) => `메모는 ${longest}자까지 적을 수 있어요.`,
};

/** The note of one pupil; empty takes it away. */
export function parseCheckNote(note: string): Result<string, CheckNoteRefusal> {
  const text = note.normalize("NFC").trim();
  return text.length > LONGEST_CHECK_NOTE_CHARACTERS
    ? refuse({ type: "NoteTooLong", longest: LONGEST_CHECK_NOTE_CHARACTERS })
    : ok(text);
}

import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import {
  LONGEST_DAY_PLAN_NOTE_CHARACTERS,
  MOST_SHORTEN_MINUTES,
  type DayPlan,
} from "./day-plan.ts";
import { LAST_PERIOD } from "./lesson-place.ts";

/** What the form holds; empty is as every week. */
export interface DayPlanDraft {
  readonly lessons: string;
  readonly bellsId: string;
  readonly shortenBy: string;
  readonly keepLunch: boolean;
  readonly note: string;
}

export type DayPlanRefusal =
  | { readonly type: "LessonsUnclear"; readonly most: number }
  | { readonly type: "ShortenUnclear"; readonly most: number }
  | { readonly type: "NoteTooLong"; readonly longest: number };

export const dayPlanMessages: MessagesFor<DayPlanRefusal> = {
  LessonsUnclear: ({ most }) => `몇 교시까지인지 0부터 ${most}까지의 숫자로 적어 주세요.`,
  ShortenUnclear: ({ most }) => `단축은 1분부터 ${most}분까지 적을 수 있어요.`,
  NoteTooLong: ({ longest }) => `메모는 ${longest}자까지 적을 수 있어요.`,
};

/** Which field of the form a refusal belongs to. */
export const dayPlanRefusalFields: Readonly<Record<DayPlanRefusal["type"], keyof DayPlanDraft>> = {
  LessonsUnclear: "lessons",
  ShortenUnclear: "shortenBy",
  NoteTooLong: "note",
};

/** What the form writes: every field that it holds, `null` where it is empty. */
export type DayPlanFields = Required<Omit<DayPlan, "day">>;

/** What a day does in another way. 0 lessons is a day without any; 0 minutes is no 단축수업. */
export function parseDayPlanDraft(draft: DayPlanDraft): Result<DayPlanFields, DayPlanRefusal> {
  const note = draft.note.normalize("NFC").trim();
  const lessons = toNumber(draft.lessons);
  const shortenBy = toNumber(draft.shortenBy) || null;
  if (lessons !== null && !(lessons <= LAST_PERIOD))
    return refuse({ type: "LessonsUnclear", most: LAST_PERIOD });
  if (shortenBy !== null && !(shortenBy <= MOST_SHORTEN_MINUTES))
    return refuse({ type: "ShortenUnclear", most: MOST_SHORTEN_MINUTES });
  if (note.length > LONGEST_DAY_PLAN_NOTE_CHARACTERS)
    return refuse({ type: "NoteTooLong", longest: LONGEST_DAY_PLAN_NOTE_CHARACTERS });
  return ok({
    lessons,
    bellsId: draft.bellsId || null,
    shortenBy,
    keepLunch: (shortenBy !== null && draft.keepLunch) || null,
    note: note || null,
  });
}

/** Infinity for what is no number. */
function toNumber(typed: string): number | null {
  const text = typed.trim();
  if (text === "") return null;
  return /^\d{1,4}$/.test(text) ? Number(text) : Infinity;
}

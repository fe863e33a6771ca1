import { isCalendarDay } from "../calendar-day/calendar-day.ts";
import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { LONGEST_BUDGET_TITLE_CHARACTERS, type Budget } from "./budget.ts";

/** What the form holds. */
export interface BudgetDraft extends Pick<Budget, "source" | "way"> {
  readonly title: string;
  readonly from: string;
  readonly until: string;
}

export type BudgetRefusal =
  | { readonly type: "TitleEmpty" }
  | { readonly type: "TitleTooLong"; readonly longest: number }
  | { readonly type: "DaysMissing" }
  | { readonly type: "EndBeforeStart" };

export const budgetMessages: MessagesFor<BudgetRefusal> = {
  TitleEmpty: () => "예산 이름을 적어 주세요. 「학급운영비 1학기」처럼 적어요.",
  TitleTooLong: ({ longest }) => `예산 이름은 ${longest}자까지 적을 수 있어요.`,
  DaysMissing: () => "언제부터 언제까지 쓰는 돈인지 날짜를 골라 주세요.",
  EndBeforeStart: () => "끝나는 날이 시작하는 날보다 빨라요. 다시 골라 주세요.",
};

/** Which field of the form a refusal belongs to. */
export const budgetRefusalFields: Readonly<Record<BudgetRefusal["type"], keyof BudgetDraft>> = {
  TitleEmpty: "title",
  TitleTooLong: "title",
  DaysMissing: "from",
  EndBeforeStart: "until",
};

export type BudgetFields = Pick<Budget, "title" | "source" | "way" | "from" | "until">;

/** The budget that a form stands for. */
export function parseBudgetDraft(draft: BudgetDraft): Result<BudgetFields, BudgetRefusal> {
  const title = draft.title.normalize("NFC").trim();
  const { source, way, from, until } = draft;
  if (title === "") return refuse({ type: "TitleEmpty" });
  if (title.length > LONGEST_BUDGET_TITLE_CHARACTERS)
    return refuse({ type: "TitleTooLong", longest: LONGEST_BUDGET_TITLE_CHARACTERS });
  if (!isCalendarDay(from) || !isCalendarDay(until)) return refuse({ type: "DaysMissing" });
  if (until < from) return refuse({ type: "EndBeforeStart" });
  return ok({ title, source, way, from, until });
}

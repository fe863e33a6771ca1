import { ok, refuse, type MessagesFor, type Result } from "../base/result.ts";
import { LONGEST_SURVEY_TITLE_CHARACTERS, type Survey } from "./survey.ts";

/** What the form of a survey changes. */
export type SurveyDraft = Pick<Survey, "title" | "doubles">;

export type SurveyRefusal =
  | { readonly type: "TitleEmpty" }
  | { readonly type: "TitleTooLong"; readonly longest: number };

export const surveyMessages: MessagesFor<SurveyRefusal> = {
  TitleEmpty: () => "설문 제목을 적어 주세요.",
  TitleTooLong: ({ longest }) => `제목은 ${longest}자까지 적을 수 있어요.`,
};

/** The title without blanks around it. */
export function parseSurveyDraft(draft: SurveyDraft): Result<SurveyDraft, SurveyRefusal> {
  const title = draft.title.normalize("NFC").trim();
  if (title === "") return refuse({ type: "TitleEmpty" });
  if (title.length > LONGEST_SURVEY_TITLE_CHARACTERS)
    return refuse({ type: "TitleTooLong", longest: LONGEST_SURVEY_TITLE_CHARACTERS });
  return ok({ title, doubles: draft.doubles });
}

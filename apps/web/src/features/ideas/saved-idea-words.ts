import { toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { savedIdeaKind, type SavedIdea } from "@damim/domain/idea/saved-idea.ts";
import type { RecordWords } from "../../kit/record/record-words.ts";

export const savedIdeaWords: RecordWords<SavedIdea> = {
  kind: savedIdeaKind,
  sort: "저장한 생각",
  toSubject: ({ fields: { title } }) =>
    typeof title === "string" ? `「${title}」` : "저장한 생각",
  trash: { isLeftOut: true },
  fields: {
    title: { label: "제목", isInSubject: true },
    about: { label: "어디에" },
    at: {
      label: "저장한 날",
      describe: (value) => (typeof value === "number" ? toSeoulDay(value) : undefined),
    },
  },
};

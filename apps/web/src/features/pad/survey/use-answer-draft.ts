import type { PadAnswer } from "@damim/domain/pad/pad-answer.ts";
import type { SurveyQuestion } from "@damim/domain/survey/survey.ts";
import { useCallback, useMemo, useState } from "react";
import { readNoteText, saveNoteText, type DraftOwner } from "../../../data/pad/pad-drafts.ts";

type Values = PadAnswer["values"];

const toNote = (id: string): string => `answer:${id}`;

/** What is answered and not handed in yet: each question a draft of its own, kept with each letter and tap. */
export function useAnswerDraft(
  data: DraftOwner,
  questions: readonly SurveyQuestion[],
  before: Values = {},
) {
  const [values, setValues] = useState<Values>(() => ({
    ...before,
    ...Object.fromEntries(
      questions.flatMap(({ id }) => {
        const kept = readNoteText(data, toNote(id));
        return kept === undefined ? [] : [[id, kept]];
      }),
    ),
  }));
  const change = useCallback(
    (id: string, value: string) => {
      setValues((known) => ({ ...known, [id]: value }));
      saveNoteText(data, toNote(id), value);
    },
    [data],
  );
  const forget = useCallback(() => {
    for (const { id } of questions) saveNoteText(data, toNote(id), undefined);
  }, [data, questions]);
  /** What would be handed in. */
  const said = useMemo(
    () =>
      Object.fromEntries(
        questions.flatMap(({ id }) => {
          const value = values[id]?.normalize("NFC").trim();
          return value ? [[id, value] as const] : [];
        }),
      ),
    [questions, values],
  );
  return { values, change, forget, said };
}

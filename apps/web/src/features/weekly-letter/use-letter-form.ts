import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { weeklyLetter } from "@damim/domain/weekly-letter/weekly-letter-record.ts";
import { letterNames, weeklyLetterKind } from "@damim/domain/weekly-letter/weekly-letter.ts";
import { showDraft } from "@damim/domain/record/record.ts";
import { useId } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useIsPast, useRow } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { useDraftRow } from "../../kit/long-text/use-draft-row.ts";
import { createLetterCommands } from "./letter-commands.ts";

/**
 * What is typed into the letter of a week. No button saves it: it is on the device at each key, and a row at rest, when a
 * field is left and when the page is hidden. All of that, from opening the week to leaving, is one undo step.
 */
export function useLetterForm(store: Store, monday: CalendarDay) {
  const isPast = useIsPast();
  const commands = useCommands(createLetterCommands, store);
  const row = useRow(store, weeklyLetterKind, monday);
  const session = `${monday}:${useId()}`;
  const form = useFieldsForm({
    of: weeklyLetter,
    key: `weeklyLetter:${store.scope}:${monday}`,
    names: letterNames,
    row: row ?? {},
    onSave: () => undefined,
  });
  const stored = showDraft(weeklyLetter, letterNames, row ?? {});
  const isTyped = letterNames.some((name) => form.fields[name] !== stored[name]);
  const save = (): void => {
    if (!form.value) return;
    commands.write(monday, form.value, session);
    form.forget();
  };
  const { onBlur } = useDraftRow({
    draft: form,
    isOn: !isPast && isTyped,
    watched: JSON.stringify(form.fields),
    save,
  });
  return { row, form, words: isPast ? stored : form.fields, onBlur, isPast, isTyped };
}

export type LetterForm = ReturnType<typeof useLetterForm>;

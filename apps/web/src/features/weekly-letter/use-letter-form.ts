import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { weeklyLetter } from "@damim/domain/weekly-letter/weekly-letter-record.ts";
import { letterNames, weeklyLetterKind } from "@damim/domain/weekly-letter/weekly-letter.ts";
import { showDraft } from "@damim/domain/record/record.ts";
import { useId, useLayoutEffect, useRef, type RefObject } from "react";
import { digestText } from "../../data/history/text-digest.ts";
import type { Store } from "../../data/teacher-data.ts";
import { useIsPast, useRow } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { useDraftRow } from "../../kit/long-text/use-draft-row.ts";
import { mayGoHome } from "../../kit/names/name-question.tsx";
import { useNameQuestion } from "../../kit/names/use-name-question.ts";
import { createLetterCommands } from "./letter-commands.ts";

type LetterName = (typeof letterNames)[number];

/**
 * What is typed into the letter of a week. No button saves it: it is on the device at each key, and a row at rest, when a
 * field is left and when the page is hidden. All of that, from opening the week to leaving, is one undo step.
 *
 * @param sheet around its fields
 */
export function useLetterForm(
  store: Store,
  monday: CalendarDay,
  sheet: RefObject<HTMLElement | null>,
) {
  const isPast = useIsPast();
  const commands = useCommands(createLetterCommands, store);
  const row = useRow(store, weeklyLetterKind, monday);
  const session = `${monday}:${useId()}`;
  const form = useFieldsForm({
    of: weeklyLetter,
    key: `weeklyLetter:${store.scope}:${monday}`,
    names: letterNames,
    row: row ?? {},
    // Of the notes that their writer began with (`record/long-text.ts`).
    more: { from: "" },
    onSave: () => undefined,
  });
  const stored = showDraft(weeklyLetter, letterNames, row ?? {});
  const typed = letterNames.filter((name) => form.fields[name] !== stored[name]);
  const focused = useRef<LetterName>(undefined);
  const latest = useRef(form);
  useLayoutEffect(() => {
    latest.current = form;
  });
  const save = (): void => {
    const read = typed.map(
      (name) => [name, weeklyLetter.fields[name].read(form.fields[name])] as const,
    );
    const words = read.flatMap(([name, each]) => (each.ok ? [[name, each.value] as const] : []));
    const from = form.fields.from || digestText(stored.notes);
    const sent = new Map<LetterName, string>();
    for (const [name, each] of read) if (each.ok) sent.set(name, form.fields[name]);
    // Until the row is on the disk the words stay half-written ones: the page may die before.
    void commands.write(monday, Object.fromEntries(words), { from, session }).then(() => {
      const { fields, keep } = latest.current;
      const now = showDraft(
        weeklyLetter,
        letterNames,
        store.rows(weeklyLetterKind).get(monday) ?? {},
      );
      // What is too long stands where it is, and so does the new line of a field that is being written.
      const isLeft = (name: LetterName): boolean =>
        fields[name] !== now[name] && (name === focused.current || fields[name] !== sent.get(name));
      const left = letterNames.filter(isLeft).map((name) => ({
        [name]: fields[name],
        ...(name === "notes" && { from: sent.has(name) ? digestText(now.notes) : fields.from }),
      }));
      keep(Object.assign({}, ...left));
    });
  };
  const { onBlur } = useDraftRow({
    draft: form,
    isOn: !isPast && typed.length > 0,
    watched: JSON.stringify(form.fields),
    save,
  });
  const askName = useNameQuestion(store);
  const lines = letterNames.flatMap((name) => form.fields[name].split("\n"));
  /** What stands on the screen is what is told. */
  const mayTell =
    askName &&
    ((): boolean => {
      const isAnswered = lines.every((line) => !askName(line, row));
      if (!mayGoHome(sheet.current, isAnswered)) return false;
      if (typed.length > 0) save();
      return true;
    });
  return {
    row,
    form,
    mayTell,
    askName,
    keepNames: (line: string): void => commands.keepNames(monday, lines, line),
    words: isPast ? stored : form.fields,
    isPast,
    change: (name: LetterName, text: string): void =>
      form.change({
        [name]: text,
        ...(name === "notes" && {
          from: form.fields.notes === stored.notes ? digestText(stored.notes) : form.fields.from,
        }),
      }),
    onFocus: (name: LetterName): void => {
      focused.current = name;
    },
    onBlur: (): void => {
      focused.current = undefined;
      onBlur();
    },
  };
}

export type LetterForm = ReturnType<typeof useLetterForm>;

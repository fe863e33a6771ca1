import { toSentence } from "@damim/domain/base/result.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { dayLogKind } from "@damim/domain/daily-log/daily-log.ts";
import { logMessages, writeDayLog } from "@damim/domain/daily-log/write-log.ts";
import { useId } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { digestText } from "../../../data/history/text-digest.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast, useRow } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { useDraftRow } from "../../../kit/long-text/use-draft-row.ts";
import { createLogCommands } from "./log-commands.ts";

/**
 * The words of one day. No button saves them: they are on the device at each key, and a row at rest, when the field is
 * left and when the page is hidden. All of that, from opening the day to leaving, is one undo step.
 */
export function useDayWords(store: Store, day: CalendarDay) {
  const isPast = useIsPast();
  const commands = useCommands(createLogCommands, store);
  const row = useRow(store, dayLogKind, day);
  const stored = row?.body ?? "";
  const draft = useFormDraft(`dayLog:${store.scope}:${day}`, { body: stored, from: "" });
  const { body, from } = isPast ? { body: stored, from: "" } : draft.fields;
  const session = `${day}:${useId()}`;
  const begun = from || digestText(stored);
  const written = writeDayLog(day, row, { body }, begun);
  const save = (): void => {
    if (commands.write(day, body, { from: begun, session }).ok) draft.forget();
  };
  const { onBlur } = useDraftRow({ draft, isOn: !isPast && from !== "", watched: body, save });
  return {
    row,
    body,
    error: written.ok ? undefined : toSentence(logMessages, written.refusal),
    onBlur,
    change: (next: string) =>
      draft.change({ body: next, from: from && body !== stored ? from : digestText(stored) }),
    chooseWeather: (weather: string) => commands.chooseWeather(day, weather),
    /** The stored text was chosen anew beside it. */
    forget: draft.forget,
  };
}

export type DayWords = ReturnType<typeof useDayWords>;

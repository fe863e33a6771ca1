import { toSentence } from "@damim/domain/base/result.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { dayLogKind } from "@damim/domain/daily-log/daily-log.ts";
import { logMessages, writeDayLog } from "@damim/domain/daily-log/write-log.ts";
import { useId } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { digestText } from "../../../data/history/text-digest.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast, useRow } from "../../../data/use-teacher-data.ts";
import { useAct } from "../../../kit/act/use-act.ts";
import { useDraftRow } from "../../../kit/long-text/use-draft-row.ts";

/**
 * The words of one day. No button saves them: they are on the device at each key, and a row at rest, when the field is
 * left and when the page is hidden. All of that, from opening the day to leaving, is one undo step.
 */
export function useDayWords(store: Store, day: CalendarDay) {
  const isPast = useIsPast();
  const act = useAct(store);
  const row = useRow(store, dayLogKind, day);
  const stored = row?.body ?? "";
  const draft = useFormDraft(`dayLog:${store.scope}:${day}`, { body: stored, from: "" });
  const { body, from } = isPast ? { body: stored, from: "" } : draft.fields;
  const session = `${day}:${useId()}`;
  const written = writeDayLog(day, row, { body }, from || digestText(stored));
  const save = (): void => {
    if (!written.ok) return;
    void act(written.value, `${toKoreanMonthDay(day)} 일지`, { session });
    draft.forget();
  };
  const { onBlur } = useDraftRow({ draft, isOn: !isPast && from !== "", watched: body, save });
  return {
    row,
    body,
    error: written.ok ? undefined : toSentence(logMessages, written.refusal),
    onBlur,
    change: (next: string) =>
      draft.change({ body: next, from: from && body !== stored ? from : digestText(stored) }),
    chooseWeather: (weather: string) => {
      const result = writeDayLog(day, row, { weather: weather || null }, digestText(stored));
      if (result.ok) void act(result.value, "날씨를 적었어요");
    },
    /** The stored text was chosen anew beside it. */
    forget: draft.forget,
  };
}

export type DayWords = ReturnType<typeof useDayWords>;

import { toSentence } from "@damim/domain/base/result.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { countOverspend } from "@damim/domain/budget/balance.ts";
import {
  toEntryId,
  toWonWords,
  type BudgetEntry,
  type KeptEntry,
} from "@damim/domain/budget/budget.ts";
import {
  entryMessages,
  entryRefusalFields,
  parseEntryDraft,
  type EntryDraft,
  type EntryFields,
  type EntryRefusal,
} from "@damim/domain/budget/entry-draft.ts";
import { readWon } from "@damim/domain/budget/read-won.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useState } from "react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useRecordForm, type RecordForm } from "../../../kit/form/use-record-form.ts";
import { newId } from "../../../platform/random.ts";
import type { OpenBudget } from "../budget-rows.ts";

/** The photos are ids with a blank between them: drafts hold texts. */
export type EntryForm = EntryDraft & {
  readonly photos: string;
  /** The id that a new entry will have, once a photo names it: it goes on after a reload. */
  readonly madeId: string;
};

export interface OpenEntryForm {
  /** Of the entry that is changed, or of the one that saving makes. */
  readonly entryId: string;
  readonly form: RecordForm<EntryForm, EntryFields>;
  /** 「2,300원 넘어요」; saving is allowed. */
  readonly overspent: string | undefined;
  readonly today: CalendarDay;
  /** The day that an untouched form holds. */
  readonly usualDay: string;
}

/** The form over one entry, new or there. What was typed outlives window, lock and crash. */
export function useEntryForm(asked: {
  readonly open: OpenBudget;
  readonly entry: KeptEntry | undefined;
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  readonly onSave: (id: string, entry: BudgetEntry) => void;
}): OpenEntryForm {
  const { open, entry, year, today, onSave } = asked;
  const { now } = useTeacherData();
  const [freshId, setFreshId] = useState(() => toEntryId({ madeOn: today, uuid: newId(now()) }));
  const toId = ({ madeId }: EntryForm): string => entry?.id ?? (madeId || freshId);
  const form = useRecordForm<EntryForm, EntryFields, EntryRefusal>({
    key: `budgetEntry:${entry?.id ?? `new:${open.budget.id}`}`,
    stored: toForm(entry, today),
    parse: (fields) => parseEntryDraft(fields, { year }),
    toErrors: (refusal) => ({
      [entryRefusalFields[refusal.type]]: toSentence(entryMessages, refusal),
    }),
    onSave(value) {
      const photos = toPhotos(form.fields);
      onSave(toId(form.fields), {
        ...stripId(entry),
        budgetId: entry?.budgetId ?? open.budget.id,
        ...value,
        photos: photos.length > 0 ? photos : null,
      });
      setFreshId(toEntryId({ madeOn: today, uuid: newId(now()) }));
    },
  });
  const { fields } = form;
  const amount = readWon(fields.amount);
  const over = amount
    ? countOverspend(
        open.entries.filter(({ id }) => id !== entry?.id),
        { type: fields.type, amount, isPlanned: fields.isPlanned },
      )
    : 0;
  return {
    entryId: toId(fields),
    form,
    overspent: over > 0 ? `${toWonWords(over)} 넘어요` : undefined,
    today,
    usualDay: entry ? "" : today,
  };
}

export function toPhotos({ photos }: Pick<EntryForm, "photos">): readonly string[] {
  return photos.split(" ").filter((id) => id !== "");
}

function toForm(entry: KeptEntry | undefined, today: CalendarDay): EntryForm {
  return {
    type: entry?.type ?? "out",
    amount: entry ? entry.amount.toLocaleString("ko") : "",
    item: entry?.item ?? "",
    shop: entry?.shop ?? "",
    day: entry?.day ?? today,
    group: entry?.group ?? "",
    pay: entry?.pay ?? "",
    isPlanned: entry?.isPlanned ?? false,
    note: entry?.note ?? "",
    photos: (entry?.photos ?? []).join(" "),
    madeId: "",
  };
}

function stripId(entry: KeptEntry | undefined): Partial<BudgetEntry> {
  if (!entry) return {};
  const { id: _, ...fields } = entry;
  return fields;
}

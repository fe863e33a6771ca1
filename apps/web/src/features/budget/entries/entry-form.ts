import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { countOverspend } from "@damim/domain/budget/balance.ts";
import {
  toEntryId,
  toWonWords,
  type BudgetEntry,
  type KeptEntry,
} from "@damim/domain/budget/budget.ts";
import { budgetEntry, readEntry, type EntryDraft } from "@damim/domain/budget/entry-record.ts";
import { readWon } from "@damim/domain/budget/read-won.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useState } from "react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { newId } from "../../../platform/random.ts";
import type { OpenBudget } from "../budget-rows.ts";

/** `madeId` is the id that a new entry will have, once a photo names it: it goes on after a reload. */
export type EntryForm = EntryDraft & { readonly madeId: string };

export type OpenEntryForm = ReturnType<typeof useEntryForm>;

/** The form over one entry, new or there. What was typed outlives window, lock and crash. */
export function useEntryForm(asked: {
  readonly open: OpenBudget;
  readonly entry: KeptEntry | undefined;
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  readonly onSave: (id: string, entry: BudgetEntry) => void;
}) {
  const { open, entry, year, today, onSave } = asked;
  const { now } = useTeacherData();
  const [freshId, setFreshId] = useState(() => toEntryId({ madeOn: today, uuid: newId(now()) }));
  const toId = ({ madeId }: EntryForm): string => entry?.id ?? (madeId || freshId);
  const form = useFieldsForm({
    of: budgetEntry,
    key: `budgetEntry:${entry?.id ?? `new:${open.budget.id}`}`,
    names: [
      ...(["type", "amount", "item", "lines", "shop", "day"] as const),
      ...(["group", "pay", "isPlanned", "note", "photos"] as const),
    ],
    row: entry ?? { type: "out", day: today },
    more: { madeId: "" },
    read: (draft) => readEntry(draft, year),
    onSave(value) {
      onSave(toId(form.fields), {
        ...stripId(entry),
        budgetId: entry?.budgetId ?? open.budget.id,
        ...value,
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
    /** Of the entry that is changed, or of the one that saving makes. */
    entryId: toId(fields),
    form,
    /** In won; nothing while it is not clear. */
    amount,
    /** 「2,300원 넘어요」; saving is allowed. */
    overspent: over > 0 ? `${toWonWords(over)} 넘어요` : undefined,
    today,
    /** The day that an untouched form holds. */
    usualDay: entry ? "" : today,
  };
}

export function toPhotos({ photos }: Pick<EntryForm, "photos">): readonly string[] {
  return photos.split(" ").filter((id) => id !== "");
}

function stripId(entry: KeptEntry | undefined): Partial<BudgetEntry> {
  if (!entry) return {};
  const { id: _, ...fields } = entry;
  return fields;
}

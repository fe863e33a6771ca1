import { toSeoulDay, toSeoulMinutes } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  consult,
  consultFormNames,
  readConsult,
  readConsultLine,
  toDraftFields,
  type ConsultDraft,
  type ConsultFields,
} from "@damim/domain/consult/consult-record.ts";
import { consultKind, toConsultId } from "@damim/domain/consult/consult.ts";
import { showDraft } from "@damim/domain/record/record.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { noteCreated } from "../../../data/drafts/just-created.ts";
import { digestText } from "../../../data/history/text-digest.ts";
import type { AskedCall } from "../../../data/asked.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast, useRow, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { useDraftRow } from "../../../kit/long-text/use-draft-row.ts";
import { newId } from "../../../platform/random.ts";
import { createConsultCommands } from "../rows/consult-commands.ts";
import { useRunningCall } from "./use-running-call.ts";

/**
 * With the digest of the body that it began with, kept with what was typed, so that a reload forks nothing; and the last
 * part of a new one's id.
 */
type ConsultForm = ConsultDraft & { readonly from: string; readonly id: string };

const usual = { who: "guardian", way: "phone" } as const;

/**
 * The form over one consultation. At each key it is kept on the device; in between, a half-written one is a row, so
 * that the other devices have it; 「저장」 makes it a record.
 */
export function useConsultForm(options: {
  readonly store: Store;
  readonly year: SchoolYear;
  /** Absent until the new one has a row. */
  readonly id: string | undefined;
  readonly studentId: StudentId | undefined;
  readonly call?: AskedCall | undefined;
  /** It has a row now. */
  readonly onBorn: (id: string) => void;
  /** It became a record, and lies on the disk. */
  readonly onRecorded: () => void;
}) {
  const { store, year, id, studentId, call, onBorn, onRecorded } = options;
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const commands = useCommands(createConsultCommands, store);
  const row = useRow(store, consultKind, id ?? "");
  // 「지금」 is when it was begun, however long the writing takes.
  const [begun, setBegun] = useState(() => toMoment(now()));
  // Two saves before the next picture (the page hides, and goes) are of one row, also when its pupils change between.
  const newRowId = useRef<string>(undefined);
  /** How often in a row the disk refused. */
  const [refusals, setRefusals] = useState(0);
  const from = useMemo(() => digestText(row?.body), [row?.body]);
  // A new one is a call with a guardian, now or when it was made.
  const { day = begun.day, time = begun.time, way = usual.way } = call ?? {};
  const slotId = row?.slotId ?? call?.slotId;
  const studentIds = studentId ? [studentId] : [];
  const shown = row ?? { ...begun, day, time, studentIds, ...usual, way };
  const stored = { ...showDraft(consult, consultFormNames, shown), from, id: "" };
  const key = id ?? ["new", studentId].join("~");
  const running = useRunningCall(key);
  const form = useFieldsForm({
    of: consult,
    key: `consult:${key}`,
    names: consultFormNames,
    row: shown,
    more: { from, id: "" },
    // Saving ends the call.
    read: (draft) => readConsult({ ...draft, minutes: running.add(draft.minutes) }, year),
    onSave(value) {
      settle();
      running.drop();
      write(value, () => isDraft && onRecorded());
    },
  });
  const { fields } = form;
  // Not by a page that stood there untouched over a night.
  if (!row && begun.day !== toSeoulDay(now()) && isSameForm(fields, stored))
    setBegun(toMoment(now()));
  // Its words then stay in what is kept at each key.
  const keepTyped = useEffectEvent(() => form.change(form.fields));
  useEffect(() => {
    if (refusals > 0) keepTyped();
  }, [refusals]);

  function write(value: ConsultFields, onStored?: () => void): void {
    const [first = ""] = value.studentIds;
    const made = { madeOn: begun.day, studentId: first };
    const rowId =
      id ?? (newRowId.current ??= toConsultId({ ...made, uuid: fields.id || newId(now()) }));
    if (!store.rows(consultKind).has(rowId)) noteCreated({ kind: consultKind.name, id: rowId });
    const writing = commands.write(rowId, value, { slotId, from: fields.from });
    if (!writing) return form.forget();
    void writing.then(({ type }) => {
      setRefusals((count) => (type === "unsaved" ? count + 1 : 0));
      if (type === "stored") onStored?.();
    });
    // The row stands: the form shows it, and keeps what is typed from now on.
    form.forget();
    if (id) return;
    running.follow(rowId);
    onBorn(rowId);
  }

  const isDraft = !row || row.isDraft === true;
  const { onBlur, settle } = useDraftRow({
    draft: form,
    isOn: !isPast && isDraft,
    watched: JSON.stringify(fields),
    save() {
      const value = toDraftFields(fields, year);
      if (value && !isSameForm(fields, stored)) write(value);
    },
  });
  const change = (part: Partial<ConsultForm>): void => {
    // Who writes the minutes has counted.
    if ("minutes" in part) running.drop();
    // A new one keeps all of it: an hour later it is still the hour of the talk.
    if (!row) form.change({ ...fields, id: fields.id || newId(now()), ...part });
    else if ("body" in part) {
      // A draft that outlived its page may be what is stored by now.
      form.change({ from: fields.body === stored.body ? stored.from : fields.from, ...part });
    } else form.change(part);
  };
  return {
    ...form,
    row,
    isDraft,
    isUnsaved: refusals > 0,
    onBlur,
    change,
    call: {
      ...running,
      /** The talk is now, and half-written at once: it is found again from another screen. */
      begin() {
        const part = fields.minutes === "" ? toMoment(now()) : {};
        change(part);
        running.begin();
        const line = readConsultLine({ ...fields, ...part }, year);
        if (!row && fields.body === "" && line.ok) write({ ...line.value, isDraft: true });
      },
      /** Gives what stands in 「몇 분」 then. */
      end() {
        const minutes = running.add(fields.minutes);
        running.drop();
        if (minutes !== fields.minutes) change({ minutes });
        return minutes;
      },
    },
    finish() {
      running.drop();
      form.finish();
    },
    at: <Name extends keyof ConsultDraft>(name: Name) => ({
      ...form.at(name),
      onValueChange: (value: string) => change({ [name]: value }),
    }),
  };
}

export type ConsultFormState = ReturnType<typeof useConsultForm>;

function isSameForm(a: ConsultForm, b: ConsultForm): boolean {
  const untyped = { from: "", id: "" };
  return JSON.stringify({ ...a, ...untyped }) === JSON.stringify({ ...b, ...untyped });
}

function toMoment(at: number) {
  const minutes = toSeoulMinutes(at);
  const time = [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, "0"))
    .join(":");
  return { day: toSeoulDay(at), time };
}

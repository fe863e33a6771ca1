import {
  noteForm,
  readNote,
  toHalfNote,
  type NoteDraft,
} from "@damim/domain/individual-record/note-record.ts";
import { noteKind } from "@damim/domain/individual-record/note.ts";
import type { KeptNote } from "@damim/domain/individual-record/write-notes.ts";
import { readNumbers } from "@damim/domain/names/read-numbers.ts";
import { refuseAt, showDraft } from "@damim/domain/record/record.ts";
import type { StudentId } from "@damim/domain/student/student.ts";
import { useState } from "react";
import { noteCreated } from "../../../data/drafts/just-created.ts";
import { digestText } from "../../../data/history/text-digest.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { useDraftRow } from "../../../kit/long-text/use-draft-row.ts";
import { studentNamer } from "../../../kit/record/name-student.ts";
import { newId } from "../../../platform/random.ts";
import { createNoteCommands } from "./note-commands.ts";
import type { RecordYear } from "../year/use-record-year.ts";

/** What 기록 쓰기 opens with: nothing, a pupil and an area, a half-written note, or a note to be changed. */
export interface NoteTarget {
  readonly studentId?: StudentId;
  readonly area?: string;
  /** Of a half-written one: its `groupId`. */
  readonly group?: string | undefined;
  readonly id?: string;
}

/**
 * With pupils that are typed and not chosen yet, the digest of the text that typing began with, and of a new one the
 * `groupId` of its rows.
 */
type NoteForm = NoteDraft & Readonly<Record<"typed" | "from" | "id", string>>;

/** The form of 기록 쓰기. While it is half-written, its rows go to the other devices; 저장 makes them records. */
export function useNoteForm(props: {
  readonly year: RecordYear;
  readonly target: NoteTarget;
  readonly isOpen: boolean;
  readonly onSaved: () => void;
}) {
  const { year: of, target, isOpen, onSaved } = props;
  const { store, year, today, members, notes } = of;
  const { now } = useTeacherData();
  const isPast = useIsPast();
  const commands = useCommands(createNoteCommands, store);
  const [group, setGroup] = useState(target.group);
  // Two saves before the next picture (the page hides, and goes) are of the same rows.
  const [ownGroup] = useState(() => newId(now()));
  const kept = findKept([...notes.values()], { ...target, group });
  const [first] = kept;
  /** It stands as a record: the form changes it. */
  const record = first && !first.isDraft ? first : undefined;
  const begun = {
    students: first ? kept.map(({ studentId }) => studentId) : [target.studentId ?? ""],
    area: first?.area ?? target.area ?? "생활",
    day: first?.day ?? today,
    text: first?.text ?? "",
  };
  const more = { typed: "", from: "", id: "" };
  const form = useFieldsForm({
    of: noteForm,
    key: `note:${store.scope}:${toKey(target)}`,
    names: noteNames,
    row: begun,
    more,
    read(draft) {
      const reading = readNumbers(draft.typed, members);
      return reading.left !== "" && !record
        ? refuseAt("students", reading.say)
        : readNote(addTyped(draft, reading.students), year);
    },
    onSave(value) {
      settle();
      commands.write(findStanding(), value, {
        who: nameAll(value.studentIds, studentNamer(store)),
        isChange: Boolean(record),
        from: form.fields.from || digestText(first?.text),
        groupId: !record && value.studentIds.length > 1 ? toGroup() : undefined,
      });
      onSaved();
    },
  });
  const { fields } = form;
  const toGroup = (): string => group ?? (fields.id || ownGroup);
  /** As they are by now: the picture may be the one before. */
  function findStanding(): readonly KeptNote[] {
    return findKept([...store.rows(noteKind).values()], { ...target, group: toGroup() });
  }
  const keepHalf = (): void => {
    const reading = readNumbers(fields.typed, members);
    const half = toHalfNote(addTyped(fields, reading.students), year);
    if (!half) return;
    const groupId = toGroup();
    const standing = findStanding();
    const from = fields.from || digestText(first?.text);
    const [born] = commands.keepHalf(standing, half, { from, groupId });
    if (standing.length === 0 && born) noteCreated(born);
    // From now on the rows hold it, but for a word that is nobody's name.
    if (reading.left === "") {
      form.forget();
      setGroup(groupId);
    } else form.change({ from: digestText(half.fields.text) });
  };
  const stored = { ...showDraft(noteForm, noteNames, begun), ...more };
  const isTouched = JSON.stringify(fields) !== JSON.stringify(stored);
  const isHalf = isOpen && !isPast && !record && isTouched;
  const { onBlur, settle } = useDraftRow({
    draft: form,
    isOn: isHalf,
    watched: JSON.stringify(fields),
    save: keepHalf,
  });
  const change = (part: Partial<NoteForm>): void =>
    form.change({
      ...part,
      ...(!first && { id: toGroup() }),
      from: fields.from && fields.text !== stored.text ? fields.from : digestText(first?.text),
    });
  return {
    form: {
      ...form,
      change,
      at: <Name extends keyof NoteDraft>(name: Name) => ({
        ...form.at(name),
        onValueChange: (value: string) => change({ [name]: value }),
      }),
    },
    first,
    record,
    onBlur,
    /** When the window is closed without saving. */
    leave: () => isHalf && keepHalf(),
    remove: (): void => {
      const who = nameAll(
        kept.map(({ studentId }) => studentId),
        studentNamer(store),
      );
      commands.remove(kept, who);
      onSaved();
    },
  };
}

const noteNames = ["students", "area", "day", "text"] as const;

/** With the pupils whose numbers or names were typed. */
function addTyped(draft: NoteDraft, read: readonly { readonly id: StudentId }[]): NoteDraft {
  return { ...draft, students: [draft.students, ...read.map(({ id }) => id)].join(" ") };
}

function findKept(
  notes: readonly KeptNote[],
  { id, group }: Pick<NoteTarget, "id" | "group">,
): readonly KeptNote[] {
  if (id !== undefined) return notes.filter((note) => note.id === id);
  if (group === undefined) return [];
  return notes.filter(({ isDraft, groupId }) => isDraft && groupId === group);
}

function toKey({ id, group, studentId = "", area = "" }: NoteTarget): string {
  return id ?? group ?? `new:${studentId}:${area}`;
}

/** 「3번 김가온」, 「3번 김가온 외 2명」. */
export function nameAll(ids: readonly StudentId[], name: (id: StudentId) => string): string {
  const [first = "", ...others] = ids;
  return others.length > 0 ? `${name(first)} 외 ${others.length}명` : name(first);
}

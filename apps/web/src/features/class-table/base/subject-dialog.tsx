// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by class-table-page.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import { baseCellKind } from "@damim/domain/class-table/base-table.ts";
import { lessonChangeKind } from "@damim/domain/class-table/lesson-change.ts";
import { readSubject, subjectForm } from "@damim/domain/class-table/subject-record.ts";
import {
  checkSubjectRemoval,
  subjectRemovalMessages,
} from "@damim/domain/class-table/subject-removal.ts";
import type { KeptSubject } from "@damim/domain/class-table/subject.ts";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { TableCommands } from "../rows/table-commands.ts";

const SubjectHistory = historyOf(() =>
  import("@damim/domain/class-table/subject-record.ts").then((file) => file.subject),
);

/** 과목 만들기, 과목 고치기. One that is taught somewhere stays. */
export function SubjectDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly subject: KeptSubject | undefined;
  /** What a new one is called at first. */
  readonly name: string;
  readonly commands: TableCommands;
  readonly onClose: () => void;
}) {
  const { isOpen, store, subject, name, commands, onClose } = props;
  const [inUse, setInUse] = useState<string>();
  const form = useFieldsForm({
    of: subjectForm,
    key: `subject:${subject?.id ?? `new${name}`}`,
    names: ["name", "short", "colour", "teacher", "room", "first", "second"],
    row: subject ? { ...subject, ...subject.plan } : { name },
    read: readSubject,
    onSave(value) {
      onClose();
      commands.saveSubject(subject, value);
    },
  });
  const remove = (of: KeptSubject): void => {
    const removal = checkSubjectRemoval(of, {
      cells: store.rows(baseCellKind).values(),
      changes: store.rows(lessonChangeKind).values(),
    });
    if (!removal.ok) return setInUse(toSentence(subjectRemovalMessages, removal.refusal));
    onClose();
    commands.removeSubject(of);
  };
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={subject ? "과목 고치기" : "과목 만들기"}
      form={form}
      history={
        subject && {
          of: SubjectHistory,
          store,
          ids: [subject.id],
          subject: subject.name,
          onReverted: onClose,
        }
      }
      onRemove={subject && (() => remove(subject))}
    >
      {inUse && (
        <p role="alert" className="rounded-ctl bg-warm-weak p-3 text-14 text-warm-strong">
          {inUse}
        </p>
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField {...form.at("name")} />
        <TextField {...form.at("short")} />
        <TextField {...form.at("teacher")} hint="비워 두면 내 수업이에요." />
        <TextField {...form.at("room")} />
        <TextField {...form.at("first")} inputMode="numeric" />
        <TextField {...form.at("second")} inputMode="numeric" />
      </div>
      <Select {...form.at("colour")} />
    </RecordDialog>
  );
}

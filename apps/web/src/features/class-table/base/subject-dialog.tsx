// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by class-table-page.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import { baseCellKind } from "@damim/domain/class-table/base-table.ts";
import { lessonChangeKind } from "@damim/domain/class-table/lesson-change.ts";
import {
  checkSubjectRemoval,
  parseSubjectDraft,
  subjectMessages,
  subjectRefusalFields,
  subjectRemovalMessages,
  type SubjectDraft,
  type SubjectFields,
  type SubjectRefusal,
} from "@damim/domain/class-table/subject-draft.ts";
import { subjectColours, type KeptSubject } from "@damim/domain/class-table/subject.ts";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { TableCommands } from "../use-table-commands.ts";

const SubjectHistory = historyOf(() =>
  import("../class-table-words.ts").then((file) => file.subjectWords),
);

const colourLabels: Readonly<Record<string, string>> = {
  sky: "하늘",
  mint: "민트",
  rose: "장미",
  yolk: "노랑",
  lilac: "보라",
};
const colours = subjectColours.map((value) => ({ value, label: colourLabels[value] ?? value }));

/** 과목 만들기, 과목 고치기. One that is taught somewhere stays. */
export function SubjectDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly subject: KeptSubject | undefined;
  readonly commands: TableCommands;
  readonly onClose: () => void;
}) {
  const { isOpen, store, subject, commands, onClose } = props;
  const [inUse, setInUse] = useState<string>();
  const form = useRecordForm<SubjectDraft, SubjectFields, SubjectRefusal>({
    key: `subject:${subject?.id ?? "new"}`,
    stored: {
      name: subject?.name ?? "",
      short: subject?.short ?? "",
      colour: subject?.colour ?? "sky",
      teacher: subject?.teacher ?? "",
      room: subject?.room ?? "",
      first: subject?.plan?.first.toString() ?? "",
      second: subject?.plan?.second.toString() ?? "",
    },
    parse: parseSubjectDraft,
    toErrors: (refusal) => ({
      [subjectRefusalFields[refusal.type]]: toSentence(subjectMessages, refusal),
    }),
    onSave(value) {
      onClose();
      commands.saveSubject(subject, value);
    },
  });
  const { fields, change, errors } = form;
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
        <TextField
          fieldSize="normal"
          label="이름"
          value={fields.name}
          onValueChange={(name) => change({ name })}
          error={errors.name}
        />
        <TextField
          fieldSize="normal"
          label="짧은 이름"
          value={fields.short}
          onValueChange={(short) => change({ short })}
          error={errors.short}
        />
        <TextField
          fieldSize="normal"
          label="선생님"
          hint="비워 두면 내 수업이에요."
          value={fields.teacher}
          onValueChange={(teacher) => change({ teacher })}
          error={errors.teacher}
        />
        <TextField
          fieldSize="normal"
          label="교실"
          value={fields.room}
          onValueChange={(room) => change({ room })}
          error={errors.room}
        />
        <TextField
          fieldSize="normal"
          label="1학기 시수"
          inputMode="numeric"
          value={fields.first}
          onValueChange={(first) => change({ first })}
          error={errors.first}
        />
        <TextField
          fieldSize="normal"
          label="2학기 시수"
          inputMode="numeric"
          value={fields.second}
          onValueChange={(second) => change({ second })}
          error={errors.second}
        />
      </div>
      <Select
        fieldSize="normal"
        label="색"
        value={fields.colour}
        options={colours}
        onValueChange={(colour) => change({ colour })}
      />
    </RecordDialog>
  );
}

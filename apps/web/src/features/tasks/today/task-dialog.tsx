// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by today-page.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toRepeatDraft } from "@damim/domain/occurrence/repeat-draft.ts";
import type { TaskTurn } from "@damim/domain/schedule/list-tasks.ts";
import {
  parseTaskDraft,
  taskMessages,
  taskRefusalFields,
  type TaskDraft,
  type TaskFields,
  type TaskRefusal,
} from "@damim/domain/schedule/task-draft.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { RepeatFields } from "../../../kit/repeat/repeat-fields.tsx";

const TaskHistory = historyOf(() => import("../task-words.ts").then((file) => file.taskWords));

/** 할 일 고치기; of a repeated task 「이번부터 바꾸기」. */
export function TaskDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly today: CalendarDay;
  readonly calendar: SchoolCalendar;
  readonly turn: TaskTurn;
  readonly onClose: () => void;
  readonly onSave: (fields: TaskFields) => void;
  readonly onRemove: () => void;
}) {
  const { isOpen, store, today, calendar, turn, onClose, onSave, onRemove } = props;
  const { task, planned, dueOn } = turn;
  const form = useRecordForm<TaskDraft, TaskFields, TaskRefusal>({
    key: `task:${task.id}~${planned}`,
    stored: {
      ...toRepeatDraft(task.repeat, task.onClosed),
      title: task.title,
      dueOn: dueOn ?? "",
    },
    parse: (draft) => parseTaskDraft(draft, { today }),
    toErrors: (refusal) => ({
      [taskRefusalFields[refusal.type]]: toSentence(taskMessages, refusal),
    }),
    onSave,
  });
  const { fields, change, errors } = form;
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={task.repeat ? "이번부터 바꾸기" : "할 일 고치기"}
      subtitle={task.repeat && "지난 것은 그대로 두고 이번 것부터 바뀌어요."}
      form={form}
      history={{
        of: TaskHistory,
        store,
        ids: [task.id],
        subject: `「${task.title}」`,
        onReverted: onClose,
      }}
      onRemove={onRemove}
    >
      <TextField
        fieldSize="normal"
        label="할 일"
        value={fields.title}
        onValueChange={(title) => change({ title })}
        error={errors.title}
      />
      <TextField
        type="date"
        fieldSize="normal"
        label={fields.every === "" ? "언제까지" : "시작하는 날"}
        hint="비워 두어도 돼요."
        value={fields.dueOn}
        onValueChange={(next) => change({ dueOn: next })}
        error={errors.dueOn}
      />
      <RepeatFields
        fields={fields}
        change={change}
        errors={errors}
        day={fields.dueOn || today}
        value={form.value}
        calendar={calendar}
      />
    </RecordDialog>
  );
}

// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by today-page.tsx.
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toRepeatDraft } from "@damim/domain/occurrence/repeat-draft.ts";
import type { TaskTurn } from "@damim/domain/schedule/list-tasks.ts";
import {
  readTask,
  task as taskRecord,
  type TaskFields,
} from "@damim/domain/schedule/task-record.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { RepeatFields } from "../../../kit/repeat/repeat-fields.tsx";

const TaskHistory = historyOf(() =>
  import("@damim/domain/schedule/task-record.ts").then((file) => file.task),
);

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
  const form = useFieldsForm({
    of: taskRecord,
    key: `task:${task.id}~${planned}`,
    names: ["title", "dueOn"],
    row: { title: task.title, dueOn: dueOn ?? null },
    more: toRepeatDraft(task.repeat, task.onClosed),
    read: (draft) => readTask(draft, today),
    onSave,
  });
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
      <TextField {...form.at("title")} />
      <DayField
        {...form.at("dueOn")}
        {...(form.fields.every !== "" && { label: "시작하는 날" })}
        hint="비워 두어도 돼요."
      />
      <RepeatFields form={form} day={form.fields.dueOn || today} calendar={calendar} />
    </RecordDialog>
  );
}

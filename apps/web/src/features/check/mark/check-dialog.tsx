// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by check-page.tsx.
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import {
  check as checkRecord,
  settleRepeat,
  type CheckFields,
} from "@damim/domain/check/check-record.ts";
import { readDraft } from "@damim/domain/record/record.ts";
import type { KeptCheck } from "@damim/domain/check/check.ts";
import type { ClassKey } from "@damim/domain/student/student.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { SubjectField, Weekdays } from "./check-fields.tsx";

const CheckHistory = historyOf(() =>
  import("@damim/domain/check/check-record.ts").then((file) => file.check),
);

export { MoveOpen } from "./move-open.tsx";

export interface CheckDialogProps {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly today: CalendarDay;
  /** Nothing makes a new one. */
  readonly check: KeptCheck | undefined;
  /** Of a new one; a check never changes its class, for its marks are of those pupils. */
  readonly classes: readonly { readonly key: ClassKey; readonly label: string }[];
  readonly firstClass: ClassKey | undefined;
  readonly onClose: () => void;
  readonly onSave: (fields: CheckFields, classKey: ClassKey | undefined) => void;
  readonly onRemove: (check: KeptCheck) => void;
}

/** 새 체크, 체크 고치기: what, until when, or on which weekdays again and again. */
export function CheckDialog(props: CheckDialogProps) {
  const { isOpen, store, today, check, classes, firstClass, onClose, onSave, onRemove } = props;
  const form = useFieldsForm({
    of: checkRecord,
    key: `check:${check?.id ?? "new"}`,
    names: ["title", "classKey", "subject", "dueOn", "repeat", "from", "until"],
    row: check ?? { classKey: firstClass ?? null },
    read: (draft) => readDraft(checkRecord, settleRepeat(draft, today)),
    onSave: ({ classKey, ...value }) => onSave(value, classKey ?? undefined),
  });
  const repeat = form.at("repeat");
  const isRepeat = repeat.value !== "";
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={check ? "체크 고치기" : "새 체크"}
      saveLabel={check ? "저장" : "만들기"}
      form={form}
      history={
        check && {
          of: CheckHistory,
          store,
          ids: [check.id],
          subject: `「${check.title}」`,
          onReverted: onClose,
        }
      }
      onRemove={check && (() => onRemove(check))}
    >
      <TextField {...form.at("title")} placeholder="독서록 3주차" />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        {!isRepeat && <DayField {...form.at("dueOn")} hint="비워 두어도 돼요." />}
        <SubjectField store={store} {...form.at("subject")} />
        {!check && classes.length > 1 && (
          <Select
            {...form.at("classKey")}
            label="반"
            options={classes.map(({ key, label }) => ({ value: key, label }))}
          />
        )}
      </div>
      <Weekdays
        value={repeat.value}
        onValueChange={(days) => form.change({ repeat: days, ...(days !== "" && { dueOn: "" }) })}
      />
      {isRepeat && (
        <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
          <DayField {...form.at("from")} hint="비워 두면 오늘부터예요." />
          <DayField
            {...form.at("until")}
            hint="비워 두면 닫을 때까지예요."
            min={form.at("from").value}
          />
        </div>
      )}
    </RecordDialog>
  );
}

// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by class-table-page.tsx.
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import {
  dayPlan,
  readDayPlan,
  type DayPlanFields,
} from "@damim/domain/class-table/day-plan-record.ts";
import { dayPlanKind } from "@damim/domain/class-table/day-plan.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRow } from "../../../data/use-teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

const PlanHistory = historyOf(() =>
  import("@damim/domain/class-table/day-plan-record.ts").then((file) => file.dayPlan),
);

/** 이날만 다르게: fewer lessons, shorter ones, and why. */
export function DayPlanDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly day: CalendarDay;
  readonly onClose: () => void;
  readonly onSave: (fields: DayPlanFields) => void;
}) {
  const { isOpen, store, day, onClose, onSave } = props;
  const plan = useRow(store, dayPlanKind, day);
  const form = useFieldsForm({
    of: dayPlan,
    key: `dayPlan:${day}`,
    names: ["lessons", "bellsId", "shortenBy", "keepLunch", "note"],
    row: { ...plan, keepLunch: plan?.keepLunch ?? true },
    read: readDayPlan,
    onSave,
  });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${toKoreanDay(day)}만 다르게`}
      form={form}
      history={plan && { of: PlanHistory, store, ids: [day], subject: toKoreanDay(day) }}
    >
      <TextField
        {...form.at("lessons")}
        hint="비워 두면 시간표대로예요. 0이면 수업이 없어요."
        inputMode="numeric"
      />
      <TextField {...form.at("shortenBy")} hint="수업마다 이만큼 짧아져요." inputMode="numeric" />
      <Checkbox {...form.at("keepLunch")} />
      <TextField {...form.at("note")} placeholder="현장체험학습" />
    </RecordDialog>
  );
}

// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by class-table-page.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import {
  dayPlanMessages,
  dayPlanRefusalFields,
  parseDayPlanDraft,
  type DayPlanDraft,
  type DayPlanFields,
  type DayPlanRefusal,
} from "@damim/domain/class-table/day-plan-draft.ts";
import { dayPlanKind } from "@damim/domain/class-table/day-plan.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { useRow } from "../../../data/use-teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

const PlanHistory = historyOf(() =>
  import("../class-table-words.ts").then((file) => file.dayPlanWords),
);

/** 이 날만 다르게: fewer lessons, shorter ones, and why. */
export function DayPlanDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly day: CalendarDay;
  readonly onClose: () => void;
  readonly onSave: (fields: DayPlanFields) => void;
}) {
  const { isOpen, store, day, onClose, onSave } = props;
  const plan = useRow(store, dayPlanKind, day);
  const form = useRecordForm<DayPlanDraft, DayPlanFields, DayPlanRefusal>({
    key: `dayPlan:${day}`,
    stored: {
      lessons: plan?.lessons?.toString() ?? "",
      bellsId: plan?.bellsId ?? "",
      shortenBy: plan?.shortenBy?.toString() ?? "",
      keepLunch: plan?.keepLunch ?? true,
      note: plan?.note ?? "",
    },
    parse: parseDayPlanDraft,
    toErrors: (refusal) => ({
      [dayPlanRefusalFields[refusal.type]]: toSentence(dayPlanMessages, refusal),
    }),
    onSave,
  });
  const { fields, change, errors } = form;
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${toKoreanDay(day)}만 다르게`}
      form={form}
      history={plan && { of: PlanHistory, store, ids: [day], subject: toKoreanDay(day) }}
    >
      <TextField
        fieldSize="normal"
        label="몇 교시까지"
        hint="비워 두면 시간표대로예요. 0이면 수업이 없어요."
        inputMode="numeric"
        autoComplete="off"
        value={fields.lessons}
        onValueChange={(lessons) => change({ lessons })}
        error={errors.lessons}
      />
      <TextField
        fieldSize="normal"
        label="단축 (분)"
        hint="수업마다 이만큼 짧아져요."
        inputMode="numeric"
        autoComplete="off"
        value={fields.shortenBy}
        onValueChange={(shortenBy) => change({ shortenBy })}
        error={errors.shortenBy}
      />
      <Checkbox
        label="점심 시간은 그대로"
        isChecked={fields.keepLunch}
        onCheckedChange={(keepLunch) => change({ keepLunch })}
      />
      <TextField
        fieldSize="normal"
        label="까닭"
        autoComplete="off"
        placeholder="현장체험학습"
        value={fields.note}
        onValueChange={(note) => change({ note })}
        error={errors.note}
      />
    </RecordDialog>
  );
}

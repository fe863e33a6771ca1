// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by class-table-page.tsx.
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { toWeekPlace, weekHeads } from "@damim/domain/calendar-day/week.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { ClassTable } from "@damim/domain/class-table/class-table.ts";
import { checkDayLike, dayLikeMessages } from "@damim/domain/class-table/day-like.ts";
import { toLikeWords, toWeekdayName } from "@damim/domain/class-table/weeks/day-words.ts";
import {
  dayPlan,
  readDayPlan,
  type DayPlanFields,
} from "@damim/domain/class-table/day-plan-record.ts";
import { dayPlanKind } from "@damim/domain/class-table/day-plan.ts";
import { refuseAt } from "@damim/domain/record/record.ts";
import { CalendarSync } from "lucide-react";
import { useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useRow } from "../../../data/use-teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

const PlanHistory = historyOf(() =>
  import("@damim/domain/class-table/day-plan-record.ts").then((file) => file.dayPlan),
);

/** 이날만 다르게: the lessons of another weekday, fewer, shorter ones, and why. */
export function DayPlanDialog(props: {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly table: ClassTable;
  readonly day: CalendarDay;
  readonly onClose: () => void;
  readonly onSave: (fields: DayPlanFields) => void;
}) {
  const { isOpen, store, table, day, onClose, onSave } = props;
  const plan = useRow(store, dayPlanKind, day);
  const [isAsked, setAsked] = useState(false);
  const form = useFieldsForm({
    of: dayPlan,
    key: `dayPlan:${day}`,
    names: ["weekday", "lessons", "bellsId", "shortenBy", "keepLunch", "note"],
    row: { ...plan, keepLunch: plan?.keepLunch ?? true },
    read(typed) {
      const refusal =
        typed.weekday !== "" && typed.weekday !== String(plan?.weekday)
          ? checkDayLike(table, day, Number(typed.weekday))
          : undefined;
      return refusal && !refusal.ok
        ? refuseAt("weekday", toSentence(dayLikeMessages, refusal.refusal))
        : readDayPlan(typed);
    },
    onSave,
  });
  const own = toWeekPlace(day) + 1;
  const isLike = isAsked || form.fields.weekday !== "";
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={`${toKoreanDay(day)}만 다르게`}
      form={form}
      history={plan && { of: PlanHistory, store, ids: [day], subject: toKoreanDay(day) }}
    >
      {isLike ? (
        <Select
          {...form.at("weekday")}
          options={[
            { value: "", label: `원래대로 (${toWeekdayName(own)})` },
            ...weekHeads.flatMap((_, at) =>
              at + 1 === own || (at >= 5 && !table.weeks.some(({ days }) => days.has(at + 1)))
                ? []
                : { value: String(at + 1), label: toLikeWords(at + 1) },
            ),
          ]}
        />
      ) : (
        <Button
          variant="line"
          className="justify-self-start"
          icon={<CalendarSync size={18} aria-hidden />}
          onClick={() => setAsked(true)}
        >
          다른 요일처럼
        </Button>
      )}
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

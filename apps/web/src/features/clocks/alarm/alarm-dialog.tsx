// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by alarm-page.tsx.
import {
  alarm as alarmRecord,
  readAlarm,
  type AlarmFields,
} from "@damim/domain/alarm/alarm-record.ts";
import type { KeptAlarm } from "@damim/domain/alarm/alarm.ts";
import { weekHeads } from "@damim/domain/calendar-day/week.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { TimeField } from "../../../kit/time-field/time-field.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { RadioGroup } from "../../../ui/field/radio-group.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

const times = ["1", "2", "3"].map((value) => ({ value, label: `${value}번` }));

/** 새 알람, 알람 고치기. */
export function AlarmDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly alarm: KeptAlarm | undefined;
  readonly onSave: (value: AlarmFields) => void;
  readonly onRemove: (alarm: KeptAlarm) => void;
}) {
  const { isOpen, onClose, alarm, onSave, onRemove } = props;
  const form = useFieldsForm({
    of: alarmRecord,
    key: `alarm:${alarm?.id ?? "new"}`,
    names: ["label", "at", "lesson", "before", "days", "schoolDaysOnly", "once", "sound", "rings"],
    row: alarm ?? { days: "12345", sound: "bell", rings: 1 },
    more: { isLesson: typeof alarm?.lesson === "number" },
    read: readAlarm,
    onSave(value) {
      onClose();
      onSave(value);
    },
  });
  const { fields, change, errors, at } = form;
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={alarm ? "알람 고치기" : "새 알람"}
      saveLabel={alarm ? "저장" : "만들기"}
      form={form}
      onRemove={
        alarm &&
        (() => {
          onClose();
          onRemove(alarm);
        })
      }
    >
      <TextField {...at("label")} placeholder="우유 당번" />
      <RadioGroup
        label="무엇에 맞춰 울릴까요?"
        layout="row"
        value={fields.isLesson ? "lesson" : "at"}
        options={[
          { value: "at", label: "정한 시각" },
          { value: "lesson", label: "수업 시작" },
        ]}
        onValueChange={(value) => change({ isLesson: value === "lesson" })}
      />
      {fields.isLesson ? (
        <div className="grid grid-cols-2 items-start gap-3">
          <TextField {...at("lesson")} inputMode="numeric" />
          <TextField {...at("before")} inputMode="numeric" />
        </div>
      ) : (
        <TimeField {...at("at")} />
      )}
      <fieldset className="min-w-0">
        <legend className="mb-1.5 text-14 font-semibold text-fg-2">요일</legend>
        <div className="grid grid-cols-4 gap-x-3 sm:grid-cols-7">
          {weekHeads.map((head, place) => {
            const weekday = String(place + 1);
            const isChosen = fields.days.includes(weekday);
            return (
              <Checkbox
                key={weekday}
                label={head}
                isChecked={isChosen}
                onCheckedChange={() =>
                  change({
                    days: isChosen ? fields.days.replace(weekday, "") : fields.days + weekday,
                  })
                }
              />
            );
          })}
        </div>
        {errors.days && <p className="mt-1 text-14 font-semibold text-danger">{errors.days}</p>}
      </fieldset>
      <Checkbox {...at("schoolDaysOnly")} />
      <DayField {...at("once")} hint="고르면 요일은 보지 않아요." />
      <div className="grid grid-cols-2 gap-3">
        <Select {...at("sound")} />
        <Select {...at("rings")} options={times} />
      </div>
    </RecordDialog>
  );
}

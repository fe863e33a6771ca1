// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by alarm-page.tsx.
import {
  alarmMessages,
  alarmRefusalFields,
  parseAlarmDraft,
  type AlarmFields,
  type AlarmRefusal,
} from "@damim/domain/alarm/alarm-draft.ts";
import {
  ALARM_SOUNDS,
  alarmSoundLabels,
  type AlarmSound,
  type KeptAlarm,
} from "@damim/domain/alarm/alarm.ts";
import { toSentence } from "@damim/domain/base/result.ts";
import { weekHeads } from "@damim/domain/calendar-day/week.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { RadioGroup } from "../../../ui/field/radio-group.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";

interface Fields {
  readonly label: string;
  readonly isLesson: boolean;
  readonly at: string;
  readonly lesson: string;
  readonly before: string;
  readonly days: string;
  readonly schoolDaysOnly: boolean;
  readonly once: string;
  readonly sound: string;
  readonly rings: string;
}

const sounds = ALARM_SOUNDS.map((value) => ({ value, label: alarmSoundLabels[value] }));
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
  const form = useRecordForm<Fields, AlarmFields, AlarmRefusal>({
    key: `alarm:${alarm?.id ?? "new"}`,
    stored: toFields(alarm),
    parse: (fields) =>
      parseAlarmDraft({
        ...fields,
        sound: fields.sound as AlarmSound,
        rings: Number(fields.rings),
      }),
    toErrors: (refusal) => ({
      [alarmRefusalFields[refusal.type]]: toSentence(alarmMessages, refusal),
    }),
    onSave(value) {
      onClose();
      onSave(value);
    },
  });
  const { fields, change, errors } = form;
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
      <TextField
        fieldSize="normal"
        label="이름"
        placeholder="우유 당번"
        value={fields.label}
        onValueChange={(label) => change({ label })}
        error={errors.label}
      />
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
          <TextField
            fieldSize="normal"
            label="몇 교시"
            inputMode="numeric"
            value={fields.lesson}
            onValueChange={(lesson) => change({ lesson })}
            error={errors.lesson}
          />
          <TextField
            fieldSize="normal"
            label="몇 분 전"
            inputMode="numeric"
            value={fields.before}
            onValueChange={(before) => change({ before })}
            error={errors.before}
          />
        </div>
      ) : (
        <TextField
          type="time"
          fieldSize="normal"
          label="시각"
          value={fields.at}
          onValueChange={(at) => change({ at })}
          error={errors.at}
        />
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
      <Checkbox
        label="학교 가는 날만"
        isChecked={fields.schoolDaysOnly}
        onCheckedChange={(schoolDaysOnly) => change({ schoolDaysOnly })}
      />
      <TextField
        type="date"
        fieldSize="normal"
        label="한 번만 울릴 날"
        hint="고르면 요일은 보지 않아요."
        value={fields.once}
        onValueChange={(once) => change({ once })}
        error={errors.once}
      />
      <div className="grid grid-cols-2 gap-3">
        <Select
          fieldSize="normal"
          label="소리"
          value={fields.sound}
          options={sounds}
          onValueChange={(sound) => change({ sound })}
        />
        <Select
          fieldSize="normal"
          label="몇 번"
          value={fields.rings}
          options={times}
          onValueChange={(rings) => change({ rings })}
        />
      </div>
    </RecordDialog>
  );
}

function toFields(alarm: KeptAlarm | undefined): Fields {
  return {
    label: alarm?.label ?? "",
    isLesson: typeof alarm?.lesson === "number",
    at: alarm?.at ?? "",
    lesson: String(alarm?.lesson ?? ""),
    before: String(alarm?.before ?? ""),
    days: alarm ? (alarm.days ?? "") : "12345",
    schoolDaysOnly: alarm?.schoolDaysOnly !== false,
    once: alarm?.once ?? "",
    sound: alarm?.sound ?? "bell",
    rings: String(alarm?.rings ?? 1),
  };
}

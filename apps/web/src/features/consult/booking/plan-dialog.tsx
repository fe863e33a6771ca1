// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by booking-tab.tsx.
import {
  bookingPlan,
  bookingPlanFormNames,
  bookingWays,
  readBookingPlan,
  type BookingWay,
} from "@damim/domain/booking/booking-records.ts";
import { bookingSlotKind, type KeptBookingPlan } from "@damim/domain/booking/booking.ts";
import { decidePlanWrite, planRefusalMessages } from "@damim/domain/booking/decide-plan-write.ts";
import {
  addDays,
  isCalendarDay,
  toSeoulDay,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay } from "@damim/domain/calendar-day/korean-day.ts";
import { refuseAt } from "@damim/domain/record/record.ts";
import {
  findClosing,
  isSchoolOpen,
  type SchoolCalendar,
} from "@damim/domain/school-calendar/school-calendar.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { Plus, X } from "lucide-react";
import type { Store } from "../../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useRows, useTeacherData } from "../../../data/use-teacher-data.ts";
import { sayReach } from "../../../kit/act/say-reach.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { TimeField } from "../../../kit/time-field/time-field.tsx";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Select } from "../../../ui/field/select.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { createBookingCommands } from "./booking-commands.ts";
import { opensLater } from "./slot-words.ts";

const minutesOptions = ["10", "15", "20", "30"].map((value) => ({ value, label: `${value}분` }));
const gapOptions = ["0", "5", "10"].map((value) => ({
  value,
  label: value === "0" ? "없음" : `${value}분`,
}));
const MOST_HOURS = 20;

const PlanHistory = historyOf(() =>
  import("@damim/domain/booking/booking-records.ts").then((file) => file.bookingPlan),
);

/** 예약 열기: when guardians may come, and how. */
export function PlanDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly year: SchoolYear;
  /** The one that is changed: its bookings stay. */
  readonly plan: KeptBookingPlan | undefined;
  readonly onMade: (id: string) => void;
}) {
  const { isOpen, onClose, store, year, plan, onMade } = props;
  const data = useTeacherData();
  const { now, profile } = data;
  const commands = useCommands(createBookingCommands, store);
  const slots = useRows(store, bookingSlotKind);
  const setting = profile.rows(schoolYearKind).get(String(year));
  const room = setting?.mode === "homeroom" && `${setting.grade}학년 ${setting.classNo}반 교실`;
  const calendar = useSchoolCalendar(year);
  const weekOn = addDays(toSeoulDay(now()), 7);
  const lastDay = toSchoolYearSpan(year).to;
  const opensOn = findOpenDay(calendar, weekOn);
  const first = opensOn > lastDay ? lastDay : opensOn;
  const form = useFieldsForm({
    of: bookingPlan,
    key: `bookingPlan:${plan?.id ?? "new"}`,
    names: bookingPlanFormNames,
    row: plan ?? {
      title: "학부모 상담",
      ways: ["face", "phone"],
      minutes: 20,
      gap: 0,
      hours: [{ day: first, from: "14:40", to: "16:30" }],
      closesHoursBefore: 18,
      confirm: "teacher",
      ...(room && { place: room }),
    },
    read(draft) {
      const read = readBookingPlan(draft, year, plan ? undefined : now());
      const decided = plan && read.ok && decidePlanWrite(plan.id, plan, read.value, slots);
      return decided === "plan-timed"
        ? refuseAt("minutes", planRefusalMessages[decided]({ type: decided }))
        : read;
    },
    onSave(value) {
      onClose();
      if (plan) commands.change(plan, value);
      else onMade(commands.open(value, sayReach(data, "예약을 열었어요", opensLater)));
    },
  });
  const { fields, change, errors } = form;
  const lines = fields.hours === "" ? [] : fields.hours.split("\n");
  const setLine = (at: number, line: string | undefined): void =>
    change({
      hours: lines.flatMap((one, index) => (index === at ? (line ?? []) : one)).join("\n"),
    });
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={plan ? "상담 예약 고치기" : "상담 예약 열기"}
      saveLabel={plan ? "저장" : "열기"}
      form={form}
      history={
        plan && {
          of: PlanHistory,
          store,
          ids: [plan.id],
          subject: `「${plan.title}」`,
          onReverted: onClose,
        }
      }
    >
      <TextField {...form.at("title")} />
      <fieldset className="grid gap-2">
        <legend className="mb-1.5 text-14 font-semibold text-fg-2">언제</legend>
        {lines.map((line, at) => (
          <HoursRow
            // Lines have no names; one that is taken out leaves the others as they are typed.
            key={`${at}-${lines.length}`}
            line={line}
            n={at + 1}
            year={year}
            calendar={calendar}
            onChange={(next) => setLine(at, next)}
            onRemove={lines.length > 1 ? () => setLine(at, undefined) : undefined}
          />
        ))}
        {errors.hours && (
          <p role="alert" className="text-14 text-danger">
            {errors.hours}
          </p>
        )}
        {lines.length < MOST_HOURS && (
          <Button
            variant="text"
            className="justify-self-start"
            icon={<Plus size={18} aria-hidden />}
            onClick={() =>
              change({ hours: [...lines, toNextLine(calendar, first, lines.at(-1))].join("\n") })
            }
          >
            날 더하기
          </Button>
        )}
        <p className="text-13 text-fg-2">그날의 수업과 시각이 있는 일정은 저절로 빠져요.</p>
      </fieldset>
      <div className="grid grid-cols-2 gap-3">
        <Select {...form.at("minutes")} options={minutesOptions} />
        <Select {...form.at("gap")} options={gapOptions} />
      </div>
      <WaysField
        typed={fields.ways}
        error={errors.ways}
        onChange={(next) => change({ ways: next })}
      />
      <TextField {...form.at("place")} />
      <div className="grid grid-cols-2 gap-3">
        <TextField
          {...form.at("closesHoursBefore")}
          inputMode="numeric"
          hint="예약, 변경, 취소를 받는 끝"
        />
        <Select {...form.at("confirm")} />
      </div>
      <TextArea {...form.at("note")} rows={3} hint="보호자가 맨 처음에 읽어요." />
    </RecordDialog>
  );
}

/** The day itself or the first one after it on which the school is open. */
function findOpenDay(calendar: SchoolCalendar, from: CalendarDay): CalendarDay {
  let day = from;
  for (let tries = 0; tries < 60 && !isSchoolOpen(calendar, day); tries += 1) day = addDays(day, 1);
  return day;
}

function toNextLine(
  calendar: SchoolCalendar,
  first: CalendarDay,
  line = `${first} 14:40~16:30`,
): string {
  const [day = first, hours = "14:40~16:30"] = line.split(" ");
  return `${isCalendarDay(day) ? findOpenDay(calendar, addDays(day, 1)) : first} ${hours}`;
}

function WaysField(props: {
  readonly typed: string;
  readonly error: string | undefined;
  readonly onChange: (typed: string) => void;
}) {
  const { typed, error, onChange } = props;
  const ways = typed.split(" ").filter(Boolean);
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-semibold text-fg-2">방법</legend>
      <div className="flex flex-wrap gap-x-5">
        {(Object.keys(bookingWays) as BookingWay[]).map((way) => (
          <Checkbox
            key={way}
            label={bookingWays[way]}
            isChecked={ways.includes(way)}
            onCheckedChange={(isChosen) =>
              onChange((isChosen ? [...ways, way] : ways.filter((one) => one !== way)).join(" "))
            }
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="text-14 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function HoursRow(props: {
  readonly line: string;
  readonly n: number;
  readonly year: SchoolYear;
  readonly calendar: Parameters<typeof findClosing>[0];
  readonly onChange: (line: string) => void;
  readonly onRemove: (() => void) | undefined;
}) {
  const { line, n, year, calendar, onChange, onRemove } = props;
  const [day = "", hours = "", isOpen] = line.split(" ");
  const [from = "", to = ""] = hours.split("~");
  const span = toSchoolYearSpan(year);
  const closing = isCalendarDay(day) ? findClosing(calendar, day) : undefined;
  const isClosed = closing !== undefined && closing.reason !== "weekend";
  const set = (next: { day?: string; from?: string; to?: string; isOpen?: boolean }): void =>
    onChange(
      `${next.day ?? day} ${next.from ?? from}~${next.to ?? to}${(next.isOpen ?? isOpen !== undefined) ? " 열림" : ""}`,
    );
  return (
    <div className="grid gap-1">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_8.25rem_8.25rem_auto]">
        <DayField
          label={`${n}번째 날`}
          isLabelHidden
          fieldSize="normal"
          value={day}
          min={span.from}
          max={span.to}
          onValueChange={(next) => set({ day: next })}
          className="max-sm:col-span-2"
        />
        <TimeField
          label={`${n}번째 날 시작`}
          isLabelHidden
          fieldSize="normal"
          value={from}
          onValueChange={(next) => set({ from: next })}
        />
        <TimeField
          label={`${n}번째 날 끝`}
          isLabelHidden
          fieldSize="normal"
          value={to}
          onValueChange={(next) => set({ to: next })}
        />
        {onRemove && (
          <IconButton
            label={`${n}번째 날 빼기`}
            icon={<X size={18} aria-hidden />}
            onClick={onRemove}
          />
        )}
      </div>
      {isClosed && isCalendarDay(day) && (
        <Checkbox
          label={`${toKoreanDay(day)}은 ${closing.name || "쉬는 날"}이지만 열기`}
          isChecked={isOpen !== undefined}
          onCheckedChange={(isChecked) => set({ isOpen: isChecked })}
        />
      )}
    </div>
  );
}

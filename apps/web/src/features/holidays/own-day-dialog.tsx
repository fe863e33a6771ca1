// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by holidays-page.tsx.
import { toSpanWords } from "./span-words.ts";
import { withParticle } from "@damim/domain/hangul/particle.ts";
import { DayField } from "../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../kit/form/use-fields-form.ts";
import { historyOf } from "../../kit/record/history-of.ts";
import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { listHolidaysBetween } from "@damim/domain/holiday/holiday.ts";
import {
  ownDayForm,
  readOwnDays,
  type OwnDayDraft,
} from "@damim/domain/school-calendar/own-day-record.ts";
import type { OwnDay } from "@damim/domain/school-calendar/own-day.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "../../data/teacher-data.ts";
import type { DayFactsSource } from "../../kit/manifest/day-facts.ts";
import { ChipButton } from "../../ui/chip.tsx";
import { Segments } from "../../ui/field/segments.tsx";
import { TextField } from "../../ui/field/text-field.tsx";
import { ClosedDayFacts, useFactsOfDays } from "./closed-day-facts.tsx";
import type { OwnDayForm } from "./own-day-form.ts";

const OwnDayHistory = historyOf(() =>
  import("./own-day-words.ts").then((file) => file.ownDayWords),
);

/** What most schools call such days. */
const usualNames: Readonly<Record<OwnDayDraft["type"], readonly string[]>> = {
  closed: ["재량휴업일", "개교기념일", "임시휴업일"],
  vacation: ["여름방학", "겨울방학", "학년말방학"],
  open: [],
};

export interface OwnDayDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly store: Store;
  readonly year: SchoolYear;
  readonly calendar: SchoolCalendar;
  readonly dayFacts: readonly DayFactsSource[];
  readonly form: OwnDayForm | undefined;
  readonly onSave: (days: readonly OwnDay[], removed: readonly CalendarDay[]) => void;
  readonly onRemove: (days: readonly OwnDay[]) => void;
}

/** A day or a span of the school's own: closed, vacation, or open where everybody else rests. */
export function OwnDayDialog(props: OwnDayDialogProps) {
  const { isOpen, onClose, store, year, form, onSave, onRemove } = props;
  const edited = form?.edited ?? [];
  const calendar = withoutDays(props.calendar, edited);
  const span = toSchoolYearSpan(year);
  const recordForm = useFieldsForm({
    of: ownDayForm,
    key: `own-day:${year}:${form?.from ?? ""}`,
    names: ["type", "from", "to", "label"],
    row: toRow(form),
    read: (draft) => readOwnDays(draft, { calendar, year }),
    onSave: (days) =>
      onSave(
        days,
        edited.map(({ day }) => day),
      ),
  });
  const { fields: draft, change, at } = recordForm;
  const { options, ...typeField } = at("type");
  const listFacts = useFactsOfDays(store, props.dayFacts);
  const closed = draft.type === "open" ? [] : (recordForm.value ?? []);
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={edited.length > 0 ? "휴일 고치기" : "휴일 추가"}
      form={recordForm}
      history={
        edited.length > 0 && {
          of: OwnDayHistory,
          store,
          ids: edited.map(({ day }) => day),
          subject: `${toSpanWords(edited)} 휴일`,
          onReverted: onClose,
        }
      }
      onRemove={edited.length > 0 && (() => onRemove(edited))}
    >
      <Segments {...typeField} segments={options} isFull />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <DayField {...at("from")} min={span.from} max={span.to} />
        <DayField
          {...at("to")}
          hint="하루면 비워 두세요."
          min={draft.from || span.from}
          max={span.to}
        />
      </div>
      <TextField {...at("label")} hint={draft.type === "open" ? "비워 두어도 돼요." : undefined} />
      {usualNames[draft.type].length > 0 && (
        <div className="flex flex-wrap gap-2">
          {usualNames[draft.type].map((name) => (
            <ChipButton
              key={name}
              isChosen={draft.label === name}
              onClick={() => change({ label: name })}
            >
              {name}
            </ChipButton>
          ))}
        </div>
      )}
      <p aria-live="polite" className="text-14 text-fg-2">
        {describeSpan(draft, recordForm.value ?? [], calendar)}
      </p>
      <ClosedDayFacts found={listFacts(closed.map(({ day }) => day))} dayCount={closed.length} />
    </RecordDialog>
  );
}

function toRow(form: OwnDayForm | undefined) {
  const { from, to, type = "closed", label = "" } = form ?? {};
  return { type, label, ...(from && { from }), ...(to && { to }) };
}

/** What saving would do, before it does it. */
function describeSpan(
  { type, from, to }: OwnDayDraft,
  days: readonly OwnDay[],
  calendar: SchoolCalendar,
): string {
  if (days.length === 0) return "";
  if (type === "open") return `${days.length}일이 학교 가는 날이 돼요.`;
  const last = to || from;
  const holidays =
    isCalendarDay(from) && isCalendarDay(last) ? listHolidaysBetween(from, last) : [];
  const written = days.filter(({ day }) => calendar.ownDays.has(day));
  return [
    `주말과 공휴일을 빼고 ${days.length}일을 적어요.`,
    holidays.length > 0 &&
      `${withParticle(holidays.map(({ day, name }) => `${toKoreanMonthDay(day)} ${name}`).join(", "), "은/는")} 그대로 공휴일이에요.`,
    written.length > 0 && `이미 적은 ${written.length}일은 새로 적은 이름으로 바뀌어요.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function withoutDays(calendar: SchoolCalendar, edited: readonly OwnDay[]): SchoolCalendar {
  const ownDays = new Map(calendar.ownDays);
  for (const { day } of edited) ownDays.delete(day);
  return { ...calendar, ownDays };
}

// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by schedule-page.tsx.
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toRepeatDraft } from "@damim/domain/occurrence/repeat-draft.ts";
import {
  event as eventRecord,
  eventFormNames,
  readEvent,
  type EventFields,
} from "@damim/domain/schedule/event-record.ts";
import type { EventTurn } from "@damim/domain/schedule/list-events.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useFieldsForm } from "../../../kit/form/use-fields-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { TimeField } from "../../../kit/time-field/time-field.tsx";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { RepeatFields } from "../../../kit/repeat/repeat-fields.tsx";
import { ColourField } from "../colour-field.tsx";

const EventHistory = historyOf(() =>
  import("@damim/domain/schedule/event-record.ts").then((file) => file.event),
);

export interface EventDialogProps {
  readonly isOpen: boolean;
  readonly store: Store;
  readonly year: SchoolYear;
  readonly calendar: SchoolCalendar;
  /** Nothing makes a new one. */
  readonly turn: EventTurn | undefined;
  /** Of a new one. */
  readonly day: CalendarDay;
  readonly onClose: () => void;
  readonly onSave: (fields: EventFields) => void;
  readonly onRemove: () => void;
}

/** 일정 추가, 일정 고치기; of a repeated event 「이번부터 바꾸기」. */
export function EventDialog(props: EventDialogProps) {
  const { isOpen, store, year, calendar, turn, day, onClose, onSave, onRemove } = props;
  const event = turn?.event;
  const form = useFieldsForm({
    of: eventRecord,
    key: `event:${turn ? `${turn.event.id}~${turn.planned}` : "new"}`,
    names: eventFormNames,
    row: turn
      ? { ...turn.event, day: turn.day, to: turn.to > turn.day ? turn.to : null }
      : { day, colour: "blue" },
    more: toRepeatDraft(event?.repeat, event?.onClosed),
    read: (draft) => readEvent(draft, year),
    onSave,
  });
  const { fields, change } = form;
  return (
    <RecordDialog
      isOpen={isOpen}
      onClose={onClose}
      title={!event ? "일정 추가" : event.repeat ? "이번부터 바꾸기" : "일정 고치기"}
      subtitle={event?.repeat && "지난 것은 그대로 두고 이번 것부터 바뀌어요."}
      form={form}
      history={
        event && {
          of: EventHistory,
          store,
          ids: [event.id],
          subject: `「${event.title}」`,
          onReverted: onClose,
        }
      }
      onRemove={event && onRemove}
    >
      <TextField {...form.at("title")} placeholder="동학년 협의" />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <DayField {...form.at("day")} />
        {/* Of a repeat it is in the way, and says so. */}
        {(fields.every === "" || fields.to !== "") && (
          <DayField {...form.at("to")} hint="하루면 비워 두세요." min={fields.day} />
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <TimeField {...form.at("start")} hint="비우면 하루 종일" />
        <TimeField {...form.at("end")} />
      </div>
      <RepeatFields form={form} day={fields.day} calendar={calendar} />
      <TextField {...form.at("place")} />
      <ColourField value={fields.colour} onValueChange={(colour) => change({ colour })} />
      <TextArea {...form.at("note")} rows={2} />
    </RecordDialog>
  );
}

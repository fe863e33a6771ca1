// Overlay: imports Base UI through kit/form/record-dialog.tsx. Loaded lazily by schedule-page.tsx.
import { toSentence } from "@damim/domain/base/result.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toRepeatDraft } from "@damim/domain/occurrence/repeat-draft.ts";
import {
  eventMessages,
  eventRefusalFields,
  parseEventDraft,
  type EventDraft,
  type EventFields,
  type EventRefusal,
} from "@damim/domain/schedule/event-draft.ts";
import type { EventTurn } from "@damim/domain/schedule/list-events.ts";
import type { SchoolCalendar } from "@damim/domain/school-calendar/school-calendar.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import type { Store } from "../../../data/teacher-data.ts";
import { RecordDialog } from "../../../kit/form/record-dialog.tsx";
import { useRecordForm } from "../../../kit/form/use-record-form.ts";
import { historyOf } from "../../../kit/record/history-of.ts";
import { TextArea } from "../../../ui/field/text-area.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { RepeatFields } from "../../../kit/repeat/repeat-fields.tsx";
import { ColourField } from "./colour-field.tsx";

const EventHistory = historyOf(() =>
  import("../schedule-words.ts").then((file) => file.eventWords),
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
  const form = useRecordForm<EventDraft, EventFields, EventRefusal>({
    key: `event:${turn ? `${turn.event.id}~${turn.planned}` : "new"}`,
    stored: turn ? toDraft(turn) : toNewDraft(day),
    parse: (draft) => parseEventDraft(draft, { year }),
    toErrors: (refusal) => ({
      [eventRefusalFields[refusal.type]]: toSentence(eventMessages, refusal),
    }),
    onSave,
  });
  const { fields, change, errors } = form;
  const isOnce = fields.every === "";
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
      <TextField
        fieldSize="normal"
        label="제목"
        placeholder="동학년 협의"
        value={fields.title}
        onValueChange={(title) => change({ title })}
        error={errors.title}
      />
      <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
        <TextField
          type="date"
          fieldSize="normal"
          label="날짜"
          value={fields.day}
          onValueChange={(next) => change({ day: next })}
          error={errors.day}
        />
        {isOnce && (
          <TextField
            type="date"
            fieldSize="normal"
            label="끝나는 날"
            hint="하루면 비워 두세요."
            min={fields.day}
            value={fields.to}
            onValueChange={(to) => change({ to })}
            error={errors.to}
          />
        )}
      </div>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          type="time"
          fieldSize="normal"
          label="시작"
          hint="비우면 하루 종일"
          value={fields.start}
          onValueChange={(start) => change({ start })}
          error={errors.start}
        />
        <TextField
          type="time"
          fieldSize="normal"
          label="끝"
          value={fields.end}
          onValueChange={(end) => change({ end })}
          error={errors.end}
        />
      </div>
      <RepeatFields
        fields={fields}
        change={change}
        errors={errors}
        day={fields.day}
        value={form.value}
        calendar={calendar}
      />
      <TextField
        fieldSize="normal"
        label="장소"
        value={fields.place}
        onValueChange={(place) => change({ place })}
        error={errors.place}
      />
      <ColourField value={fields.colour} onValueChange={(colour) => change({ colour })} />
      <TextArea
        label="메모"
        rows={2}
        value={fields.note}
        onValueChange={(note) => change({ note })}
        error={errors.note}
      />
    </RecordDialog>
  );
}

function toNewDraft(day: CalendarDay): EventDraft {
  return {
    ...toRepeatDraft(undefined, undefined),
    title: "",
    day,
    to: "",
    start: "",
    end: "",
    place: "",
    colour: "blue",
    note: "",
    remindMinutes: "",
  };
}

function toDraft({ event, day, to }: EventTurn): EventDraft {
  return {
    ...toRepeatDraft(event.repeat, event.onClosed),
    title: event.title,
    day,
    to: to > day ? to : "",
    start: event.start ?? "",
    end: event.end ?? "",
    place: event.place ?? "",
    colour: event.colour,
    note: event.note ?? "",
    remindMinutes: String(event.remindMinutes ?? ""),
  };
}

import { addDays, toSeoulDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { onceDraft } from "@damim/domain/occurrence/repeat-draft.ts";
import { showDraft, toFirstSentence } from "@damim/domain/record/record.ts";
import { event, eventFormNames, readEvent } from "@damim/domain/schedule/event-record.ts";
import { listEvents } from "@damim/domain/schedule/list-events.ts";
import { recordSchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useMemo, useState } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { findStoreOfDay, type Store } from "../../../data/teacher-data.ts";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { useIsPast, useTeacherData } from "../../../data/use-teacher-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Link } from "../../../ui/link.tsx";
import { useCommands } from "../../../kit/act/commands.ts";
import { createEventCommands } from "../calendar/event-commands.ts";
import { EventLines } from "./event-lines.tsx";
import { toEventPlace } from "../schedule-place.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { useEventRows } from "../event-rows.ts";

const MOST = 5;
const AHEAD_DAYS = 60;

/** 다음 일정 of 메모: a field, and what comes next. */
export function Component() {
  const data = useTeacherData();
  const today = toSeoulDay(data.now());
  const store = findStoreOfDay(data, today);
  return store ? <NextEvents store={store} today={today} /> : null;
}

function NextEvents({ store, today }: { readonly store: Store; readonly today: CalendarDay }) {
  const isPast = useIsPast();
  const calendar = useSchoolCalendar(recordSchoolYear(today));
  const rows = useEventRows(store);
  const turns = useMemo(
    () => listEvents(rows, calendar, { from: today, to: addDays(today, AHEAD_DAYS) }),
    [rows, calendar, today],
  );
  return (
    <Card title="다음 일정">
      {!isPast && <EventField store={store} today={today} />}
      {turns.length === 0 ? (
        <p className="text-15 text-fg-2">적어 둔 일정이 없어요.</p>
      ) : (
        <EventLines turns={turns.slice(0, MOST)} today={today} />
      )}
      <Link
        to={toEventPlace()}
        className="press flex min-h-11 items-center text-14 font-semibold text-brand-strong"
      >
        일정관리 열기
      </Link>
    </Card>
  );
}

function EventField({ store, today }: { readonly store: Store; readonly today: CalendarDay }) {
  const commands = useCommands(createEventCommands, store);
  const form = useFormDraft("event-line", { title: "", day: today as string });
  const [error, setError] = useState<string>();
  const { title, day } = form.fields;
  const submit = (): void => {
    const empty = { ...onceDraft, ...showDraft(event, eventFormNames, { colour: "blue" }) };
    const read = readEvent({ ...empty, title, day }, recordSchoolYear(today));
    if (!read.ok) {
      setError(toFirstSentence(read.refusal));
      return;
    }
    commands.add(read.value);
    form.forget();
  };
  const change = (part: Partial<typeof form.fields>): void => {
    form.change(part);
    setError(undefined);
  };
  return (
    <Form onSubmit={submit} className="mb-2 flex flex-wrap items-start gap-2">
      <TextField
        label="일정 적기"
        isLabelHidden
        fieldSize="dense"
        placeholder="동학년 협의"
        autoComplete="off"
        className="min-w-40 flex-1"
        value={title}
        onValueChange={(next) => change({ title: next })}
        error={error}
      />
      <DayField
        label="날짜"
        isLabelHidden
        fieldSize="dense"
        value={day}
        onValueChange={(next) => change({ day: next })}
      />
      <Button type="submit">적기</Button>
    </Form>
  );
}

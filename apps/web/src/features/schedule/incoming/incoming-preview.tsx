import { toShortKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { layChanges } from "@damim/domain/base/lay-changes.ts";
import type { Colour } from "@damim/domain/record/colour.ts";
import { eventKind } from "@damim/domain/schedule/event.ts";
import { listClosingEvents } from "@damim/domain/schedule/incoming/closing-events.ts";
import type { IncomingPlan } from "@damim/domain/schedule/incoming/plan-incoming.ts";
import { toLeftOutWords, toPlanWords } from "@damim/domain/schedule/incoming/plan-words.ts";
import type { EventRows } from "@damim/domain/schedule/list-events.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useState } from "react";
import { useSchoolCalendar } from "../../../data/use-school-calendar.ts";
import { TextField } from "../../../ui/field/text-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ColourField } from "../colour-field.tsx";

/** As many letters as a row keeps of its calendar's name. */
export const LONGEST_ORIGIN = 40;
const MOST_LINES = 6;

/** What reading a calendar would bring: its name and colour here, what is new, what is not and why. */
export function IncomingPreview(props: {
  readonly plan: IncomingPlan;
  readonly rows: EventRows;
  readonly year: SchoolYear;
  readonly name: string;
  readonly colour: Colour;
  readonly onChange: (part: { readonly name?: string; readonly colour?: Colour }) => void;
}) {
  const { plan, rows, year, name, colour, onChange } = props;
  const calendar = useSchoolCalendar(year);
  const [isWhole, setWhole] = useState(false);
  const coming = [...plan.added, ...plan.changed].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const shown = isWhole ? coming : coming.slice(0, MOST_LINES);
  const leftOut = toLeftOutWords(plan.leftOut);
  const read = layChanges(() => new Map(), plan.changes);
  const closing = listClosingEvents(
    { events: read(eventKind), eventDays: rows.eventDays },
    calendar,
    toSchoolYearSpan(year),
  ).length;
  return (
    <div className="grid grid-cols-1 gap-4">
      <TextField
        label="이름"
        fieldSize="normal"
        most={LONGEST_ORIGIN}
        hint="어디서 온 일정인지 이 이름으로 보여요."
        value={name}
        onValueChange={(next) => onChange({ name: next })}
      />
      <ColourField value={colour} onValueChange={(next) => onChange({ colour: next })} />
      <section aria-label="가져올 일정" className="rounded-cell bg-sunken px-4 py-3">
        <output className="block text-15 font-bold">{toPlanWords(plan)}</output>
        <ul className="mt-1 grid grid-cols-1 gap-1 text-14">
          {shown.map(({ uid, planned, day, start, title }) => (
            <li key={`${uid} ${planned}`} className="flex gap-3">
              <span className="w-24 shrink-0 text-fg-2 tabular-nums">
                {toShortKoreanMonthDay(day)} {start}
              </span>
              <span className="min-w-0 flex-1 wrap-break-word">{title}</span>
            </li>
          ))}
        </ul>
        {shown.length < coming.length && (
          <button
            type="button"
            className="press -mx-2 min-h-11 rounded-ctl px-2 text-14 font-semibold text-brand-strong"
            onClick={() => setWhole(true)}
          >
            그 밖에 {coming.length - shown.length}개
          </button>
        )}
        {leftOut && <p className="mt-1 text-14 text-fg-2">가져오지 않는 것: {leftOut}</p>}
      </section>
      {closing > 0 && (
        <Notice tone="info">
          쉬는 날 같은 일정이 {closing}개 있어요. 저절로 휴일이 되지는 않아요. 가져온 뒤 휴일
          관리에서 정해 주세요.
        </Notice>
      )}
    </div>
  );
}

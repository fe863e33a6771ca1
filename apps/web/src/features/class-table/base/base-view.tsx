import { toSentence } from "@damim/domain/base/result.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { weekHeads } from "@damim/domain/calendar-day/week.ts";
import {
  baseLineMessages,
  readBaseLine,
  toBaseLine,
  type TypedDay,
} from "@damim/domain/class-table/typed/base-line.ts";
import { findBaseWeek } from "@damim/domain/class-table/base-week.ts";
import type { ClassTable } from "@damim/domain/class-table/class-table.ts";
import type { KeptSubject } from "@damim/domain/class-table/subject.ts";
import { toTableDay } from "@damim/domain/class-table/typed/write-base-week.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useState } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { useCheckedForm } from "../../../kit/form/use-checked-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { RestoredNotice } from "../../../kit/form/restored-notice.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { Subjects } from "../rows/table-rows.ts";
import type { AskedSubject } from "../table-dialogs.tsx";
import type { TableCommands } from "../rows/table-commands.ts";
import { NeisCard } from "./neis-card.tsx";
import { SubjectList } from "./subject-list.tsx";

const weekdays = [1, 2, 3, 4, 5] as const;
type Field = `day${(typeof weekdays)[number]}`;
type Lines = Readonly<Record<Field, string>>;

/** 기본 시간표: a line a weekday, 「국국수과과창」; and the subjects that it names. */
export function BaseView(props: {
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly sorted: readonly KeptSubject[];
  readonly year: SchoolYear;
  readonly today: CalendarDay;
  readonly commands: TableCommands;
  readonly onSubject: (asked: AskedSubject) => void;
}) {
  const { table, subjects, sorted, year, today, commands, onSubject } = props;
  const isPast = useIsPast();
  const [since, setSince] = useState<"today" | "start">("today");
  const week = findBaseWeek(table.weeks, today) ?? table.weeks.at(-1);
  const stored = Object.fromEntries(
    weekdays.map((weekday) => [
      `day${weekday}`,
      toBaseLine(week?.days.get(weekday) ?? new Map(), subjects),
    ]),
  ) as Lines;
  const draft = useFormDraft<Lines>(`baseTable:${year}`, stored);
  const { id, ref, isChecked, check } = useCheckedForm();
  const read = weekdays.map((weekday) => ({
    weekday,
    result: readBaseLine(draft.fields[`day${weekday}`], sorted),
  }));
  const from = toTableDay(table.weeks, since, { today, year });
  const save = (): void => {
    const typed = new Map<number, TypedDay>();
    for (const { weekday, result } of read) if (result.ok) typed.set(weekday, result.value);
    if (!check(typed.size === weekdays.length)) return;
    draft.finish();
    commands.saveWeek(typed, from);
    draft.forget();
  };
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem] print:hidden">
      <Card>
        <Form id={id} ref={ref} onSubmit={save} className="grid gap-3">
          {draft.isRestored && <RestoredNotice onForget={draft.forget} />}
          <p className="text-15 text-fg-2">
            요일마다 과목 글자를 이어 적어 보세요: 국국수과과창. 빈 시간은 「-」예요.
          </p>
          <fieldset disabled={isPast} className="grid min-w-0 gap-3">
            {read.map(({ weekday, result }) => (
              <TextField
                key={weekday}
                fieldSize="normal"
                label={`${weekHeads[weekday - 1]}요일`}
                autoComplete="off"
                spellCheck={false}
                value={draft.fields[`day${weekday}`]}
                onValueChange={(line) => draft.change({ [`day${weekday}`]: line })}
                trail={isChecked && toMaker(result, onSubject)}
                hint={result.ok ? toPreview(result.value) : undefined}
                error={
                  isChecked && !result.ok ? toSentence(baseLineMessages, result.refusal) : undefined
                }
              />
            ))}
          </fieldset>
          {!isPast && (
            <div className="docked flex flex-wrap items-center gap-3">
              {table.weeks.length > 0 && (
                <Segments
                  label="언제부터"
                  value={since}
                  segments={[
                    { value: "today", label: "오늘부터" },
                    { value: "start", label: "처음부터" },
                  ]}
                  onValueChange={setSince}
                />
              )}
              <p className="min-w-0 flex-1 text-14 text-fg-2">{toKoreanMonthDay(from)}부터 써요.</p>
              <Button type="submit">저장</Button>
            </div>
          )}
        </Form>
      </Card>
      <div className="grid gap-4">
        {!isPast && <NeisCard {...{ week, subjects, sorted, year, today, from, commands }} />}
        <SubjectList sorted={sorted} isPast={isPast} onOpen={onSubject} />
      </div>
    </div>
  );
}

/** A subject that nobody knows is made on the spot, by the name that the line has for it. */
function toMaker(result: ReturnType<typeof readBaseLine>, onAsk: (asked: AskedSubject) => void) {
  if (result.ok || result.refusal.type !== "SubjectUnknown") return undefined;
  const { words } = result.refusal;
  return (
    <Button variant="brandText" onClick={() => onAsk({ name: words })}>
      {words} 만들기
    </Button>
  );
}

/** 「국어 · 국어 · 수학」: how a line was read. */
function toPreview(day: TypedDay): string | undefined {
  return day.length === 0
    ? undefined
    : day
        .map((lesson) => (lesson ? `${lesson.classKey ?? ""}${lesson.subject.name}` : "–"))
        .join(" · ");
}

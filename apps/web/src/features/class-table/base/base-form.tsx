import { toSentence } from "@damim/domain/base/result.ts";
import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { weekHeads } from "@damim/domain/calendar-day/week.ts";
import type { BaseWeek } from "@damim/domain/class-table/base-week.ts";
import type { KeptSubject } from "@damim/domain/class-table/subject.ts";
import {
  baseLineMessages,
  readBaseLine,
  type TypedDay,
} from "@damim/domain/class-table/typed/base-line.ts";
import { readCycle } from "@damim/domain/class-table/typed/table-day.ts";
import { toCycleDay, type WeekLetter } from "@damim/domain/class-table/weeks/week-letter.ts";
import type { SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useState } from "react";
import { useFormDraft } from "../../../data/drafts/use-form-draft.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { RestoredNotice } from "../../../kit/form/restored-notice.tsx";
import { useCheckedForm } from "../../../kit/form/use-checked-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { Subjects } from "../rows/table-rows.ts";
import type { AskedSubject } from "../table-dialogs.tsx";
import type { BaseCommands } from "./base-commands.ts";
import { formWeekdays, toLineName, toTypedTable, type TypedTable } from "./base-lines.ts";
import { CycleFields } from "./cycle-fields.tsx";

/** The week of one base table, or its weeks A and B, a line a weekday: 「국국수과과창」. */
export function BaseForm(props: {
  /** The table whose lessons stand there before anything is typed. */
  readonly week: BaseWeek | undefined;
  readonly subjects: Subjects;
  readonly sorted: readonly KeptSubject[];
  readonly year: SchoolYear;
  /** The day of the table that is written. */
  readonly from: CalendarDay;
  /** Which form. */
  readonly draftKey: string;
  /** Why it cannot be saved, in a sentence. */
  readonly refusal: string | undefined;
  readonly spanWords: string;
  /** Takes the table out, where it can go. */
  readonly onRemove: (() => void) | undefined;
  readonly commands: BaseCommands;
  readonly onSubject: (asked: AskedSubject) => void;
}) {
  const { week, subjects, sorted, year, from, draftKey, refusal, spanWords, commands } = props;
  const { onRemove, onSubject } = props;
  const isPast = useIsPast();
  const [shown, setShown] = useState<WeekLetter>("A");
  const draft = useFormDraft<TypedTable>(draftKey, toTypedTable(week, subjects, from));
  const { id, ref, isChecked, check } = useCheckedForm();
  const { fields } = draft;
  const isTwo = fields.turn === "two";
  const cycle = isTwo ? readCycle(fields, year) : undefined;
  const lines = (isTwo ? (["A", "B"] as const) : (["A"] as const)).flatMap((letter) =>
    formWeekdays.map((weekday) => {
      const name = toLineName(weekday, letter);
      return { letter, weekday, name, result: readBaseLine(fields[name], sorted) };
    }),
  );
  const visible = isTwo ? shown : "A";
  const save = (): void => {
    const typed = new Map<number, TypedDay>();
    for (const { letter, weekday, result } of lines)
      if (result.ok) typed.set(toCycleDay(weekday, letter), result.value);
    const wrong = lines.find(({ result }) => !result.ok);
    // Focus goes to the first field to mend, which has to be on screen.
    if (wrong && lines.every(({ letter, result }) => letter !== visible || result.ok))
      setShown(wrong.letter);
    if (!check(!wrong && refusal === undefined && cycle?.ok !== false)) return;
    draft.finish();
    commands.saveWeek(typed, from, cycle?.ok ? cycle.value : null);
    draft.forget();
  };
  const turn = (to: TypedTable["turn"]): void => {
    // Week B begins as week A: they differ by little.
    const isEmpty = formWeekdays.every((weekday) => fields[toLineName(weekday, "B")] === "");
    const copied = formWeekdays.map((weekday) => [
      toLineName(weekday, "B"),
      fields[toLineName(weekday, "A")],
    ]);
    draft.change({ turn: to, ...(to === "two" && isEmpty && Object.fromEntries(copied)) });
  };
  return (
    <Form id={id} ref={ref} onSubmit={save} className="grid gap-3">
      {draft.isRestored && <RestoredNotice onForget={draft.forget} />}
      <p className="text-15 text-fg-2">
        요일마다 과목 글자를 이어 적어 보세요: 국국수과과창. 빈 시간은 「-」예요.
      </p>
      <fieldset disabled={isPast} className="grid min-w-0 gap-3">
        <CycleFields
          {...{ fields, isChecked, shown }}
          read={cycle}
          onShown={setShown}
          onTurn={turn}
          onChange={draft.change}
        />
        {lines
          .filter(({ letter }) => letter === visible)
          .map(({ name, weekday, result }) => (
            <TextField
              key={name}
              fieldSize="normal"
              label={`${weekHeads[weekday - 1]}요일`}
              autoComplete="off"
              spellCheck={false}
              value={fields[name]}
              onValueChange={(line) => draft.change({ [name]: line })}
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
          {isChecked && refusal ? (
            <p role="alert" className="min-w-0 flex-1 text-14 font-semibold text-danger">
              {refusal}
            </p>
          ) : (
            <p className="min-w-0 flex-1 text-14 text-fg-2">{refusal ?? spanWords}</p>
          )}
          {onRemove && (
            <Button variant="text" onClick={onRemove}>
              이 시간표 지우기
            </Button>
          )}
          <Button type="submit">저장</Button>
        </div>
      )}
    </Form>
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

import { toSentence } from "@damim/domain/base/result.ts";
import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { toLessonWords } from "@damim/domain/class-table/change-words.ts";
import type { ClassTable, LostLesson } from "@damim/domain/class-table/class-table.ts";
import { toLessonPlace, toPlaceWords } from "@damim/domain/class-table/lesson-place.ts";
import { listLostLessons, moveLostMessages } from "@damim/domain/class-table/hours/lost-lessons.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useMemo, useState } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useIsPast } from "../../../data/use-teacher-data.ts";
import { useCommands } from "../../../kit/act/commands.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Form } from "../../../ui/field/form.tsx";
import { TextField } from "../../../ui/field/text-field.tsx";
import type { Subjects } from "../rows/table-rows.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { createLostCommands } from "./lost-commands.ts";

/** 빠진 수업: dropped, cut or on closed days; 「다른 날로」 puts one into a free period. */
export function LostView(props: {
  readonly store: Store;
  readonly table: ClassTable;
  readonly subjects: Subjects;
  readonly year: SchoolYear;
  readonly today: CalendarDay;
}) {
  const { store, table, subjects, year, today } = props;
  const commands = useCommands(createLostCommands, store);
  const isPast = useIsPast();
  const lost = useMemo(() => listLostLessons(table, toSchoolYearSpan(year)), [table, year]);
  const [moved, setMoved] = useState<LostLesson>();
  if (lost.length === 0)
    return (
      <Card>
        <EmptyState title="빠진 수업이 없어요">
          결강이나 휴업일로 못 한 수업이 생기면 여기에 모여요.
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <ul aria-label="빠진 수업">
        {lost.map((each) => (
          <li
            key={`${each.place}~${each.why}`}
            className="flex flex-wrap items-center gap-3 border-b border-line-2 py-2 last:border-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block text-15 font-semibold">
                {toPlaceWords(each.place)} {toLessonWords(each.lesson, subjects)}
              </span>
              <span className="block text-13 text-fg-2">{each.reason}</span>
            </span>
            {!isPast && moved?.place !== each.place && (
              <Button variant="line" onClick={() => setMoved(each)}>
                다른 날로
              </Button>
            )}
            {moved?.place === each.place && (
              <MoveForm
                today={today}
                onCancel={() => setMoved(undefined)}
                onMove={(day, period) => {
                  const result = commands.move(table, each, toLessonPlace(day, period));
                  if (!result.ok) return toSentence(moveLostMessages, result.refusal);
                  setMoved(undefined);
                  return undefined;
                }}
              />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function MoveForm(props: {
  readonly today: CalendarDay;
  readonly onCancel: () => void;
  /** Gives back why it cannot go there. */
  readonly onMove: (day: CalendarDay, period: number) => string | undefined;
}) {
  const { today, onCancel, onMove } = props;
  const [chosen, setDay] = useState<string>();
  const day = chosen ?? today;
  const [period, setPeriod] = useState("");
  const [error, setError] = useState<string>();
  return (
    <Form
      className="flex w-full flex-wrap items-start gap-2"
      onSubmit={() =>
        setError(
          isCalendarDay(day) && /^([0-9]|1[0-2])$/.test(period)
            ? onMove(day, Number(period))
            : "날짜와 교시를 적어 주세요.",
        )
      }
    >
      <DayField
        fieldSize="dense"
        label="옮길 날"
        isLabelHidden
        value={day}
        onValueChange={setDay}
        error={error}
      />
      <TextField
        className="w-28"
        fieldSize="dense"
        label="옮길 교시"
        isLabelHidden
        placeholder="몇 교시"
        inputMode="numeric"
        autoComplete="off"
        value={period}
        onValueChange={setPeriod}
      />
      <Button type="submit" variant="weak">
        옮기기
      </Button>
      <Button variant="text" onClick={onCancel}>
        취소
      </Button>
    </Form>
  );
}

import { toSentence } from "@damim/domain/base/result.ts";
import { toKoreanMonthDay } from "@damim/domain/calendar-day/korean-day.ts";
import { tableDayMessages, type readCycle } from "@damim/domain/class-table/typed/table-day.ts";
import {
  toMonday,
  toWeekWords,
  type WeekLetter,
} from "@damim/domain/class-table/weeks/week-letter.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { Checkbox } from "../../../ui/field/checkbox.tsx";
import { Segments } from "../../../ui/field/segments.tsx";
import type { TypedTable } from "./base-lines.ts";

/** 매주 or 두 주마다; of two weeks which is written below, and from when they are counted. */
export function CycleFields(props: {
  readonly fields: TypedTable;
  /** Saving was tried. */
  readonly isChecked: boolean;
  /** The counting as it reads; nothing where every week is the same. */
  readonly read: ReturnType<typeof readCycle> | undefined;
  readonly shown: WeekLetter;
  readonly onShown: (letter: WeekLetter) => void;
  readonly onTurn: (turn: TypedTable["turn"]) => void;
  readonly onChange: (part: Partial<TypedTable>) => void;
}) {
  const { fields, isChecked, read, shown, onShown, onTurn, onChange } = props;
  const isTwo = fields.turn === "two";
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Segments
          label="되풀이"
          value={fields.turn}
          segments={[
            { value: "weekly", label: "매주" },
            { value: "two", label: "두 주마다" },
          ]}
          onValueChange={onTurn}
        />
        {isTwo && (
          <Segments
            label="적을 주"
            value={shown}
            segments={(["A", "B"] as const).map((value) => ({
              value,
              label: toWeekWords(value),
            }))}
            onValueChange={onShown}
          />
        )}
      </div>
      {isTwo && (
        <div className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          <DayField
            fieldSize="normal"
            label="A주가 시작하는 월요일"
            value={fields.weekA}
            onValueChange={(weekA) => onChange({ weekA })}
            hint={
              read?.ok ? `${toKoreanMonthDay(toMonday(read.value.weekA))} 주가 A주예요.` : undefined
            }
            error={
              isChecked && read && !read.ok ? toSentence(tableDayMessages, read.refusal) : undefined
            }
          />
          <Checkbox
            className="sm:mt-6"
            label="학교에 안 가는 주는 세지 않기"
            isChecked={fields.skipsClosed}
            onCheckedChange={(skipsClosed) => onChange({ skipsClosed })}
          />
        </div>
      )}
    </>
  );
}

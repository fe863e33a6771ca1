import type { DayRange } from "@damim/domain/attendance/count/attendance-counts.ts";
import { toKoreanDate } from "@damim/domain/calendar-day/korean-day.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { DayButton } from "../day-field/day-button.tsx";
import { Select } from "../../ui/field/select.tsx";
import { listSpans, type LookUpSpan } from "./look-up-span.ts";

export interface SpanChoice {
  readonly year: SchoolYear;
  readonly span: LookUpSpan;
  /** Of 「직접 고르기」. */
  readonly own: DayRange;
  readonly onSpan: (span: LookUpSpan) => void;
  readonly onOwn: (own: DayRange) => void;
}

/** 「기간」 of a look-up. */
export function SpanSelect({ year, span, onSpan }: SpanChoice) {
  return (
    <Select
      label="기간"
      isLabelHidden
      fieldSize="dense"
      value={span}
      options={listSpans(year)}
      onValueChange={onSpan}
      className="w-44 max-sm:w-[calc(50%-0.25rem)] max-[22.5rem]:w-full"
    />
  );
}

/** The two days of 「직접 고르기」; nothing else. */
export function OwnSpanDays({ year, span, own, onOwn }: SpanChoice) {
  if (span !== "own") return null;
  const { from, to } = toSchoolYearSpan(year);
  return (["from", "to"] as const).map((end) => (
    <DayButton
      key={end}
      label={end === "from" ? "첫날" : "마지막 날"}
      value={own[end]}
      min={from}
      max={to}
      onValueChange={(day) => onOwn({ ...own, [end]: day })}
    >
      {toKoreanDate(own[end])}
      {end === "from" ? "부터" : "까지"}
    </DayButton>
  ));
}

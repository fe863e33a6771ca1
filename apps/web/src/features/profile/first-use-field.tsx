import { isCalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { schoolYearKind } from "@damim/domain/school-year/school-year-setting.ts";
import { toSchoolYearSpan, type SchoolYear } from "@damim/domain/school-year/school-year.ts";
import { useRow, useTeacherData } from "../../data/use-teacher-data.ts";
import { useCommands } from "../../kit/act/commands.ts";
import { DayField } from "../../kit/day-field/day-field.tsx";
import { createYearCommands } from "./year-commands.ts";

/** 「언제부터 쓰나요?」: kept as soon as a day of the year stands in it; emptied, the year counts whole. */
export function FirstUseField({ year }: { readonly year: SchoolYear }) {
  const { profile } = useTeacherData();
  const commands = useCommands(createYearCommands, profile);
  const stored = useRow(profile, schoolYearKind, String(year));
  const { from, to } = toSchoolYearSpan(year);
  if (!stored) return null;
  const change = (typed: string): void => {
    const day = isCalendarDay(typed) && typed >= from && typed <= to ? typed : null;
    if (typed === "" || day) commands.setFirstUse(year, day);
  };
  return (
    <DayField
      label="언제부터 쓰나요?"
      isTakenWhenLeft
      hint="수업일수와 시수를 이날부터 세어요. 비우면 3월부터 세어요."
      min={from}
      max={to}
      value={stored.firstUseOn ?? ""}
      onValueChange={change}
    />
  );
}

import { isCalendarDay, type CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";

/** The room empties itself when this day is over. */
export function LastDay(props: {
  readonly value: CalendarDay;
  readonly from: CalendarDay;
  readonly until?: CalendarDay;
  readonly onChange: (day: CalendarDay) => void;
  readonly onBlur?: () => void;
}) {
  return (
    <DayField
      label="마지막 날"
      fieldSize="normal"
      value={props.value}
      min={props.from}
      {...(props.until ? { max: props.until } : {})}
      onValueChange={(day) => isCalendarDay(day) && props.onChange(day)}
      onBlur={props.onBlur}
      hint="이날이 지나면 방이 저절로 비워져요."
    />
  );
}

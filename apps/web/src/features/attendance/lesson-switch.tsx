import type { CalendarDay } from "@damim/domain/calendar-day/calendar-day.ts";
import type { Store } from "../../data/teacher-data.ts";
import { Select } from "../../ui/field/select.tsx";
import { useLessons } from "./use-lessons.ts";

const WHOLE_DAY = "day";

/** 「교시」 of the day view: one lesson's roll, or the whole day. Nothing for a teacher who marks days alone. */
export function LessonSwitch(props: {
  readonly store: Store;
  readonly day: CalendarDay;
  readonly lesson: number | undefined;
  readonly onLessonChange: (lesson: number | undefined) => void;
}) {
  const { store, day, lesson, onLessonChange } = props;
  const lessons = useLessons(store, day);
  if (lessons.length === 0) return null;
  return (
    <Select
      label="교시"
      isInline
      fieldSize="dense"
      value={lesson === undefined ? WHOLE_DAY : String(lesson)}
      options={[
        { value: WHOLE_DAY, label: "하루 전체" },
        ...lessons.map((each) => ({ value: String(each), label: `${each}교시` })),
      ]}
      onValueChange={(value) => onLessonChange(value === WHOLE_DAY ? undefined : Number(value))}
    />
  );
}

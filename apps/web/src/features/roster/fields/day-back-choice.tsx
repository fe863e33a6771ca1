import { isCalendarDay, toSeoulDay } from "@damim/domain/calendar-day/calendar-day.ts";
import { NEVER_LEFT, type DayBack } from "@damim/domain/student/coming-back.ts";
import { useState } from "react";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { DayField } from "../../../kit/day-field/day-field.tsx";
import { RadioGroup } from "../../../ui/field/radio-group.tsx";

/** Since when a pupil who left is in the class again, or that the leaving was said by mistake. */
export function DayBackChoice(props: {
  readonly value: DayBack;
  readonly error: string | undefined;
  readonly onValueChange: (back: DayBack) => void;
  readonly className?: string;
}) {
  const { value, error, onValueChange, className = "" } = props;
  const { now } = useTeacherData();
  // What was chosen stands again after a look at the other answer.
  const [day, setDay] = useState<DayBack>(value === NEVER_LEFT ? toSeoulDay(now()) : value);
  return (
    <div className={`grid gap-3 ${className}`}>
      <RadioGroup<"again" | typeof NEVER_LEFT>
        label="언제부터 다시 우리 반인가요?"
        value={value === NEVER_LEFT ? NEVER_LEFT : "again"}
        options={[
          {
            value: "again",
            label: "이 날부터 다시 다녀요",
            hint: "떠나 있던 동안은 수업일수와 출결에 세지 않아요.",
          },
          {
            value: NEVER_LEFT,
            label: "잘못 옮겼어요",
            hint: "떠난 적이 없어요. 그동안의 출결도 모두 다시 세요.",
          },
        ]}
        onValueChange={(said) => onValueChange(said === NEVER_LEFT ? NEVER_LEFT : day)}
      />
      {value !== NEVER_LEFT && (
        <DayField
          label="다시 우리 반이 된 날"
          fieldSize="normal"
          className="max-w-60"
          value={value}
          error={error}
          onValueChange={(said) => {
            const next = isCalendarDay(said) ? said : "";
            setDay(next);
            onValueChange(next);
          }}
        />
      )}
    </div>
  );
}

import { checkKind } from "@damim/domain/check/check.ts";
import { useId } from "react";
import type { Store } from "../../../data/teacher-data.ts";
import { useRows } from "../../../data/use-teacher-data.ts";
import { ChipButton } from "../../../ui/chip.tsx";
import { TextField, type TextFieldProps } from "../../../ui/field/text-field.tsx";

/** Offers the subjects of checks before. */
export function SubjectField({
  store,
  ...field
}: Pick<TextFieldProps, "label" | "fieldSize" | "value" | "onValueChange" | "error"> & {
  readonly store: Store;
}) {
  const id = useId();
  const checks = useRows(store, checkKind);
  const subjects = [...new Set([...checks.values()].flatMap(({ subject }) => subject ?? []))];
  return (
    <>
      <TextField hint="비워 두어도 돼요." list={id} autoComplete="off" {...field} />
      <datalist id={id}>
        {subjects.map((subject) => (
          <option key={subject} value={subject} />
        ))}
      </datalist>
    </>
  );
}

/** 되풀이: the weekdays of school. */
export function Weekdays(props: {
  readonly value: string;
  readonly onValueChange: (repeat: string) => void;
}) {
  const { value, onValueChange } = props;
  return (
    <fieldset>
      <legend className="mb-1.5 text-14 font-semibold text-fg-2">반복</legend>
      <div className="flex flex-wrap gap-1.5">
        {Array.from("월화수목금", (letter, at) => {
          const weekday = String(at + 1);
          const isChosen = value.includes(weekday);
          return (
            <ChipButton
              key={letter}
              aria-label={`${letter}요일마다`}
              isChosen={isChosen}
              onClick={() => onValueChange(isChosen ? value.replace(weekday, "") : value + weekday)}
            >
              {letter}
            </ChipButton>
          );
        })}
      </div>
      <p className="mt-1.5 text-14 text-fg-3">
        고른 요일마다 새 체크를 만들어요. 학교를 쉬는 날은 건너뛰어요.
      </p>
    </fieldset>
  );
}

import type { ComponentPropsWithRef } from "react";
import {
  FieldFrame,
  fieldBox,
  useFieldIds,
  type FieldSize,
  type FieldTexts,
} from "./field-frame.tsx";
import { sayTooLong, NOT_SENT } from "./too-long.ts";

export interface TextAreaProps
  extends FieldTexts, Omit<ComponentPropsWithRef<"textarea">, "value" | "onChange" | "maxLength"> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** As in `TextField`. */
  readonly most?: number | undefined;
  /** Of a line of words: an area has the size of its own. */
  readonly fieldSize?: FieldSize;
}

/** Several lines that grow with what is written, from `rows` (3) up to half the window. */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    isLabelHidden = false,
    hint,
    error: ownError,
    value,
    onValueChange,
    most,
    rows = 3,
    className,
    fieldSize: _,
    ...rest
  } = props;
  const tooLong = sayTooLong(value, most);
  const error = tooLong ?? ownError;
  const ids = useFieldIds({ hint, error });
  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      ids={ids}
      className={className}
    >
      <textarea
        autoComplete="off"
        {...rest}
        {...(tooLong && { [NOT_SENT]: true })}
        id={ids.fieldId}
        rows={rows}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={ids.describedBy}
        className={`${fieldBox} field-sizing-content max-h-[50dvh] min-h-24 resize-y rounded-ctl px-4 py-3 leading-[1.6]`}
      />
    </FieldFrame>
  );
}

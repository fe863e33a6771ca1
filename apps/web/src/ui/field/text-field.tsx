import type { ComponentPropsWithRef, ReactNode } from "react";
import {
  FieldFrame,
  fieldBox,
  fieldHeight,
  useFieldIds,
  type FieldSize,
  type FieldTexts,
} from "./field-frame.tsx";
import { sayTooLong, NOT_SENT } from "./too-long.ts";

export interface TextFieldProps
  extends
    FieldTexts,
    Omit<ComponentPropsWithRef<"input">, "size" | "value" | "onChange" | "maxLength" | "type"> {
  /** No day and no time of day: the browser's own fields speak its language. Those are of `kit/day-field` and `kit/time-field`. */
  readonly type?: "text" | "password" | "email" | "tel" | "url" | "search" | "number" | undefined;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** So many letters can be stored. More stay in the field, with a sentence, and its form is not sent. */
  readonly most?: number | undefined;
  readonly fieldSize?: FieldSize;
  /** Stands inside the box before the text, such as an icon. */
  readonly lead?: ReactNode;
  /** Stands inside the box after the text, such as a 44 px button. */
  readonly trail?: ReactNode;
}

/**
 * A one-line text field. The value goes through untouched, also while Hangul is being composed:
 * trimming or cutting it here would break the syllable under the cursor.
 */
export function TextField({
  label,
  isLabelHidden = false,
  hint,
  error: ownError,
  value,
  onValueChange,
  most,
  fieldSize = "large",
  lead,
  trail,
  className,
  ...rest
}: TextFieldProps) {
  const tooLong = sayTooLong(value, most);
  const error = tooLong ?? ownError;
  const ids = useFieldIds({ hint, error });
  const input: ComponentPropsWithRef<"input"> = {
    // A browser keeps what stood in a field for its next form: words about pupils, in clear, also on a shared device.
    autoComplete: "off",
    ...rest,
    ...(tooLong && { [NOT_SENT]: true }),
    id: ids.fieldId,
    value,
    onChange: (event) => onValueChange(event.target.value),
    // A row of fields says its sentence below the row.
    "aria-invalid": error ? true : rest["aria-invalid"],
    "aria-describedby": ids.describedBy ?? rest["aria-describedby"],
  };
  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      ids={ids}
      className={className}
    >
      {lead || trail ? (
        <div className={`flex items-center gap-2.5 ${fieldBox} ${fieldHeight[fieldSize]}`}>
          {lead}
          <input {...input} className="size-full min-w-0 bg-transparent outline-none" />
          {trail}
        </div>
      ) : (
        <input {...input} className={`${fieldBox} ${fieldHeight[fieldSize]}`} />
      )}
    </FieldFrame>
  );
}

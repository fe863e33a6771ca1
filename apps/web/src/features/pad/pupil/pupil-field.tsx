import { useId, type ComponentPropsWithRef, type KeyboardEvent } from "react";
import { inputLook } from "../card/pad-controls.tsx";

export interface PupilFieldProps extends Omit<ComponentPropsWithRef<"input">, "onChange"> {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** A text field for pupils. Enter while a syllable is being composed ends the syllable and sends nothing. */
export function PupilField(props: PupilFieldProps) {
  const { label, hint, error, value, onValueChange, ...rest } = props;
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className="flex flex-col gap-1.5 text-left">
      <label className="text-14 font-semibold" htmlFor={id}>
        {label}
      </label>
      <input
        autoComplete="off"
        {...rest}
        id={id}
        className={`${inputLook} h-14 px-4 text-[1.125rem]`}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? messageId : undefined}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={keepComposing}
      />
      {(error || hint) && (
        <p
          id={messageId}
          className={`text-14 ${error ? "font-semibold text-danger" : "text-board-fg-2"}`}
          role={error ? "alert" : undefined}
        >
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

/** For fields that send with Enter. */
function keepComposing(event: KeyboardEvent): void {
  if (event.key === "Enter" && event.nativeEvent.isComposing) event.preventDefault();
}

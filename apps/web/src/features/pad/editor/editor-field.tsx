import { useId, type ComponentPropsWithRef } from "react";
import { inputLook } from "../card/pad-controls.tsx";

/** Of every text field in an editor. */
export const EDITOR_INPUT = `${inputLook} min-h-12 text-17 px-3.5 py-2.5 font-normal`;

/** A line of text of an editor, below its name. */
export function EditorField(
  props: Omit<ComponentPropsWithRef<"input">, "onChange"> & {
    readonly label: string;
    readonly onValueChange: (value: string) => void;
  },
) {
  const { label, onValueChange, ...rest } = props;
  const id = useId();
  return (
    <label className="flex flex-col gap-1.5 text-15 font-semibold" htmlFor={id}>
      {label}
      <input
        type="text"
        autoComplete="off"
        {...rest}
        id={id}
        className={EDITOR_INPUT}
        onChange={(event) => onValueChange(event.target.value)}
      />
    </label>
  );
}

const LONGEST_ALT = 300;

/** Nothing is cut of it: its editor says so and keeps it. */
export function findAltProblem(alt: string): string | undefined {
  return alt.trim().length > LONGEST_ALT
    ? `설명은 ${LONGEST_ALT}글자까지 쓸 수 있어요. 조금 줄여 주세요.`
    : undefined;
}

/** What a picture shows, for who does not see it. */
export function AltField(props: {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}) {
  return <EditorField {...props} aria-invalid={findAltProblem(props.value) ? true : undefined} />;
}

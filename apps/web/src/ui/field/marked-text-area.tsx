import type { ComponentPropsWithRef } from "react";
import { fieldBox } from "./field-frame.tsx";

export interface MarkedTextAreaProps extends Omit<
  ComponentPropsWithRef<"textarea">,
  "value" | "onChange"
> {
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** From this letter on the text is marked as too much. */
  readonly excessFrom: number | null;
}

const letters =
  "[grid-area:1/1] min-h-44 w-full px-4 py-3 text-16 leading-[1.8] wrap-break-word whitespace-pre-wrap";

/**
 * A long text whose end can be marked. It grows with its text and never scrolls in itself: the mark is drawn beneath it,
 * letter under letter.
 */
export function MarkedTextArea(props: MarkedTextAreaProps) {
  const { label, value, onValueChange, excessFrom, ...rest } = props;
  return (
    <div className={`${fieldBox} grid overflow-hidden rounded-ctl`}>
      <div aria-hidden className={`${letters} pointer-events-none invisible`}>
        {value.slice(0, excessFrom ?? undefined)}
        {excessFrom !== null && (
          <mark className="visible rounded-cell bg-danger-weak text-transparent">
            {value.slice(excessFrom)}
          </mark>
        )}
        {/* The empty line behind the last break is a line too. */}
        {"\u200b"}
      </div>
      <textarea
        autoComplete="off"
        {...rest}
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={`${letters} resize-none overflow-hidden bg-transparent outline-none`}
      />
    </div>
  );
}

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
  /** Words that are looked at once more, underlined. */
  readonly marks?: readonly WordMark[];
}

interface WordMark {
  readonly at: number;
  readonly end: number;
  readonly tone: "danger" | "warm" | "calm";
}

const looks = {
  excess: "bg-danger-weak",
  danger: "bg-danger-weak underline decoration-danger",
  warm: "bg-warm-weak underline decoration-warm",
  calm: "bg-sunken underline decoration-fg-3",
};

const letters =
  "[grid-area:1/1] min-h-44 w-full px-4 py-3 text-16 leading-[1.8] wrap-anywhere whitespace-pre-wrap";

/**
 * A long text whose end and words can be marked. It grows with its text and never scrolls in itself: the marks are drawn
 * beneath it, letter under letter.
 */
export function MarkedTextArea(props: MarkedTextAreaProps) {
  const { label, value, onValueChange, excessFrom, marks = [], ...rest } = props;
  const excess =
    excessFrom === null ? [] : [{ at: excessFrom, end: value.length, tone: "excess" as const }];
  return (
    <div className={`${fieldBox} grid grid-cols-1 overflow-hidden rounded-ctl`}>
      <div aria-hidden className={`${letters} pointer-events-none invisible`}>
        {cutAtMarks(value, [...marks, ...excess]).map(({ at, words, tone }) =>
          tone ? (
            <mark
              key={at}
              data-at={at}
              className={`visible rounded-cell text-transparent decoration-2 underline-offset-4 ${looks[tone]}`}
            >
              {words}
            </mark>
          ) : (
            words
          ),
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

/** The text in pieces, each marked by at most one: where two meet, by the later one. */
function cutAtMarks(
  value: string,
  marks: readonly (Omit<WordMark, "tone"> & { readonly tone: keyof typeof looks })[],
): readonly {
  readonly at: number;
  readonly words: string;
  readonly tone: keyof typeof looks | undefined;
}[] {
  const cuts = [...new Set([0, ...marks.flatMap(({ at, end }) => [at, end]), value.length])]
    .filter((at) => at <= value.length)
    .sort((a, b) => a - b);
  return cuts.slice(0, -1).map((at, index) => ({
    at,
    words: value.slice(at, cuts[index + 1]),
    tone: marks.findLast((mark) => mark.at <= at && at < mark.end)?.tone,
  }));
}

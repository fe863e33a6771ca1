import { completeTime } from "@damim/domain/bells/bell-time.ts";
import { isClockTime } from "@damim/domain/calendar-day/clock-time.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isComposing } from "../../ui/field/form.tsx";
import { TextField, type TextFieldProps } from "../../ui/field/text-field.tsx";
import { NOT_SENT } from "../../ui/field/too-long.ts";

export interface TimeFieldProps extends Omit<TextFieldProps, "type" | "most" | "inputMode"> {
  /** `HH:MM`, or nothing. */
  readonly value: string;
  /** Called with `HH:MM`, or with "" where the field was emptied. */
  readonly onValueChange: (time: string) => void;
  /** Of `form.at(…)`: a `TextField` does not take it. */
  readonly type?: "time";
}

/**
 * A time of day, the same in every browser and language. It takes 「940」, 「9:40」 or 「9시 40분」; whole it is told at once,
 * short when the field is left or Enter is pressed. What it cannot read stays, with a sentence, and its form is not sent.
 */
export function TimeField({ value, onValueChange, onBlur, onKeyDown, ...own }: TimeFieldProps) {
  const rest = { ...own, type: "text" as const };
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const read = (text: string): string | undefined => {
    const time = text.trim() === "" ? "" : completeTime(text);
    return time === "" || isClockTime(time) ? time : undefined;
  };
  const isUnread = typed !== undefined && read(typed) === undefined;
  const left = useRef(onBlur);
  useLayoutEffect(() => {
    left.current = onBlur;
  });
  const take = (): void => {
    setLeft(true);
    const time = typed === undefined ? undefined : read(typed);
    if (time === undefined) return;
    // A form that keeps its row as a field is left, or is sent in this very turn, has this time with it.
    flushSync(() => {
      setTyped(undefined);
      if (time !== value) onValueChange(time);
    });
  };
  return (
    <TextField
      placeholder="9:40"
      {...rest}
      {...(isUnread && { [NOT_SENT]: true })}
      inputMode="numeric"
      error={
        isUnread && isLeft
          ? "시각을 읽지 못했어요. 「9:40」이나 「1440」처럼 적어 주세요."
          : rest.error
      }
      value={typed ?? value}
      onValueChange={(text) => {
        setLeft(false);
        const isWhole = text === "" || isClockTime(text);
        setTyped(isWhole ? undefined : text);
        if (isWhole && text !== value) onValueChange(text);
      }}
      onBlur={(event) => {
        take();
        left.current?.(event);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && !isComposing(event)) take();
        onKeyDown?.(event);
      }}
    />
  );
}

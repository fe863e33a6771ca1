import {
  isCalendarDay,
  toSeoulDay,
  type CalendarDay,
} from "@damim/domain/calendar-day/calendar-day.ts";
import { toKoreanDay, toKoreanLetterDay } from "@damim/domain/calendar-day/korean-day.ts";
import type { readTypedDay } from "@damim/domain/capture/typed-day.ts";
import { Calendar } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { currentTime } from "../../platform/clock.ts";
import { whenIdle } from "../../ui/arrival/when-idle.ts";
import { isComposing } from "../../ui/field/form.tsx";
import { TextField, type TextFieldProps } from "../../ui/field/text-field.tsx";
import { NOT_SENT } from "../../ui/field/too-long.ts";
import { DayCalendar } from "./late-day-calendar.ts";

/** Comes at rest: before it only whole days are read, as 「2026-11-27」. */
let readWords: typeof readTypedDay = (text) => (isCalendarDay(text) ? text : undefined);
const bringWords = async (): Promise<void> => {
  try {
    readWords = (await import("@damim/domain/capture/typed-day.ts")).readTypedDay;
  } catch {
    // Whole days are read all the same.
  }
};

export interface DayFieldProps extends Omit<
  TextFieldProps,
  "type" | "min" | "max" | "most" | "lead" | "trail"
> {
  /** A day, or nothing. */
  readonly value: string;
  /** Called with a day, or with "" where the field was emptied. */
  readonly onValueChange: (day: string) => void;
  /** Days outside cannot be chosen in the calendar. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** A day is an act here, with its sentence: 「12/1」 on the way to 「12/11」 is none. */
  readonly isTakenWhenLeft?: boolean;
  /** A day that has been: 「월」 is the last Monday. */
  readonly isPast?: boolean;
}

/**
 * One day, shown in words with its weekday, and whole under a click: typing takes its place. It takes 「11/27」, 「내일」 or
 * 「금」 as well, as soon as they read as a day; what it cannot read stays, with a sentence, and its form is not sent. Down
 * or the button opens the calendar. Enter takes what was typed, and sends its form only where nothing was.
 */
export function DayField({
  value,
  onValueChange,
  min,
  max,
  isTakenWhenLeft,
  isPast,
  onFocus,
  onBlur,
  onKeyDown,
  ...rest
}: DayFieldProps) {
  const today = toSeoulDay(currentTime());
  const [typed, setTyped] = useState<string>();
  /** A day in words: what is typed takes its place, and is no part of it. */
  const isShown = typed === undefined && value !== "";
  const [anchor, setAnchor] = useState<Element | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const shown = toWords(value, today, rest.fieldSize);
  // What is shown leaves out its year: typed again it is the same day.
  const read = (text: string): CalendarDay | undefined =>
    text === shown && isCalendarDay(value) ? value : readWords(text, today, isPast);
  const findUnread = (): boolean => typed !== undefined && typed.trim() !== "" && !read(typed);
  const isUnread = findUnread();
  const [isLeft, setLeft] = useState(false);
  const open = (): void => setAnchor(button.current?.parentElement ?? null);
  const take = (isAtOnce = false): void => {
    if (typed === undefined || findUnread()) return;
    setTyped(undefined);
    const day = read(typed) ?? "";
    if (day === value) return;
    // A form that keeps its row as a field is left, or is sent in this very turn, has this day with it.
    if (isAtOnce) flushSync(() => onValueChange(day));
    else onValueChange(day);
  };
  // What was typed and left before the words had come is read then.
  const takeLeft = useEffectEvent(() => take());
  useEffect(() => whenIdle(() => void bringWords()), []);
  useEffect(() => {
    if (isLeft) void bringWords().then(() => takeLeft());
  }, [isLeft]);
  const isWrong = isUnread && isLeft;
  return (
    <>
      <TextField
        autoCapitalize="off"
        {...rest}
        {...(isUnread && { [NOT_SENT]: true })}
        error={
          isWrong ? "날짜를 읽지 못했어요. 「11/27」이나 「내일」처럼 적어 주세요." : rest.error
        }
        value={typed ?? shown}
        onValueChange={(text) => {
          setLeft(false);
          setTyped(text);
          const day = text === "" ? text : read(text);
          if (day === undefined || (isTakenWhenLeft && text !== day)) return;
          // Whole or gone it is shown at once; words stay as they are being written.
          if (text === day) setTyped(undefined);
          if (day !== value) onValueChange(day);
        }}
        onFocus={(event) => {
          // Who is about to type cannot wait for the page's rest.
          void bringWords();
          onFocus?.(event);
        }}
        onMouseDown={(event) => {
          const { currentTarget: field, detail } = event;
          const { selectionStart, selectionEnd } = field;
          // The browser would put the caret into what is selected, after the click.
          const isWhole = selectionStart === 0 && selectionEnd === field.value.length;
          if (isShown && isWhole && detail === 1 && field === document.activeElement)
            event.preventDefault();
        }}
        onClick={({ currentTarget }) => {
          const { selectionStart, selectionEnd } = currentTarget;
          if (isShown && selectionStart === selectionEnd) currentTarget.select();
        }}
        onBlur={(event) => {
          setLeft(true);
          take(true);
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter" && !isComposing(event)) {
            if (typed !== undefined && !event.ctrlKey && !event.metaKey) event.preventDefault();
            setLeft(true);
            take(true);
          } else if (event.key === "ArrowDown") {
            event.preventDefault();
            take();
            open();
          }
          onKeyDown?.(event);
        }}
        trail={
          <button
            ref={button}
            type="button"
            aria-label={`${rest.label} 달력`}
            aria-haspopup="dialog"
            aria-expanded={anchor !== null}
            className="press -mr-3 -ml-2.5 grid size-10 shrink-0 place-items-center rounded-chip text-fg-2 hover:bg-hover"
            onClick={open}
          >
            <Calendar size={18} aria-hidden />
          </button>
        }
      />
      <DayCalendar
        isOpen={anchor !== null}
        anchor={anchor}
        label={rest.label}
        value={value}
        min={min}
        max={max}
        onPick={(day) => {
          setTyped(undefined);
          onValueChange(day);
        }}
        onClose={() => setAnchor(null)}
      />
    </>
  );
}

/** 「11월 27일 금요일」; where there is little room 「11월 27일 금」; of another year 「2017. 4. 27. 목」. */
function toWords(
  value: string,
  today: CalendarDay,
  size: TextFieldProps["fieldSize"] = "large",
): string {
  if (!isCalendarDay(value)) return value;
  if (value.slice(0, 4) !== today.slice(0, 4)) return toNumbers(value);
  return size === "large" ? toKoreanDay(value) : toKoreanLetterDay(value);
}

function toNumbers(day: CalendarDay): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${year}. ${month}. ${date}.`;
}

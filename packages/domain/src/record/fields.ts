import { ok } from "../base/result.ts";
import { isCalendarDay, toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { isClockTime } from "../calendar-day/clock-time.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import type { FileId } from "../files/file.ts";
import { withParticle } from "../hangul/particle.ts";
import { unread, type Choice, type Field, type Kept, type Said } from "./field.ts";
import { isFormOf, sayPlain } from "./say-shape.ts";
import type { Shape } from "./shape.ts";
import { maybe } from "./vary-field.ts";
import { withoutTurns } from "./without-turns.ts";

interface Words extends Said {
  readonly most: number;
  /** What its form says of words past their end, where their place is not enough: 「글은 이 화면에 그대로 있어요.」 */
  readonly tooLong?: string;
}

/** Words. `empty` is the sentence where there have to be some; without it the field may stay empty. */
export function text(
  label: string,
  of: Words & { readonly empty: string },
): Kept<string, string, "text">;
export function text(
  label: string,
  of: Words,
): Field<string, string, "text"> & { readonly isOptional: true };
export function text(
  label: string,
  of: Words & { readonly empty?: string },
): Field<string, string, "text"> {
  const { most, empty, tooLong, ...said } = of;
  const end = `${withParticle(label, "은/는")} ${most.toLocaleString("ko")}자까지 적을 수 있어요.`;
  return {
    ...said,
    input: "text",
    label,
    shape: { type: "text", most, isNeeded: empty !== undefined },
    isOptional: empty === undefined,
    say: (value) => (typeof value === "string" && value !== "" ? value : undefined),
    cell: (value) => value,
    show: (value) => value ?? "",
    read(typed) {
      const words = withoutTurns(typed.normalize("NFC")).trim();
      if (words.length > most) return unread(tooLong ?? end);
      if (words !== "") return ok(words);
      return empty === undefined ? ok(null) : unread(empty);
    },
  };
}

/** One of a few, by their labels: `choice("쓰는 방법", { advance: "개산급", card: "카드" })`. */
export function choice<const L extends Readonly<Record<string, string>>>(
  label: string | undefined,
  labels: L,
  said: Said = {},
): Kept<Choice<L>, Choice<L>, "choice"> & { readonly labels: L } {
  const values = Object.keys(labels) as [Choice<L>, ...Choice<L>[]];
  return {
    ...said,
    input: "choice",
    label,
    labels,
    shape: { type: "choice", values },
    isOptional: false,
    // A newer version may have more of them.
    say: (value) => (typeof value === "string" ? (labels[value] ?? value) : undefined),
    cell: (value) => labels[value] ?? value,
    show: (value) => value ?? values[0],
    read: (typed) => ok(typed),
  };
}

/** A calendar day; `unclear` is the sentence where none was chosen in a form. */
export function day(
  label: string | undefined,
  of: Said & { readonly unclear?: string; readonly say?: (day: CalendarDay) => string } = {},
): Kept<CalendarDay, string, "day"> {
  const { unclear = "날짜를 골라 주세요.", say = toKoreanMonthDay, ...said } = of;
  return {
    ...said,
    input: "day",
    label,
    shape: { type: "day" },
    isOptional: false,
    say: (value) => (isCalendarDay(value) ? say(value) : undefined),
    cell: (value) => value,
    show: (value) => value ?? "",
    read: (typed) => (isCalendarDay(typed) ? ok(typed) : unread(unclear)),
  };
}

/** A time of day, `HH:MM`. */
export function clock(
  label: string,
  { unclear, ...said }: Said & { readonly unclear: string },
): Kept<string, string, "clock"> {
  return {
    ...said,
    input: "clock",
    label,
    shape: { type: "clock" },
    isOptional: false,
    say: (value) => (typeof value === "string" && value !== "" ? value : undefined),
    cell: (value) => value,
    show: (value) => value ?? "",
    read: (typed) => (isClockTime(typed.trim()) ? ok(typed.trim()) : unread(unclear)),
  };
}

/** A whole number as it is typed: bytes, minutes. */
export function figure(
  label: string,
  of: Said & {
    readonly least: number;
    readonly most: number;
    readonly unclear: string;
    readonly say?: (value: number) => string;
    /** In other forms than digits: 「1만 2천」. */
    readonly readFigure?: (typed: string) => number | undefined;
    readonly showFigure?: (value: number) => string;
  },
): Kept<number, string, "text"> {
  const { least, most, unclear, say = String, ...more } = of;
  const { readFigure = readDigits, showFigure = String, ...said } = more;
  return {
    ...said,
    input: "text",
    label,
    shape: { type: "whole", least, most },
    isOptional: false,
    say: (value) => (typeof value === "number" ? say(value) : undefined),
    cell: (value) => value,
    show: (value) => (value === null || value === undefined ? "" : showFigure(value)),
    read(typed) {
      const value = readFigure(typed);
      return value !== undefined && value >= least && value <= most ? ok(value) : unread(unclear);
    },
  };
}

/** ISO weekdays, in any order in a form and in theirs in the row: "51" becomes "15". `say` has the words for them. */
export function weekdays(
  label: string,
  { say, ...said }: Said & { readonly say: (days: string) => string },
): Field<string, string, "weekdays"> & { readonly isOptional: true } {
  return {
    ...said,
    input: "weekdays",
    label,
    shape: { type: "weekdays" },
    isOptional: true,
    say: (value) => (typeof value === "string" && value !== "" ? say(value) : undefined),
    cell: say,
    show: (value) => value ?? "",
    read: (typed) => ok(Array.from(typed).sort().join("") || null),
  };
}

/** Yes, or nothing: `said` stands for yes in 변경 이력 and in the sheet. */
export function yes(
  label: string,
  { say: words, ...said }: Said & { readonly say: string },
): Field<boolean, boolean, "yes"> & { readonly isOptional: true } {
  return {
    ...said,
    input: "yes",
    label,
    shape: { type: "yes" },
    isOptional: true,
    say: (value) => (value === true ? words : undefined),
    cell: (value) => (value ? words : ""),
    show: (value) => value === true,
    read: (typed) => ok(typed ? true : null),
  };
}

/** Pictures, by the ids of their files: 「2장」. A form holds them with a blank between. */
export function photos(
  label: string | undefined,
  {
    most,
    say = (count) => `${count}장`,
    ...said
  }: Said & {
    readonly most: number;
    readonly say?: (count: number) => string;
  },
): Field<readonly FileId[], string, "photos"> & { readonly isOptional: true } {
  return {
    ...said,
    input: "photos",
    label,
    shape: { type: "files", most },
    isOptional: true,
    say: (value) => (Array.isArray(value) && value.length > 0 ? say(value.length) : undefined),
    cell: (ids) => ids.length || "",
    show: (ids) => (ids ?? []).join(" "),
    read: (typed) => ok(typed === "" ? null : typed.split(" ")),
  };
}

function readDigits(typed: string): number | undefined {
  const digits = typed.normalize("NFKC").trim();
  return /^-?\d+$/.test(digits) ? Number(digits) : undefined;
}

/** What no form shows. With a label it is said where it changed, by `say`. */
export function own<T>(
  shape: Shape,
  of: Said & { readonly label?: string; readonly say?: (value: T) => string | undefined } = {},
): Kept<T, T, "none"> {
  const { label, say, ...said } = of;
  return {
    ...said,
    input: "none",
    label,
    shape,
    isOptional: false,
    say(value) {
      if (value === undefined || value === null || value === "" || !isFormOf(shape, value))
        return undefined;
      return (say ? say(value as T) : sayPlain(value)) || undefined;
    },
    cell: (value) => (typeof value === "number" ? value : (say?.(value) ?? String(value))),
    show: (value) => value as T,
    read: (typed) => ok(typed),
  };
}

/** A whole number that a form of its own reads: points, minutes. */
export function whole(
  label: string | undefined,
  of: Said & {
    readonly least: number;
    readonly most: number;
    readonly isNeverZero?: boolean;
    readonly say?: (value: number) => string;
  },
): Kept<number, number, "none"> {
  const { least, most, isNeverZero = false, say, ...said } = of;
  return own<number>(
    { type: "whole", least, most, isNeverZero },
    { ...said, ...(label !== undefined && { label }), ...(say && { say }) },
  );
}

/** The pupil that a row is about: its subject says the name, its sheet number and name. */
export function student(): Kept<string, string, "none"> {
  return own<string>({ type: "student" }, { column: { width: 0 } });
}

/** Yes or nothing, of what no form asks. */
export function flag(): Field<boolean, boolean | "", "none"> & { readonly isOptional: true } {
  return maybe(own<boolean>({ type: "yes" }));
}

/** An instant, said as its day. */
export function moment(label: string, said: Said = {}): Kept<number, number, "none"> {
  return {
    ...own<number>({ type: "instant" }, { ...said, label, say: toSeoulDay }),
    cell: toSeoulDay,
  };
}

/** Words up to their end, in the shape of a field that no form of fields has. */
export function upTo(most: number): Shape {
  return { type: "text", most, isNeeded: false };
}

/** The id of another row. */
export function ref(): Kept<string, string, "none"> {
  return own<string>({ type: "id" });
}

/** What stands beside the one long text of a row (`long-text.ts`). */
export const longText = {
  from: maybe(own<string>({ type: "digest" })),
  forked: flag(),
};

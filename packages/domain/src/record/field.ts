import { refuse, ok, type Result } from "../base/result.ts";
import { isCalendarDay, toSeoulDay, type CalendarDay } from "../calendar-day/calendar-day.ts";
import { isClockTime } from "../calendar-day/clock-time.ts";
import { toKoreanMonthDay } from "../calendar-day/korean-day.ts";
import type { FileId } from "../files/file.ts";
import { withParticle } from "../hangul/particle.ts";
import type { SheetCell } from "./record-sheet.ts";
import type { Shape } from "./shape.ts";

/** Why a field of a form can't be stored, in the sentence that stands below it. */
export interface FieldRefusal {
  readonly type: "FieldUnread";
  readonly sentence: string;
}

/** Its column in 내 자료; of a pupil two of them: number and name. The label stands at the head where nothing else is said. */
export interface FieldColumn {
  readonly head?: string;
  readonly width: number;
}

/**
 * One field of a record, said once: `T` is what is stored, `D` what a form holds. Schema, sheet, words and form are read
 * out of it (`record.ts`), so a field is data and builds nothing that nobody asked for.
 */
export interface Field<T = unknown, D = unknown, N extends string = string> {
  /** Which input a form shows. */
  readonly input: N;
  readonly shape: Shape;
  /** Nothing for what only the program reads: an order, an id. */
  readonly label: string | undefined;
  /** Where lists say it in other words than the form, or not at all. */
  readonly said?: string | false | undefined;
  readonly column?: FieldColumn | undefined;
  /** The subject says it too: 변경 이력 names it only where it changed. */
  readonly isInSubject?: true | undefined;
  readonly isOptional: boolean;
  /** The labels of a choice by its value; "" of one that may stay open. */
  readonly labels?: Readonly<Record<string, string>> | undefined;
  /** For 변경 이력, 휴지통 and 보낼 목록. Nothing where it is empty, or of no shape that this version knows. */
  say(value: unknown): string | undefined;
  cell(value: T): SheetCell;
  /** Into the form. */
  show(value: T | null | undefined): D;
  /** Out of it; `null` empties it. */
  read(typed: D): Result<T | null, FieldRefusal>;
  /** For the types alone, never there. */
  readonly stored?: T;
  readonly typed?: D;
}

export type Fields = Readonly<Record<string, Field>>;
type Optional<F extends Fields> = {
  [K in keyof F]: F[K] extends { readonly isOptional: true } ? K : never;
}[keyof F];
type Stored<F> = F extends { readonly stored?: infer T } ? Exclude<T, undefined> : never;
type Typed<F> = F extends { readonly typed?: infer D } ? Exclude<D, undefined> : never;

/** A row with these fields, as it is stored. */
export type RowOf<F extends Fields> = {
  readonly [K in Exclude<keyof F, Optional<F>>]: Stored<F[K]>;
} & { readonly [K in Optional<F>]?: Stored<F[K]> | null };

/** What a form writes of its fields: `null` where one is empty. */
export type Written<F extends Fields> = {
  readonly [K in keyof F]:
    | Stored<F[K]>
    | (F[K] extends { readonly isOptional: true } ? null : never);
};

/** What a form over these fields holds. */
export type DraftOf<F extends Fields> = { readonly [K in keyof F]: Typed<F[K]> };

interface Said {
  /** In 변경 이력 and its like, where the form asks in other words; `false` where they leave it out. */
  readonly said?: string | false;
  readonly column?: FieldColumn;
  readonly isInSubject?: true;
}
type Kept<T, D, N extends string> = Field<T, D, N> & { readonly isOptional: false };
type Choice<L> = keyof L & string;

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
      const words = typed.normalize("NFC").trim();
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

/** The same field where it may stay empty; `open` says that of a choice. */
export function maybe<T, D, N extends string>(
  field: Field<T, D, N>,
  open?: string,
): Field<T, D | "", N> & { readonly isOptional: true } {
  return {
    ...field,
    ...(open !== undefined && { labels: { "": open, ...field.labels } }),
    isOptional: true,
    show: (value) => (value === null || value === undefined ? "" : field.show(value)),
    read: (typed) => (typed === "" ? ok(null) : field.read(typed)),
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

/** A newer version may write a value of another form, which nobody here can say. */
function isFormOf(shape: Shape, value: unknown): boolean {
  const isObject = typeof value === "object" && value !== null;
  switch (shape.type) {
    case "list":
      return Array.isArray(value) && value.every((each) => isFormOf(shape.of, each));
    case "files":
      return Array.isArray(value);
    case "parts": {
      const parts: Readonly<Record<string, unknown>> = Object(value);
      const isThere = ([name, part]: [string, Shape]): boolean =>
        parts[name] === undefined
          ? shape.optional?.includes(name) === true
          : isFormOf(part, parts[name]);
      return isObject && Object.entries(shape.of).every(isThere);
    }
    case "map":
      return isObject && Object.values(value).every((each) => isFormOf(shape.of, each));
    case "checked":
      return isFormOf(shape.of, value);
    case "whole":
    case "instant":
      return typeof value === "number";
    case "text":
    case "choice":
    case "day":
      return typeof value === "string";
    default:
      return true;
  }
}

type TypedAs<F, D, N extends string> = Omit<F, "input" | "show" | "read" | "typed"> &
  Field<Stored<F>, D, N>;

/** The same value as another form types it: teams as lines. */
export function typedAs<F extends Field, D, N extends string>(
  field: F,
  by: Pick<Field<Stored<F>, D, N>, "input" | "show" | "read"> & { readonly label?: string },
): TypedAs<F, D, N> {
  return { ...field, ...by } as unknown as TypedAs<F, D, N>;
}

function sayPlain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function readDigits(typed: string): number | undefined {
  const digits = typed.normalize("NFKC").trim();
  return /^-?\d+$/.test(digits) ? Number(digits) : undefined;
}

export function unread(sentence: string) {
  return refuse({ type: "FieldUnread", sentence });
}

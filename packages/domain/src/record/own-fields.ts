// What no form of fields shows: the program, or a form of its own, writes it.
import { ok } from "../base/result.ts";
import { toSeoulDay } from "../calendar-day/calendar-day.ts";
import type { Field, Kept, Said } from "./field.ts";
import type { Shape } from "./shape.ts";
import { maybe } from "./vary-field.ts";

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

function sayPlain(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

import * as v from "valibot";
import { calendarDaySchema } from "../calendar-day/calendar-day-schema.ts";
import type { Fields, RowOf } from "./field.ts";
import { parseField } from "./split-field.ts";
import type { SaidOnce } from "./record.ts";
import {
  clockTime,
  digest,
  fileId,
  idText,
  instant,
  isoWeekdays,
  numberBetween,
  optional,
  orderKey,
  studentIdText,
  textUpTo,
} from "./schema-parts.ts";
import type { Shape } from "./shape.ts";

const ofType = {
  day: calendarDaySchema,
  yes: v.boolean(),
  id: idText,
  order: orderKey,
  instant,
  student: studentIdText,
  weekdays: isoWeekdays,
  clock: clockTime,
  file: fileId,
  digest,
} as const;

/** What the server takes of a record: its own fields by their shapes, and fields of newer versions as they are. */
export function toSchema<F extends Fields>({
  fields,
  isStrict,
}: Pick<SaidOnce<F>, "fields" | "isStrict">): v.GenericSchema<unknown, RowOf<F>> {
  const all = Object.entries(fields).map(([name, { shape, isOptional, isSplit }]) => {
    const schema = toValueSchema(shape);
    return { name, schema, isSplit, ofWhole: isOptional ? optional(schema) : schema };
  });
  const entries = Object.fromEntries(all.map(({ name, ofWhole }) => [name, ofWhole]));
  const schema = isStrict ? v.strictObject(entries) : v.looseObject(entries);
  // Made of the same fields as the type.
  const of = schema as unknown as v.GenericSchema<unknown, RowOf<F>>;
  const split = new Map(all.flatMap((each) => (each.isSplit ? [[each.name, each.schema]] : [])));
  if (split.size === 0) return of;
  const isRight = ([field, value]: readonly [string, unknown]): boolean => {
    const [name, entry] = parseField(field);
    const ofEntries = entry === undefined ? undefined : split.get(name);
    return !ofEntries || v.is(ofEntries, { [entry ?? ""]: value });
  };
  return v.pipe(
    of,
    v.check((row) => Object.entries(row).every(isRight)),
  );
}

/** Cipher text of 20,000 letters of three bytes, in base64url. */
const LONGEST_BOX = 100_000;

const box = v.strictObject({
  k: idText,
  iv: v.pipe(v.string(), v.regex(/^[\w-]{16}$/)),
  c: v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(LONGEST_BOX)),
  e: v.exactOptional(v.pipe(v.string(), v.regex(/^[\w-]{87}$/))),
});

function toValueSchema(shape: Shape): v.GenericSchema<unknown> {
  switch (shape.type) {
    case "text":
      return shape.isNeeded
        ? v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(shape.most))
        : textUpTo(shape.most);
    case "pattern":
      return v.pipe(v.string(), v.regex(shape.pattern));
    case "choice":
      return v.picklist(shape.values);
    case "whole":
      return v.pipe(
        numberBetween(shape.least, shape.most),
        v.integer(),
        v.check((value) => value !== 0 || !shape.isNeverZero),
      );
    case "files":
      return v.pipe(v.array(fileId), v.maxLength(shape.most));
    case "list":
      return v.pipe(
        v.array(toValueSchema(shape.of)),
        v.minLength(shape.least ?? 0),
        v.maxLength(shape.most),
      );
    case "parts": {
      const { of, optional: absent = [], isLoose = false } = shape;
      const parts = Object.entries(of).map(([name, part]) => {
        const schema = toValueSchema(part);
        return [name, absent.includes(name) ? v.exactOptional(schema) : schema] as const;
      });
      const entries = Object.fromEntries(parts);
      return isLoose ? v.looseObject(entries) : v.strictObject(entries);
    }
    case "map":
      return v.record(v.pipe(v.string(), v.regex(shape.keys)), toValueSchema(shape.of));
    case "either":
      return v.union(shape.of.map(toValueSchema));
    case "secret":
      return v.union([toValueSchema(shape.of), box]);
    case "checked":
      return v.pipe(toValueSchema(shape.of), v.check(shape.isRight));
    case "rule":
      return v.custom(shape.takes);
    default:
      return ofType[shape.type];
  }
}

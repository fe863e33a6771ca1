import * as v from "valibot";
import { isOrderKey } from "../base/place-between.ts";
import { isFileId } from "../files/file.ts";
import { isClockTime } from "../calendar-day/clock-time.ts";

/** Parts that schemas have in common. Everything has an end: a device may send whatever it likes. */
const WORD = /^[\w~-]{1,80}$/;

/** A UUIDv7 or a name of ours, such as "teacher". */
export const idText = v.pipe(v.string(), v.regex(WORD));
export const fileId = v.pipe(v.string(), v.check(isFileId));
export const orderKey = v.pipe(v.string(), v.check(isOrderKey));
export const instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.exactOptional(v.nullable(schema));

export const textUpTo = (characters: number) => v.pipe(v.string(), v.maxLength(characters));

export const numberBetween = (least: number, most: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(least), v.maxValue(most));

export const studentIdText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
/** In order, each once: "135". */
export const isoWeekdays = v.pipe(v.string(), v.regex(/^1?2?3?4?5?6?7?$/), v.nonEmpty());
export const clockTime = v.pipe(v.string(), v.check(isClockTime));
/** First hex digits of a text's SHA-256 (`long-text.ts`). */
export const digest = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/));

/** What stands beside every long text. */
export const longTextParts = { from: optional(digest), forked: optional(v.boolean()) };

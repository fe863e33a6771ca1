import * as v from "valibot";
import { isFileId } from "../files/file.ts";
import { isOrderKey } from "./card/place-between.ts";

/** Parts of the schemas of a pad room. Everything has an end: pupils may send whatever they like. */
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

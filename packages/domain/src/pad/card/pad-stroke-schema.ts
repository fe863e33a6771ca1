import * as v from "valibot";
import { MOST_POINTS_IN_STROKE, PAD_INKS } from "./pad-stroke.ts";
import { idText, numberBetween, orderKey, textUpTo } from "../../record/schema-parts.ts";

/** x, y and pressure. */
const NUMBERS_IN_POINT = 3;
/** "-1600,": no difference between two points is longer. */
const LONGEST_NUMBER = 6;
const WIDEST_PEN = 200;

/** The coding of `PadStroke.points`, which unfinished strokes share: whole points, numbers of at most four digits. */
export const strokePoints = v.pipe(
  textUpTo(MOST_POINTS_IN_STROKE * NUMBERS_IN_POINT * LONGEST_NUMBER),
  v.regex(/^-?\d{1,4}(?:,-?\d{1,4})*$/),
  v.check((text) => {
    const numbers = text.split(",").length;
    return numbers % NUMBERS_IN_POINT === 0 && numbers <= MOST_POINTS_IN_STROKE * NUMBERS_IN_POINT;
  }),
);

export const strokeInk = v.picklist(PAD_INKS);
export const strokeWidth = numberBetween(1, WIDEST_PEN);

export const padStrokeSchema = v.strictObject({
  by: idText,
  ink: strokeInk,
  width: strokeWidth,
  points: strokePoints,
  order: orderKey,
});

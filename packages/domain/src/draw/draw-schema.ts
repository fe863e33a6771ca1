import * as v from "valibot";
import { idText, instant, numberBetween, optional, studentIdText } from "../record/schema-parts.ts";
import { DRAW_KINDS, LONGEST_TERMS_CHARACTERS } from "./draw.ts";

/** Of a `Draw`. What the terms say is read where they are drawn, so that a newer way of drawing stays a row. */
export const drawSchema = v.looseObject({
  kind: v.picklist(DRAW_KINDS),
  terms: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_TERMS_CHARACTERS)),
  members: optional(v.pipe(v.array(studentIdText), v.maxLength(200))),
  seed: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
  seal: v.pipe(v.string(), v.regex(/^[0-9a-f]{20}$/)),
  number: optional(v.pipe(v.string(), v.regex(/^\d{0,4}$/))),
  revealed: optional(instant),
  again: optional(idText),
});

const whole = v.pipe(numberBetween(0, 10_000), v.integer());

/** Of a `DrawTurn`. */
export const drawTurnSchema = v.looseObject({
  at: optional(instant),
  undone: optional(whole),
  before: optional(whole),
  member: optional(studentIdText),
});

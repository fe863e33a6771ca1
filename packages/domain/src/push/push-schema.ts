import * as v from "valibot";
import { clockTime, optional } from "../record/schema-parts.ts";
import { readSavedToken } from "./push-tokens.ts";

/** The four others and its own (`keepTokens`). */
const TOKENS_MAX = 5;

/** Of `PushTokens`. */
export const pushTokensSchema = v.looseObject({
  fcmToken_data: v.pipe(
    v.array(
      v.pipe(
        v.string(),
        v.check((text) => readSavedToken(text) !== undefined),
      ),
    ),
    v.maxLength(TOKENS_MAX),
  ),
});

/** Of `PushRules`. */
export const pushRulesSchema = v.looseObject({
  alarm: optional(v.boolean()),
  task: optional(v.boolean()),
  booking: optional(v.boolean()),
  notice: optional(v.boolean()),
  survey: optional(v.boolean()),
  quietFrom: optional(clockTime),
  quietTo: optional(clockTime),
  waitsInLessons: optional(v.boolean()),
});

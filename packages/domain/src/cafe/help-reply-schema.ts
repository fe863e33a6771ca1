import * as v from "valibot";
import { instant, textUpTo } from "../record/schema-parts.ts";

/** Of a `HelpReply`. */
export const helpReplySchema = v.looseObject({
  title: textUpTo(200),
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  at: instant,
});

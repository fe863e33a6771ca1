import * as v from "valibot";
import { instant, optional, textUpTo } from "../record/schema-parts.ts";
import { LONGEST_NOTICE_BODY_CHARACTERS, LONGEST_NOTICE_TITLE_CHARACTERS } from "./notice.ts";

/** Of a `Notice`. */
export const noticeSchema = v.looseObject({
  title: v.pipe(textUpTo(LONGEST_NOTICE_TITLE_CHARACTERS), v.minLength(1)),
  body: textUpTo(LONGEST_NOTICE_BODY_CHARACTERS),
  from: instant,
  until: optional(instant),
  pinned: optional(v.boolean()),
  edited: optional(instant),
});

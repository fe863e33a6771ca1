import * as v from "valibot";
import { fileId, longTextParts, optional, textUpTo } from "../record/schema-parts.ts";
import { BODY_MOST } from "./check-post.ts";
import { POST_DOCUMENTS_MOST, POST_PICTURES_MOST } from "./post-files.ts";

/** A draft may be too long to be posted: the words are kept, the post waits until they are fewer. */
const DRAFT_MOST = BODY_MOST * 2;

/** Of a `PostDraft`. */
export const postDraftSchema = v.looseObject({
  board: textUpTo(40),
  title: textUpTo(200),
  body: textUpTo(DRAFT_MOST),
  tags: textUpTo(200),
  waiting: optional(v.boolean()),
  nickname: optional(textUpTo(60)),
  files: optional(
    v.pipe(
      v.array(v.object({ id: fileId, name: textUpTo(120), isPicture: v.boolean() })),
      v.maxLength(POST_PICTURES_MOST + POST_DOCUMENTS_MOST),
    ),
  ),
  ...longTextParts,
});

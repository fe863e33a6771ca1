import * as v from "valibot";
import { COLOURS } from "../record/colour.ts";
import {
  fileId,
  idText,
  instant,
  longTextParts,
  optional,
  textUpTo,
} from "../record/schema-parts.ts";
import { readMemoDocument } from "./memo-document.ts";
import { LONGEST_MEMO_TITLE_CHARACTERS, MOST_MEMO_PHOTOS } from "./memo.ts";

const colour = v.picklist(COLOURS);

/** Of a `Memo`. The words of a secret one stand in a box, which is not looked into. */
export const memoSchema = v.looseObject({
  folderId: optional(idText),
  body: optional(
    v.pipe(
      v.string(),
      v.check((body) => readMemoDocument(body) !== undefined),
    ),
  ),
  ...longTextParts,
  title: textUpTo(LONGEST_MEMO_TITLE_CHARACTERS),
  writtenAt: optional(instant),
  isPinned: optional(v.boolean()),
  colour: optional(colour),
  photos: optional(v.pipe(v.array(fileId), v.maxLength(MOST_MEMO_PHOTOS))),
  isSecret: optional(v.boolean()),
});

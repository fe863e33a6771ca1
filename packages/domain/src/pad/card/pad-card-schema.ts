import * as v from "valibot";
import { FILE_NAME_CHARACTERS_MAX } from "../../files/file.ts";
import { LONGEST_CARD_TEXT, LONGEST_POLL_OPTION, PAD_COLORS } from "./pad-card.ts";
import { isPadLink } from "../room/pad-link.ts";
import { PAD_CARD_TYPES } from "../room/pad-room.ts";
import {
  fileId,
  idText,
  instant,
  numberBetween,
  optional,
  orderKey,
  textUpTo,
} from "../../record/schema-parts.ts";

const LONGEST_ALT = 300;
const LONGEST_PREVIEW_TITLE = 200;
const LONGEST_PREVIEW_SITE = 100;
const LONGEST_COLUMN_TITLE = 60;
const LONGEST_SOUND_SECONDS = 3_600;
const WIDEST_PICTURE = 50_000;
/** The free canvas scrolls, but not for ever. */
const WIDEST_CANVAS = 20_000;

const pollOption = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_POLL_OPTION));

/** Strict, unlike the records of a teacher: what a pupil's script adds to a card goes to everybody in the room. */
export const padCardSchema = v.pipe(
  v.strictObject({
    type: v.picklist(PAD_CARD_TYPES),
    by: idText,
    madeAt: instant,
    state: v.picklist(["waiting", "shown", "hidden"]),
    text: textUpTo(LONGEST_CARD_TEXT),
    color: optional(v.picklist(PAD_COLORS)),
    file: optional(fileId),
    fileName: optional(textUpTo(FILE_NAME_CHARACTERS_MAX)),
    width: optional(numberBetween(1, WIDEST_PICTURE)),
    height: optional(numberBetween(1, WIDEST_PICTURE)),
    seconds: optional(numberBetween(0, LONGEST_SOUND_SECONDS)),
    alt: optional(textUpTo(LONGEST_ALT)),
    link: optional(v.pipe(v.string(), v.check(isPadLink))),
    preview: optional(
      v.strictObject({
        title: textUpTo(LONGEST_PREVIEW_TITLE),
        site: textUpTo(LONGEST_PREVIEW_SITE),
      }),
    ),
    poll: optional(
      v.strictObject({
        options: v.pipe(v.array(pollOption), v.minLength(2), v.maxLength(8)),
        isMultiple: optional(v.boolean()),
      }),
    ),
    column: optional(idText),
    order: orderKey,
    x: optional(numberBetween(-WIDEST_CANVAS, WIDEST_CANVAS)),
    y: optional(numberBetween(-WIDEST_CANVAS, WIDEST_CANVAS)),
    isPinned: optional(v.boolean()),
  }),
  v.check((card) => {
    if (card.type === "text") return card.text.trim() !== "";
    if (card.type === "link") return typeof card.link === "string";
    if (card.type === "poll") return Boolean(card.poll);
    return typeof card.file === "string";
  }),
);

export const padColumnSchema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_COLUMN_TITLE)),
  order: orderKey,
});

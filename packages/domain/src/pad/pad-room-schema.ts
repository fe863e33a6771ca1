import * as v from "valibot";
import { LARGEST_STUDENT_NUMBER, LONGEST_NAME_CHARACTERS } from "../student/student.ts";
import { LONGEST_ROOM_NAME, PAD_BOARDS, PAD_CARD_TYPES } from "./pad-room.ts";
import { idText, instant, numberBetween, optional, textUpTo } from "../record/schema-parts.ts";

const LONGEST_DEVICE_NAME = 60;

const flag = optional(v.boolean());
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_NAME_CHARACTERS));

export const padRoomSchema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_ROOM_NAME)),
  board: v.picklist(PAD_BOARDS),
  entry: v.picklist(["tiles", "nickname"]),
  approvesCards: flag,
  approvesJoins: flag,
  names: v.picklist(["name", "alias", "hidden"]),
  namesBeforeHidden: optional(v.picklist(["name", "alias"])),
  isFrozen: flag,
  freezesAt: optional(instant),
  allowsComments: flag,
  allowsHearts: flag,
  showsLinkPreviews: flag,
  cardTypes: optional(
    v.pipe(v.array(v.picklist(PAD_CARD_TYPES)), v.maxLength(PAD_CARD_TYPES.length)),
  ),
  endsAt: instant,
  closedAt: optional(instant),
});

export const padMemberSchema = v.strictObject({
  shownName: textUpTo(LONGEST_NAME_CHARACTERS),
  name,
  number: optional(v.pipe(numberBetween(1, LARGEST_STUDENT_NUMBER), v.integer())),
  studentId: optional(idText),
  alias: textUpTo(LONGEST_NAME_CHARACTERS),
  state: v.picklist(["free", "waiting", "in", "removed"]),
  joinedAt: optional(instant),
});

export const padClaimSchema = v.strictObject({
  member: idText,
  type: v.picklist(["conflict", "join"]),
  askedAt: instant,
  device: textUpTo(LONGEST_DEVICE_NAME),
});

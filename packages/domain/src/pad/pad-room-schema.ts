import * as v from "valibot";
import { LARGEST_STUDENT_NUMBER, LONGEST_NAME_CHARACTERS } from "../student/student.ts";
import { LONGEST_PUPIL_ANSWER_CHARACTERS } from "./pad-answer.ts";
import {
  LONGEST_OWN_HEAD_CHARACTERS,
  LONGEST_OWN_OPTION_CHARACTERS,
  MOST_OWN_OPTIONS,
  MOST_OWN_QUESTIONS,
  ownQuestionTypes,
} from "../survey/own-survey.ts";
import { LONGEST_ROOM_NAME, PAD_BOARDS, PAD_CARD_TYPES } from "./room/pad-room.ts";
import { idText, instant, numberBetween, optional, textUpTo } from "../record/schema-parts.ts";

const questionId = v.pipe(v.string(), v.regex(/^q\d{1,2}$/));
const LONGEST_DEVICE_NAME = 60;

const flag = optional(v.boolean());
const name = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_NAME_CHARACTERS));

/** What is asked in a room with the board `survey`. */
export const padQuestionsSchema = v.pipe(
  v.array(
    v.strictObject({
      id: questionId,
      head: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_OWN_HEAD_CHARACTERS)),
      type: v.picklist(ownQuestionTypes),
      options: v.exactOptional(
        v.pipe(
          v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_OWN_OPTION_CHARACTERS))),
          v.maxLength(MOST_OWN_OPTIONS),
        ),
      ),
    }),
  ),
  v.minLength(1),
  v.maxLength(MOST_OWN_QUESTIONS),
);

export const padRoomSchema = v.strictObject({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(LONGEST_ROOM_NAME)),
  board: v.picklist(PAD_BOARDS),
  entry: v.picklist(["tiles", "nickname"]),
  approvesCards: flag,
  approvesJoins: flag,
  names: v.picklist(["name", "alias", "hidden"]),
  namesBeforeHidden: optional(v.picklist(["name", "alias"])),
  hidesOwnName: flag,
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
  closesAt: optional(instant),
  questions: optional(padQuestionsSchema),
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

export const padAnswerSchema = v.strictObject({
  at: instant,
  values: v.pipe(
    v.record(questionId, textUpTo(LONGEST_PUPIL_ANSWER_CHARACTERS)),
    v.check((values) => Object.keys(values).length <= MOST_OWN_QUESTIONS),
  ),
});

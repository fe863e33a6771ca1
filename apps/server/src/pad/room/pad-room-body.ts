import {
  LONGEST_ROOM_NAME,
  PAD_BOARDS,
  PAD_CARD_TYPES,
  type PadRoom,
} from "@damim/domain/pad/room/pad-room.ts";
import { padQuestionsSchema } from "@damim/domain/pad/pad-room-schema.ts";
import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import { LARGEST_STUDENT_NUMBER, LONGEST_NAME_CHARACTERS } from "@damim/domain/student/student.ts";
import * as v from "valibot";
import { shortWords } from "../../http/short-words.ts";
import { toTypedSecret } from "../pad-secrets.ts";

const SHORTEST_PASSWORD = 4;
const LONGEST_PASSWORD = 64;
const MOST_MEMBERS = 1_000;

/** What `POST api/pad/rooms` takes. */
export interface NewPadRoom {
  readonly roomName: string;
  readonly password?: string;
  readonly room: Omit<PadRoom, "title" | "endsAt"> & {
    readonly title?: string;
    readonly endsAt?: number;
  };
  readonly members: readonly NewPadMember[];
  readonly copyOf?: PadRoomId;
  readonly isHttpsOnly?: boolean;
}

/** A pupil of the roster. */
export interface NewPadMember {
  readonly studentId: string;
  readonly number: number;
  readonly name: string;
}

const flag = v.exactOptional(v.nullable(v.boolean()));
const instant = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const newPadRoomSchema: v.GenericSchema<unknown, NewPadRoom> = v.object({
  // It stands in an address between slashes.
  roomName: v.pipe(shortWords(LONGEST_ROOM_NAME), v.regex(/^[^/\\?#%]+$/)),
  password: v.exactOptional(
    v.pipe(
      v.string(),
      v.maxLength(LONGEST_PASSWORD),
      v.check((text) => toTypedSecret(text).length >= SHORTEST_PASSWORD),
    ),
  ),
  room: v.pipe(
    v.object({
      title: v.exactOptional(shortWords(LONGEST_ROOM_NAME)),
      board: v.picklist(PAD_BOARDS),
      entry: v.picklist(["tiles", "nickname"]),
      names: v.picklist(["name", "alias", "hidden"]),
      approvesCards: flag,
      approvesJoins: flag,
      isFrozen: flag,
      freezesAt: v.exactOptional(v.nullable(instant)),
      allowsComments: flag,
      allowsHearts: flag,
      showsLinkPreviews: flag,
      cardTypes: v.exactOptional(v.nullable(v.array(v.picklist(PAD_CARD_TYPES)))),
      endsAt: v.exactOptional(instant),
      closesAt: v.exactOptional(v.nullable(instant)),
      questions: v.exactOptional(padQuestionsSchema),
    }),
    v.check(({ board, entry, questions }) =>
      board === "survey" ? entry === "tiles" && questions !== undefined : questions === undefined,
    ),
  ),
  members: v.pipe(
    v.array(
      v.object({
        studentId: v.pipe(v.string(), v.regex(/^[\w~-]{1,80}$/)),
        number: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LARGEST_STUDENT_NUMBER)),
        name: shortWords(LONGEST_NAME_CHARACTERS),
      }),
    ),
    v.maxLength(MOST_MEMBERS),
  ),
  copyOf: v.exactOptional(v.pipe(v.string(), v.maxLength(64))),
  isHttpsOnly: v.exactOptional(v.boolean()),
});

/** What `POST api/pad/rooms/:id/settings` takes. */
export const padSettingsSchema = v.object({
  isHttpsOnly: v.exactOptional(v.boolean()),
  endsAt: v.exactOptional(instant),
});

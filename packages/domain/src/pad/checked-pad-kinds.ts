import type { CheckedKind, RecordKind } from "@damim/sync/kind.ts";
import type { GenericSchema } from "valibot";
import { padAnswerKind } from "./pad-answer.ts";
import { padCardKind, padColumnKind } from "./card/pad-card.ts";
import { padCardSchema, padColumnSchema } from "./card/pad-card-schema.ts";
import { padClaimKind, padMemberKind } from "./room/pad-member.ts";
import { padCommentKind, padHeartKind, padVoteKind } from "./card/pad-reaction.ts";
import { padCommentSchema, padHeartSchema, padVoteSchema } from "./card/pad-reaction-schema.ts";
import { padRoomKind } from "./room/pad-room.ts";
import {
  padAnswerSchema,
  padClaimSchema,
  padMemberSchema,
  padRoomSchema,
} from "./pad-room-schema.ts";
import { padStrokeKind } from "./card/pad-stroke.ts";
import { padStrokeSchema } from "./card/pad-stroke-schema.ts";

/** The kinds of a pad room with their schemas, for the server. */
export const checkedPadKinds: readonly CheckedKind[] = [
  check(padAnswerKind, padAnswerSchema),
  check(padCardKind, padCardSchema),
  check(padClaimKind, padClaimSchema),
  check(padColumnKind, padColumnSchema),
  check(padCommentKind, padCommentSchema),
  check(padHeartKind, padHeartSchema),
  check(padMemberKind, padMemberSchema),
  check(padRoomKind, padRoomSchema),
  check(padStrokeKind, padStrokeSchema),
  check(padVoteKind, padVoteSchema),
];

function check<T>(kind: RecordKind<T>, schema: GenericSchema<unknown, T>): CheckedKind<T> {
  return { ...kind, schema };
}

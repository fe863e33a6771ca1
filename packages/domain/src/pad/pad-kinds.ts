import { padAnswerKind } from "./pad-answer.ts";
import { padCardKind, padColumnKind } from "./card/pad-card.ts";
import { padClaimKind, padMemberKind } from "./room/pad-member.ts";
import { padCommentKind, padHeartKind, padVoteKind } from "./card/pad-reaction.ts";
import { padRoomKind } from "./room/pad-room.ts";
import { padStrokeKind } from "./card/pad-stroke.ts";

/** Every kind of row in the scope of a pad room; none of them has a place in a teacher's own scopes. */
export const padKinds = [
  padAnswerKind,
  padCardKind,
  padClaimKind,
  padColumnKind,
  padCommentKind,
  padHeartKind,
  padMemberKind,
  padRoomKind,
  padStrokeKind,
  padVoteKind,
] as const;

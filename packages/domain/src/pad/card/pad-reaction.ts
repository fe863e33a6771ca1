import type { RecordKind } from "@damim/sync/kind.ts";
import type { PadCardId, PadCardState } from "./pad-card.ts";
import type { PadMemberId } from "../room/pad-member.ts";

/** Said below a card. `by`, `madeAt` and the first `state` are set by the server. */
export interface PadComment {
  readonly card: PadCardId;
  readonly by: PadMemberId;
  readonly madeAt: number;
  readonly state: PadCardState;
  readonly text: string;
}

export const padCommentKind: RecordKind<PadComment> = { name: "padComment", version: 1 };

export const LONGEST_COMMENT = 300;

/** One heart. Its id is `toReactionId(card, member)`: pressing twice on two devices is one heart. */
export interface PadHeart {
  readonly card: PadCardId;
}

export const padHeartKind: RecordKind<PadHeart> = { name: "padHeart", version: 1 };

/**
 * One pupil's answer to a poll, with an id like a heart's. Pupils get those of others under an id that does not
 * tell whose it is (`view-pad-row.ts`).
 */
export interface PadVote {
  readonly card: PadCardId;
  /** Places in `poll.options`, from 0, ascending. */
  readonly choices: readonly number[];
}

export const padVoteKind: RecordKind<PadVote> = { name: "padVote", version: 1 };

/** The id of a heart or a vote: one of each pupil for each card. */
export function toReactionId(card: PadCardId, member: PadMemberId): string {
  return `${card}~${member}`;
}

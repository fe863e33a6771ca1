import type { RecordKind } from "@damim/sync/kind.ts";
import type { PadMemberId } from "./room/pad-member.ts";

/**
 * What one pupil handed in, in a room with the board `survey`. Its id is the member's, and no other pupil is shown it
 * (`view-pad-row.ts`). What another device brings of the same number later stands beside it (`toBesideId`): nobody here
 * knows which of the two is that pupil's, and the teacher reads both.
 */
export interface PadAnswer {
  /** Epoch ms at which it first arrived; set by the server. */
  readonly at: number;
  /** By question id. Of several choices each on a line; of pupils their numbers. */
  readonly values: Readonly<Record<string, string>>;
}

/** Twenty of them are far below what a round may hold. */
export const LONGEST_PUPIL_ANSWER_CHARACTERS = 1_000;

export const padAnswerKind: RecordKind<PadAnswer, "padAnswer"> = { name: "padAnswer", version: 1 };

/** Of an answer that a device brings for a number that has one, or that another device holds: the same one has one id. */
export function toBesideId(member: PadMemberId, leftAt: number): string {
  return `${member}~${leftAt}`;
}

/** Whose number an answer was handed in for, and whether it stands beside another. */
export function readAnswerId(id: string): {
  readonly member: PadMemberId;
  readonly isBeside: boolean;
} {
  const [member = "", ...rest] = id.split("~");
  return { member, isBeside: rest.length > 0 };
}

/** How many may stand beside one: a class's tablets are a few, a script would fill the room. */
export const MOST_BESIDE = 9;

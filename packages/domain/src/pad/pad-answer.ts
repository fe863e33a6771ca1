import type { RecordKind } from "@damim/sync/kind.ts";

/**
 * What one pupil handed in, in a room with the board `survey`. Its id is the member's: there is one of each, and no other
 * pupil is shown it (`view-pad-row.ts`).
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

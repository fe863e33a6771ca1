import { createRow, removeRow } from "@damim/sync/change.ts";
import { padVoteKind, toReactionId } from "@damim/domain/pad/card/pad-reaction.ts";
import { useMemo } from "react";
import type { PadData } from "../../../data/pad/pad-data.ts";
import { usePadData, usePadRows, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { countVotes, type PollCount } from "./count-votes.ts";

export interface PollVotes extends PollCount {
  /** What this device's own member chose. */
  readonly chosen: readonly number[];
}

const NOTHING: readonly number[] = [];

/** The answers to a poll as they stand now, live. */
export function usePollVotes(card: PadCardRow): PollVotes {
  const { me } = usePadData();
  const [rows, revision] = usePadRows(padVoteKind);
  const options = card.poll?.options.length ?? 0;
  const count = useMemo(
    () =>
      countVotes(
        options,
        [...rows.values()].filter((vote) => vote.card === card.id),
      ),
    // oxlint-disable-next-line react/exhaustive-deps -- the map stays the same object; its revision changes
    [rows, revision, card.id, options],
  );
  return { ...count, chosen: rows.get(toReactionId(card.id, me))?.choices ?? NOTHING };
}

/** Answers a poll, also anew; with no choices the answer is taken back. */
export function answerPoll({ store, me }: PadData, card: string, choices: readonly number[]): void {
  const id = toReactionId(card, me);
  void store.write([
    choices.length === 0
      ? removeRow(padVoteKind.name, id)
      : createRow(padVoteKind.name, id, { card, choices }),
  ]);
}

import type { PadVote } from "@damim/domain/pad/card/pad-reaction.ts";

export interface PollCount {
  /** How many chose each option, in the order of the options. */
  readonly votes: readonly number[];
  /** How many answered at all. Of a poll with several choices it is less than the sum. */
  readonly people: number;
}

/** Counts the answers to one poll; choices that the poll does not offer (any more) count for nothing. */
export function countVotes(
  options: number,
  answers: Iterable<Pick<PadVote, "choices">>,
): PollCount {
  const votes = Array.from({ length: options }, () => 0);
  let people = 0;
  for (const { choices } of answers) {
    const known = choices.filter((choice) => choice in votes);
    if (known.length > 0) people += 1;
    for (const choice of known) votes[choice] = (votes[choice] ?? 0) + 1;
  }
  return { votes, people };
}

/** The choices after a press on an option, ascending; empty: the answer is taken back. */
export function chooseOption(
  chosen: readonly number[],
  option: number,
  isMultiple: boolean,
): readonly number[] {
  if (!isMultiple) return [option];
  return chosen.includes(option)
    ? chosen.filter((one) => one !== option)
    : [...chosen, option].toSorted((a, b) => a - b);
}

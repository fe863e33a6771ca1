import type { PadMemberRow } from "../../../data/pad/use-pad-data.ts";

export interface NotPosted {
  /** In the order of their numbers. */
  readonly pupils: readonly PadMemberRow[];
  /** Who is not at school today, and is not waited for. */
  readonly absentCount: number;
}

/**
 * Who has not put a card on the board yet. Nobody waits for a pupil who is absent today, unless they have come in
 * from home; who was removed is not waited for either.
 */
export function listNotPosted(
  members: Iterable<PadMemberRow>,
  facts: {
    readonly authors: ReadonlySet<string>;
    readonly here: ReadonlySet<string>;
    /** Of a pupil of the roster, today. */
    readonly isAtSchool: (studentId: string) => boolean;
  },
): NotPosted {
  const { authors, here, isAtSchool } = facts;
  const without = [...members].filter(({ id, state }) => state !== "removed" && !authors.has(id));
  const isAway = ({ id, studentId }: PadMemberRow): boolean =>
    typeof studentId === "string" && !isAtSchool(studentId) && !here.has(id);
  return {
    pupils: without.filter((member) => !isAway(member)).toSorted(byNumber),
    absentCount: without.filter(isAway).length,
  };
}

/** The order of the roster; nicknames after it, in the order in which they came. */
export function byNumber(a: PadMemberRow, b: PadMemberRow): number {
  return (a.number ?? 10_000) - (b.number ?? 10_000) || (a.id < b.id ? -1 : 1);
}

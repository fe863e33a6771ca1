import type { RecordKind } from "@damim/sync/kind.ts";
import type { StudentId } from "../../student/student.ts";

/** UUIDv7. Who writes in a room, as its cards name them; says nothing about the pupil outside of it. */
export type PadMemberId = string;

/** What stands in `by` of a card that the teacher wrote. */
export const PAD_TEACHER = "teacher";

/**
 * One place in a pad room: a pupil of the roster, whether or not they have come, or someone who typed a nickname.
 *
 * Pupils get only `shownName` of others (`view-pad-row.ts`), which the server writes anew when the room's `names`
 * change. Written by the teacher (adding, renaming, removing) and by the server (claims).
 */
export interface PadMember {
  /** What pupils read: name, alias, or "" when names are hidden. Set by the server. */
  readonly shownName: string;
  /** The name of the roster or the typed nickname. */
  readonly name: string;
  /** Of the roster; absent for a nickname. */
  readonly number?: number | null;
  readonly studentId?: StudentId | null;
  /** The teacher's own choice of an alias; absent: one is drawn by the server at the beginning. */
  readonly alias: string;
  /** `free` nobody took it yet · `waiting` for the teacher's word · `in` · `removed` by the teacher. Set by the server. */
  readonly state: "free" | "waiting" | "in" | "removed";
  /** Epoch ms of the claim. */
  readonly joinedAt?: number | null;
}

export const padMemberKind: RecordKind<PadMember> = { name: "padMember", version: 1 };

export const LONGEST_NICKNAME = 20;

/**
 * Whether a typed nickname reads like the teacher, beside whose cards 「선생님」 stands: no pupil's card looks like hers.
 *
 * ```ts
 * readsLikeTeacher(" 담임 쌤~ "); // true
 * readsLikeTeacher("옹달샘"); // false
 * ```
 */
export function readsLikeTeacher(nickname: string): boolean {
  const letters = nickname.normalize("NFKC").toLowerCase().replaceAll(/\P{L}/gu, "");
  return /^샘$|담임|교사|teacher|(?:선생|쌤)님?$/u.test(letters);
}

/**
 * Somebody who wants a place that another device holds, or who waits to be let in. The id is the participant's.
 * Seen by the teacher alone; written by the server, deleted by it when the teacher has decided.
 */
export interface PadClaim {
  readonly member: PadMemberId;
  readonly type: "conflict" | "join";
  readonly askedAt: number;
  /** "Chrome · Android", for the teacher to tell two devices apart. */
  readonly device: string;
}

export const padClaimKind: RecordKind<PadClaim> = { name: "padClaim", version: 1 };

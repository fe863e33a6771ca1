import type { Fields } from "@damim/sync/kind.ts";
import type { PadMember, PadMemberId } from "./room/pad-member.ts";
import { PAD_TEACHER } from "./room/pad-member.ts";
import type { PadRoom } from "./room/pad-room.ts";

/** Who writes in a room: its teacher, the server itself, or the pupil of one place. */
export type PadWriter =
  | { readonly type: "teacher" }
  | { readonly type: "server" }
  | { readonly type: "pupil"; readonly memberId: PadMemberId };

/** One write into a row of a room, seen against what stands there. */
export interface PadWrite {
  readonly kind: string;
  readonly id: string;
  /** The living row before. */
  readonly before: Fields | undefined;
  /** The row as it would be; undefined: deleted. */
  readonly after: Fields | undefined;
  /** What a deleted row still holds: whose it was (`complete-pad-op.ts`). */
  readonly grave: Fields | undefined;
}

/** The rest of the room, as far as a write depends on it. */
export interface PadSurroundings {
  readonly room: PadRoom | undefined;
  /** The writer's own place. */
  readonly member: Pick<PadMember, "state"> | undefined;
  /** A row of the room by kind and id, while it lives. */
  readonly find: (kind: string, id: string) => Fields | undefined;
  /** Rows in the room, cards among them. */
  readonly counts: { readonly cards: number; readonly rows: number };
  /** Epoch ms. */
  readonly now: number;
}

/** What stands in `by` of what this writer makes. */
export function toAuthor(writer: PadWriter): PadMemberId {
  return writer.type === "pupil" ? writer.memberId : PAD_TEACHER;
}

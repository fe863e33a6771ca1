import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import type { PadMemberId } from "@damim/domain/pad/room/pad-member.ts";
import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";

/** One device in a pad room, as the routes of the room see it. */
export interface PadParticipant {
  readonly id: string;
  readonly roomId: PadRoomId;
  /** The teacher's uid. */
  readonly ownerId: string;
  /** The place that is held, or waited for. */
  readonly memberId: PadMemberId | undefined;
  readonly state: PadEntrance["state"];
}

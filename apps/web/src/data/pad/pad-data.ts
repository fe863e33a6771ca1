import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import type { PadMemberId } from "@damim/domain/pad/room/pad-member.ts";
import type { PadRoomId } from "@damim/domain/pad/pad-scope.ts";
import type { PadInk } from "@damim/domain/pad/card/pad-stroke.ts";
import type { Rounds, RoundState } from "@damim/sync/client/rounds.ts";
import type { RefusedOp } from "@damim/sync/client/storage.ts";
import type { Store } from "@damim/sync/client/store.ts";
import type { PadFiles } from "./pad-files.ts";

/** One write that the server did not take, with its reason. */
export type RefusedPadWrite = RefusedOp;

export type PadRole = "pupil" | "teacher";

/** Who is in the room now. Pupils are told only how many. */
export interface PadPeople {
  readonly count: number;
  readonly here: readonly PadMemberId[];
  readonly writing: readonly PadMemberId[];
}

/** Points of a stroke that is still being drawn; kept nowhere. `points` are coded like `PadStroke.points`. */
export interface PadStrokePart {
  readonly id: string;
  readonly ink: PadInk;
  readonly width: number;
  /** Which point of the stroke the first of these is. */
  readonly from: number;
  readonly points: string;
}

/** As the others hear it. */
export type HeardStrokePart = PadStrokePart & { readonly by: PadMemberId };

/** Everything of one pad room on this device, live: a pupil's or its teacher's. */
export interface PadData {
  readonly role: PadRole;
  readonly roomId: PadRoomId;
  /** Of its database on this device. */
  readonly name: string;
  readonly store: Store;
  readonly rounds: Rounds;
  /** `refused`: this browser keeps no database; words stand in this page alone until the server has them. */
  readonly keeping: "disk" | "memory" | "refused";
  /** Of a pupil: what the server last said of their place. */
  readonly entrance: PadEntrance | undefined;
  /** Who writes here, as cards name them: the pupil's place, or `PAD_TEACHER`. */
  readonly me: PadMemberId;
  readonly people: PadPeople;
  readonly files: PadFiles;
  readonly now: () => number;
  /** Resolves when every row is here that the server had, or it could not be asked; says which. */
  readonly firstRound: Promise<Exclude<RoundState, "sending">>;
  /** Rows, outbox, refusals, files, people, entrance, or the state of the rounds changed. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly watchStrokes: (listener: (part: HeardStrokePart) => void) => () => void;
  /** Tells the others what is being drawn. Never rejects: the finished stroke is a row. */
  readonly tellStroke: (part: PadStrokePart) => void;
  /** The composer opened or closed; says it again while it is open. */
  readonly tellWriting: (isWriting: boolean) => void;
  close(): void;
}

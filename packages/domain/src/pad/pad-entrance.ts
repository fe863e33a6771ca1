import type { PadMemberId } from "./room/pad-member.ts";
import type { PadRoomId } from "./pad-scope.ts";

/** How somebody comes to a room: by the link, by name and password, by the spoken code, or once more. */
export type PadKey =
  | { readonly key: string }
  | { readonly roomName: string; readonly password: string }
  | { readonly code: string }
  /** The code of a survey's link: `/answer/7F3K-9QX2`. */
  | { readonly answer: string }
  | { readonly token: string };

/**
 * What the server tells a visitor of a room (`POST api/pad/enter`, `POST api/pad/claim`, `GET api/pad/me`).
 * `choosing` no place yet · `waiting` for the teacher (to be let in, or to be given a place that another device
 * holds) · `in` · `removed` · `closed`.
 */
export interface PadEntrance {
  readonly roomId: PadRoomId;
  readonly roomName: string;
  readonly state: "choosing" | "waiting" | "in" | "removed" | "closed";
  readonly entry: "tiles" | "nickname";
  /** Its board is a survey. */
  readonly isSurvey?: true;
  /** While choosing or waiting: the numbers of the roster and whether somebody took them. No names. */
  readonly tiles: readonly PadTile[];
  /** From the moment a place is held or asked for. */
  readonly me?: PadMe;
  /** In the answer to `enter` alone: opens the room again on this device (`padItInfo.roomPw`). */
  readonly token?: string;
}

export interface PadTile {
  readonly number: number;
  readonly isTaken: boolean;
}

export interface PadMe {
  readonly memberId: PadMemberId;
  readonly participantId: string;
  readonly name: string;
  readonly number?: number;
}

import type { PadRoomId } from "./pad-scope.ts";

/** A room as its teacher's list shows it (`GET api/pad/rooms`): with everything that opens it. */
export interface PadRoomEntry {
  readonly roomId: PadRoomId;
  readonly roomName: string;
  readonly password: string;
  /** The safest address that pupils can reach, with the key behind `#k=`. */
  readonly link: string;
  /** Over plain http within the school's network, without a browser's warning. Absent where it is not needed or not wanted. */
  readonly plainLink?: string;
  /** `…/damim/go/k3m9px2w`: leads to the same place as the QR code. */
  readonly shortLink: string;
  /** Said aloud: 「단풍 428」, until the end of the day. */
  readonly code?: { readonly text: string; readonly until: number };
  /** Epoch ms. */
  readonly createdAt: number;
  readonly endsAt: number;
  /** Also where its own hour has come. */
  readonly closedAt?: number;
  readonly isHttpsOnly: boolean;
  readonly isSurvey?: true;
  /**
   * `plainLink` where there is one, else `link`, without the room's name: the `d` of one SVG path in a square of
   * `size` × `size`, quiet zone included.
   */
  readonly qr: { readonly path: string; readonly size: number };
  /** Places that somebody took. */
  readonly pupils: number;
  readonly cards: number;
}

import type { CapsuleBox, SealedPart } from "./capsule.ts";

/** What the server says of a capsule that it made or moved. */
export interface CapsuleReply {
  readonly id: string;
  /** A point of P-256, base64url. */
  readonly publicKey: string;
  /** Epoch ms. */
  readonly opensAt: number;
}

/**
 * Of `GET api/capsules/:id/keys` after the day: the key of each letter's own box, base64url, by its id. "" of a box that no key
 * opens; what is not named has not come yet.
 */
export interface CapsuleKeysReply {
  readonly keys: Readonly<Record<string, string>>;
}

/** Of `GET api/capsule/:code`: what everybody sees who has the link. No name, and not who has written. */
export interface CapsulePageReply extends CapsuleReply {
  readonly title: string;
  /** 「3학년 2반 담임」. */
  readonly host: string;
  /** Of the server's clock, epoch ms. */
  readonly now: number;
  /** By number and name; else only with a card. */
  readonly isForClass: boolean;
  /** Its account stands still: no letter comes in, none is kept from its card. */
  readonly isPaused: boolean;
}

/** Of `POST api/capsule/:code/mine`: what a card is for. */
export interface CapsuleCardReply {
  readonly number: number;
  readonly isSealed: boolean;
  /** After the day, each with its own key. Two devices may have sealed one each. */
  readonly letters: readonly OpenLetter[];
}

export interface OpenLetter {
  readonly id: string;
  readonly box: CapsuleBox;
  readonly files: readonly SealedPart[];
  /** Of AES-256-GCM, base64url; "" where none opens it. */
  readonly key: string;
}

/** What the server says of a capsule that it made or moved. */
export interface CapsuleReply {
  readonly id: string;
  /** A point of P-256, base64url. */
  readonly publicKey: string;
  /** Epoch ms. */
  readonly opensAt: number;
}

/** Of `GET api/capsules/:id/keys` after the day: the key of each letter's own box, base64url, by its id. */
export interface CapsuleKeysReply {
  readonly keys: Readonly<Record<string, string>>;
}

import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

export const PIECE_BYTES = 1024 * 1024;
const IV_BYTES = 12;
const TAG_BYTES = 16;
export const SEALED_PIECE_BYTES = PIECE_BYTES + IV_BYTES + TAG_BYTES;

/** Where a piece belongs: sealed with it, so that one that was moved, swapped, left out or put last opens no more. */
export interface PiecePlace {
  /** Of what it is a piece; of no two things alike. */
  readonly of: string;
  /** From 0. */
  readonly at: number;
  readonly isLast: boolean;
}

/** AES-256-GCM: nobody without the key reads it or changes it unseen. */
export function sealPiece(key: Uint8Array, bytes: Uint8Array, place: PiecePlace): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, iv, { authTagLength: TAG_BYTES });
  cipher.setAAD(toBytes(place));
  const sealed = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

/** Undefined where it is not the piece of this place under this key. */
export function openPiece(
  key: Uint8Array,
  sealed: Uint8Array,
  place: PiecePlace,
): Buffer | undefined {
  if (sealed.length < IV_BYTES + TAG_BYTES) return undefined;
  const iv = sealed.subarray(0, IV_BYTES);
  const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: TAG_BYTES });
  decipher.setAAD(toBytes(place));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const bytes = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
  try {
    return Buffer.concat([bytes, decipher.final()]);
  } catch {
    return undefined;
  }
}

function toBytes({ of, at, isLast }: PiecePlace): Buffer {
  return Buffer.from(JSON.stringify([of, at, isLast]));
}

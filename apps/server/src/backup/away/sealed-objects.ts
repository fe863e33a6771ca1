import { createReadStream, createWriteStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { readAll } from "../../adapters/files/file-storage.ts";
import type { FileStorage } from "../../base/ports/file-storage.ts";
import { openPiece, PIECE_BYTES, SEALED_PIECE_BYTES, sealPiece } from "./seal-pieces.ts";

/** So many pieces lie in one object of the bucket: one that does not get through is sent again, not all of them. */
const PIECES_AN_OBJECT = 8;
const OBJECT_BYTES = PIECES_AN_OBJECT * SEALED_PIECE_BYTES;

/** What lies in the bucket is not what was put there, or was put there under another key. */
export class DamagedObject extends Error {
  override readonly name = "DamagedObject";
}

/** Where something lies in the bucket, and by which name its pieces know it. */
export interface SealedPlace {
  readonly prefix: string;
  readonly of: string;
  readonly key: Uint8Array;
}

/** Puts a file into the bucket, sealed piece by piece; in memory is one object of it. */
export async function putSealedFile(
  storage: FileStorage,
  place: SealedPlace,
  file: string,
): Promise<void> {
  const { size } = await stat(file);
  await putSealed(storage, place, {
    size,
    chunks: createReadStream(file, { highWaterMark: PIECE_BYTES }),
  });
}

async function putSealed(
  storage: FileStorage,
  { prefix, of, key }: SealedPlace,
  given: { readonly size: number; readonly chunks: Readable },
): Promise<void> {
  const pieceCount = toPieceCount(given.size);
  let waiting: Buffer[] = [];
  let at = 0;
  let rest = Buffer.alloc(0);
  const take = async (piece: Uint8Array): Promise<void> => {
    waiting.push(sealPiece(key, piece, { of, at, isLast: at === pieceCount - 1 }));
    at++;
    if (waiting.length < PIECES_AN_OBJECT && at < pieceCount) return;
    await storage.put(toObjectKey(prefix, at - 1), Buffer.concat(waiting));
    waiting = [];
  };
  for await (const chunk of given.chunks) {
    rest = Buffer.concat([rest, chunk as Buffer]);
    while (rest.length >= PIECE_BYTES) {
      await take(rest.subarray(0, PIECE_BYTES));
      rest = rest.subarray(PIECE_BYTES);
    }
  }
  if (rest.length > 0 || at === 0) await take(rest);
  if (at !== pieceCount) throw new Error("the file changed while it was sent");
}

/** The bytes, piece by piece. Throws `DamagedObject` where one is missing, cut, swapped or of another key. */
export async function* readSealed(
  storage: FileStorage,
  { prefix, of, key }: SealedPlace,
  size: number,
): AsyncGenerator<Buffer> {
  const pieceCount = toPieceCount(size);
  for (let first = 0; first < pieceCount; first += PIECES_AN_OBJECT) {
    const stream = await storage.read(toObjectKey(prefix, first));
    if (!stream) throw new DamagedObject("a part is missing");
    const object = await readAll(stream);
    const count = Math.min(PIECES_AN_OBJECT, pieceCount - first);
    if (object.length > OBJECT_BYTES) throw new DamagedObject("a part is too long");
    for (let n = 0; n < count; n++) {
      const at = first + n;
      const isLast = at === pieceCount - 1;
      const end = n === count - 1 ? object.length : (n + 1) * SEALED_PIECE_BYTES;
      const piece = openPiece(key, object.subarray(n * SEALED_PIECE_BYTES, end), {
        of,
        at,
        isLast,
      });
      if (!piece) throw new DamagedObject("a part is not what was put there");
      yield piece;
    }
  }
}

export async function fetchSealedFile(
  storage: FileStorage,
  place: SealedPlace,
  to: { readonly file: string; readonly size: number },
): Promise<void> {
  await pipeline(
    Readable.from(readSealed(storage, place, to.size)),
    createWriteStream(to.file, { mode: 0o600, flush: true }),
  );
}

function toPieceCount(size: number): number {
  return Math.max(1, Math.ceil(size / PIECE_BYTES));
}

function toObjectKey(prefix: string, piece: number): string {
  return `${prefix}/part-${String(Math.floor(piece / PIECES_AN_OBJECT)).padStart(6, "0")}`;
}

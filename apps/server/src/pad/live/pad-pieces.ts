import type { WireRow } from "@damim/sync/protocol.ts";
import type { Audience } from "@damim/sync/server/live-hub.ts";

/** A row in the bytes that pupils get. */
export interface Piece {
  readonly key: string;
  readonly seq: number;
  readonly bytes: Uint8Array;
  readonly insider: string | undefined;
  /** As the insider gets it. */
  readonly insiderBytes: Uint8Array;
  /** The row says something else since: whoever comes now never reads a name or a text that was taken back. */
  isOver: boolean;
  /** What stands on the board of the same row, and says the same to all. */
  onBoard: Piece | undefined;
}

/** All rows at one sequence. */
export interface Board {
  readonly seq: number;
  readonly pieces: readonly Piece[];
  /** Joined for the next one who comes; absent once something on it is over. */
  joined: JoinedBoard | undefined;
}

interface JoinedBoard {
  readonly bytes: Uint8Array;
  /** Where in the bytes the pieces stand that a reader gets otherwise. */
  readonly placesByInsider: ReadonlyMap<string, readonly Place[]>;
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly bytes: Uint8Array;
}

export const COMMA = Buffer.from(",");

export function joinPieces(pieces: readonly Piece[], reader: string): Uint8Array {
  const parts: Uint8Array[] = [];
  for (const { insider, insiderBytes, bytes, isOver } of pieces) {
    if (isOver) continue;
    if (parts.length > 0) parts.push(COMMA);
    parts.push(insider === reader ? insiderBytes : bytes);
  }
  return Buffer.concat(parts);
}

export function readBoard(board: Board, reader: string): readonly Uint8Array[] {
  const { bytes, placesByInsider } = (board.joined ??= joinBoard(board.pieces));
  const parts: Uint8Array[] = [];
  let from = 0;
  for (const { start, end, bytes: own } of placesByInsider.get(reader) ?? []) {
    parts.push(bytes.subarray(from, start), own);
    from = end;
  }
  parts.push(bytes.subarray(from));
  return parts.filter(({ length }) => length > 0);
}

export function toPiece(row: WireRow, audience: Audience): Piece {
  const insider = audience.findInsider(row);
  const bytes = Buffer.from(JSON.stringify(audience.view(row)));
  const insiderBytes =
    insider === undefined ? bytes : Buffer.from(JSON.stringify(audience.view(row, insider)));
  const key = JSON.stringify([row[0], row[1]]);
  return { key, seq: row[3], bytes, insider, insiderBytes, isOver: false, onBoard: undefined };
}

function joinBoard(pieces: readonly Piece[]): JoinedBoard {
  const placesByInsider = new Map<string, Place[]>();
  const parts: Uint8Array[] = [];
  let start = 0;
  for (const piece of pieces) {
    if (piece.isOver) continue;
    const end = start + piece.bytes.length;
    if (piece.insider !== undefined) {
      const places = placesByInsider.get(piece.insider) ?? [];
      places.push({ start, end, bytes: piece.insiderBytes });
      placesByInsider.set(piece.insider, places);
    }
    if (parts.length > 0) parts.push(COMMA);
    parts.push(piece.bytes);
    start = end + COMMA.length;
  }
  return { bytes: Buffer.concat(parts), placesByInsider };
}

/** To all; a row ends in its sequence. */
export function saysTheSame(a: Piece, b: Piece): boolean {
  const toWords = ({ bytes }: Piece) => bytes.subarray(0, bytes.lastIndexOf(COMMA[0] ?? 0));
  return Buffer.compare(toWords(a), toWords(b)) === 0;
}

/** A part of a file: bytes `start` to `end`, both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the bytes of files lie. Keys are paths of letters, digits, `-`, `_` and `.`, such as
 * `owner/id/original`. Every method rejects with a `FileStorageFailure`.
 */
export interface FileStorage {
  /** Durable when it resolves; a reader sees the former content or the new one, never a part. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  /** Nothing under that key: undefined. */
  read(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>;
  /** Also when there is none. */
  remove(key: string): Promise<void>;
  /** The keys that begin with `prefix`, which ends with a slash, in any order. */
  list(prefix: string): Promise<readonly string[]>;
  /** Everything that was last written before an instant (epoch ms), what a killed `put` left behind too. */
  listBefore(instant: number): Promise<readonly string[]>;
}

/** The disk or the bucket did not do it. */
export class FileStorageFailure extends Error {
  override readonly name = "FileStorageFailure";
  readonly type: "full" | "away";

  constructor(type: "full" | "away", options?: { readonly cause?: unknown }) {
    super(`the file storage is ${type}`, options);
    this.type = type;
  }
}

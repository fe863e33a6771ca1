import type { FileId } from "@damim/domain/files/file.ts";

/** The field of a row that holds the file's id. */
export interface FilePlace {
  readonly scope: string;
  readonly kind: string;
  readonly id: string;
  readonly field: string;
  /** What the field held before: it comes back when the file is thrown away. */
  readonly before?: FileId | undefined;
}

/** A file that the server does not have yet. */
export interface WaitingFile {
  readonly id: FileId;
  readonly place: FilePlace;
  readonly name: string;
  readonly mime: string;
  readonly size: number;
  /** Lower-case hex. */
  readonly sha256: string;
  /** Why the server did not take it: it waits for the teacher. */
  readonly refusal?: FileRefusalAnswer;
}

export interface FileRefusalAnswer {
  readonly type: string;
  /** The server's sentence. */
  readonly message: string;
}

export type RefusedFile = WaitingFile & { readonly refusal: FileRefusalAnswer };

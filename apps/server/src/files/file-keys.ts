import type { FileRow } from "../db/synced-tables.ts";

export type FileRef = Pick<FileRow, "owner_id" | "id">;

const OFFSET_DIGITS = 12;

/** Everything of one file lies below this. The owner leads: what is one teacher's can be found without the database. */
export function toFilePrefix({ owner_id, id }: FileRef): string {
  return `${owner_id}/${id}/`;
}

export function toOriginalKey(file: FileRef): string {
  return `${toFilePrefix(file)}original`;
}

export function toThumbnailKey(file: FileRef): string {
  return `${toFilePrefix(file)}thumbnail`;
}

/** A piece of an upload that begins at `offset`; names sort as the bytes do. */
export function toPartKey(file: FileRef, offset: number): string {
  return `${toFilePrefix(file)}part-${String(offset).padStart(OFFSET_DIGITS, "0")}`;
}

export function isPartKey(key: string): boolean {
  return /\/part-\d+$/.test(key);
}

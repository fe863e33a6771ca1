/** UUIDv7, made by the device that adds the file: a row may hold it before the file has reached the server. */
export type FileId = string;

export const FILE_BYTES_MAX = 20 * 1024 * 1024;
/** A photo of today's largest phone cameras has 50 million pixels. */
export const PICTURE_PIXELS_MAX = 50_000_000;
/** One request of an upload carries at most so much. */
export const CHUNK_BYTES_MAX = 1024 * 1024;
export const FILE_NAME_CHARACTERS_MAX = 120;

const FILE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export function isFileId(text: string): boolean {
  return FILE_ID.test(text);
}

/**
 * What is left of a name that a device claims: no folders, no control or direction characters, not endless.
 *
 * ```ts
 * toFileName("../../etc/passwd"); // "passwd"
 * ```
 */
export function toFileName(claimed: string): string {
  const last = claimed.split(/[/\\]/).at(-1) ?? "";
  const plain = last
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}"<>|?*:]/gu, "")
    .replace(/^[.\s]+/, "")
    .trim();
  // Cut in the middle of an emoji, its second half would stand at the beginning.
  return plain.slice(-FILE_NAME_CHARACTERS_MAX).replace(/^[\udc00-\udfff]/, "") || "파일";
}

import type { Fields } from "@damim/sync/kind.ts";

/** What a row with one long text carries, so that a text that met another one is never lost. */
export interface LongTextFields {
  /** The digest of the text that the writer's form began with; always in one op with the text. */
  readonly from?: string | null;
  /** Two devices wrote from the same text: the teacher has to look at both. The server writes it. */
  readonly forked?: boolean | null;
}

/** The digest of no text. */
export const NO_TEXT_DIGEST = "e3b0c442";

/** What a form remembers of the text that it began with: the first 8 hex digits of the SHA-256 of its UTF-8. */
export function toTextDigest(sha256Hex: string): string {
  return sha256Hex.slice(0, 8).toLowerCase();
}

/** The fields of a choice between two texts: text and digest go with the end of the fork, in one op. */
export function chooseText(field: string, text: string, from: string): Fields {
  return { [field]: text, from, forked: null };
}

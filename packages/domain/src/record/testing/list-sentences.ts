import type { Result } from "../../base/result.ts";
import type { DraftRefusal } from "../record.ts";

/** What a form says below its fields, for tests. */
export function listSentences(read: Result<unknown, DraftRefusal>): DraftRefusal["sentences"] {
  return read.ok ? {} : read.refusal.sentences;
}

import type { RecordKind } from "@damim/sync/kind.ts";
import type { PostDraft } from "./post-draft-record.ts";

export type { PostDraft };
export type KeptPostDraft = PostDraft & { readonly id: string };

export const postDraftKind: RecordKind<PostDraft, "postDraft"> = { name: "postDraft", version: 1 };

/** 「안내문, #학급」 → 안내문, 학급. */
export function readTags(typed: string): readonly string[] {
  return typed
    .split(/[,\n]/u)
    .map((tag) => tag.trim().replace(/^#/u, ""))
    .filter(Boolean);
}

import type { RecordKind } from "@damim/sync/kind.ts";
import type { DraftFile } from "./post-files.ts";
import type { LongTextFields } from "../record/long-text.ts";

/**
 * A post that is not posted yet, half a sentence of it too: a row, so that what was begun on the phone goes on at the
 * PC. Its id becomes the post's, so that posting it twice makes one post.
 */
export interface PostDraft extends LongTextFields {
  /** Id of a board; "" until one was chosen. */
  readonly board: string;
  readonly title: string;
  readonly body: string;
  /** As typed, cut by commas. */
  readonly tags: string;
  /** 올리기 was pressed without a network: it is posted at the next chance. */
  readonly waiting?: boolean | null;
  /** Chosen with the first post, and claimed with it. */
  readonly nickname?: string | null;
  readonly files?: readonly DraftFile[] | null;
}

export type KeptPostDraft = PostDraft & { readonly id: string };

export const postDraftKind: RecordKind<PostDraft, "postDraft"> = { name: "postDraft", version: 1 };

/** 「안내문, #학급」 → 안내문, 학급. */
export function readTags(typed: string): readonly string[] {
  return typed
    .split(/[,\n]/u)
    .map((tag) => tag.trim().replace(/^#/u, ""))
    .filter(Boolean);
}

import type { RecordKind } from "@damim/sync/kind.ts";

/** 「저장」: an idea that a teacher keeps at hand; the row's id is the idea's. */
export interface SavedIdea {
  /** As it was then: it is said without a network. */
  readonly title: string;
  /** 「국어 · 3–4학년 · 10분」. */
  readonly about: string;
  /** Epoch ms. */
  readonly at: number;
}

export const savedIdeaKind: RecordKind<SavedIdea, "savedIdea"> = { name: "savedIdea", version: 1 };

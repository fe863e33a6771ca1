import type { RecordKind } from "@damim/sync/kind.ts";
import type { SavedIdea } from "./saved-idea-record.ts";

export type { SavedIdea };

export const savedIdeaKind: RecordKind<SavedIdea, "savedIdea"> = { name: "savedIdea", version: 1 };

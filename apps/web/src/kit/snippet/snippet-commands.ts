import { snippetKind, type Snippet } from "@damim/domain/individual-record/list-memo.ts";
import { createRow, removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../act/command-deps.ts";

/** Words of the teacher's own that a press puts into a text; each place says them in its own words. */
export function createSnippetCommands({ newId, act }: CommandDeps) {
  return {
    add: (snippet: Snippet, sentence: string) =>
      void act([createRow(snippetKind.name, newId(), { ...snippet })], sentence),
    remove: (id: string, sentence: string) => void act([removeRow(snippetKind.name, id)], sentence),
  };
}

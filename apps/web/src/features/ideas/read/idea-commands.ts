import { toIdeaWords, type IdeaText } from "@damim/domain/idea/check-idea.ts";
import type { Idea } from "@damim/domain/idea/idea-replies.ts";
import { savedIdeaKind } from "@damim/domain/idea/saved-idea.ts";
import { createRow, removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What is done with ideas that are kept: rows of the profile. */
export function createSavedCommands({ now, act }: CommandDeps) {
  return {
    save(idea: Pick<Idea, "id"> & Parameters<typeof toIdeaWords>[0] & Pick<IdeaText, "title">) {
      const saved = { title: idea.title, about: toIdeaWords(idea), at: now() };
      void act([createRow(savedIdeaKind.name, idea.id, saved)], "생각을 저장했어요");
    },
    letGo: (id: string) => void act([removeRow(savedIdeaKind.name, id)], "저장을 풀었어요"),
  };
}

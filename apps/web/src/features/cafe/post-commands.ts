import { helpReplyKind } from "@damim/domain/cafe/help-reply.ts";
import { postDraftKind, type PostDraft } from "@damim/domain/cafe/post-draft.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with posts that are written: rows of the profile until they are at the server. */
export function createPostCommands({ store, act }: CommandDeps) {
  return {
    /** At rest of a hand, without a word. `from`: the text that the writer began with, as a digest. */
    write(id: string, fields: PostDraft, from?: string): Promise<unknown> {
      const row = store.rows(postDraftKind).get(id);
      const longText = from === undefined ? undefined : { field: "body", from };
      return store.write(writeRow(postDraftKind, id, row, fields, longText));
    },
    remove: (id: string) => void act([removeRow(postDraftKind.name, id)], "쓰던 글을 지웠어요"),
    /** She has read the answer: the card of 오늘 lets it go, on every device. */
    letReplyGo(id: string) {
      if (store.rows(helpReplyKind).has(id)) void store.write([removeRow(helpReplyKind.name, id)]);
    },
  };
}

import { noticeReadKind } from "@damim/domain/notice/notice.ts";
import { createRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../kit/act/command-deps.ts";

/** What is done with notices of the server: rows of the profile. */
export function createNoticeCommands({ store, now }: CommandDeps) {
  return {
    /** No act of hers: nothing to take back and nothing to say. Kept like every word of hers, without a network too. */
    markRead: (id: string) => void store.write([createRow(noticeReadKind.name, id, { at: now() })]),
  };
}

import { placeBetween } from "@damim/domain/base/place-between.ts";
import type { MemoDocument } from "@damim/domain/memo/memo-document.ts";
import {
  memoFolderKind,
  memoKind,
  type KeptMemoFolder,
  type Memo,
  type MemoFolder,
} from "@damim/domain/memo/memo.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";
import { writeMemo } from "./write-memo.ts";
import { writeSlip, type SlipFields } from "./write-slip.ts";

/** What is done with memos and their folders. Those that may be refused give back what came of it. */
export function createMemoCommands(deps: CommandDeps) {
  const { store, now, newId, chance, act } = deps;
  return {
    /**
     * The words of a memo; all that is written in one session is one undo step.
     *
     * @param of.from digest of the text that the page began with
     */
    write(
      id: string,
      doc: MemoDocument,
      of: {
        readonly from: string;
        readonly folderId: string | undefined;
        readonly session: string;
      },
    ) {
      const { session, ...about } = of;
      const written = writeMemo(store, id, doc, { ...about, at: now() });
      if (written.ok) void act(written.value, "메모 쓰기", { session });
      return written;
    },
    /** A short memo, where it says something new. */
    keepSlip(id: string, slip: SlipFields) {
      const written = writeSlip(store, id, slip, { at: now(), chance });
      if (written.ok) void act(written.value, "메모를 적었어요");
      return written;
    },
    move: (id: string, folderId: string | null) =>
      void act([{ kind: memoKind.name, id, set: { folderId } }], "메모를 옮겼어요"),
    pin(id: string, isPinned: Memo["isPinned"]): void {
      const sentence = isPinned ? "메모를 고정했어요" : "고정을 풀었어요";
      void act([{ kind: memoKind.name, id, set: { isPinned } }], sentence);
    },
    /** 「할 일로」; fetched when a line is to become a task. */
    addTask: async (line: string) => (await import("./make-task.ts")).makeTask(line, deps),
    remove: (id: string) => void act([removeRow(memoKind.name, id)], "메모를 지웠어요"),
    /** A new one behind all others; gives back the id. */
    saveFolder(folder: KeptMemoFolder | undefined, fields: Omit<MemoFolder, "order">): string {
      const id = folder?.id ?? newId();
      const orders = [...store.rows(memoFolderKind).values()].map(({ order }) => order).sort();
      const order = placeBetween(orders.at(-1), undefined, chance);
      const after = { order, ...folder, ...fields };
      const sentence = folder ? "폴더를 고쳤어요" : "폴더를 만들었어요";
      void act(writeRow(memoFolderKind, id, folder, after), sentence);
      return id;
    },
    removeFolder(id: string): void {
      const sentence = "폴더를 지웠어요. 메모는 모든 메모에 있어요.";
      void act([removeRow(memoFolderKind.name, id)], sentence, { label: "폴더 지우기" });
    },
  };
}

import { boardMessageKind, type BoardMessage } from "@damim/domain/lesson-board/board-message.ts";
import { BOARD_MESSAGE_ID } from "@damim/domain/lesson-board/shown-message.ts";
import { writeRow } from "@damim/domain/record/write-row.ts";
import { removeRow } from "@damim/sync/change.ts";
import type { CommandDeps } from "../../../kit/act/command-deps.ts";

/** What stands on the board for a while. */
export function createMessageCommands({ store, act }: CommandDeps) {
  return {
    write(message: BoardMessage, sentence: string): void {
      const before = store.rows(boardMessageKind).get(BOARD_MESSAGE_ID);
      void act(writeRow(boardMessageKind, BOARD_MESSAGE_ID, before, message), sentence);
    },
    remove: () =>
      void act([removeRow(boardMessageKind.name, BOARD_MESSAGE_ID)], "칠판의 말을 지웠어요"),
  };
}

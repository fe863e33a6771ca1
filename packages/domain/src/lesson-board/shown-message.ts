import type { BoardMessage } from "./board-message.ts";

/** A class has one board, and one word on it. */
export const BOARD_MESSAGE_ID = "one";

/** What stands on the board at an instant; nothing once its end has come. */
export function toShownMessage(
  message: Pick<BoardMessage, "text" | "until"> | undefined,
  at: number,
): string {
  return message && at < message.until ? message.text : "";
}

import type { CafeBoard } from "@damim/domain/cafe/cafe-replies.ts";

/** The boards that an installation begins with: what is offered while the server cannot be asked for its own. */
export const firstBoards: readonly CafeBoard[] = [
  { id: "help", name: "도움방" },
  { id: "lesson", name: "수업 자료" },
  { id: "class", name: "학급 살이" },
  { id: "talk", name: "이야기" },
];

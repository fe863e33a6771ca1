import { describe, expect, it } from "vitest";
import { refuseBoards, type ArrangedBoard } from "./boards.ts";

const board = (id: string, name: string, isClosed = false): ArrangedBoard => ({
  id,
  name,
  isClosed,
});
const [help, lesson, talk] = [
  board("help", "도움방"),
  board("lesson", "수업 자료"),
  board("t", "이야기"),
];

describe("the boards of 쌤카페", () => {
  it.each<[string, readonly ArrangedBoard[], string | undefined]>([
    ["in another order", [lesson, help, talk], undefined],
    ["with a new one", [help, lesson, talk, board("n", "방학 이야기")], undefined],
    ["with one closed and renamed", [help, lesson, board("t", "수다", true)], undefined],
    ["without one that stands", [help, lesson], "BoardsChangedMeanwhile"],
    ["with 도움방 renamed", [board("help", "질문"), lesson, talk], "HelpBoardStays"],
    ["with 도움방 closed", [board("help", "도움방", true), lesson, talk], "HelpBoardStays"],
    ["with a name twice", [help, lesson, board("t", "수업자료")], "BoardNameTwice"],
    ["with an empty name", [help, lesson, board("t", "  ")], "BoardNameLength"],
    [
      "of thirteen",
      [help, lesson, talk, ...Array.from({ length: 10 }, (_, n) => board(`n${n}`, `새 ${n}`))],
      "BoardsTooMany",
    ],
  ])("arranged %s: %s", (_, after, refusal) => {
    expect(refuseBoards([help, lesson, talk], after)?.type).toBe(refusal);
  });
});

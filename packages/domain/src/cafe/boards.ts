import { isSameValue } from "../base/is-same-value.ts";
import { type MessagesFor } from "../base/result.ts";

/** 「도움방」: error sentences lead there, so it is never renamed or closed. */
export const HELP_BOARD = "help";
export const BOARDS_MOST = 12;
export const BOARD_NAME_MOST = 20;

/** A board as an admin arranges it; the order of the list is the order of the boards. */
export interface ArrangedBoard {
  readonly id: string;
  readonly name: string;
  /** Nothing new is posted there; what stands there is read as before. */
  readonly isClosed: boolean;
}

export type BoardsRefusal =
  | { readonly type: "BoardsTooMany" }
  | { readonly type: "BoardNameLength" }
  | { readonly type: "BoardNameTwice"; readonly name: string }
  | { readonly type: "HelpBoardStays" }
  | { readonly type: "BoardsChangedMeanwhile" };

export const boardsMessages: MessagesFor<BoardsRefusal> = {
  BoardsTooMany: () => `게시판은 ${BOARDS_MOST}개까지 만들 수 있어요. 바뀐 것은 없어요.`,
  BoardNameLength: () => `게시판 이름은 1자에서 ${BOARD_NAME_MOST}자까지 적어 주세요.`,
  BoardNameTwice: ({ name }) => `「${name}」 게시판이 두 개예요. 다른 이름을 적어 주세요.`,
  HelpBoardStays: () => "「도움방」은 이름을 바꾸거나 닫을 수 없어요. 도움을 청하는 곳이에요.",
  BoardsChangedMeanwhile: () => "방금 다른 분이 게시판을 바꿨어요. 새로 가져왔어요.",
};

/**
 * Whether boards may be arranged so (spec 14 §2): none goes, 「도움방」 stays as it is, names are one of a kind.
 *
 * @param before as they stand; `after` has all of them, and new ones with ids of their own
 * @param seen as they stood for whoever arranged them: a list is one value, and another's change in it would be lost
 */
export function refuseBoards(
  before: readonly ArrangedBoard[],
  after: readonly ArrangedBoard[],
  seen = before,
): BoardsRefusal | undefined {
  if (after.length > BOARDS_MOST) return { type: "BoardsTooMany" };
  if (!isSameValue(before, seen) || before.some(({ id }) => !after.some((one) => one.id === id)))
    return { type: "BoardsChangedMeanwhile" };
  const names = after.map(({ name }) => name.replaceAll(/\s/gu, ""));
  if (after.some(({ name }) => name.trim() === "" || name.length > BOARD_NAME_MOST))
    return { type: "BoardNameLength" };
  const twice = after.find((_, at) => names.indexOf(names[at] ?? "") !== at);
  if (twice) return { type: "BoardNameTwice", name: twice.name };
  const [helpBefore, help] = [before, after].map((list) =>
    list.find(({ id }) => id === HELP_BOARD),
  );
  if (help?.name !== helpBefore?.name || help?.isClosed) return { type: "HelpBoardStays" };
  return undefined;
}

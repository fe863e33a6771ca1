import { usePadData, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { CanvasBoard } from "../canvas/canvas-board.tsx";
import { Whiteboard } from "../whiteboard/whiteboard.tsx";
import type { BoardProps } from "../card/board-props.ts";

export interface OpenBoardProps extends BoardProps {
  readonly board: "canvas" | "whiteboard";
  /** Draw and move; not while the room is frozen, nor on the classroom screen. */
  readonly mayChange: boolean;
}

/** The boards without lanes: cards anywhere, or one sheet to draw on. Pupils move what is theirs, the teacher all. */
export function OpenBoard({ board, mayChange, ...rest }: OpenBoardProps) {
  const { me, role } = usePadData();
  if (board === "whiteboard") return <Whiteboard mayDraw={mayChange} />;
  const mayMove = ({ by }: PadCardRow): boolean => mayChange && (role === "teacher" || by === me);
  return <CanvasBoard {...rest} mayMove={mayMove} />;
}

import { WHITEBOARD } from "@damim/domain/pad/card/pad-stroke.ts";
import { useState } from "react";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import { Paper, usePaper } from "../drawing/paper.tsx";
import { PenTools } from "../drawing/pen-tools.tsx";
import { ToolButton } from "../card/pad-controls.tsx";
import { TRASH, UNDO } from "../card/window-icons.ts";
import { LastQuestion } from "../editor/last-question.tsx";
import { clearStrokes } from "./board-strokes.ts";
import { useWhiteboard } from "./use-whiteboard.ts";
import "./whiteboard.css";

export interface WhiteboardProps {
  /** Not while the room is frozen, nor for who only looks on. */
  readonly mayDraw: boolean;
}

/** The board `whiteboard`: the class draws on one sheet, and sees each other's lines while they grow. */
export function Whiteboard({ mayDraw }: WhiteboardProps) {
  const data = usePadData();
  const at = usePaper();
  const { pen, setPen, currentPen, place, base, live, cursor } = at;
  const [isClearing, setClearing] = useState(false);
  const { strokes, count } = useWhiteboard({ place, base, live, cursor, pen: currentPen }, mayDraw);
  const clear = (): void => {
    setClearing(false);
    clearStrokes(data);
  };

  return (
    <section className="pad-whiteboard" aria-label="함께 그리는 칠판">
      <Paper label="칠판" size={WHITEBOARD} tool={mayDraw ? pen.tool : "none"} at={at}>
        {count === 0 ? "아직 아무것도 없어요." : `선이 ${count}개 있어요.`}
        {mayDraw && " 방향키로 펜을 옮기고, 스페이스로 그리기를 시작하고 멈춰요."}
      </Paper>
      {mayDraw && (
        <PenTools pen={pen} onChange={setPen}>
          <ToolButton
            path={UNDO}
            label="내 선 되돌리기"
            isDisabled={!strokes.canUndo}
            onClick={() => strokes.undo()}
          />
          {data.role === "teacher" && (
            <ToolButton
              path={TRASH}
              label="모두 지우기"
              isDisabled={count === 0}
              onClick={() => setClearing(true)}
            />
          )}
        </PenTools>
      )}
      {isClearing && (
        <LastQuestion
          label="모두 지우기"
          stay="그대로 두기"
          act="모두 지우기"
          onStay={() => setClearing(false)}
          onAct={clear}
        >
          모두가 그린 선 {count}개를 지울까요? 되돌릴 수 없어요.
        </LastQuestion>
      )}
    </section>
  );
}

import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import { DoorFrame } from "./door-frame.tsx";

/** The teacher decides: about somebody who comes in, or about a number that another device holds. */
export function WaitingPlace(props: {
  readonly entrance: PadEntrance;
  readonly isConflict: boolean;
  readonly onChooseAgain: (() => void) | undefined;
}) {
  const { entrance, isConflict, onChooseAgain } = props;
  const { me, entry } = entrance;
  const taken = me?.number
    ? `벌써 ${me.number}번으로 들어온 기기가 있어요.`
    : "벌써 들어온 기기가 있어요.";
  return (
    <DoorFrame mood="joy" title={entrance.roomName}>
      <output className="pad-lead">
        {isConflict
          ? `${taken} 선생님이 보고 자리를 찾아 주실 거예요.`
          : "선생님께 알렸어요. 들여보내 주시면 바로 시작해요."}
      </output>
      <p className="pad-quiet">이 화면을 그대로 두고 조금만 기다려 주세요.</p>
      {onChooseAgain && (
        <button type="button" className="pad-line-button" onClick={onChooseAgain}>
          {entry === "tiles" ? "다른 번호 고르기" : "별명 다시 쓰기"}
        </button>
      )}
    </DoorFrame>
  );
}

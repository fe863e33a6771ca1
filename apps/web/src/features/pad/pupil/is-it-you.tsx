import type { PadEntrance } from "@damim/domain/pad/pad-entrance.ts";
import { useState } from "react";
import { DoorFrame } from "./door-frame.tsx";

/**
 * Before a room is shown in a tab where nobody came in: on a shared tablet that was closed without 「다음 친구」 the next
 * child opens the same link, and sees nothing of the one before.
 */
export function IsItYou(props: {
  readonly entrance: PadEntrance | undefined;
  readonly onYes: () => void;
  readonly onNo: () => Promise<void>;
}) {
  const { entrance, onYes, onNo } = props;
  const { number, name = "" } = entrance?.me ?? {};
  const [isBusy, setBusy] = useState(false);
  const who = number ? `${number}번` : `${name} 님`;
  return (
    <DoorFrame mood="calm" title={`${who}이 맞나요?`}>
      <p>{entrance?.roomName}에 이 기기로 들어와 있어요.</p>
      <div className="flex w-[min(100%,360px)] flex-col gap-3">
        <button type="button" className="pad-main-button" onClick={onYes}>
          네, 맞아요
        </button>
        <button
          type="button"
          className="pad-line-button"
          aria-busy={isBusy || undefined}
          onClick={() => {
            if (isBusy) return;
            setBusy(true);
            void onNo();
          }}
        >
          아니에요
        </button>
      </div>
    </DoorFrame>
  );
}

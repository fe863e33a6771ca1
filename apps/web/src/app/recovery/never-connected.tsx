import { useEffect, useState } from "react";
import { hasRescued, readEviction } from "../../data/opening/keeping-marker.ts";
import { Button } from "../../ui/button.tsx";
import { Dami } from "../../ui/dami/dami.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

export interface NeverConnectedProps {
  readonly uid: string;
  readonly onRetry: () => void;
}

/** Nothing is on this device, and the server cannot be asked: why, and what happens next. */
export function NeverConnected({ uid, onRetry }: NeverConnectedProps) {
  const [isEvicted] = useState(() => readEviction(uid) !== undefined);
  const [isRescued] = useState(() => hasRescued(uid));
  useEffect(() => {
    addEventListener("online", onRetry);
    return () => removeEventListener("online", onRetry);
  }, [onRetry]);
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        picture={<Dami mood="worry" prop="umbrella" />}
        title={
          isEvicted ? "브라우저가 이 기기의 기록을 지웠어요" : "처음 한 번은 인터넷이 필요해요"
        }
        actions={<Button onClick={onRetry}>다시 연결하기</Button>}
      >
        {isEvicted
          ? "서버에 저장된 기록은 그대로 있어요. 인터넷이 연결되면 저절로 다시 받아 와요."
          : "이 기기에는 아직 기록이 없어요. 연결되면 서버의 기록을 받아 와요."}
        {isRescued && " 따로 챙겨 둔 글도 그때 보내요."}
      </EmptyState>
    </main>
  );
}

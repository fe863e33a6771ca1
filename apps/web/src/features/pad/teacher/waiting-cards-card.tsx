import { CheckCheck } from "lucide-react";
import { usePadData, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { KeyCap } from "../../../ui/key-cap.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import { setCardState } from "./room-commands.ts";

/** How many cards wait for the teacher; one by one they are looked at on the board. */
export function WaitingCardsCard({ waiting }: { readonly waiting: readonly PadCardRow[] }) {
  const data = usePadData();
  if (waiting.length === 0) return null;
  const showAll = (): void => {
    const ids = waiting.map(({ id }) => id);
    setCardState(data, ids, "shown");
    showToast.success(`카드 ${ids.length}장을 보여 줬어요`, {
      action: { label: "되돌리기", onAct: () => setCardState(data, ids, "waiting") },
    });
  };
  return (
    <Card
      title="확인할 카드"
      titleEnd={<b className="text-[1.125rem] text-brand">{waiting.length}</b>}
    >
      <Button variant="weak" isFull icon={<CheckCheck size={18} aria-hidden />} onClick={showAll}>
        모두 보여 주기
      </Button>
      <p className="mt-2.5 text-13 leading-loose text-fg-2">
        <KeyCap>J</KeyCap> 다음 <KeyCap>K</KeyCap> 이전 <KeyCap>A</KeyCap> 보여 주기{" "}
        <KeyCap>H</KeyCap> 숨기기 <KeyCap>P</KeyCap> 붙이기 <KeyCap>X</KeyCap> 지우기
      </p>
    </Card>
  );
}

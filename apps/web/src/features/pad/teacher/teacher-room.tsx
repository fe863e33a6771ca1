import { isClosedAt } from "@damim/domain/pad/pad-room.ts";
import { Plus } from "lucide-react";
import { useEffect, useMemo, useState } from "react";
import {
  usePadCards,
  usePadData,
  usePadRoom,
  type PadCardRow,
} from "../../../data/pad/use-pad-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Dami } from "../../../ui/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { lazyOverlay } from "../../../ui/lazy-overlay.ts";
import { LoadingView } from "../../../ui/loading-view.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { JoinCard } from "./join-card.tsx";
import { NotPostedCard } from "./not-posted-card.tsx";
import { RoomHead } from "./room-head.tsx";
import { closeRoom, reopenRoom } from "./room-requests.ts";
import { TeacherBoard } from "./teacher-board.tsx";
import { useModerationKeys } from "./use-moderation-keys.ts";
import type { RoomDesk } from "./use-room-entry.ts";
import { WaitingCardsCard } from "./waiting-cards-card.tsx";
import { WaitingPeopleCard } from "./waiting-people-card.tsx";

const TeacherCardSheet = lazyOverlay(() =>
  import("./teacher-card-sheet.tsx").then((file) => file.TeacherCardSheet),
);
const TeacherComposer = lazyOverlay(() =>
  import("./teacher-composer.tsx").then((file) => file.TeacherComposer),
);
const ConfirmDialog = lazyOverlay(() =>
  import("../../../ui/confirm-dialog.tsx").then((file) => file.ConfirmDialog),
);

/** The room in front of the class: the board, and beside it who comes in and who is still missing. */
export function TeacherRoom({ desk }: { readonly desk: RoomDesk }) {
  const data = usePadData();
  const room = usePadRoom();
  const cards = usePadCards();
  const waiting = useMemo(() => cards.filter(({ state }) => state === "waiting"), [cards]);
  const [openCard, setOpenCard] = useState<PadCardRow>();
  const [isWriting, setWriting] = useState(false);
  const [isClosing, setClosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const isHeard = useFirstRound();
  useModerationKeys(data, cards, true);

  if (!room) return isHeard ? <NotHere /> : <LoadingView />;
  const isClosed = isClosedAt(room, data.now());
  const close = async (): Promise<void> => {
    setBusy(true);
    if (await desk.change(closeRoom(data.roomId))) setClosing(false);
    setBusy(false);
  };
  return (
    <div className="room-page">
      <RoomHead room={room} isClosed={isClosed} onClose={() => setClosing(true)} />
      <main className="room-body">
        <section aria-label="보드" className="room-board">
          {isClosed && <ClosedNotice onReopen={() => void desk.change(reopenRoom(data.roomId))} />}
          <TeacherBoard cards={cards} onOpen={setOpenCard} />
          {!isClosed && (
            <Button
              className="room-add"
              icon={<Plus size={18} aria-hidden />}
              onClick={() => setWriting(true)}
            >
              카드 추가
            </Button>
          )}
        </section>
        <aside aria-label="학생" className="room-side">
          {!isClosed && <JoinCard desk={desk} />}
          <WaitingPeopleCard />
          <WaitingCardsCard waiting={waiting} />
          <NotPostedCard />
        </aside>
      </main>
      <TeacherCardSheet
        isOpen={openCard !== undefined}
        card={openCard?.id ?? ""}
        onClose={() => setOpenCard(undefined)}
      />
      <TeacherComposer isOpen={isWriting} onClose={() => setWriting(false)} />
      <ConfirmDialog
        isOpen={isClosing}
        onClose={() => setClosing(false)}
        title="방을 닫을까요?"
        actLabel="방 닫기"
        isBusy={isBusy}
        onAct={() => void close()}
      >
        학생들은 방에서 나가고 더 쓸 수 없어요. 카드는 그대로 있고, 나중에 다시 열 수 있어요.
      </ConfirmDialog>
    </div>
  );
}

function ClosedNotice({ onReopen }: { readonly onReopen: () => void }) {
  return (
    <div className="room-notice">
      <Notice
        tone="info"
        actions={
          <Button variant="line" onClick={onReopen}>
            다시 열기
          </Button>
        }
      >
        닫힌 방이에요. 카드는 그대로 있고 학생은 들어올 수 없어요.
      </Notice>
    </div>
  );
}

function NotHere() {
  return (
    <main className="room-gone">
      <EmptyState
        picture={<Dami mood="worry" prop="umbrella" size={96} />}
        title="인터넷이 연결되면 열려요"
      >
        이 방은 이 기기에서 아직 연 적이 없어요. 카드는 서버에 그대로 있어요.
      </EmptyState>
    </main>
  );
}

/** Whether the server was asked once: before, an empty room says nothing. */
function useFirstRound(): boolean {
  const { firstRound } = usePadData();
  const [isHeard, setHeard] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void firstRound.then(() => {
      if (!isLeft) setHeard(true);
    });
    return () => {
      isLeft = true;
    };
  }, [firstRound]);
  return isHeard;
}

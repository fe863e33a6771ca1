import { isClosedAt } from "@damim/domain/pad/pad-room.ts";
import { Minimize2, Plus } from "lucide-react";
import { useCallback, useEffect, useMemo, useState } from "react";
import {
  usePadCards,
  usePadData,
  usePadRoom,
  type PadCardRow,
} from "../../../data/pad/use-pad-data.ts";
import { Button, IconButton } from "../../../ui/button.tsx";
import { LoadingView } from "../../../ui/arrival/loading-view.tsx";
import { late } from "../../../ui/arrival/late.ts";
import { useFoundCards } from "../board/use-found-cards.ts";
import { BoardSearch, toSearchedName } from "./board-search.tsx";
import { JoinCard } from "./join-card.tsx";
import { NotPostedCard } from "./not-posted-card.tsx";
import { RefusedWritesCard } from "./refused-writes-card.tsx";
import { RoomHead } from "./room-head.tsx";
import { ClosedNotice, NotHere, PickedNotice } from "./room-notices.tsx";
import { reopenRoom } from "../rooms/room-requests.ts";
import { RoomWindows, type RoomWindow } from "./room-windows.tsx";
import { TeacherBoard } from "./teacher-board.tsx";
import { useModerationKeys } from "./use-moderation-keys.ts";
import { usePresenting } from "./use-presenting.ts";
import type { RoomDesk } from "./use-room-entry.ts";
import { WaitingCardsCard } from "./waiting-cards-card.tsx";
import { WaitingPeopleCard } from "./waiting-people-card.tsx";

const DragCards = late(() => import("../drag/drag-cards.tsx").then((file) => file.DragCards));

/** The room in front of the class: the board, and beside it who comes in and who is still missing. */
export function TeacherRoom({ desk }: { readonly desk: RoomDesk }) {
  const data = usePadData();
  const room = usePadRoom();
  const cards = usePadCards();
  const [open, setOpen] = useState<RoomWindow>();
  const [picked, setPicked] = useState<string>();
  const [search, setSearch] = useState<string>();
  const [isPresenting, setPresenting] = usePresenting();
  const isHeard = useFirstRound();
  const waiting = useMemo(() => cards.filter(({ state }) => state === "waiting"), [cards]);
  const picks = useMemo(
    () => pickCards(cards, { picked, isPresenting }),
    [cards, picked, isPresenting],
  );
  const shown = useFoundCards(picks, isPresenting ? "" : (search ?? ""), toSearchedName);
  const openCard = useCallback(({ id }: PadCardRow) => setOpen({ type: "card", id }), []);
  useModerationKeys(data, shown, !isPresenting);

  if (!room) return isHeard ? <NotHere /> : <LoadingView />;
  const isClosed = isClosedAt(room, data.now());
  return (
    <div className="room-page" data-present={isPresenting || undefined}>
      {isPresenting ? (
        <header>
          <h1 className="room-present-title">{room.title}</h1>
        </header>
      ) : (
        <RoomHead
          room={room}
          isClosed={isClosed}
          onPeople={() => setOpen({ type: "people" })}
          isSearching={search !== undefined}
          onSearch={() => setSearch(search === undefined ? "" : undefined)}
          onPresent={() => setPresenting(true)}
          onSettings={() => setOpen({ type: "settings" })}
          onExport={(anchor) => setOpen({ type: "export", anchor })}
          isExportOpen={open?.type === "export"}
          onClose={() => setOpen({ type: "closing" })}
        />
      )}
      <main className="room-body">
        <div className="room-frame">
          <section aria-label="보드" className="room-board">
            {isClosed && (
              <ClosedNotice onReopen={() => void desk.change(reopenRoom(data.roomId))} />
            )}
            {picked !== undefined && !isPresenting && (
              <PickedNotice
                member={picked}
                count={shown.length}
                onShowAll={() => setPicked(undefined)}
              />
            )}
            {search !== undefined && !isPresenting && (
              <BoardSearch
                value={search}
                count={shown.length}
                onChange={setSearch}
                onClose={() => setSearch(undefined)}
              />
            )}
            <TeacherBoard
              cards={shown}
              isSearching={(search ?? "").trim() !== ""}
              isPresenting={isPresenting}
              {...(isPresenting ? {} : { onOpen: openCard })}
              {...(isPresenting || isClosed
                ? {}
                : { onLanes: () => setOpen({ type: "settings" }) })}
            />
            {!isPresenting && <DragCards />}
          </section>
          {isPresenting && (
            <IconButton
              className="room-leave"
              label="크게 보기 끝내기"
              icon={<Minimize2 size={20} aria-hidden />}
              onClick={() => setPresenting(false)}
            />
          )}
          {!isClosed && !isPresenting && room.board !== "whiteboard" && (
            <Button
              className="room-add"
              icon={<Plus size={18} aria-hidden />}
              onClick={() => setOpen({ type: "writing" })}
            >
              카드 추가
            </Button>
          )}
        </div>
        {!isPresenting && (
          <aside aria-label="학생" className="room-side">
            <RefusedWritesCard />
            {!isClosed && <JoinCard desk={desk} />}
            <WaitingPeopleCard />
            <WaitingCardsCard waiting={waiting} />
            <NotPostedCard />
          </aside>
        )}
      </main>
      <RoomWindows
        room={room}
        desk={desk}
        open={open}
        onClose={() => setOpen(undefined)}
        onOpen={setOpen}
        onPick={setPicked}
      />
    </div>
  );
}

/** In front of the class nothing stands that waits or is hidden. */
function pickCards(
  cards: readonly PadCardRow[],
  wish: { readonly picked: string | undefined; readonly isPresenting: boolean },
): readonly PadCardRow[] {
  if (wish.isPresenting) return cards.filter(({ state }) => state === "shown");
  return wish.picked === undefined ? cards : cards.filter(({ by }) => by === wish.picked);
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

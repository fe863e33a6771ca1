import { isClosedAt } from "@damim/domain/pad/room/pad-room.ts";
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
import { JoinCard } from "../../../kit/room/join-card.tsx";
import { NotPostedCard } from "./not-posted-card.tsx";
import { RoomHead } from "./room-head.tsx";
import { ClosedNotice, NotHere, PickedNotice } from "./room-notices.tsx";
import { reopenRoom } from "../../../kit/room/room-requests.ts";
import { RoomWindows, type RoomWindow } from "./room-windows.tsx";
import { TeacherBoard } from "./teacher-board.tsx";
import { useModerationKeys } from "./use-moderation-keys.ts";
import { usePresenting } from "./use-presenting.ts";
import type { RoomDesk } from "../../../kit/room/use-room-entry.ts";
import { WaitingCardsCard } from "./waiting-cards-card.tsx";
import { WaitingPeopleCard } from "../../../kit/room/waiting-people-card.tsx";

// Only of a server that answers, which brings it too.
const RefusedWritesCard = late(() =>
  import("./refused-writes-card.tsx").then((file) => file.RefusedWritesCard),
);
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
    <div
      className={`room-page flex h-dvh flex-col max-[900px]:h-auto max-[900px]:min-h-dvh print:h-auto print:bg-transparent ${isPresenting ? "bg-board-bg" : "bg-bg"}`}
      data-present={isPresenting || undefined}
    >
      {isPresenting ? (
        <header>
          <h1 className="px-8 pt-5 pb-3 text-36 leading-[1.3] font-extrabold tracking-display text-board-fg">
            {room.title}
          </h1>
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
      <main
        className={`grid min-h-0 flex-1 gap-4 max-[900px]:flex max-[900px]:flex-col print:block print:p-0 ${isPresenting ? "grid-cols-1 px-3 pb-3" : "grid-cols-[minmax(0,1fr)_19.25rem] px-6 pb-5 max-[900px]:px-4"}`}
      >
        <div className="relative min-h-0 min-w-0">
          <section
            aria-label="보드"
            className="room-board h-full overflow-auto overscroll-contain rounded-sheet bg-board-bg p-5 pb-21 has-[.pad-whiteboard]:pb-5 max-[900px]:h-auto max-[900px]:overflow-visible max-[900px]:p-3 print:h-auto print:overflow-visible print:bg-transparent print:p-0"
          >
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
              className="absolute! right-2 bottom-2 text-board-fg-2!"
              label="크게 보기 끝내기"
              icon={<Minimize2 size={20} aria-hidden />}
              onClick={() => setPresenting(false)}
            />
          )}
          {!isClosed && !isPresenting && room.board !== "whiteboard" && (
            <Button
              className="absolute! right-5 bottom-5 shadow-float max-[900px]:fixed! max-[900px]:right-4 max-[900px]:bottom-[calc(16px+env(safe-area-inset-bottom))] max-[900px]:z-3 print:hidden"
              icon={<Plus size={18} aria-hidden />}
              onClick={() => setOpen({ type: "writing" })}
            >
              카드 추가
            </Button>
          )}
        </div>
        {!isPresenting && (
          <aside
            aria-label="학생"
            className="flex min-h-0 flex-col gap-3.5 overflow-auto *:flex-none max-[900px]:overflow-visible max-[900px]:pb-18 print:hidden"
          >
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

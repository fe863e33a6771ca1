import type { PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { useCallback, useState, type ReactNode } from "react";
import type { PadData } from "../../../data/pad/pad-data.ts";
import {
  PadDataContext,
  usePadRoom,
  usePadData,
  usePadLive,
} from "../../../data/pad/use-pad-data.ts";
import { late } from "../../../ui/arrival/late.ts";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { useIsFrozen } from "../card/use-is-frozen.ts";
import { PupilBoard } from "./pupil-board.tsx";
import type { OpenWindow } from "./room-windows.tsx";
import { PLUS, SEARCH } from "../card/board-icons.ts";
import { PadIcon } from "../card/pad-icon.tsx";

export interface PupilRoomProps {
  readonly data: PadData;
  readonly onLeave: () => Promise<void>;
}

/** The room as a pupil sees it: the board, and one thing to do. */
export function PupilRoom({ data, onLeave }: PupilRoomProps) {
  return (
    <PadDataContext value={data}>
      <Room onLeave={onLeave} />
    </PadDataContext>
  );
}

const DragCards = late(() => import("../drag/drag-cards.tsx").then((file) => file.DragCards));
const OverBoard = late(() => import("./over-board.tsx").then((file) => file.OverBoard));

const LateWindows = lazyOverlay(() => import("./room-windows.tsx"), "RoomWindows");

function Room({ onLeave }: Pick<PupilRoomProps, "onLeave">) {
  const room = usePadRoom();
  const isFrozen = useIsFrozen();
  const [open, setOpen] = useState<OpenWindow>();
  const [search, setSearch] = useState<string>();
  const [posted, setPosted] = useState<PadCardId>();
  const close = useCallback(() => setOpen(undefined), []);
  const openCard = useCallback((card: { readonly id: string }) => {
    setOpen({ type: "card", card: card.id });
  }, []);
  const addTo = useCallback((column: string) => setOpen({ type: "composer", column }), []);

  return (
    <div className="pad-page">
      <RoomHead
        onMenu={() => setOpen({ type: "menu" })}
        search={
          <button
            type="button"
            className="pad-icon-button"
            aria-label="카드 찾기"
            aria-expanded={search !== undefined}
            onClick={() => setSearch(search === undefined ? "" : undefined)}
          >
            <PadIcon path={SEARCH} size={22} />
          </button>
        }
      />
      <OverBoard
        search={search}
        onSearch={setSearch}
        isFrozen={isFrozen}
        posted={posted}
        onRetry={(op) => setOpen({ type: "retry", op })}
      />
      <main className="pad-main">
        <PupilBoard
          search={search ?? ""}
          onOpen={openCard}
          onAdd={isFrozen ? undefined : addTo}
          isFrozen={isFrozen}
        />
        <DragCards />
      </main>
      {room?.board !== "whiteboard" && (
        <div className="pad-dock">
          <button
            type="button"
            className="pad-add"
            aria-disabled={isFrozen || undefined}
            aria-describedby={isFrozen ? "pad-frozen" : undefined}
            onClick={() => !isFrozen && setOpen({ type: "composer" })}
          >
            <PadIcon path={PLUS} size={24} />
            카드 추가
          </button>
        </div>
      )}
      <LateWindows
        isOpen={open !== undefined}
        window={open}
        isFrozen={isFrozen}
        onClose={close}
        onLeave={onLeave}
        onPosted={(card) => {
          close();
          setSearch(undefined);
          setPosted(card);
        }}
      />
    </div>
  );
}

/** What this room is, how many are here, and who I am. */
function RoomHead(props: { readonly onMenu: () => void; readonly search: ReactNode }) {
  const { entrance } = usePadData();
  const room = usePadRoom();
  const count = usePadLive(({ people }) => people.count);
  const me = entrance?.me;
  return (
    <header className="pad-head">
      <div className="pad-head-title">
        <p className="pad-people" data-here={count > 0 || undefined}>
          {count > 1 ? `${count}명이 함께 쓰는 중` : "우리 반 패드잇"}
        </p>
        <h1>{room?.title ?? entrance?.roomName}</h1>
      </div>
      {props.search}
      {me && (
        <button type="button" className="pad-me" aria-haspopup="dialog" onClick={props.onMenu}>
          {toStudentWords(me)}
        </button>
      )}
    </header>
  );
}

import { useCallback } from "react";
import {
  usePadCards,
  usePadData,
  usePadLive,
  usePadMembers,
  usePadRoom,
  type PadCardRow,
} from "../../../data/pad/use-pad-data.ts";
import { authorOf } from "../card/author-of.ts";
import { PadCard } from "../board/pad-card.tsx";
import { useFoundCards } from "../board/use-found-cards.ts";
import { Wall } from "../board/wall.tsx";
import { late } from "../../../ui/arrival/late.ts";
import { PLUS } from "../card/board-icons.ts";
import { PadIcon } from "../card/pad-icon.tsx";

export interface PupilBoardProps {
  readonly search: string;
  readonly isFrozen: boolean;
  readonly onOpen: (card: PadCardRow) => void;
  /** Opens the composer for a lane; absent while nothing may be added. */
  readonly onAdd: ((column: string) => void) | undefined;
}

const Columns = late(() => import("../board/columns.tsx").then((file) => file.Columns));
const OpenBoard = late(() => import("../board/open-board.tsx").then((file) => file.OpenBoard));
const Students = late(() => import("../board/students.tsx").then((file) => file.Students));

/** The board of the room, in the form that its teacher chose. */
export function PupilBoard({ search, isFrozen, onOpen, onAdd }: PupilBoardProps) {
  const room = usePadRoom();
  const cards = usePadCards();
  const { me } = usePadData();
  const [members, revision] = usePadMembers();
  const found = useFoundCards(cards, search, authorOf);
  const renderCard = useCallback(
    (card: PadCardRow) => {
      const shown = { card, author: authorOf(members, card.by), onOpen };
      return card.by === me ? <OwnCard {...shown} /> : <PadCard {...shown} isOwn={false} />;
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the map stays the same object; its revision changes
    [members, revision, me, onOpen],
  );
  const renderFoot = useCallback(
    (column: string) =>
      onAdd && (
        <button type="button" className="pad-lane-add" onClick={() => onAdd(column)}>
          <PadIcon path={PLUS} size={18} />이 칸에 쓰기
        </button>
      ),
    [onAdd],
  );

  if (room?.board === "whiteboard" || room?.board === "canvas") {
    const { board } = room;
    return <OpenBoard {...{ board, cards: found, renderCard }} mayChange={!isFrozen} />;
  }
  if (cards.length === 0 && room !== undefined && !onAdd) {
    return <p className="pad-empty">아직 카드가 없어요.</p>;
  }
  if (found.length === 0 && search.trim() !== "") {
    return <p className="pad-empty">「{search.trim()}」, 찾는 카드가 없어요.</p>;
  }
  switch (room?.board) {
    case "columns":
    case "timeline":
      return (
        <Columns
          cards={found}
          renderCard={renderCard}
          renderFoot={renderFoot}
          isTimeline={room.board === "timeline"}
        />
      );
    case "students":
      return <Students cards={found} renderCard={renderCard} />;
    default:
      return (
        <>
          {room !== undefined && cards.length === 0 && (
            <p className="pad-empty">첫 카드를 올려 볼까요? 아래의 「카드 추가」를 눌러 보세요.</p>
          )}
          <Wall cards={found} renderCard={renderCard} />
        </>
      );
  }
}

function OwnCard(props: {
  readonly card: PadCardRow;
  readonly author: string;
  readonly onOpen: (card: PadCardRow) => void;
}) {
  const { card } = props;
  const waits = usePadLive(
    ({ store, rounds }) =>
      rounds.state() === "offline" && store.pending().some(({ id }) => id === card.id),
  );
  const notice = waits ? "인터넷이 연결되면 올라가요" : STATE_WORDS[card.state];
  return <PadCard {...props} isOwn notice={notice} />;
}

const STATE_WORDS: Readonly<Record<PadCardRow["state"], string | undefined>> = {
  shown: undefined,
  waiting: "선생님이 본 뒤에 친구들에게 보여요",
  hidden: "지금은 나와 선생님만 볼 수 있어요",
};

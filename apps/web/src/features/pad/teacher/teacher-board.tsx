import { PAD_TEACHER } from "@damim/domain/pad/room/pad-member.ts";
import { Pencil, Plus } from "lucide-react";
import { memo, useCallback } from "react";
import {
  usePadColumns,
  usePadData,
  usePadMembers,
  usePadRoom,
  type PadCardRow,
  type PadMemberRow,
} from "../../../data/pad/use-pad-data.ts";
import { Button } from "../../../ui/button.tsx";
import { Dami } from "../../../ui/dami/dami.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { late } from "../../../ui/arrival/late.ts";
import { toWallWords } from "../../../kit/room/wall-words.ts";
import { authorOf } from "../card/author-of.ts";
import { Columns } from "../board/columns.tsx";
import { PadCard } from "../board/pad-card.tsx";
import { Students } from "../board/students.tsx";
import { Wall } from "../board/wall.tsx";
import { setCardState } from "./room-commands.ts";

const UploadNote = late(() => import("../files/upload-note.tsx").then((file) => file.UploadNote));
const OpenBoard = late(() => import("../board/open-board.tsx").then((file) => file.OpenBoard));

/** The board as the class sees it; cards that wait or are hidden say so, to the teacher alone. */
export function TeacherBoard(props: {
  readonly cards: readonly PadCardRow[];
  /** Then no card means that none was found. */
  readonly isSearching: boolean;
  readonly isPresenting: boolean;
  readonly onOpen?: (card: PadCardRow) => void;
  /** Where the lanes of 줄 and 시간 are made and named. */
  readonly onLanes?: () => void;
}) {
  const { cards, isSearching, isPresenting, onOpen, onLanes } = props;
  const room = usePadRoom();
  const [members, revision] = usePadMembers();
  // This screen hangs on the wall: it does not wait until the server has taken the names from the places.
  const isNameless = room?.names === "hidden";
  const renderCard = useCallback(
    (card: PadCardRow) => {
      const isSilent = isNameless && card.by !== PAD_TEACHER;
      const author = isSilent ? "" : authorOf(members, card.by);
      return <TeacherCard card={card} author={author} onOpen={onOpen} />;
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the map stays the same object; its revision changes
    [members, revision, isNameless, onOpen],
  );
  if (room?.board === "whiteboard" || room?.board === "canvas") {
    return (
      <OpenBoard
        board={room.board}
        cards={cards}
        renderCard={renderCard}
        mayChange={!isPresenting}
      />
    );
  }
  if (cards.length === 0 && isSearching) {
    return <p className="pad-empty">찾는 카드가 없어요.</p>;
  }
  if (cards.length === 0 && (room?.board === "wall" || room?.board === undefined)) {
    return (
      <div className="grid min-h-full place-items-center text-board-fg">
        <EmptyState picture={<Dami />} title="첫 카드를 기다리고 있어요">
          QR 코드를 보여 주면 학생이 바로 들어와요.
        </EmptyState>
      </div>
    );
  }
  const isTimeline = room?.board === "timeline";
  if (isTimeline || room?.board === "columns") {
    return (
      <Columns
        cards={cards}
        renderCard={renderCard}
        isTimeline={isTimeline}
        end={onLanes && <LaneEnd onPress={onLanes} />}
      />
    );
  }
  if (room?.board === "students") {
    return (
      <Students
        cards={cards}
        renderCard={renderCard}
        showsEmpty={!isPresenting}
        toTitle={(member) => toTitle(member, isNameless)}
      />
    );
  }
  return <Wall cards={cards} renderCard={renderCard} />;
}

/** Behind the last lane; before the first one it says what lanes are for. */
function LaneEnd({ onPress }: { readonly onPress: () => void }) {
  const isFirst = usePadColumns().length === 0;
  return (
    <div className="grid max-w-[308px] flex-none content-start justify-items-start gap-2 p-1 text-15 text-board-fg-2 print:hidden">
      <Button
        variant="line"
        icon={isFirst ? <Plus size={18} aria-hidden /> : <Pencil size={18} aria-hidden />}
        onClick={onPress}
      >
        {isFirst ? "칸 만들기" : "칸 고치기"}
      </Button>
      {isFirst && <p>칸을 만들면 학생이 카드를 칸마다 나눠 써요.</p>}
    </div>
  );
}

/** What the class may read on the big screen: no name where names are hidden. */
function toTitle({ number, shownName }: PadMemberRow, isNameless: boolean): string {
  return toWallWords({ number, name: shownName }, isNameless || shownName === "");
}

const TeacherCard = memo(function TeacherCard(props: {
  readonly card: PadCardRow;
  readonly author: string;
  readonly onOpen: ((card: PadCardRow) => void) | undefined;
}) {
  const { card, author, onOpen } = props;
  const data = usePadData();
  const { state } = card;
  return (
    <PadCard
      card={card}
      author={author}
      isOwn={false}
      {...(onOpen ? { onOpen } : {})}
      notice={state === "shown" ? undefined : STATE_WORDS[state]}
      {...(card.file && card.by === data.me ? { children: <UploadNote card={card} /> } : {})}
      actions={
        state !== "shown" && (
          <div className="my-2 flex flex-wrap gap-1.5 print:hidden">
            <Button variant="weak" onClick={() => setCardState(data, [card.id], "shown")}>
              보여 주기
            </Button>
            {state === "waiting" && (
              <Button variant="text" onClick={() => setCardState(data, [card.id], "hidden")}>
                숨기기
              </Button>
            )}
          </div>
        )
      }
    />
  );
});

const STATE_WORDS = {
  waiting: "아직 선생님에게만 보여요",
  hidden: "숨긴 카드예요. 쓴 학생과 선생님에게만 보여요",
} as const;

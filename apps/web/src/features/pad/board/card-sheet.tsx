import type { PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { useState, type ReactNode } from "react";
import { readNoteText } from "../../../data/pad/pad-drafts.ts";
import {
  usePadCards,
  usePadData,
  usePadMembers,
  usePadRoom,
  type PadCardRow,
} from "../../../data/pad/use-pad-data.ts";
import { authorOf } from "../card/author-of.ts";
import { removeWithUndo } from "../card/remove-with-undo.ts";
import { CardComments } from "./card-comments.tsx";
import { CardExtra } from "./card-extra.tsx";
import { CardChanger } from "./composer.tsx";
import { moveToColumn, stepCard } from "../card/move-card.ts";
import { PadPicture } from "../card/pad-picture.tsx";
import { PadSheet } from "../card/pad-sheet.tsx";
import { LaneChoice } from "./lane-choice.tsx";
import { ActButton, actsLook } from "../card/pad-controls.tsx";
import { toChangeNote, toCommentNote } from "../card/use-note-draft.ts";
import { ARROW_LEFT, ARROW_RIGHT, PENCIL_LINE, TRASH } from "../card/window-icons.ts";

export interface CardSheetProps {
  readonly card: PadCardId;
  /** May change and move it: its author, while the room is not frozen. */
  readonly mayChange: boolean;
  /** May move it without changing what it says: the teacher. */
  readonly mayMove?: boolean;
  readonly mayComment: boolean;
  readonly onClose: () => void;
  /** More that may be done with it: the teacher's. */
  readonly actions?: ReactNode;
}

/** One card with everything about it: what was said below it, and for its author the ways to change it. */
export function CardSheet(props: CardSheetProps) {
  const { onClose, mayChange, mayMove = mayChange, mayComment, actions } = props;
  const data = usePadData();
  const cards = usePadCards();
  const [members] = usePadMembers();
  const [isChanging, setChanging] = useState(false);
  const card = cards.find(({ id }) => id === props.card);
  if (!card) {
    return (
      <PadSheet title="카드" onClose={onClose}>
        <p>이 카드는 지워졌어요.</p>
        <LeftWords card={props.card} />
      </PadSheet>
    );
  }
  if (isChanging)
    return <CardChanger card={card.id} draft={card} onClose={() => setChanging(false)} />;

  const author = authorOf(members, card.by);
  const isOwn = card.by === data.me;
  const remove = (): void => {
    onClose();
    removeWithUndo(data, padCardKind, card.id, "카드를 지웠어요.");
  };
  const hasPicture = card.type === "picture" || card.type === "drawing";
  return (
    <PadSheet
      title={isOwn ? "내 카드" : author === "" ? "카드" : `${author}의 카드`}
      onClose={onClose}
    >
      {hasPicture && <PadPicture card={card} form="content" />}
      {card.text !== "" && <p className="pad-card-text">{card.text}</p>}
      <CardExtra card={card} />
      {actions}
      {mayMove && (
        <div className={actsLook}>
          {mayChange && (
            <>
              <ActButton path={PENCIL_LINE} onClick={() => setChanging(true)}>
                고치기
              </ActButton>
              <ActButton path={TRASH} onClick={remove}>
                지우기
              </ActButton>
            </>
          )}
          <CardSteps card={card} cards={cards} />
          <LaneChoice
            column={card.column}
            onChange={(column) => moveToColumn(data, card.id, column)}
          />
        </div>
      )}
      <CardComments card={card.id} mayComment={mayComment} />
    </PadSheet>
  );
}

/** What was being written about a card when somebody else took it away. */
function LeftWords({ card }: { readonly card: PadCardId }) {
  const data = usePadData();
  return [toChangeNote(card), toCommentNote(card)].map((key) => {
    const text = readNoteText(data, key);
    return (
      text && (
        <section key={key}>
          <h3 className="text-14 text-fg-2">쓰고 있던 글</h3>
          <p className="pad-card-text">{text}</p>
        </section>
      )
    );
  });
}

/** The way to another place without dragging. */
function CardSteps({
  card,
  cards,
}: {
  readonly card: PadCardRow;
  readonly cards: readonly PadCardRow[];
}) {
  const data = usePadData();
  const room = usePadRoom();
  const hasLanes = room?.board === "columns" || room?.board === "timeline";
  const among = cards.filter(
    (other) =>
      other.isPinned !== true && (!hasLanes || (other.column ?? "") === (card.column ?? "")),
  );
  const index = among.findIndex(({ id }) => id === card.id);
  if (card.isPinned === true || among.length < 2) return null;
  const step = (by: -1 | 1): void => stepCard(data, card.id, { cards: among, by });
  return (
    <>
      <ActButton path={ARROW_LEFT} disabled={index === 0} onClick={() => step(-1)}>
        앞으로
      </ActButton>
      <ActButton path={ARROW_RIGHT} disabled={index === among.length - 1} onClick={() => step(1)}>
        뒤로
      </ActButton>
      <output className="sr-only">
        {among.length}장 가운데 {index + 1}번째
      </output>
      {room?.board !== "canvas" && (
        <p className="text-14 text-fg-2">
          보드에서 끌어서 옮길 수도 있어요. 손가락으로는 꾹 누른 다음 끌어요.
        </p>
      )}
    </>
  );
}

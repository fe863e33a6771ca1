import { memo, type ReactNode } from "react";
import { useCardComments, useCardHearts } from "../../../data/pad/pad-tallies.ts";
import { usePadData, usePadRoom, type PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { late } from "../../../ui/arrival/late.ts";
import "./board.css";
import { CardExtra } from "./card-extra.tsx";
import { toggleHeart } from "./toggle-heart.ts";
import { PadPicture } from "../card/pad-picture.tsx";
import { HEART, MESSAGE_CIRCLE, PIN } from "../card/board-icons.ts";
import { PadIcon } from "../card/pad-icon.tsx";

const UploadNote = late(() => import("../files/upload-note.tsx").then((file) => file.UploadNote));

export interface PadCardProps {
  readonly card: PadCardRow;
  /** Beside it on the board; "" where names are hidden. */
  readonly author: string;
  readonly isOwn: boolean;
  /** A tap anywhere on it. */
  readonly onOpen?: (card: PadCardRow) => void;
  /** Above the words: why others do not see it yet. */
  readonly notice?: string | undefined;
  /** Buttons at the end, in a row of their own. */
  readonly actions?: ReactNode;
  /** Below the words: a poll, a sound. */
  readonly children?: ReactNode;
}

/** One card of a board, the same for pupils and for the teacher. Draws itself again only when it changes. */
export const PadCard = memo(function PadCard(props: PadCardProps) {
  const { card, author, isOwn, onOpen, notice, actions, children } = props;
  const hasPicture = card.type === "picture" || card.type === "drawing";
  return (
    <article
      className="pad-card"
      data-color={card.color ?? "plain"}
      data-own={isOwn || undefined}
      data-card={card.id}
      aria-label={isOwn ? "내 카드" : `${author === "" ? "이름을 가린" : author} 카드`}
    >
      {onOpen && (
        <button
          type="button"
          className="pad-card-open"
          aria-label={`카드 열기: ${card.text.slice(0, 30) || author}`}
          onClick={() => onOpen(card)}
        />
      )}
      {hasPicture && <PadPicture card={card} />}
      <div className="pad-card-body">
        {notice && <p className="pad-card-notice">{notice}</p>}
        {card.text !== "" && <p className="pad-card-text">{card.text}</p>}
        <CardExtra card={card} />
        {isOwn && card.file && <UploadNote card={card} />}
        {children}
        <footer className="pad-card-foot">
          <b>{author}</b>
          <span className="pad-card-counts">
            {card.isPinned === true && (
              <>
                <PadIcon path={PIN} size={16} />
                <span className="sr-only">위에 붙인 카드</span>
              </>
            )}
            <CommentCount card={card} />
            <HeartButton card={card} />
          </span>
        </footer>
        {actions}
      </div>
    </article>
  );
});

function CommentCount({ card }: { readonly card: PadCardRow }) {
  const { length } = useCardComments(card.id);
  if (length === 0) return null;
  return (
    <span className="pad-count">
      <PadIcon path={MESSAGE_CIRCLE} size={16} />
      <span className="sr-only">댓글</span>
      {length}
    </span>
  );
}

function HeartButton({ card }: { readonly card: PadCardRow }) {
  const data = usePadData();
  const room = usePadRoom();
  const { count, isMine } = useCardHearts(card.id);
  if (room?.allowsHearts !== true) return null;
  return (
    <button
      type="button"
      className="pad-heart"
      aria-pressed={isMine}
      aria-label={`하트 ${count}개`}
      onClick={() => toggleHeart(data, card.id)}
    >
      <PadIcon path={HEART} size={17} />
      {count > 0 && count}
    </button>
  );
}

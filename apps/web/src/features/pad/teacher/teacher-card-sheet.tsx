import { toStudentWords } from "@damim/domain/student/student-words.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { PAD_TEACHER } from "@damim/domain/pad/room/pad-member.ts";
import { Eye, EyeOff, FolderHeart, Pin, PinOff, Trash2 } from "lucide-react";
import {
  usePadCards,
  usePadData,
  usePadMembers,
  type PadCardRow,
} from "../../../data/pad/use-pad-data.ts";
import { CardSheet } from "../board/card-sheet.tsx";
import { removeWithUndo } from "../card/remove-with-undo.ts";
import { ActButton, actsLook } from "../card/pad-controls.tsx";
import { CARD_IS_GONE, pinCard, setCardState } from "./room-commands.ts";

/** A card with what a teacher does about it. Here, and not on the board, stands who wrote it. */
export function TeacherCardSheet(props: {
  readonly isOpen: boolean;
  readonly card: string;
  readonly onClose: () => void;
  /** Asks whose page the card goes to. */
  readonly onKeep: (card: string) => void;
}) {
  const { isOpen, onClose, onKeep } = props;
  const cards = usePadCards();
  const card = cards.find(({ id }) => id === props.card);
  if (!isOpen) return null;
  return (
    <CardSheet
      card={props.card}
      mayChange={card?.by === PAD_TEACHER}
      mayMove
      mayComment
      onClose={onClose}
      actions={card && <Acts card={card} onClose={onClose} onKeep={onKeep} />}
    />
  );
}

function Acts(props: {
  readonly card: PadCardRow;
  readonly onClose: () => void;
  readonly onKeep: (card: string) => void;
}) {
  const { card, onClose, onKeep } = props;
  const data = usePadData();
  const [members] = usePadMembers();
  const member = members.get(card.by);
  const isShown = card.state === "shown";
  const isPinned = card.isPinned === true;
  const remove = (): void => {
    onClose();
    removeWithUndo(data, padCardKind, card.id, CARD_IS_GONE);
  };
  return (
    <>
      {member && member.shownName !== member.name && (
        <p className="text-15 text-fg-2">
          쓴 학생 <b>{toStudentWords(member)}</b>
          <span> · 이 창에만 보여요</span>
        </p>
      )}
      <div className={actsLook}>
        <ActButton onClick={() => setCardState(data, [card.id], isShown ? "hidden" : "shown")}>
          {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
          {isShown ? "숨기기" : "보여 주기"}
        </ActButton>
        <ActButton onClick={() => pinCard(data, card.id, !isPinned)}>
          {isPinned ? <PinOff size={18} aria-hidden /> : <Pin size={18} aria-hidden />}
          {isPinned ? "떼기" : "위에 붙이기"}
        </ActButton>
        {card.by !== PAD_TEACHER && (
          <>
            <ActButton onClick={() => onKeep(card.id)}>
              <FolderHeart size={18} aria-hidden />
              학생 기록으로 보내기
            </ActButton>
            <ActButton onClick={remove}>
              <Trash2 size={18} aria-hidden />
              지우기
            </ActButton>
          </>
        )}
      </div>
    </>
  );
}

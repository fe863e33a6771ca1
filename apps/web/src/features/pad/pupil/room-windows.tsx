import type { PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import { useState } from "react";
import type { RefusedPadWrite } from "../../../data/pad/pad-data.ts";
import { usePadCards, usePadData, usePadRoom } from "../../../data/pad/use-pad-data.ts";
import { CardSheet } from "../board/card-sheet.tsx";
import { Composer } from "../board/composer.tsx";
import { PupilMenu } from "./pupil-menu.tsx";
import { sendCardAgain } from "../card/card-commands.ts";
import type { CardDraft } from "../card/card-draft.ts";
import { CardForm } from "../board/card-form.tsx";

/** What stands open over the board. */
export type OpenWindow =
  | { readonly type: "composer"; readonly column?: string }
  | { readonly type: "card"; readonly card: PadCardId }
  | { readonly type: "retry"; readonly op: RefusedPadWrite }
  | { readonly type: "menu" };

export interface RoomWindowsProps {
  readonly isOpen: boolean;
  readonly window: OpenWindow | undefined;
  readonly isFrozen: boolean;
  readonly onClose: () => void;
  readonly onPosted: (card: PadCardId) => void;
  readonly onLeave: () => Promise<void>;
}

/** Fetched while the board is already there, and before anybody has found the button. */
export function RoomWindows(props: RoomWindowsProps) {
  const { window: open, isFrozen, onClose, onPosted, onLeave } = props;
  switch (open?.type) {
    case undefined:
      return null;
    case "composer":
      return <Composer column={open.column} onClose={onClose} onPosted={onPosted} />;
    case "card":
      return <OpenCard card={open.card} isFrozen={isFrozen} onClose={onClose} />;
    case "retry":
      return <CardRetry op={open.op} onDone={onClose} />;
    case "menu":
      return <PupilMenu onClose={onClose} onLeave={onLeave} />;
  }
}

function OpenCard(props: {
  readonly card: PadCardId;
  readonly isFrozen: boolean;
  readonly onClose: () => void;
}) {
  const { card, isFrozen, onClose } = props;
  const { me } = usePadData();
  const room = usePadRoom();
  const isOwn = usePadCards().some(({ id, by }) => id === card && by === me);
  return (
    <CardSheet
      card={card}
      mayChange={isOwn && !isFrozen}
      mayComment={room?.allowsComments === true && !isFrozen}
      onClose={onClose}
    />
  );
}

/** Changes a card that the server did not take, and sends it once more. */
function CardRetry({ op, onDone }: { readonly op: RefusedPadWrite; readonly onDone: () => void }) {
  const data = usePadData();
  const [draft, change] = useState(() => toDraft(op));
  const send = async (sent: CardDraft): Promise<void> => {
    await sendCardAgain(data, op, sent);
    onDone();
  };
  return (
    <CardForm
      title="카드 고치기"
      act="다시 올리기"
      kept={{ draft, change }}
      onDone={send}
      onClose={onDone}
    />
  );
}

/** Fields that our own composer wrote; a change of single fields lacks the others. */
function toDraft({ set }: RefusedPadWrite): CardDraft {
  const known: Partial<CardDraft> = set;
  return { ...known, type: known.type ?? "text", text: known.text ?? "" };
}

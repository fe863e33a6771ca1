import type { PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import type { RefusedPadWrite } from "../../../data/pad/pad-data.ts";
import { usePadCards, usePadData, usePadRoom } from "../../../data/pad/use-pad-data.ts";
import { CardSheet } from "../board/card-sheet.tsx";
import { Composer } from "../board/composer.tsx";
import { CardRetry } from "./card-retry.tsx";
import { PupilMenu } from "./pupil-menu.tsx";

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

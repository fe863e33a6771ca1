import { useEffect } from "react";
import type { PadCardId } from "@damim/domain/pad/pad-card.ts";
import { usePadCards, usePadData, usePadRoom } from "../../../data/pad/use-pad-data.ts";
import { findFreeSpot } from "../canvas/canvas-places.ts";
import { changeCard, postCard } from "./card-commands.ts";
import type { CardDraft } from "./card-draft.ts";
import { CardForm, DraftForm } from "./card-form.tsx";
import { toLastOrder } from "./move-card.ts";
import { useComposerDraft } from "./use-composer-draft.ts";

export interface ComposerProps {
  /** The lane of a board with lanes in which it was opened. */
  readonly column?: string | undefined;
  readonly onClose: () => void;
  readonly onPosted: (card: PadCardId) => void;
}

/** Writing a new card. What is half-written stays when it is closed. */
export function Composer({ column, onClose, onPosted }: ComposerProps) {
  const data = usePadData();
  const cards = usePadCards();
  const room = usePadRoom();
  const kept = useComposerDraft();
  useEffect(() => {
    data.tellWriting(true);
    return () => data.tellWriting(false);
  }, [data]);
  const post = async (draft: CardDraft): Promise<void> => {
    const placed = {
      ...draft,
      ...(column === undefined ? {} : { column }),
      ...(room?.board === "canvas" ? findFreeSpot(cards) : {}),
    };
    const id = await postCard(data, placed, { order: toLastOrder(cards) });
    kept.clear();
    onPosted(id);
  };
  return <DraftForm title="카드 추가" act="올리기" kept={kept} onDone={post} onClose={onClose} />;
}

/** Changing what one's own card says. */
export function CardChanger(props: {
  readonly card: PadCardId;
  readonly draft: CardDraft;
  readonly onClose: () => void;
}) {
  const { card, draft, onClose } = props;
  const data = usePadData();
  const save = async (next: CardDraft): Promise<void> => {
    await changeCard(data, card, next);
    onClose();
  };
  return (
    <CardForm title="카드 고치기" act="고치기" initial={draft} onDone={save} onClose={onClose} />
  );
}

import type { PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import { useEffect, useState } from "react";
import { usePadCards, usePadData, usePadRoom } from "../../../data/pad/use-pad-data.ts";
import { findFreeSpot } from "../canvas/canvas-places.ts";
import { changeCard, postCard } from "../card/card-commands.ts";
import { type CardDraft, toChangedFields } from "../card/card-draft.ts";
import { CardForm } from "./card-form.tsx";
import { toLastOrder } from "../card/move-card.ts";
import { useComposerDraft } from "./use-composer-draft.ts";
import { toChangeNote, useNoteDraft } from "../card/use-note-draft.ts";
import { toRestNote } from "../../../data/pad/draft-places.ts";
import { readNoteText, saveNoteText } from "../../../data/pad/pad-drafts.ts";

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
  const [isMoved, setMoved] = useState(false);
  // The lane it was opened in, until another one is chosen in the form.
  const shown = isMoved || column === undefined ? kept.draft : { ...kept.draft, column };
  const change = (next: CardDraft): void => {
    if (next.column !== shown.column) setMoved(true);
    kept.change(next);
  };
  const post = async (draft: CardDraft): Promise<void> => {
    const placed = {
      ...draft,
      ...(room?.board === "canvas" ? findFreeSpot(cards) : {}),
    };
    const id = await postCard(data, placed, { order: toLastOrder(cards) });
    kept.clear();
    onPosted(id);
  };
  return (
    <CardForm
      title="카드 추가"
      act="올리기"
      kept={{ draft: shown, change }}
      onDone={post}
      onClose={onClose}
    />
  );
}

/** Changing what one's own card says. What was not sent stays when it is closed. */
export function CardChanger(props: {
  readonly card: PadCardId;
  readonly draft: CardDraft;
  readonly onClose: () => void;
}) {
  const { card, onClose } = props;
  const data = usePadData();
  const [before] = useState(props.draft);
  const words = useNoteDraft(toChangeNote(card), before.text);
  const rest = useRestDraft(card, before);
  const [isOld] = useState(words.text !== before.text);
  const change = (next: CardDraft): void => {
    rest.change(next);
    words.change(next.text);
  };
  const save = async (next: CardDraft): Promise<void> => {
    await changeCard(data, card, next);
    words.clear();
    rest.clear();
    onClose();
  };
  return (
    <CardForm
      title="카드 고치기"
      act="고치기"
      kept={{ draft: { ...rest.draft, text: words.text }, change }}
      onDone={save}
      onClose={onClose}
    >
      {isOld && words.text !== before.text && (
        <button type="button" className="pad-line-button" onClick={words.clear}>
          고치기 전 글로 되돌리기
        </button>
      )}
    </CardForm>
  );
}

/**
 * What is changed of a card beside its words (`use-note-draft.ts`), such as link, poll and colour: it survives a reload,
 * a crash and a closed window as they do. Only what is another now is kept.
 */
function useRestDraft(card: PadCardId, before: CardDraft) {
  const data = usePadData();
  const key = toRestNote(card);
  const [draft, setDraft] = useState<CardDraft>(() => ({
    ...before,
    // Written by this file alone.
    ...(JSON.parse(readNoteText(data, key) ?? "{}") as Partial<CardDraft>),
  }));
  return {
    draft,
    change(next: CardDraft): void {
      setDraft(next);
      const { text: _, ...rest } = toChangedFields(before, next);
      const kept = { ...rest, ...(next.type !== before.type && { type: next.type }) };
      saveNoteText(data, key, Object.keys(kept).length > 0 ? JSON.stringify(kept) : undefined);
    },
    clear: () => saveNoteText(data, key, undefined),
  };
}

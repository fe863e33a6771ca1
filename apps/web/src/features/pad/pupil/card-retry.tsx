import { createRow, DEAD } from "@damim/sync/change.ts";
import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { useMemo } from "react";
import type { RefusedPadWrite } from "../../../data/pad/pad-data.ts";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import { toNewFields, type CardDraft } from "../card/card-draft.ts";
import { CardForm } from "../board/card-form.tsx";

/** Changes a card that the server did not take, and sends it once more. */
export function CardRetry({
  op,
  onDone,
}: {
  readonly op: RefusedPadWrite;
  readonly onDone: () => void;
}) {
  const { store } = usePadData();
  const initial = useMemo(() => toDraft(op), [op]);
  const send = async (draft: CardDraft): Promise<void> => {
    const { id, set, at } = op;
    const isNew = set[DEAD] === false;
    await store.write([
      isNew
        ? createRow(padCardKind.name, id, { ...set, ...toNewFields(draft) })
        : { kind: padCardKind.name, id, set: { ...set, text: draft.text } },
    ]);
    await store.discardRefused(at).catch(() => undefined);
    onDone();
  };
  return (
    <CardForm
      title="카드 고치기"
      act="다시 올리기"
      initial={initial}
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

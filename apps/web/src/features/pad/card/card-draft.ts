import { PAD_CARD_AUTHOR_FIELDS, type PadCard } from "@damim/domain/pad/card/pad-card.ts";

type DraftField = Exclude<(typeof PAD_CARD_AUTHOR_FIELDS)[number], "order">;

/** Where a card stands among the others is said when it is put there, not in its draft. */
const DRAFT_FIELDS = PAD_CARD_AUTHOR_FIELDS.filter(
  (field): field is DraftField => field !== "order",
);

/** What an author writes of a card. The server adds who and when. */
export interface CardDraft extends Pick<PadCard, "type" | DraftField> {
  /** Bytes that have no id yet: they get one with the card, and go to the server beside it. */
  readonly newFile?: { readonly blob: Blob; readonly name: string };
}

/** Every editor of a card, whether it comes with the page or later. */
export interface CardEditorProps {
  /** The words as they stand in the composer go along: an editor adds to them. */
  readonly initial?: CardDraft;
  readonly onDone: (draft: CardDraft) => void;
  readonly onCancel: () => void;
}

/** The fields of a new card's row, as far as its author says them. */
export function toNewFields(draft: CardDraft): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = { type: draft.type };
  for (const field of DRAFT_FIELDS) {
    const value = draft[field];
    if (value !== undefined && value !== null) fields[field] = value;
  }
  return fields;
}

/** What of a card that stands on the board is another now; a row travels as JSON, where `null` empties a field. */
export function toChangedFields(
  before: Partial<CardDraft>,
  draft: CardDraft,
): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  for (const field of DRAFT_FIELDS) {
    const [old, now] = [before[field] ?? null, draft[field] ?? null];
    if (JSON.stringify(old) !== JSON.stringify(now)) fields[field] = now;
  }
  return fields;
}

/** The words of a draft, with its colour and place, without what it held beside them. */
export function takeOut({ text, color, column, x, y }: CardDraft): CardDraft {
  return {
    type: "text",
    text,
    ...(color === undefined ? {} : { color }),
    ...(column === undefined ? {} : { column }),
    ...(x === undefined ? {} : { x }),
    ...(y === undefined ? {} : { y }),
  };
}

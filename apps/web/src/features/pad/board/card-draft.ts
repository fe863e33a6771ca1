import type { PadCard } from "@damim/domain/pad/pad-card.ts";

/** What an author writes of a card. The server adds who and when. */
export interface CardDraft extends Pick<
  PadCard,
  | "type"
  | "text"
  | "color"
  | "file"
  | "fileName"
  | "width"
  | "height"
  | "seconds"
  | "alt"
  | "link"
  | "poll"
  | "column"
  | "x"
  | "y"
> {
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

/** The fields of a draft as a row holds them; what is empty is left out, or `null` where a row is changed. */
export function toCardFields(
  draft: CardDraft,
  of: "new" | "known",
): Readonly<Record<string, unknown>> {
  const { newFile: _, ...fields } = draft;
  if (of === "known") return fields;
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );
}

import type { PadCard } from "@damim/domain/pad/card/pad-card.ts";

/** Of a card in px as `board.css` draws it; only so near that columns end up about as long as each other. */
const FRAME = 72;
const LINE = 27;
const SIDE = 36;
const LETTER = 16.5;
const POLL_OPTION = 52;
const EXTRA = 60;

/** A picture on the board is never taller than 4:3 upright and never flatter than 2:1. */
export function toBoardRatio({ width, height }: Pick<PadCard, "width" | "height">): number {
  if (!width || !height) return 4 / 3;
  return Math.min(2, Math.max(3 / 4, width / height));
}

/**
 * About how tall a card will be in a column of this width, px. Also reserves its room while it is far below the
 * screen and not laid out.
 */
export function estimateHeight(card: PadCard, columnWidth: number): number {
  const letters = Math.max(6, (columnWidth - SIDE) / LETTER);
  const lines = card.text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
  const text = card.text ? lines * LINE : 0;
  const hasPicture = ["picture", "drawing"].includes(card.type);
  const picture = hasPicture ? columnWidth / toBoardRatio(card) : 0;
  const poll = (card.poll?.options.length ?? 0) * POLL_OPTION;
  const extra = ["sound", "file", "link"].includes(card.type) ? EXTRA : 0;
  return Math.round(FRAME + text + picture + poll + extra);
}

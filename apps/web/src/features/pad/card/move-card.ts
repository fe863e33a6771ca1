import { padCardKind, type PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import { placeBetween } from "@damim/domain/base/place-between.ts";
import type { PadData } from "../../../data/pad/pad-data.ts";
import type { PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { chance } from "../../../platform/random.ts";

/** The order of a card that comes after all others. */
export function toLastOrder(cards: readonly PadCardRow[]): string {
  const last = cards.reduce<string | undefined>(
    (greatest, { order }) => (greatest === undefined || order > greatest ? order : greatest),
    undefined,
  );
  return placeBetween(last === "" ? undefined : last, undefined, chance);
}

/**
 * Puts a card before another one, or behind all with `undefined`; on a board with lanes into a lane as well. `cards`
 * are those it is placed among, in their order.
 */
export function moveCard(
  data: Pick<PadData, "store">,
  card: PadCardId,
  to: {
    readonly cards: readonly PadCardRow[];
    readonly before: PadCardId | undefined;
    readonly column?: string | null;
  },
): void {
  const others = to.cards.filter(({ id }) => id !== card);
  const found = others.findIndex(({ id }) => id === to.before);
  const index = found < 0 ? others.length : found;
  const [above, below] = [others[index - 1]?.order, others[index]?.order];
  const own = data.store.rows(padCardKind).get(card)?.order ?? "";
  // In a lane where its own key fits already, it keeps its place on the boards without lanes.
  const fits = own > (above ?? "") && (below === undefined || own < below);
  const order = fits ? {} : { order: placeBetween(above, below, chance) };
  const column = to.column === undefined ? {} : { column: to.column };
  void data.store.write([{ kind: padCardKind.name, id: card, set: { ...order, ...column } }]);
}

/** One place forward (-1) or back (1) among `cards`: the way without dragging. */
export function stepCard(
  data: Pick<PadData, "store">,
  card: PadCardId,
  step: { readonly cards: readonly PadCardRow[]; readonly by: -1 | 1 },
): void {
  const { cards, by } = step;
  const index = cards.findIndex(({ id }) => id === card);
  if (index < 0 || index + by < 0 || index + by >= cards.length) return;
  const before = by < 0 ? cards[index - 1]?.id : cards[index + 2]?.id;
  moveCard(data, card, { cards, before });
}

/** Into a lane, or out of all; among its cards it keeps its place. */
export function moveToColumn(
  { store }: Pick<PadData, "store">,
  card: PadCardId,
  column: string | null,
): void {
  void store.write([{ kind: padCardKind.name, id: card, set: { column } }]);
}

import {
  padCommentKind,
  padHeartKind,
  type PadComment,
} from "@damim/domain/pad/card/pad-reaction.ts";
import { toReactionId } from "@damim/domain/pad/card/pad-reaction.ts";
import type { PadCardId } from "@damim/domain/pad/card/pad-card.ts";
import type { Store } from "@damim/sync/client/store.ts";
import { useSyncExternalStore } from "react";
import type { PadData } from "./pad-data.ts";
import { usePadData } from "./use-pad-data.ts";

export type PadCommentRow = PadComment & { readonly id: string };

interface Tallies {
  readonly subscribe: (listener: () => void) => () => void;
  countHearts(card: PadCardId): number;
  listComments(card: PadCardId): readonly PadCommentRow[];
}

export interface CardHearts {
  readonly count: number;
  readonly isMine: boolean;
}

const NONE: readonly PadCommentRow[] = [];
const talliesByStore = new WeakMap<Store, Tallies>();

/** How many hearts a card has; renders again only when this card's number changes. */
export function useCardHearts(card: PadCardId): CardHearts {
  const data = usePadData();
  const tallies = openTallies(data);
  const myId = toReactionId(card, data.me);
  // One number, so that one subscription does: a board has hundreds of cards.
  const told = useSyncExternalStore(tallies.subscribe, () => {
    const isMine = data.store.rows(padHeartKind).has(myId);
    return tallies.countHearts(card) * 2 + (isMine ? 1 : 0);
  });
  return { count: Math.floor(told / 2), isMine: told % 2 === 1 };
}

/** What was said below a card, oldest first; the same list as long as nobody said anything. */
export function useCardComments(card: PadCardId): readonly PadCommentRow[] {
  const tallies = openTallies(usePadData());
  return useSyncExternalStore(tallies.subscribe, () => tallies.listComments(card));
}

function openTallies({ store }: PadData): Tallies {
  const known = talliesByStore.get(store);
  if (known) return known;
  const made = createTallies(store);
  talliesByStore.set(store, made);
  return made;
}

/** Counted once and then row by row: a class gives hundreds of hearts, and 300 cards ask for theirs. */
function createTallies(store: Store): Tallies {
  const hearts = createIndex(store, padHeartKind.name);
  const comments = createIndex(store, padCommentKind.name);
  const lists = new Map<PadCardId, readonly PadCommentRow[]>();
  const listeners = new Set<() => void>();
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const take = (index: ReturnType<typeof createIndex>, ids: Iterable<string>): void => {
    for (const card of index.take(ids)) lists.delete(card);
    notify();
  };
  hearts.take(store.rows(padHeartKind).keys());
  comments.take(store.rows(padCommentKind).keys());
  store.watch(padHeartKind.name, (ids) => take(hearts, ids));
  store.watch(padCommentKind.name, (ids) => take(comments, ids));

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    countHearts: (card) => hearts.idsOf(card).size,
    listComments(card) {
      const ids = comments.idsOf(card);
      if (ids.size === 0) return NONE;
      const known = lists.get(card);
      if (known) return known;
      const rows = store.rows(padCommentKind);
      const list = [...ids].flatMap((id) => rows.get(id) ?? []).toSorted(byId);
      lists.set(card, list);
      return list;
    },
  };
}

const NO_IDS: ReadonlySet<string> = new Set();

/** The ids of the rows of a kind by the card that they belong to. */
function createIndex(store: Store, kind: string) {
  const cardById = new Map<string, PadCardId>();
  const idsByCard = new Map<PadCardId, Set<string>>();
  return {
    /** Looks at these rows again; which cards it touches. */
    take(ids: Iterable<string>): readonly PadCardId[] {
      const touched: PadCardId[] = [];
      const rows = store.rows<{ readonly card: PadCardId }>({ name: kind });
      for (const id of ids) {
        const before = cardById.get(id);
        const card = rows.get(id)?.card;
        if (before !== undefined) touched.push(before);
        if (card !== undefined) touched.push(card);
        if (card === before) continue;
        if (before !== undefined) idsByCard.get(before)?.delete(id);
        if (card === undefined) cardById.delete(id);
        else {
          cardById.set(id, card);
          const known = idsByCard.get(card) ?? new Set();
          idsByCard.set(card, known.add(id));
        }
      }
      return touched;
    },
    idsOf: (card: PadCardId): ReadonlySet<string> => idsByCard.get(card) ?? NO_IDS,
  };
}

/** UUIDv7: in the order in which they were written. */
function byId(a: PadCommentRow, b: PadCommentRow): number {
  return a.id < b.id ? -1 : 1;
}

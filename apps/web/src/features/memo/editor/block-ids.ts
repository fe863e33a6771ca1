import type { Node } from "prosemirror-model";
import { Plugin, type Transaction } from "prosemirror-state";

/**
 * Gives every block an id of its own; the second half of a split block gets a new one. Not while a syllable is being
 * made: another id draws the block anew and would break it off.
 */
export function blockIds(newBlockId: () => string, isComposing: () => boolean): Plugin {
  return new Plugin({
    appendTransaction(transactions, _, state) {
      if (isComposing() || !transactions.some(({ docChanged }) => docChanged)) return null;
      const change = giveIds(state.tr, newBlockId);
      return change.docChanged ? change.setMeta("addToHistory", false) : null;
    },
  });
}

/** @returns the same transaction */
export function giveIds(change: Transaction, newBlockId: () => string): Transaction {
  const seen = new Set<unknown>();
  change.doc.descendants((node: Node, place) => {
    if (!("id" in node.attrs)) return;
    const { id } = node.attrs as { readonly id: unknown };
    if (id === null || seen.has(id)) change.setNodeAttribute(place, "id", newBlockId());
    else seen.add(id);
  });
  return change;
}

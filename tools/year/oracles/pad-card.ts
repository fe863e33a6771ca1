import { toWord } from "../done-acts.ts";
import type { Oracle } from "./oracle.ts";

interface Card {
  readonly room: string;
  order: string;
  text: string;
  isHidden: boolean;
  isPinned: boolean;
}

/**
 * Cards of pad rooms: every card that was put up and not taken out stands there, pinned ones first, each where it was put
 * last; what the teacher hides is hidden, and says what its author wrote last.
 */
export const padCardOracle: Oracle = {
  name: "pad-card",
  tell(acts, today) {
    const cards = new Map<string, Card>();
    for (const { name, said } of acts) {
      const { room, card, until, order, text, state, isPinned } = said;
      if (!name.startsWith("pad.") || typeof card !== "string") continue;
      if (typeof until === "string" && until <= today) continue;
      const known = cards.get(card);
      if (name === "pad.card")
        cards.set(card, {
          room: toWord(room),
          order: toWord(order),
          text: toWord(text),
          isHidden: false,
          isPinned: false,
        });
      else if (name === "pad.takeOut") cards.delete(card);
      else if (!known) continue;
      else if (name === "pad.write") known.text = toWord(text);
      else if (name === "pad.move") known.order = toWord(order);
      else if (name === "pad.hide") known.isHidden = state === "hidden";
      else if (name === "pad.pin") known.isPinned = isPinned === true;
    }
    const placed = [...cards].toSorted(([a, one], [b, other]) => {
      if (one.isPinned !== other.isPinned) return one.isPinned ? -1 : 1;
      if (one.order !== other.order) return one.order < other.order ? -1 : 1;
      return a < b ? -1 : 1;
    });
    const told = new Map<string, string>();
    for (const [id, { room, text, isHidden }] of placed) {
      told.set(room, `${told.get(room) ?? ""}${id} `);
      told.set(id, `${isHidden ? "hidden" : "shown"} ${text}`);
    }
    return told;
  },
};

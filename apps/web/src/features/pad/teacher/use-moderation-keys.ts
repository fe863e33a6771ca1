import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { useEffect } from "react";
import type { PadData } from "../../../data/pad/pad-data.ts";
import type { PadCardRow } from "../../../data/pad/use-pad-data.ts";
import { removeWithUndo } from "../card/remove-with-undo.ts";
import { CARD_IS_GONE, pinCard, setCardState } from "./room-commands.ts";

/**
 * The keys of the board: `j` `k` step through the cards, those that wait first; `a` shows, `h` hides, `p` pins and `x`
 * deletes the one that has the focus. A card that was decided hands the focus on, so that one key a card is enough.
 */
export function useModerationKeys(
  data: PadData,
  cards: readonly PadCardRow[],
  isOn: boolean,
): void {
  useEffect(() => {
    if (!isOn) return;
    const press = (event: KeyboardEvent): void => {
      if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector("dialog[open], [role=dialog]")) return;
      if (takeKey(event.code, { data, cards })) event.preventDefault();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [data, cards, isOn]);
}

interface Board {
  readonly data: PadData;
  readonly cards: readonly PadCardRow[];
}

/** By the key's place, so that it works while the keyboard writes Hangul. */
function takeKey(code: string, { data, cards }: Board): boolean {
  const queue = [
    ...cards.filter(({ state }) => state === "waiting"),
    ...cards.filter(({ state }) => state !== "waiting"),
  ];
  const index = queue.findIndex(({ id }) => id === findFocused());
  const card = queue[index];
  switch (code) {
    case "KeyJ":
      return focusCard(queue[Math.min(index + 1, queue.length - 1)]);
    case "KeyK":
      return focusCard(queue[Math.max(index - 1, 0)]);
    case "KeyA":
      if (!card) return false;
      setCardState(data, [card.id], "shown");
      if (card.state === "waiting") focusCard(queue[index + 1]);
      return true;
    case "KeyH":
      if (!card) return false;
      setCardState(data, [card.id], "hidden");
      if (card.state === "waiting") focusCard(queue[index + 1]);
      return true;
    case "KeyP":
      if (!card) return false;
      pinCard(data, card.id, card.isPinned !== true);
      return true;
    case "KeyX":
      if (!card) return false;
      focusCard(queue[index + 1] ?? queue[index - 1]);
      removeWithUndo(data, padCardKind, card.id, CARD_IS_GONE);
      return true;
    default:
      return false;
  }
}

function findFocused(): string | undefined {
  return document.activeElement?.closest<HTMLElement>("[data-card]")?.dataset["card"];
}

function focusCard(card: PadCardRow | undefined): boolean {
  if (!card) return false;
  const place = document.querySelector(`[data-card="${CSS.escape(card.id)}"]`);
  const target = place?.querySelector<HTMLElement>(".pad-card-open");
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: "nearest" });
  return target !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input:not([type=radio]), textarea, select"))
  );
}

import type { Box } from "./find-drop-spot.ts";
import type { Point } from "./watch-drags.ts";

/** A card in the hand: a picture of it that follows the pointer, and a line where it would land. */
export interface LiftedCard {
  moveTo(at: Point): void;
  showLine(box: Box | undefined): void;
  /** Lays it back: nothing of it is left on the page. */
  remove(): void;
}

/** Lifts a card off the board. It stays where it lies, paler; what moves is drawn above everything, by transform alone. */
export function liftCard(card: HTMLElement, from: Point): LiftedCard {
  const box = card.getBoundingClientRect();
  const picture = copyCard(card);
  picture.style.width = `${box.width}px`;
  const line = document.createElement("div");
  line.className = "pad-drop-line";
  line.hidden = true;
  const layer = document.createElement("div");
  layer.className = "pad-drag-layer";
  layer.ariaHidden = "true";
  layer.inert = true;
  layer.append(picture, line);
  document.body.append(layer);
  card.dataset["lifted"] = "";
  const root = document.documentElement;
  root.dataset["dragging"] = "";
  const lifted: LiftedCard = {
    moveTo({ x, y }) {
      picture.style.transform = `translate(${box.left + x - from.x}px, ${box.top + y - from.y}px) rotate(1.5deg)`;
    },
    showLine(place) {
      line.hidden = place === undefined;
      if (!place) return;
      const { left, top, right, bottom } = place;
      line.style.width = `${right - left}px`;
      line.style.height = `${bottom - top}px`;
      line.style.transform = `translate(${left}px, ${top}px)`;
    },
    remove() {
      layer.remove();
      delete card.dataset["lifted"];
      delete root.dataset["dragging"];
    },
  };
  lifted.moveTo(from);
  return lifted;
}

/** Looks the same and takes part in nothing: a second radio button of one name would take the first one's choice. */
function copyCard(card: HTMLElement): HTMLElement {
  const copy = document.createElement("div");
  copy.className = card.className;
  if (card.dataset["color"]) copy.dataset["color"] = card.dataset["color"];
  if ("own" in card.dataset) copy.dataset["own"] = "true";
  copy.classList.add("pad-lifted");
  copy.append(...[...card.childNodes].map((node) => node.cloneNode(true)));
  for (const named of copy.querySelectorAll("[name], [id]")) {
    named.removeAttribute("name");
    named.removeAttribute("id");
  }
  for (const sound of copy.querySelectorAll("audio")) sound.removeAttribute("src");
  return copy;
}

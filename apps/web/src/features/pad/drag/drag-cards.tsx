import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { useEffect, useRef, useState } from "react";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import { useIsFrozen } from "../card/use-is-frozen.ts";
import { dragCard, type DraggedCard } from "./drag-card.ts";
import "./drag.css";
import { watchDrags } from "./watch-drags.ts";

/** What of a card is there to be pressed by itself. */
const OWN_PRESSES = "a, audio, input, select, textarea, label, button:not(.pad-card-open)";

/**
 * Cards of the board around it are taken and put elsewhere: by mouse at once, by finger and pen after holding still.
 * Pupils move what is theirs while the room is not frozen, the teacher every card; pinned ones stay where they are.
 */
export function DragCards() {
  const data = usePadData();
  const isFrozen = useIsFrozen();
  const inside = useRef<HTMLOutputElement>(null);
  const [words, setWords] = useState("");
  const isTeacher = data.role === "teacher";
  const isOn = isTeacher || !isFrozen;
  useEffect(() => {
    const place = inside.current?.parentElement;
    if (!place || !isOn) return;
    let dragged: DraggedCard | undefined;
    return watchDrags(place, {
      needsHold: true,
      mayStart: ({ target }) => {
        const card = findCard(target);
        const id = card?.dataset["card"];
        if (id === undefined || data.store.rows(padCardKind).get(id)?.isPinned) return false;
        return isTeacher || "own" in (card?.dataset ?? {});
      },
      onStart(from, { target }) {
        const card = findCard(target);
        if (card) dragged = dragCard(data, { place, card, from });
      },
      onMove: (at) => dragged?.moveTo(at),
      onEnd() {
        const landed = dragged?.putDown();
        dragged = undefined;
        if (landed !== undefined) setWords(landed);
      },
      onCancel() {
        dragged?.cancel();
        dragged = undefined;
      },
    });
  }, [data, isOn, isTeacher]);
  return (
    <output ref={inside} className="sr-only">
      {words}
    </output>
  );
}

/** The card of an ordering board that a press on this would take. */
function findCard(target: EventTarget | null): HTMLElement | undefined {
  if (!(target instanceof Element) || target.closest(OWN_PRESSES)) return undefined;
  const card = target.closest<HTMLElement>("article[data-card]");
  return card?.closest(".pad-wall, .pad-lane") ? card : undefined;
}

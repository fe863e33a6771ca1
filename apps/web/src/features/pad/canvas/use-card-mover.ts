import { padCardKind } from "@damim/domain/pad/card/pad-card.ts";
import { useRef, useState } from "react";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import { moveSpot, type Spot } from "./canvas-places.ts";

/** A card on its way: it lies where the hand has it, and is written when it is put down. */
export interface MovedCard {
  readonly id: string;
  readonly from: Spot;
  readonly at: Spot;
  /** `drag` follows the pointer, `keys` the arrows; `tap` waits for the place to be tapped. */
  readonly by: "drag" | "keys" | "tap";
}

export interface CardMover {
  readonly moved: MovedCard | undefined;
  take(id: string, from: Spot, by: MovedCard["by"]): void;
  /** By so many px of the canvas from where it was taken. */
  dragTo(byX: number, byY: number): void;
  /** One step more. */
  step(id: string, from: Spot, byX: number, byY: number): void;
  put(at?: Spot): void;
  drop(): void;
}

export function useCardMover(): CardMover {
  const { store } = usePadData();
  const [moved, setMoved] = useState<MovedCard>();
  // The pointer may be lifted before its last step was drawn: what counts is where it was.
  const latest = useRef<MovedCard>(undefined);
  const set = (next: MovedCard | undefined): void => {
    latest.current = next;
    setMoved(next);
  };
  return {
    moved,
    take: (id, from, by) => set({ id, from, at: from, by }),
    dragTo(byX, byY) {
      const now = latest.current;
      if (now) set({ ...now, at: moveSpot(now.from, byX, byY) });
    },
    step(id, from, byX, byY) {
      const now = latest.current?.id === id ? latest.current : { id, from, at: from };
      set({ ...now, at: moveSpot(now.at, byX, byY), by: "keys" });
    },
    put(at) {
      const now = latest.current;
      if (!now) return;
      const { x, y } = at ? moveSpot(at, 0, 0) : now.at;
      set(undefined);
      if (x === now.from.x && y === now.from.y) return;
      void store.write([{ kind: padCardKind.name, id: now.id, set: { x, y } }]);
    },
    drop: () => set(undefined),
  };
}

import { useEffect, useRef, useState, type PointerEvent, type RefObject } from "react";

export interface PlaceDrag {
  /** The place under the pointer while a row is being dragged. */
  readonly over: number | undefined;
  readonly startDrag: (from: number, event: PointerEvent) => void;
}

/**
 * Dragging of rows with `data-place` inside `list` by mouse, pen or finger. Rows stay where they are until
 * the pointer is let go: moving the pressed element in the document would end the gesture.
 */
export function usePlaceDrag(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
): PlaceDrag {
  const [drag, setDrag] = useState<{ readonly from: number; readonly over: number }>();
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const findPlace = (event: globalThis.PointerEvent): number | undefined => {
    for (const row of list.current?.querySelectorAll<HTMLElement>("[data-place]") ?? []) {
      const { top, bottom } = row.getBoundingClientRect();
      if (event.clientY >= top && event.clientY < bottom) return Number(row.dataset["place"]);
    }
    return undefined;
  };
  return {
    over: drag && drag.over !== drag.from ? drag.over : undefined,
    startDrag(from, down) {
      if (down.button !== 0) return;
      const ended = new AbortController();
      const { signal } = ended;
      let over = from;
      stop.current = () => ended.abort();
      setDrag({ from, over });
      addEventListener(
        "pointermove",
        (event) => {
          over = findPlace(event) ?? over;
          setDrag({ from, over });
        },
        { signal },
      );
      const finish = (isDropped: boolean) => () => {
        ended.abort();
        setDrag(undefined);
        if (isDropped && over !== from) latest.current(from, over);
      };
      addEventListener("pointerup", finish(true), { signal });
      addEventListener("pointercancel", finish(false), { signal });
    },
  };
}

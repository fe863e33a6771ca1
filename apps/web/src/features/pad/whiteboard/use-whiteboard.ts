import { padStrokeKind, WHITEBOARD } from "@damim/domain/pad/card/pad-stroke.ts";
import { useEffect, useState, type RefObject } from "react";
import { usePadData } from "../../../data/pad/use-pad-data.ts";
import type { Pen } from "../drawing/inks.ts";
import { moveCursor } from "../drawing/pen-cursor.ts";
import { openSketchCanvas } from "../drawing/sketch-canvas.ts";
import { watchPen } from "../drawing/watch-pen.ts";
import { openBoardStrokes, type BoardStrokes } from "./board-strokes.ts";
import { createHeardStrokes } from "./heard-strokes.ts";
import { createStrokeSender } from "./send-stroke.ts";

const LOOK_FOR_OLD_EVERY_MS = 2_000;

export interface WhiteboardParts {
  readonly place: RefObject<HTMLElement | null>;
  readonly base: RefObject<HTMLCanvasElement | null>;
  readonly live: RefObject<HTMLCanvasElement | null>;
  readonly cursor: RefObject<HTMLElement | null>;
  readonly pen: RefObject<Pen>;
}

/**
 * Draws the board and follows the pen. Points go from the pen to the canvas and to the others without React; the
 * component hears of finished strokes alone (how many there are).
 */
export function useWhiteboard(
  parts: WhiteboardParts,
  mayDraw: boolean,
): { readonly strokes: BoardStrokes; readonly count: number } {
  const data = usePadData();
  const [strokes] = useState(() => openBoardStrokes(data));
  const [count, setCount] = useState(() => strokes.list().length);
  const { place, base, live, cursor, pen } = parts;

  useEffect(() => {
    const [paper, baseCanvas, liveCanvas] = [place.current, base.current, live.current];
    if (!paper || !baseCanvas || !liveCanvas) return;
    const canvas = openSketchCanvas(WHITEBOARD, baseCanvas, liveCanvas);
    const heard = createHeardStrokes();
    const sender = createStrokeSender({ send: data.tellStroke, now: data.now, setTimer });
    const showLive = (): void => {
      const own = strokes.current;
      canvas.showLive(own ? [...heard.list(), own] : heard.list());
    };
    const showAll = (): void => {
      const all = strokes.list();
      canvas.show(all);
      setCount(all.length);
    };
    showAll();
    const stopRows = data.store.watch(padStrokeKind.name, (ids) => {
      for (const id of ids) heard.forget(id);
      showAll();
      showLive();
    });
    const stopStrokes = data.watchStrokes((part) => {
      // Its row was faster: what comes after it is old.
      if (data.store.rows(padStrokeKind).has(part.id)) return;
      heard.hear(part, data.now());
      showLive();
    });
    const stopForgetting = setRepeating(() => {
      if (heard.forgetOld(data.now())) showLive();
    });
    const stopPen = mayDraw
      ? watchPen(
          paper,
          WHITEBOARD,
          {
            onDown(point) {
              strokes.down(pen.current, point);
              if (strokes.current) sender.tell(strokes.current);
              showLive();
            },
            onMove(points) {
              strokes.move(points);
              if (strokes.current) sender.tell(strokes.current);
              showLive();
            },
            onUp() {
              sender.stop();
              strokes.up();
              // Not with the next turn, when the rows tell of themselves: the line must not blink.
              showAll();
              showLive();
            },
            onCancel() {
              sender.stop();
              strokes.cancel();
              showLive();
            },
          },
          (at, isDown) => moveCursor(cursor.current, WHITEBOARD, at, isDown),
        )
      : () => undefined;
    return () => {
      // A line under the pen when the room freezes, or the board is left, is finished as it is.
      strokes.up();
      sender.stop();
      for (const stop of [stopPen, stopRows, stopStrokes, stopForgetting]) stop();
      canvas.close();
    };
  }, [data, strokes, mayDraw, place, base, live, cursor, pen]);

  return { strokes, count };
}

function setTimer(work: () => void, delayMs: number): () => void {
  const timer = setTimeout(work, delayMs);
  return () => clearTimeout(timer);
}

function setRepeating(work: () => void): () => void {
  const timer = setInterval(work, LOOK_FOR_OLD_EVERY_MS);
  return () => clearInterval(timer);
}

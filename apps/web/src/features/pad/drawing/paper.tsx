import { useId, useRef, useState, useEffect, type ReactNode } from "react";
import "./drawing.css";
import { FIRST_PEN, type Pen } from "./inks.ts";
import { toRatio } from "./pen-cursor.ts";
import type { Size } from "./sketch-canvas.ts";

/** A paper to draw on: its elements, and the pen that is chosen, also for who follows it outside of React. */
export function usePaper() {
  const [pen, setPen] = useState(FIRST_PEN);
  const currentPen = useRef<Pen>(pen);
  useEffect(() => {
    currentPen.current = pen;
  }, [pen]);
  const place = useRef<HTMLDivElement>(null);
  const base = useRef<HTMLCanvasElement>(null);
  const live = useRef<HTMLCanvasElement>(null);
  const cursor = useRef<HTMLSpanElement>(null);
  return { pen, setPen, currentPen, place, base, live, cursor };
}

export function Paper(props: {
  readonly label: string;
  readonly size: Size;
  readonly tool: Pen["tool"] | "none";
  readonly at: ReturnType<typeof usePaper>;
  /** What is told to who does not see it. */
  readonly children: ReactNode;
}) {
  const { label, size, tool, at, children } = props;
  const { place, base, live, cursor } = at;
  const helpId = useId();
  return (
    <>
      <div
        ref={place}
        className="pad-paper"
        data-tool={tool}
        style={toRatio(size)}
        role="application"
        aria-label={label}
        aria-describedby={helpId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys draw here
        tabIndex={0}
      >
        <canvas ref={base} />
        <canvas ref={live} />
        <span ref={cursor} className="pad-paper-cursor" hidden />
      </div>
      <p id={helpId} className="sr-only">
        {children}
      </p>
    </>
  );
}

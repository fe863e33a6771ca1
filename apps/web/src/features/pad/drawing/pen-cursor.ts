import type { CSSProperties } from "react";
import type { Size } from "./sketch-canvas.ts";

/** Shows where the arrow keys' pen is, without asking React for every step. */
export function moveCursor(
  cursor: HTMLElement | null,
  paper: Size,
  at: readonly [x: number, y: number] | undefined,
  isDown: boolean,
): void {
  if (!cursor) return;
  cursor.hidden = at === undefined;
  cursor.toggleAttribute("data-down", isDown);
  if (!at) return;
  cursor.style.left = `${(at[0] / paper.width) * 100}%`;
  cursor.style.top = `${(at[1] / paper.height) * 100}%`;
}

/** The shape of a paper, for `drawing.css`. */
export function toRatio({ width, height }: Size): CSSProperties {
  // React's own type knows no custom properties.
  return { "--ratio": width / height } as CSSProperties;
}

import { useState, type KeyboardEvent } from "react";
import { toTileId } from "./pupil-tile.tsx";
import type { Picking } from "./use-picking.ts";

/**
 * Arrows go from tile to tile, up and down in a class and over to the next; Enter takes up and puts down (the tile's own
 * press), P pins, Escape lets go. Tab reaches one tile of all.
 *
 * @param columns ids of the pupils as they are shown
 */
export function useTileKeys(columns: readonly (readonly string[])[], picking: Picking) {
  const [focused, setFocused] = useState<string>();
  const isThere = columns.some((column) => column.includes(focused ?? ""));
  const atHand = isThere ? focused : columns.find((column) => column.length > 0)?.[0];
  return {
    atHand,
    take: setFocused,
    press(event: KeyboardEvent): void {
      if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(event.target instanceof HTMLElement) || !event.target.dataset["pupil"]) return;
      const id = event.target.dataset["pupil"];
      const at = columns.findIndex((column) => column.includes(id));
      const row = columns[at]?.indexOf(id) ?? 0;
      const goal = findGoal(columns, event.key, at, row);
      if (goal !== undefined) document.getElementById(toTileId(goal))?.focus();
      // By its place: P types ㅔ where Hangul is on.
      else if (event.code === "KeyP") picking.togglePin(id);
      else if (event.key === "Escape") picking.release();
      else return;
      event.preventDefault();
    },
  };
}

function findGoal(
  columns: readonly (readonly string[])[],
  key: string,
  at: number,
  row: number,
): string | undefined {
  const across = (by: 1 | -1): string | undefined => {
    for (let next = at + by; next >= 0 && next < columns.length; next += by) {
      const column = columns[next] ?? [];
      if (column.length > 0) return column[Math.min(row, column.length - 1)];
    }
    return undefined;
  };
  switch (key) {
    case "ArrowDown":
      return columns[at]?.[row + 1];
    case "ArrowUp":
      return row > 0 ? columns[at]?.[row - 1] : undefined;
    case "ArrowRight":
      return across(1);
    case "ArrowLeft":
      return across(-1);
    default:
      return undefined;
  }
}

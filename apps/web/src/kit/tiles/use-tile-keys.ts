import { useCallback, type KeyboardEvent, type RefObject } from "react";

/**
 * Arrow keys walk over the pupils as they stand on screen, Home and End go to the first and the last.
 * Tab still visits every button, so nothing depends on knowing the keys.
 */
export function useTileKeys(list: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  return useCallback(
    (event) => {
      if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
      const buttons = [
        ...(list.current?.querySelectorAll<HTMLButtonElement>("[data-student]") ?? []),
      ];
      const here = buttons.findIndex((button) => button === document.activeElement);
      if (here < 0) return;
      const next = findNext(event.code, buttons, here);
      if (!next) return;
      event.preventDefault();
      next.focus();
    },
    [list],
  );
}

function findNext(
  code: string,
  buttons: readonly HTMLButtonElement[],
  here: number,
): HTMLButtonElement | undefined {
  switch (code) {
    case "ArrowRight":
      return buttons[here + 1];
    case "ArrowLeft":
      return buttons[here - 1];
    case "Home":
      return buttons[0];
    case "End":
      return buttons.at(-1);
    case "ArrowDown":
      return buttons.slice(here + 1).find((button) => standsInColumn(button, buttons[here]));
    case "ArrowUp":
      return buttons.slice(0, here).findLast((button) => standsInColumn(button, buttons[here]));
    default:
      return undefined;
  }
}

/** Columns are read from the layout, because their number changes with the width of the window. */
function standsInColumn(a: HTMLElement, b: HTMLElement | undefined): boolean {
  if (!b) return false;
  return Math.abs(a.getBoundingClientRect().left - b.getBoundingClientRect().left) < 8;
}

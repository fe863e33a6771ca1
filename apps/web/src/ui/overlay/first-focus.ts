const wanted = "[data-autofocus]";
const fields =
  "input:not([type=hidden], :disabled, [readonly]), textarea:not(:disabled, [readonly]), select:not(:disabled)";

/** Half-written words go on at their end. */
const LAST = 1e9;

/** By which hand an overlay was opened. */
export type Opening = "mouse" | "touch" | "pen" | "keyboard" | "";

/**
 * Where focus goes when an overlay opens: the element marked `data-autofocus`, else the first field that can be written, else
 * the overlay itself. After a touch the overlay, so that no keyboard covers what was opened, but for one that asks for a word or a sum
 * (`data-autofocus="touch"`).
 */
export function findFirstFocus(overlay: HTMLElement | null, how: Opening): HTMLElement | true {
  if (!overlay) return true;
  if (how === "touch")
    return overlay.querySelector<HTMLElement>('[data-autofocus="touch"]') ?? overlay;
  const first =
    overlay.querySelector<HTMLElement>(wanted) ?? overlay.querySelector<HTMLElement>(fields);
  if (first instanceof HTMLTextAreaElement) first.setSelectionRange(LAST, LAST);
  return first ?? overlay;
}

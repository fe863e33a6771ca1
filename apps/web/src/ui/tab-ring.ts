import type { KeyboardEvent } from "react";

const controls =
  "a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]";

/**
 * Tab after the last control goes to the first and back, for an overlay that leaves the page behind it
 * usable: without it the keyboard would walk on behind an overlay that still covers half of the page.
 *
 * ```tsx
 * <Popover.Popup onKeyDown={keepTabInside}>
 * ```
 */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab" || event.altKey || event.ctrlKey || event.metaKey) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility(),
  );
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return;
  const isAtEdge = event.shiftKey
    ? document.activeElement === first || document.activeElement === event.currentTarget
    : document.activeElement === last;
  if (!isAtEdge) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/**
 * Whether a popup wants to close only because its own anchor was pressed or focused. That press is the
 * anchor's: if the popup closed here, the anchor's own handler would open it again at once.
 */
export function isLeftToAnchor(
  anchor: Element | null,
  details: { readonly reason: string; readonly event: Event },
): boolean {
  if (details.reason !== "outside-press" && details.reason !== "focus-out") return false;
  const { target } = details.event;
  const next = details.event instanceof FocusEvent ? details.event.relatedTarget : null;
  return [target, next].some((node) => node instanceof Node && (anchor?.contains(node) ?? false));
}

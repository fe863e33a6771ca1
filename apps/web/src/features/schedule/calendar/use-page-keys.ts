import { useEffect, useEffectEvent } from "react";

/** Keys of the whole page, while no field, grid, menu or dialog has the keyboard; letters by their place on it. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
      return;
    const act = keys[event.code];
    const { target } = event;
    if (!act || event.defaultPrevented || !(target instanceof Element)) return;
    const isTaken = "input:not([type=radio]), select, textarea, [role=dialog], [role=menu]";
    if (target.closest(isTaken) || document.querySelector("[role=dialog]")) return;
    if (event.code.startsWith("Arrow") && target.closest("[role=radiogroup]")) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => handle(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

import { useEffect, useState } from "react";
import { keyWindows } from "../registry/features.ts";
import { useLeavePast } from "../base/year-looked-at.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";

const windows = keyWindows.map(({ code, load }) => ({
  code,
  Window: lazyOverlay(async () => ({ Window: await load() }), "Window"),
}));

/** The windows of features that Ctrl+Alt and a key open on every page. */
export function KeyWindows() {
  const [open, setOpen] = useState<string>();
  const isPast = useLeavePast() !== undefined;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const isAsked = event.ctrlKey && event.altKey && !event.shiftKey && !event.metaKey;
      if (!isAsked || event.isComposing || !windows.some(({ code }) => code === event.code)) return;
      event.preventDefault();
      // Over a dialog where something may be half done, nothing else opens.
      if (isPast || document.querySelector("[role$=dialog][data-open]")) return;
      setOpen(event.code);
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [isPast]);
  return windows.map(({ code, Window }) => (
    <Window key={code} isOpen={open === code} onClose={() => setOpen(undefined)} />
  ));
}

import { useEffect, useMemo, useState, type ReactNode } from "react";
import { useDraft } from "../data/use-draft.ts";
import { lazyOverlay } from "../ui/lazy-overlay.ts";
import {
  CAPTURE_FIELD,
  CaptureLineContext,
  QuickAccessContext,
  type QuickName,
} from "./quick-access-context.ts";

const PaletteDialog = lazyOverlay(() =>
  import("./palette/palette-dialog.tsx").then((file) => file.PaletteDialog),
);
const CaptureDialog = lazyOverlay(() =>
  import("./capture/capture-dialog.tsx").then((file) => file.CaptureDialog),
);
const ShortcutsDialog = lazyOverlay(() =>
  import("./shortcuts/shortcuts-dialog.tsx").then((file) => file.ShortcutsDialog),
);

/** Opens 빠른 이동, 한 줄 기록 and 단축키 on every page, by their keys and for the buttons inside. */
export function QuickAccess({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<QuickName>();
  const [line, setLine, clearDraft] = useDraft("capture", "");
  const captureLine = useMemo(() => {
    const changeLine = (next: string): void => {
      setLine(next);
      if (next === "") clearDraft();
    };
    return { line, changeLine };
  }, [line, setLine, clearDraft]);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      const name = findQuickName(event);
      if (!name) return;
      event.preventDefault();
      // Over a dialog where something may be half done, nothing else opens; one of these makes way for another.
      const isDialogOpen = document.querySelector(OPEN_DIALOG) !== null;
      const field = document.querySelector<HTMLElement>(`[${CAPTURE_FIELD}]`);
      if (name === "capture" && field && !isDialogOpen) field.focus();
      else setOpen((now) => (now || !isDialogOpen ? name : now));
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, []);
  const close = (): void => setOpen(undefined);
  return (
    <QuickAccessContext value={setOpen}>
      <CaptureLineContext value={captureLine}>
        {children}
        <PaletteDialog isOpen={open === "palette"} onClose={close} onOpen={setOpen} />
        <CaptureDialog isOpen={open === "capture"} onClose={close} />
      </CaptureLineContext>
      <ShortcutsDialog isOpen={open === "shortcuts"} onClose={close} />
    </QuickAccessContext>
  );
}

const OPEN_DIALOG = ":is([role=dialog], [role=alertdialog])[data-open]";

/** Letters by their place, so that Hangul mode does not matter; ? as it is typed, outside of text. */
function findQuickName(event: KeyboardEvent): QuickName | undefined {
  if (event.isComposing || event.altKey) return undefined;
  if (event.ctrlKey !== event.metaKey && !event.shiftKey) {
    if (event.code === "KeyK") return "palette";
    return event.code === "KeyJ" ? "capture" : undefined;
  }
  const isTyping =
    event.target instanceof Element &&
    event.target.closest("input, textarea, [contenteditable=true]") !== null;
  return event.key === "?" && !event.ctrlKey && !isTyping ? "shortcuts" : undefined;
}

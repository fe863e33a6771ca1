import { useEffect, useState, type ReactNode } from "react";
import { useTeacherData } from "../../data/use-teacher-data.ts";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { CAPTURE_FIELD, QuickAccessContext, type QuickName } from "../base/quick-access-context.ts";
import { useIsLookingBack } from "../base/year-looked-at.ts";
import { keyWindows } from "../registry/features.ts";

/** One import for all who need it: each further one would repeat the list of its files in the first chunk. */
export const loadQuickOverlays = () => import("./quick-overlays.tsx");

const QuickOverlays = lazyOverlay(() => loadQuickOverlays(), "QuickOverlays");

/** Opens 빠른 이동, 한 줄 기록 and 단축키 on every page, by their keys and for the buttons inside. */
export function QuickAccess({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<QuickName>();
  const [openWindow, setOpenWindow] = useState<string>();
  const isPast = useIsLookingBack();
  // What it writes is of this year, and of the teacher's own class.
  const isCaptureOff = useTeacherData().club !== undefined || isPast;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.isComposing) return;
      const name = findQuickName(event);
      const code = findWindow(event);
      if (!name && !code) return;
      event.preventDefault();
      // Over a dialog where something may be half done, nothing else opens; one of the first three makes way for another.
      const isDialogOpen = document.querySelector(OPEN_DIALOG) !== null;
      if (!name) {
        if (!isPast && !isDialogOpen) setOpenWindow(code);
        return;
      }
      if (isCaptureOff && name === "capture") return;
      const field = document.querySelector<HTMLElement>(`[${CAPTURE_FIELD}]`);
      if (name === "capture" && field && !isDialogOpen) field.focus();
      else setOpen((now) => (now || !isDialogOpen ? name : now));
    };
    addEventListener("keydown", handleKey);
    return () => removeEventListener("keydown", handleKey);
  }, [isCaptureOff, isPast]);
  return (
    <QuickAccessContext value={setOpen}>
      {children}
      {windows.map(({ code, Window }) => (
        <Window key={code} isOpen={openWindow === code} onClose={() => setOpenWindow(undefined)} />
      ))}
      <QuickOverlays
        isOpen={open !== undefined}
        name={open}
        onClose={() => setOpen(undefined)}
        onOpen={setOpen}
      />
    </QuickAccessContext>
  );
}

const OPEN_DIALOG = "[role$=dialog][data-open]";

/** Letters by their place, so that Hangul mode does not matter; ? as it is typed, outside of text. */
function findQuickName(event: KeyboardEvent): QuickName | undefined {
  if (event.altKey) return undefined;
  if (event.ctrlKey !== event.metaKey && !event.shiftKey) {
    if (event.code === "KeyK") return "palette";
    return event.code === "KeyJ" ? "capture" : undefined;
  }
  const isTyping =
    event.target instanceof Element &&
    event.target.closest("input, textarea, [contenteditable]") !== null;
  return event.key === "?" && !event.ctrlKey && !isTyping ? "shortcuts" : undefined;
}

const windows = keyWindows.map(({ code, load }) => ({
  code,
  Window: lazyOverlay(async () => ({ Window: await load() }), "Window"),
}));

/** The window of a feature that Ctrl+Alt and a key open on every page. */
function findWindow(event: KeyboardEvent): string | undefined {
  const isAsked = event.ctrlKey && event.altKey && !event.shiftKey && !event.metaKey;
  return windows.find(({ code }) => isAsked && code === event.code)?.code;
}

import { createContext, useContext } from "react";

/** What opens from everywhere: Ctrl/⌘+K, Ctrl/⌘+J, ?. */
export type QuickName = "palette" | "capture" | "shortcuts";

export const QuickAccessContext = createContext<(name: QuickName) => void>(() => undefined);

/** Opens 빠른 이동, 한 줄 기록 or 단축키. */
export function useQuickAccess(): (name: QuickName) => void {
  return useContext(QuickAccessContext);
}

/** Marks the field of 한 줄 기록 that stands on a page: Ctrl/⌘+J then goes there. */
export const CAPTURE_FIELD = "data-capture-field";

import { createContext, useContext } from "react";

/** What opens from everywhere: Ctrl/⌘+K, Ctrl/⌘+J, ?. */
export type QuickName = "palette" | "capture" | "shortcuts";

export const QuickAccessContext = createContext<(name: QuickName) => void>(() => undefined);

/** Opens 빠른 이동, 한 줄 기록 or 단축키. */
export function useQuickAccess(): (name: QuickName) => void {
  return useContext(QuickAccessContext);
}

/** The line of 한 줄 기록, one for the row on 오늘 and the dialog; kept as a draft until it is recorded. */
export interface CaptureLine {
  readonly line: string;
  readonly changeLine: (line: string) => void;
}

export const CaptureLineContext = createContext<CaptureLine>({
  line: "",
  changeLine: () => undefined,
});

export function useCaptureLine(): CaptureLine {
  return useContext(CaptureLineContext);
}

/** Marks the field of 한 줄 기록 that stands on a page: Ctrl/⌘+J then goes there. */
export const CAPTURE_FIELD = "data-capture-field";

import type { ReactElement } from "react";
import { arrive } from "../arrival/not-arrived.ts";

export interface ToastAction {
  readonly label: string;
  readonly onAct: () => void;
}

/** The act that a toast tells of. */
export interface ToastUndo {
  readonly isStanding: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  readonly undo: () => void;
}

export interface ToastOptions {
  /** A toast of the same id takes the place of the one before. */
  readonly id?: string;
  readonly action?: ToastAction;
  /** 「되돌리기」 of this one act. The toast goes as soon as that act stands no more. */
  readonly undo?: ToastUndo | undefined;
  /** Where 「되돌리기」 itself is what is taken back. */
  readonly undoLabel?: string | undefined;
  /** Only for `custom`: the icon before the text. */
  readonly icon?: ReactElement;
}

/** `custom` has no icon but the one it is given. */
export type ToastTone = "blank" | "error" | "success" | "loading" | "custom";

/**
 * One sentence that passes by. Stays: blank, error and custom 4 s, success 2 s, loading until dismissed;
 * with an action 6 s. The clock stands still under the pointer. Trouble that lasts is a `<Notice>`, not this.
 * What draws it is fetched while the first page is at rest; a toast that comes earlier waits for it.
 *
 * ```ts
 * showToast.success("출석으로 바꿨어요", { undo: history.lastStep() });
 * ```
 */
export const showToast = {
  blank: (text: string, options?: ToastOptions) => show("blank", text, options),
  error: (text: string, options?: ToastOptions) => show("error", text, options),
  success: (text: string, options?: ToastOptions) => show("success", text, options),
  loading: (text: string, options?: ToastOptions) => show("loading", text, options),
  custom: (text: string, options?: ToastOptions) => show("custom", text, options),
  dismiss: (id?: string) => {
    waiting = waiting.filter((each) => id !== undefined && each.options?.id !== id);
    toaster?.dismissNow(id);
  },
};

interface WaitingToast {
  readonly tone: ToastTone;
  readonly text: string;
  readonly options: ToastOptions | undefined;
}

type ToasterFile = typeof import("./toaster.tsx");

let toaster: ToasterFile | undefined;
let loading: Promise<ToasterFile> | undefined;
let waiting: readonly WaitingToast[] = [];
const listeners = new Set<() => void>();

/** What draws toasts, once it is here; for `useSyncExternalStore`. */
export const arrivedToaster = {
  read: () => toaster,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Fetches what draws toasts. A failed fetch is tried again by the next call. */
export function fetchToaster(): Promise<ToasterFile> {
  loading ??= arrive(() => import("./toaster.tsx")).then(
    (file) => {
      toaster = file;
      for (const { tone, text, options } of waiting) file.showNow(tone, text, options);
      waiting = [];
      for (const listener of listeners) listener();
      return file;
    },
    (failure: unknown) => {
      loading = undefined;
      throw failure;
    },
  );
  return loading;
}

function show(tone: ToastTone, text: string, options: ToastOptions | undefined): void {
  if (toaster) return toaster.showNow(tone, text, options);
  waiting = [...waiting, { tone, text, options }];
  // Not arrived: it is tried again until it has (toaster-slot.tsx).
  fetchToaster().catch(() => undefined);
}

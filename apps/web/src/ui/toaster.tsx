import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { resolveValue, toast, useToaster, type Toast } from "react-hot-toast/headless";
import { Spinner } from "./spinner.tsx";
import type { ToastAction, ToastOptions, ToastTone } from "./toast.ts";

/** Time to find and press 되돌리기, longer than the 2 s that a bare success stays. */
const WITH_ACTION_MS = 6000;

/** Shows one; `toast.ts` fetches this file for it. */
export function showNow(tone: ToastTone, text: string, options: ToastOptions = {}): void {
  const show = tone === "blank" ? toast : toast[tone];
  const { icon, undo, undoLabel = "되돌리기" } = options;
  // An act that was taken back while this waited.
  if (undo?.isStanding() === false) return;
  const action = undo ? { label: undoLabel, onAct: undo.undo } : options.action;
  const id = show(action ? toMessage(text, action) : text, {
    ...(options.id === undefined ? {} : { id: options.id }),
    ...(icon ? { icon } : {}),
    ...(action ? { duration: WITH_ACTION_MS } : {}),
  });
  stops.get(id)?.();
  if (undo) {
    const stop = undo.subscribe(() => {
      if (!undo.isStanding()) dismissNow(id);
    });
    stops.set(id, stop);
  }
}

/** What each toast listens to; the next one of its id listens to its own act alone. */
const stops = new Map<string, () => void>();

export function dismissNow(id?: string): void {
  toast.dismiss(id);
}

function toMessage(text: string, action: ToastAction) {
  return (shown: Toast) => (
    <>
      <span className="min-w-0 flex-1 py-3">{text}</span>
      <button
        type="button"
        className="press -mr-2 h-11 shrink-0 rounded-chip px-3 font-bold text-[#8db2ff] dark:text-[#154dc2]"
        onClick={() => {
          toast.dismiss(shown.id);
          action.onAct();
        }}
      >
        {action.label}
      </button>
    </>
  );
}

/**
 * Where toasts appear: top centre, on phones above the dock (`--dock`, the height of what is docked below,
 * 76 px unless a page says otherwise). Stands once in the app, outside of everything else.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  return (
    // The container is the live region, and stays readable while a dialog hides the rest of the page.
    <div
      data-toaster
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 z-60 flex flex-col items-center gap-3 px-4 max-sm:bottom-[calc(var(--dock,76px)+env(safe-area-inset-bottom)+12px)] max-sm:flex-col-reverse sm:top-4"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.map((shown) => (
        <output
          key={shown.id}
          aria-live="off"
          className={`pointer-events-auto flex min-h-13 w-full max-w-[350px] items-center gap-2.5 rounded-[14px] bg-fg px-4 text-15 font-semibold text-surface shadow-float transition-[opacity,translate] duration-calm ease-calm starting:-translate-y-2 starting:opacity-0 ${
            shown.visible ? "" : "-translate-y-2 opacity-0"
          }`}
        >
          <ToastIcon shown={shown} />
          {toBody(resolveValue(shown.message, shown))}
        </output>
      ))}
    </div>
  );
}

function toBody(message: ReactNode): ReactNode {
  return typeof message === "string" ? (
    <span className="min-w-0 flex-1 py-3">{message}</span>
  ) : (
    message
  );
}

/** On a dark sheet in the light and on a light one in the dark, so the inks are those of the other theme. */
function ToastIcon({ shown }: { readonly shown: Toast }) {
  if (shown.icon) return <span className="shrink-0">{shown.icon}</span>;
  switch (shown.type) {
    case "success":
      return (
        <CircleCheck
          size={20}
          strokeWidth={2.4}
          aria-hidden="true"
          className="shrink-0 text-[#7fdcae] dark:text-[#0b6e46]"
        />
      );
    case "error":
      return (
        <CircleAlert
          size={20}
          strokeWidth={2.4}
          aria-hidden="true"
          className="shrink-0 text-[#ffb4ab] dark:text-[#b3261e]"
        />
      );
    case "loading":
      return (
        <span className="shrink-0 text-[#c5d9ff] dark:text-[#1b5fe8]">
          <Spinner size={20} />
        </span>
      );
    default:
      return null;
  }
}

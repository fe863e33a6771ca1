import { CircleAlert, CircleCheck } from "lucide-react";
import { useEffect, useState, type ReactNode } from "react";
import { resolveValue, toast, useToaster, type Toast } from "react-hot-toast/headless";
import { Spinner } from "../arrival/spinner.tsx";
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
  const { id } = options;
  // One that fades is taken away a second later, also by a page that has been left: the next of its id is another one.
  if (id) ends.get(id)?.();
  const name = show(action ? toMessage(text, action) : text, {
    ...(id ? { className: id } : {}),
    ...(icon ? { icon } : {}),
    ...(action ? { duration: WITH_ACTION_MS } : {}),
  });
  const stop = undo?.subscribe(() => undo.isStanding() || toast.dismiss(name));
  if (id)
    ends.set(id, (fades) => {
      stop?.();
      if (fades) toast.dismiss(name);
      else toast.remove(name);
    });
}

/** Ends the last one of an id, at once or as one whose time is up. */
const ends = new Map<string, (fades?: true) => void>();

export function dismissNow(id?: string): void {
  if (id) ends.get(id)?.(true);
  else toast.dismiss();
}

function toMessage(text: string, action: ToastAction) {
  return (shown: Toast) => (
    <>
      <span className="min-w-0 flex-1 py-3">{text}</span>
      {/* One that fades is over: nobody presses it in place of the next. */}
      {shown.visible && (
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
      )}
    </>
  );
}

/**
 * Where toasts appear: a place of their own, so that nothing which is being read or pressed lies below one.
 * `menu`: between the groups of the menu at the left, which give way, and 설정; beside its rail a row below the page.
 * `row`: a row of their own below the page, which gives way. `head`: among what stands in the head of a board, the newest
 * alone, so that the stage below stays where it is.
 * `float`: above a page that has none of them, top centre, on phones at the lower edge.
 */
export type ToastPlace = "menu" | "row" | "head" | "float";

const places: Record<ToastPlace, string> = {
  menu: "max-rail:col-start-2 max-rail:row-start-4 max-rail:px-4 max-rail:has-[output]:py-2 rail:col-start-1 rail:row-start-3 rail:px-3 rail:has-[output]:py-3",
  row: "sticky bottom-0 px-4 has-[output]:py-2",
  // A board counts in steps; a sentence to its teacher does not.
  head: "min-w-0 grow has-[output]:basis-64 [--spacing:4px]",
  float:
    "fixed inset-x-0 z-60 px-4 max-sm:bottom-[calc(76px+env(safe-area-inset-bottom)+12px)] max-sm:flex-col-reverse sm:top-4",
};

/** In the narrow menu the button stands below the sentence. */
const inMenu =
  "rail:flex-wrap rail:gap-y-0 rail:[&>button]:-mt-3 rail:[&>button]:ml-auto rail:[&>span]:basis-2/3";

/** Stands once in the app, outside of everything else. Below a window's scrim, but for what is said over that window. */
export function Toaster({ place = "float" }: { readonly place?: ToastPlace | undefined }) {
  const { toasts, handlers } = useToaster();
  const isRaised = useRaised(toasts[0]);
  return (
    // The container is the live region, and stays readable while a dialog hides the rest of the page.
    <div
      data-toaster
      aria-live="polite"
      className={`pointer-events-none flex flex-col items-center gap-3 ${places[place]} ${
        isRaised && place !== "float"
          ? "relative z-60 max-sm:fixed max-sm:inset-x-0 max-sm:top-0"
          : ""
      }`}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
    >
      {toasts.slice(0, place === "head" ? 1 : undefined).map((shown) => (
        <output
          // The next of an id changes the words of the same element.
          key={shown.className ?? shown.id}
          aria-live="off"
          className={`pointer-events-auto flex min-h-13 w-full items-center ${place === "head" ? "max-w-[560px]" : "max-w-[350px]"} gap-2.5 rounded-[14px] bg-fg px-4 text-15 font-semibold text-surface shadow-float transition-[opacity,translate] duration-calm ease-calm starting:translate-y-2 starting:opacity-0 ${
            shown.visible ? "" : "translate-y-2 opacity-0"
          } ${place === "menu" ? inMenu : ""}`}
        >
          <ToastIcon shown={shown} />
          {toBody(resolveValue(shown.message, shown))}
        </output>
      ))}
    </div>
  );
}

/** A window that closes by the act itself is given the time to. */
const CLOSING_MS = 100;
const OPEN_WINDOW = "[role$=dialog][data-open]";

/** Whether the newest was said over an open window, and not over the page before one opened. */
function useRaised(newest: Toast | undefined): boolean {
  const [isRaised, setRaised] = useState(false);
  const { id, createdAt } = newest ?? {};
  useEffect(() => {
    // Once that window closes the next one is not it.
    const closing = new MutationObserver(() => setRaised(false));
    // One that opens after the sentence is not what it was said over.
    const before = document.querySelector(OPEN_WINDOW);
    const timer = setTimeout(() => {
      const window = document.querySelector(OPEN_WINDOW);
      const isOver = window !== null && window === before;
      if (isOver) closing.observe(window, { attributeFilter: ["data-open"] });
      setRaised(isOver);
    }, CLOSING_MS);
    return () => {
      clearTimeout(timer);
      closing.disconnect();
    };
  }, [id, createdAt]);
  return isRaised;
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
          aria-hidden
          className="shrink-0 text-[#7fdcae] dark:text-[#0b6e46]"
        />
      );
    case "error":
      return (
        <CircleAlert
          size={20}
          strokeWidth={2.4}
          aria-hidden
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

import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { resolveValue, toast, useToaster, type Toast } from "react-hot-toast/headless";
import { Spinner } from "./spinner.tsx";

export interface ToastAction {
  /** 「되돌리기」 mostly. */
  readonly label: string;
  readonly onAct: () => void;
}

export interface ToastOptions {
  /** A toast of the same id takes the place of the one before. */
  readonly id?: string;
  readonly action?: ToastAction;
  /** Only for `custom`: the icon before the text. */
  readonly icon?: ReactElement;
}

/** Time to find and press 되돌리기, longer than the 2 s that a bare success stays. */
const WITH_ACTION_MS = 6000;

/**
 * One sentence that passes by. Stays: blank, error and custom 4 s, success 2 s, loading until dismissed;
 * with an action 6 s. The clock stands still under the pointer. Trouble that lasts is a `<Notice>`, not this.
 *
 * ```ts
 * showToast.success("출석으로 바꿨어요", { action: { label: "되돌리기", onAct: undo } });
 * ```
 */
export const showToast = {
  blank: (text: string, options?: ToastOptions) => toast(toMessage(text, options), toRest(options)),
  error: (text: string, options?: ToastOptions) =>
    toast.error(toMessage(text, options), toRest(options)),
  success: (text: string, options?: ToastOptions) =>
    toast.success(toMessage(text, options), toRest(options)),
  loading: (text: string, options?: ToastOptions) =>
    toast.loading(toMessage(text, options), toRest(options)),
  custom: (text: string, options?: ToastOptions) =>
    toast.custom(toMessage(text, options), toRest(options)),
  dismiss: (id?: string) => toast.dismiss(id),
};

function toMessage(text: string, options: ToastOptions | undefined) {
  const action = options?.action;
  if (!action) return text;
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

function toRest(options: ToastOptions | undefined) {
  return {
    ...(options?.id === undefined ? {} : { id: options.id }),
    ...(options?.icon ? { icon: options.icon } : {}),
    ...(options?.action ? { duration: WITH_ACTION_MS } : {}),
  };
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

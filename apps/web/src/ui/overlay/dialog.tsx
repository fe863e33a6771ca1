// Overlay: imports Base UI. Import this file only from modules that are loaded lazily (lazy-overlay.ts),
// never from a page's first chunk.
import { Dialog as BaseDialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { useRef, type ReactNode, type RefObject } from "react";
import { Button } from "../button.tsx";
import { findFirstFocus } from "./first-focus.ts";
import { OverlayRoot } from "./overlay-root.tsx";

/** confirm 372 · mark 392 · form 560 · wide 1080 (px). */
export type DialogWidth = "confirm" | "mark" | "form" | "wide";

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The accessible name of the dialog, letter for letter. */
  readonly title: string;
  /** One line below the title. */
  readonly subtitle?: ReactNode;
  readonly width?: DialogWidth;
  /** Stands in the head before the close button, such as a choice of class. */
  readonly headEnd?: ReactNode;
  readonly children: ReactNode;
  /** Stays below while the body scrolls. Usually `<DialogActions>`. */
  readonly footer?: ReactNode;
  /** False for a question that must be answered: no close button, no Escape, no press outside. */
  readonly isDismissible?: boolean;
  /** Whether a press beside it closes it. Default: no where something was typed (form, wide). */
  readonly closesOnOutsidePress?: boolean;
  /** It is no part of the page: whoever prints meanwhile has the page alone. */
  readonly isOffPaper?: boolean;
  /** Where focus goes at the end. Default: where it came from. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
}

const widths: Record<DialogWidth, string> = {
  confirm: "max-w-[23.25rem]",
  mark: "max-w-[24.5rem]",
  form: "max-w-[35rem]",
  wide: "max-w-[67.5rem]",
};

/** Dims the page. Shared with the sheet. */
export const scrim =
  "fixed inset-0 z-40 bg-scrim transition-opacity duration-calm data-ending-style:opacity-0 data-starting-style:opacity-0";

/** Floats above the page and asks or shows one thing. Focus stays inside and returns at the end. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose, title, subtitle, headEnd, children, footer, finalFocus } = props;
  const { width = "form", isDismissible = true, isOffPaper = false } = props;
  const onPaper = isOffPaper ? "print:hidden" : "";
  const closesOutside = props.closesOnOutsidePress ?? (width === "confirm" || width === "mark");
  const popup = useRef<HTMLDivElement>(null);
  const isWide = width === "wide";
  return (
    <OverlayRoot>
      <BaseDialog.Root
        open={isOpen}
        disablePointerDismissal={!isDismissible || !closesOutside}
        onOpenChange={(willBeOpen, details) => {
          if (willBeOpen) return;
          if (isDismissible) onClose();
          else details.cancel();
        }}
      >
        <BaseDialog.Portal>
          {/* Also above another dialog, which is then behind it and not beside it. */}
          <BaseDialog.Backdrop forceRender className={`${scrim} ${onPaper}`} />
          <BaseDialog.Viewport
            className={`fixed inset-0 z-40 grid place-items-center overflow-hidden p-4 ${onPaper}`}
          >
            <BaseDialog.Popup
              ref={popup}
              initialFocus={(how) => findFirstFocus(popup.current, how)}
              {...(finalFocus ? { finalFocus } : {})}
              className={`flex max-h-[calc(100dvh-2rem)] w-full flex-col overflow-hidden rounded-sheet bg-surface text-fg shadow-float outline-none transition-[opacity,translate] duration-calm ease-calm data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 ${widths[width]}`}
            >
              <div
                className={`flex shrink-0 items-start gap-2 ${isWide ? "border-b border-line px-5 pt-5 pb-4 sm:pl-7" : "px-5 pt-5 pb-2 sm:px-6 sm:pt-7"}`}
              >
                <div className="min-w-0 flex-1">
                  <BaseDialog.Title className={`title ${isWide ? "text-22" : "text-20"}`}>
                    {title}
                  </BaseDialog.Title>
                  {subtitle && <div className="mt-0.5 text-14 text-fg-2">{subtitle}</div>}
                </div>
                {headEnd}
                {isDismissible && width !== "confirm" && (
                  <BaseDialog.Close
                    aria-label="닫기"
                    className="press -mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-ctl text-fg-2 hover:bg-hover"
                  >
                    <X size={22} aria-hidden />
                  </BaseDialog.Close>
                )}
              </div>
              {/* A wide body is mostly a table without a control in it: the keyboard must reach it to scroll. */}
              <div
                {...(isWide ? { role: "region", "aria-label": title, tabIndex: 0 } : {})}
                className={`min-h-0 flex-1 scroll-pb-12 overflow-y-auto -outline-offset-2 overscroll-contain ${isWide ? "" : "px-5 pt-1 pb-5 sm:px-6"}`}
              >
                {children}
              </div>
              {footer && (
                <footer
                  className={`shrink-0 ${isWide ? "border-t border-line px-5 py-4 sm:pl-7" : "px-5 pb-5 sm:px-6"}`}
                >
                  {footer}
                </footer>
              )}
            </BaseDialog.Popup>
          </BaseDialog.Viewport>
        </BaseDialog.Portal>
      </BaseDialog.Root>
    </OverlayRoot>
  );
}

/** Buttons of equal width; the one that acts stands at the right, 취소 at the left. */
export function DialogActions(props: {
  readonly onCancel?: () => void;
  readonly children: ReactNode;
}) {
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      {props.onCancel && (
        <Button variant="sunken" size="large" onClick={props.onCancel}>
          취소
        </Button>
      )}
      {props.children}
    </div>
  );
}

// Overlay: imports Base UI. Import this file only from modules that are loaded lazily (lazy-overlay.ts),
// never from a page's first chunk.
import { Drawer } from "@base-ui/react/drawer";
import { X } from "lucide-react";
import { useRef, type ReactNode, type RefObject } from "react";
import { scrim } from "./dialog.tsx";
import { findFirstFocus } from "./first-focus.ts";
import { OverlayRoot } from "./overlay-root.tsx";

export interface SheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The accessible name of the sheet, letter for letter. */
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
  /** The main button, within reach of the thumb. */
  readonly footer?: ReactNode;
  readonly finalFocus?: RefObject<HTMLElement | null>;
}

/** A dialog that comes from below, for phones. Can be swiped away. */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose, title, subtitle, children, footer, finalFocus } = props;
  const popup = useRef<HTMLDivElement>(null);
  return (
    <OverlayRoot>
      <Drawer.Root open={isOpen} onOpenChange={(willBeOpen) => !willBeOpen && onClose()}>
        <Drawer.Portal>
          <Drawer.Backdrop className={scrim} />
          <Drawer.Viewport className="fixed inset-0 z-40 flex items-end justify-center">
            <Drawer.Popup
              ref={popup}
              initialFocus={(how) => findFirstFocus(popup.current, how)}
              {...(finalFocus ? { finalFocus } : {})}
              className="flex max-h-[calc(100dvh-3rem)] w-full max-w-[35rem] translate-y-(--drawer-swipe-movement-y) flex-col rounded-t-sheet bg-surface text-fg shadow-float outline-none transition-transform duration-[240ms] ease-calm data-ending-style:translate-y-full data-starting-style:translate-y-full data-swiping:duration-0 data-swiping:select-none"
            >
              <span aria-hidden className="mx-auto mt-2.5 h-1 w-9 shrink-0 rounded-pill bg-line" />
              <div className="flex shrink-0 items-start gap-2 px-5 pt-3 pb-2">
                <div className="min-w-0 flex-1">
                  <Drawer.Title className="title text-20">{title}</Drawer.Title>
                  {subtitle && <div className="mt-0.5 text-14 text-fg-2">{subtitle}</div>}
                </div>
                <Drawer.Close
                  aria-label="닫기"
                  className="press -mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-ctl text-fg-2"
                >
                  <X size={22} aria-hidden />
                </Drawer.Close>
              </div>
              <Drawer.Content className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-1 pb-5">
                {children}
              </Drawer.Content>
              {footer && <footer className="shrink-0 px-5 pb-5">{footer}</footer>}
              <div className="safe-bottom shrink-0" />
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.Root>
    </OverlayRoot>
  );
}

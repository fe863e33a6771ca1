// Overlay: imports Base UI. Import this file only from modules that are loaded lazily (lazy-overlay.ts),
// never from a page's first chunk.
import { Popover } from "@base-ui/react/popover";
import { X } from "lucide-react";
import { lazy, Suspense, useRef, type ReactNode, type RefObject } from "react";
import { findFirstFocus } from "./first-focus.ts";
import { isLeftToAnchor } from "./is-left-to-anchor.ts";
import { OverlayRoot } from "./overlay-root.tsx";
import { keepTabInside } from "./tab-ring.ts";
import { PHONE, useMedia } from "./use-media.ts";

// Only phones have sheets: they fetch theirs beside this file, a desktop never does.
const loadSheet = () => import("./sheet.tsx").then((file) => ({ default: file.Sheet }));
const early = matchMedia(PHONE).matches ? loadSheet() : undefined;
early?.catch(() => undefined);
const Sheet = lazy(() => (early ?? loadSheet()).catch(loadSheet));

export interface AnchoredDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What it speaks of: a seat, a cell. Stays in sight; may change while open. */
  readonly anchor: Element | null;
  /** The accessible name of the dialog, letter for letter. */
  readonly title: string;
  /** Below the title ("large") or at its right ("small"). */
  readonly subtitle?: ReactNode;
  /** "large" 392 for the day view, "small" 296 for grids. */
  readonly size?: "large" | "small";
  readonly children: ReactNode;
  /** Where focus goes at the end. Default: where it came from. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
  /** False leaves the focus on the opener, for a grid that keeps the arrow keys. */
  readonly takesFocus?: boolean;
}

/**
 * A dialog that stands 12 px beside its anchor and never over it; under 640 px a sheet from below.
 * A press elsewhere closes it, and a press on the anchor itself is left to the anchor.
 */
export function AnchoredDialog(props: AnchoredDialogProps) {
  const isPhone = useMedia(PHONE);
  if (isPhone) {
    const { isOpen, onClose, title, subtitle, children, finalFocus } = props;
    return (
      <Suspense fallback={null}>
        <Sheet
          isOpen={isOpen}
          onClose={onClose}
          title={title}
          subtitle={subtitle}
          {...(finalFocus ? { finalFocus } : {})}
        >
          {children}
        </Sheet>
      </Suspense>
    );
  }
  return <DialogBeside {...props} />;
}

function DialogBeside(props: AnchoredDialogProps) {
  const { isOpen, onClose, anchor, title, subtitle, children, finalFocus } = props;
  const { size = "large", takesFocus = true } = props;
  const popup = useRef<HTMLDivElement>(null);
  const isLarge = size === "large";
  return (
    <OverlayRoot>
      <Popover.Root
        open={isOpen}
        onOpenChange={(willBeOpen, details) => {
          if (willBeOpen) return;
          if (isLeftToAnchor(anchor, details)) details.cancel();
          else onClose();
        }}
      >
        <Popover.Portal>
          <Popover.Positioner
            anchor={anchor}
            side="right"
            align="center"
            sideOffset={12}
            collisionPadding={12}
            collisionAvoidance={{ side: "flip", align: "shift", fallbackAxisSide: "end" }}
            className="z-40"
          >
            <Popover.Popup
              ref={popup}
              onKeyDown={keepTabInside}
              initialFocus={takesFocus ? (how) => findFirstFocus(popup.current, how) : false}
              {...(finalFocus ? { finalFocus } : {})}
              className={`flex max-h-(--available-height) flex-col overflow-y-auto overscroll-contain bg-surface text-fg shadow-float outline-none transition-[opacity,translate] duration-quick ease-calm data-ending-style:opacity-0 data-starting-style:translate-y-1 data-starting-style:opacity-0 ${
                isLarge ? "w-[24.5rem] rounded-sheet p-5" : "w-[18.5rem] rounded-[1.25rem] p-4"
              }`}
            >
              {isLarge ? (
                <header className="mb-3.5 flex items-start gap-2">
                  <div className="min-w-0 flex-1">
                    <Popover.Title className="title text-20">{title}</Popover.Title>
                    {subtitle && <div className="text-14 text-fg-2">{subtitle}</div>}
                  </div>
                  <Popover.Close
                    aria-label="닫기"
                    className="press -mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-ctl text-fg-2 hover:bg-hover"
                  >
                    <X size={22} aria-hidden="true" />
                  </Popover.Close>
                </header>
              ) : (
                <header className="mb-3 flex items-baseline justify-between gap-2">
                  <Popover.Title className="text-16 font-bold">{title}</Popover.Title>
                  {subtitle && <div className="text-14 text-fg-2">{subtitle}</div>}
                </header>
              )}
              {children}
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </OverlayRoot>
  );
}

import type { ReactNode, RefObject } from "react";
import { DialogBeside } from "./dialog-beside.tsx";
import { lazyOverlay } from "./lazy-overlay.ts";
import { PHONE, useMedia } from "./use-media.ts";

// A desktop never shows a sheet; a phone has it as soon as this file.
const Sheet = lazyOverlay(() => import("./sheet.tsx").then((file) => file.Sheet));
if (matchMedia(PHONE).matches) void Sheet.preload().catch(() => undefined);

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
      <Sheet
        isOpen={isOpen}
        onClose={onClose}
        title={title}
        subtitle={subtitle}
        {...(finalFocus ? { finalFocus } : {})}
      >
        {children}
      </Sheet>
    );
  }
  return <DialogBeside {...props} />;
}

// Overlay: imports Base UI. Import only from modules that are loaded lazily.
import { AlertDialog as BaseAlert } from "@base-ui/react/alert-dialog";
import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { scrim } from "./dialog.tsx";
import { OverlayRoot } from "./overlay-root.tsx";

export interface AlertDialogProps {
  readonly isOpen: boolean;
  /** The accessible name. */
  readonly title: string;
  /** What to do instead. */
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** Says why something does not go, with the sign of a warning and one button. */
export function AlertDialog({ isOpen, title, children, onClose }: AlertDialogProps) {
  return (
    <OverlayRoot>
      <BaseAlert.Root open={isOpen} onOpenChange={(willBeOpen) => !willBeOpen && onClose()}>
        <BaseAlert.Portal>
          <BaseAlert.Backdrop className={scrim} />
          <BaseAlert.Viewport className="fixed inset-0 z-40 grid place-items-center overflow-hidden p-4">
            <BaseAlert.Popup className="flex max-h-[calc(100dvh-2rem)] w-full max-w-[24.5rem] flex-col items-center gap-3 overflow-y-auto rounded-sheet bg-surface p-6 pt-7 text-center text-fg shadow-float outline-none transition-[opacity,translate] duration-calm ease-calm data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0">
              <span className="grid size-14 place-items-center rounded-pill bg-warm-weak text-warm-strong">
                <TriangleAlert size={26} aria-hidden />
              </span>
              <BaseAlert.Title className="title text-20">{title}</BaseAlert.Title>
              <BaseAlert.Description className="text-15 leading-[1.55] text-balance text-fg-2">
                {children}
              </BaseAlert.Description>
              <Button size="large" isFull className="mt-2" onClick={onClose}>
                확인
              </Button>
            </BaseAlert.Popup>
          </BaseAlert.Viewport>
        </BaseAlert.Portal>
      </BaseAlert.Root>
    </OverlayRoot>
  );
}

// Overlay: imports Base UI through dialog.tsx. Import only from modules that are loaded lazily.
import type { ReactNode } from "react";
import { Button } from "../button.tsx";
import { Dialog, DialogActions } from "./dialog.tsx";

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  /** What will happen and whether it can be undone. */
  readonly children: ReactNode;
  /** Names the act: 「모두 지우기」, not 「예」. */
  readonly actLabel: string;
  readonly onAct: () => void;
  readonly cancelLabel?: string;
  /** Red act button, and focus begins on the way out. */
  readonly isDangerous?: boolean;
  readonly isBusy?: boolean;
  /** Null where there is no way out but the act (「학년도 설정 필요」). */
  readonly onClose: (() => void) | null;
}

/** Asks before something that cannot be undone, or tells what must come first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, actLabel, onAct, cancelLabel = "취소", onClose } = props;
  const { isDangerous = false, isBusy = false } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => onClose?.()}
      title={title}
      width="confirm"
      isDismissible={onClose !== null}
      footer={
        <DialogActions>
          {onClose && (
            <Button
              variant="sunken"
              size="large"
              onClick={onClose}
              data-autofocus={isDangerous || undefined}
            >
              {cancelLabel}
            </Button>
          )}
          <Button
            variant={isDangerous ? "danger" : "filled"}
            size="large"
            isBusy={isBusy}
            onClick={onAct}
            data-autofocus={!isDangerous || undefined}
          >
            {actLabel}
          </Button>
        </DialogActions>
      }
    >
      <div className="text-15 leading-[1.55] text-fg-2">{children}</div>
    </Dialog>
  );
}

// Overlay: imports Base UI through the dialogs. One chunk, loaded lazily, for all that opens from everywhere.
import { CaptureDialog } from "../capture/capture-dialog.tsx";
import { PaletteDialog } from "../palette/palette-dialog.tsx";
import type { QuickName } from "../base/quick-access-context.ts";
import { ShortcutsDialog } from "../shortcuts/shortcuts-dialog.tsx";

export { CaptureCard } from "../capture/capture-card.tsx";

export interface QuickOverlaysProps {
  readonly isOpen: boolean;
  readonly name: QuickName | undefined;
  readonly onClose: () => void;
  readonly onOpen: (name: QuickName) => void;
}

/** 빠른 이동, 한 줄 기록 and 단축키; one is open at most. */
export function QuickOverlays({ name, onClose, onOpen }: QuickOverlaysProps) {
  return (
    <>
      <PaletteDialog isOpen={name === "palette"} onClose={onClose} onOpen={onOpen} />
      <CaptureDialog isOpen={name === "capture"} onClose={onClose} />
      <ShortcutsDialog isOpen={name === "shortcuts"} onClose={onClose} />
    </>
  );
}

// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by seal-button.tsx.
import type { KeptDraw } from "@damim/domain/draw/draw.ts";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Seal } from "../seal.tsx";

/** The seal of a throw, opened: it says all that there was to know. */
export function SealDialog(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly draw: KeptDraw | undefined;
}) {
  const { isOpen, onClose, draw } = props;
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="뽑기 전에 봉인했어요">
      {draw && <Seal draw={draw} canBeOpened={false} />}
    </Dialog>
  );
}

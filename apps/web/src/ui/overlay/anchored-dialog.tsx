import { DialogBeside, type DialogBesideProps } from "./dialog-beside.tsx";
import { lazyOverlay } from "./lazy-overlay.ts";
import { PHONE, useMedia } from "../use-media.ts";

// A desktop never shows a sheet; a phone has it as soon as this file.
const Sheet = lazyOverlay(() => import("./sheet.tsx"), "Sheet");
if (matchMedia(PHONE).matches) void Sheet.preload().catch(() => undefined);

/**
 * A dialog that stands 12 px beside its anchor and never over it; under 640 px a sheet from below.
 * A press elsewhere closes it, and a press on the anchor itself is left to the anchor.
 */
export function AnchoredDialog(props: DialogBesideProps) {
  const isPhone = useMedia(PHONE);
  if (isPhone) {
    const { isOpen, onClose, title, subtitle, children } = props;
    return (
      <Sheet isOpen={isOpen} onClose={onClose} title={title} subtitle={subtitle}>
        {children}
      </Sheet>
    );
  }
  return <DialogBeside {...props} />;
}

// Overlay: imports Base UI through ui/overlay/dialog.tsx. Loaded lazily by keep-names.tsx.
import { OutputNames } from "./output-names.tsx";
import { NamesDialog } from "./names-dialog.tsx";

/** Both questions about names: of a text that was written, and of what goes on paper or into a file. */
export function NamesDesk({ isOpen }: { readonly isOpen: boolean }) {
  return (
    isOpen && (
      <>
        <NamesDialog />
        <OutputNames />
      </>
    )
  );
}

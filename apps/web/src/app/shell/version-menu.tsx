// Overlay: imports Base UI through ui/overlay/menu.tsx. Loaded lazily by club-badge.tsx.
import { Menu } from "../../ui/overlay/menu.tsx";
import { VersionItems } from "./version-items.tsx";

/** Which version is shown, on its own: in a club it stands in the bar. */
export function VersionMenu(props: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly anchor: Element | null;
}) {
  return (
    <Menu {...props} align="start" label="버전 고르기">
      <VersionItems />
    </Menu>
  );
}

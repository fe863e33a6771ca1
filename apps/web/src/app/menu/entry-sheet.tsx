// Overlay: imports Base UI through ui/overlay/sheet.tsx. Loaded lazily by tab-menu.tsx.
import { isMobileDevice } from "../../platform/device.ts";
import { readText } from "../../platform/kept/device-texts.ts";
import { MENU_PLACE } from "../../platform/kept/screen-preferences.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { useMenuPlace } from "../base/menu-place.ts";
import type { MenuEntry, MenuItem } from "./menu.ts";
import { ItemLink } from "./menu-link.tsx";

export interface EntrySheetProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly entry: MenuEntry | undefined;
  /** The page that stands. */
  readonly openItem: MenuItem | undefined;
}

/** The pages of one entry of a phone's menu, from below. The first time it offers to move the menu there. */
export function EntrySheet({ isOpen, onClose, entry, openItem }: EntrySheetProps) {
  const { place, choosePlace } = useMenuPlace();
  if (!entry) return null;
  const isOffered = isMobileDevice() && readText(MENU_PLACE) === undefined;
  // Offered once: whoever goes on without an answer has the menu where it is.
  const close = (): void => {
    if (isOffered) choosePlace(place);
    onClose();
  };
  return (
    <Sheet isOpen={isOpen} onClose={close} title={entry.label}>
      <nav aria-label="하위 메뉴" className="flex flex-col">
        {listPages(entry).map((item) => (
          <ItemLink
            key={item.label}
            item={item}
            isCurrent={item.label === openItem?.label}
            className="press flex min-h-13 items-center gap-3 rounded-ctl px-2 text-16 font-medium text-fg hover:bg-hover aria-[current=page]:font-bold"
            mark={<span className="size-2.5 rounded-pill bg-warm" />}
            onFollow={close}
          />
        ))}
      </nav>
      {isOffered && (
        <div className="mt-4 rounded-card bg-brand-weak p-4">
          <p className="text-15 font-semibold">메뉴를 엄지 가까이에 둘까요?</p>
          <div className="mt-3 flex gap-2">
            <Button
              onClick={() => {
                choosePlace("down");
                // The sheet goes with the menu that it came from.
                document.getElementById("main")?.focus();
              }}
            >
              아래로 옮기기
            </Button>
            <Button variant="line" onClick={close}>
              그대로 두기
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}

/** Its lines, behind the page of all of them where it has one. */
function listPages({ label, target, items, isPage }: MenuEntry): readonly MenuItem[] {
  return isPage
    ? [{ ...target, label: `${label} 모두 보기`, opensNewWindow: false }, ...items]
    : items;
}

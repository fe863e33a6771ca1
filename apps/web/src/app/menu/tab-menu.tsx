import { Settings, Sun } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { NavLink } from "../../ui/link.tsx";
import { findOpenPlace, type MenuEntry } from "./menu.ts";
import { EntryLink } from "./menu-link.tsx";
import { MenuIcon } from "./menu-icon.tsx";

const EntrySheet = lazyOverlay(() => import("./entry-sheet.tsx"), "EntrySheet");

const tabLook =
  "press flex h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 in-data-[menu=up]:h-13 text-12 font-semibold whitespace-nowrap text-fg-3 aria-[current]:text-brand";

/**
 * The menu as a row of signs with their words. On a phone the five entries alone, whole and in sight at 320 px, above or
 * below the page: each opens a sheet of its pages, while 오늘 is behind the logo and 설정 behind the face. Below the
 * page of a wider window 오늘 and 설정 stand beside them, and the pages of the open entry in the bar above the page.
 */
export function TabMenu(props: {
  readonly menu: readonly MenuEntry[];
  readonly isNarrow: boolean;
  readonly className: string;
}) {
  const { menu, isNarrow, className } = props;
  const open = findOpenPlace(menu, useLocation());
  const [shown, setShown] = useState<{ readonly entry: MenuEntry; readonly isOpen: boolean }>();
  return (
    <nav aria-label="주 메뉴" className={`flex shrink-0 bg-surface px-2 print:hidden ${className}`}>
      {!isNarrow && (
        <NavLink to="/" className={tabLook}>
          <Sun size={24} aria-hidden />
          오늘
        </NavLink>
      )}
      {menu.map((entry) => {
        const tab = {
          "aria-current": entry.group === open?.entry.group ? ("true" as const) : undefined,
          className: tabLook,
          children: (
            <>
              <MenuIcon group={entry.group} size={24} />
              {entry.label}
            </>
          ),
        };
        return isNarrow ? (
          <button
            key={entry.group}
            type="button"
            aria-haspopup="dialog"
            onClick={() => setShown({ entry, isOpen: true })}
            {...tab}
          />
        ) : (
          <EntryLink
            key={entry.group}
            target={entry.target}
            current={tab["aria-current"]}
            className={tabLook}
          >
            {tab.children}
          </EntryLink>
        );
      })}
      {!isNarrow && (
        <NavLink to="/mypage" className={tabLook}>
          <Settings size={24} aria-hidden />
          설정
        </NavLink>
      )}
      <EntrySheet
        isOpen={shown?.isOpen ?? false}
        onClose={() => setShown(shown && { ...shown, isOpen: false })}
        entry={shown?.entry}
        openItem={open?.item}
      />
    </nav>
  );
}

import { Settings, Sun } from "lucide-react";
import { useLocation } from "react-router";
import { NavLink } from "../../ui/link.tsx";
import { EntryLink } from "./menu-link.tsx";
import { findOpenPlace, type MenuEntry } from "./menu.ts";
import { MenuIcon } from "./menu-icon.tsx";

const tabLook =
  "press flex h-15 min-w-0 flex-1 flex-col items-center justify-center gap-1 text-12 font-semibold";

/** The menu at the lower edge, for thumbs. The pages of the open entry stand in the bar above the page. */
export function BottomMenu({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const open = findOpenPlace(menu, useLocation());
  return (
    <nav
      aria-label="주 메뉴"
      className="safe-bottom sticky bottom-0 z-20 flex border-t border-line bg-surface px-2 max-sm:px-0 print:hidden"
    >
      <NavLink to="/" className={`${tabLook} text-fg-3 aria-[current=page]:text-brand`}>
        <Sun size={24} aria-hidden />
        오늘
      </NavLink>
      {menu.map((entry) => (
        <EntryLink
          key={entry.group}
          target={entry.target}
          current={entry === open?.entry ? "true" : undefined}
          className={`${tabLook} text-fg-3 aria-[current=true]:text-brand`}
        >
          <MenuIcon group={entry.group} size={24} />
          {entry.label}
        </EntryLink>
      ))}
      <NavLink to="/mypage" className={`${tabLook} text-fg-3 aria-[current=page]:text-brand`}>
        <Settings size={24} aria-hidden />
        설정
      </NavLink>
    </nav>
  );
}

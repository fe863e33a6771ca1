import { Settings } from "lucide-react";
import { NavLink, useLocation } from "react-router";
import { DamimWordmark } from "../ui/damim-logo.tsx";
import { findOpenEntry, type MenuEntry } from "./menu.ts";
import { MenuIcon } from "./menu-icon.tsx";

/** The menu as a bar of 56 px above the page; the pages of the open entry stand in the row below it. */
export function UpperMenu({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  const open = findOpenEntry(menu, pathname);
  return (
    <nav
      aria-label="주 메뉴"
      className="flex h-14 items-center gap-1 overflow-x-auto border-b border-line-2 bg-surface px-6 max-md:px-2 print:hidden"
    >
      <NavLink
        to="/"
        aria-label="담임, 오늘로 가기"
        className="mr-2 flex h-11 shrink-0 items-center px-2"
      >
        <DamimWordmark height={22} />
      </NavLink>
      <div className="flex gap-1">
        {menu.map((entry) => (
          <NavLink
            key={entry.group}
            to={entry.path}
            className={`press flex h-11 items-center gap-2 rounded-ctl px-3 text-15 font-semibold whitespace-nowrap hover:bg-hover ${entry === open ? "text-brand-strong" : "text-fg-2"}`}
          >
            <MenuIcon group={entry.group} size={20} />
            {entry.label}
          </NavLink>
        ))}
      </div>
      <NavLink
        to="/mypage"
        className="press ml-auto flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-ctl px-3 text-15 font-semibold text-fg-2 hover:bg-hover aria-[current=page]:text-brand-strong"
      >
        <Settings size={20} aria-hidden className="shrink-0" />
        <span className="max-sm:sr-only">설정</span>
      </NavLink>
    </nav>
  );
}

/** The pages of the open entry in one row, for menus that stand above or below the page. */
export function EntryPagesBar({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  const open = findOpenEntry(menu, pathname);
  if (!open) return null;
  return (
    <nav
      aria-label="하위 메뉴"
      className="flex gap-1 overflow-x-auto px-6 max-md:px-3 print:hidden"
    >
      {open.items.map((item) => (
        <NavLink
          key={item.path}
          to={item.path}
          className="press group flex h-11 items-center gap-2 rounded-ctl px-3 text-15 font-medium whitespace-nowrap text-fg-2 hover:bg-hover aria-[current=page]:font-bold aria-[current=page]:text-fg"
        >
          <span className="hidden size-2.5 rounded-pill bg-warm group-aria-[current=page]:block" />
          {item.label}
        </NavLink>
      ))}
    </nav>
  );
}

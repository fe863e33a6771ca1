import { Settings } from "lucide-react";
import { useLocation } from "react-router";
import { NavLink } from "../../ui/link.tsx";
import { DamimWordmark } from "../../ui/damim-logo.tsx";
import { EntryLink, ItemLink } from "./menu-link.tsx";
import { findOpenPlace, type MenuEntry } from "./menu.ts";
import { MenuIcon } from "./menu-icon.tsx";

/** The menu as a bar of 56 px above the page of a wide window; the pages of the open entry stand in the row below it. */
export function UpperMenu({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const open = findOpenPlace(menu, useLocation());
  return (
    <nav
      aria-label="주 메뉴"
      className="flex h-14 items-center border-b border-line-2 bg-surface px-6 print:hidden"
    >
      <NavLink
        to="/"
        aria-label="담임, 오늘로 가기"
        className="flex h-11 shrink-0 items-center px-2"
      >
        <DamimWordmark height={22} />
      </NavLink>
      <div className="flex min-w-0 flex-1 gap-1 overflow-x-auto">
        {menu.map((entry) => (
          <EntryLink
            key={entry.group}
            target={entry.target}
            current={entry === open?.entry ? "true" : undefined}
            className="press flex h-11 items-center gap-2 rounded-ctl px-3 text-15 font-semibold whitespace-nowrap text-fg-2 hover:bg-hover aria-[current=true]:text-brand-strong"
          >
            <MenuIcon group={entry.group} size={20} />
            {entry.label}
          </EntryLink>
        ))}
      </div>
      <NavLink
        to="/mypage"
        className="press flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-ctl px-3 text-15 font-semibold text-fg-2 hover:bg-hover aria-[current=page]:text-brand-strong"
      >
        <Settings size={20} aria-hidden />
        설정
      </NavLink>
    </nav>
  );
}

/** The pages of the open entry in one row, for menus that stand above or below the page. */
export function EntryPagesBar({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const open = findOpenPlace(menu, useLocation());
  if (!open) return null;
  return (
    <nav aria-label="하위 메뉴" className="relative flex gap-1 overflow-x-auto px-6 print:hidden">
      {open.entry.items.map((item) => (
        <ItemLink
          key={item.label}
          item={item}
          isCurrent={item === open.item}
          className="press flex h-11 items-center gap-2 rounded-ctl px-3 text-15 font-medium whitespace-nowrap text-fg-2 hover:bg-hover aria-[current=page]:font-bold aria-[current=page]:text-fg"
          mark={<span className="size-2.5 rounded-pill bg-warm" />}
        />
      ))}
    </nav>
  );
}

import { Settings, Sun } from "lucide-react";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { NavLink } from "../../ui/link.tsx";
import { DamimMark, DamimWordmark } from "../../ui/damim-logo.tsx";
import { EntryLink, ItemLink } from "./menu-link.tsx";
import { findOpenPlace, type MenuEntry, type OpenPlace } from "./menu.ts";
import { MenuIcon } from "./menu-icon.tsx";

const itemLook =
  "press flex h-11 shrink-0 items-center gap-3 rounded-ctl px-3 text-15 font-semibold text-fg-2 hover:bg-hover aria-[current=page]:bg-brand-weak aria-[current=page]:text-brand-strong max-rail:justify-center max-rail:px-0";

/**
 * The menu at the left of a desktop: 208 px wide, 176 below 1280 px, a rail of 72 below 1210 px where
 * the pages of the open entry stand in the bar above the page instead. Logo and 설정 stand; what is between
 * them scrolls, the open page in sight, and ends above a toast (the third row of the shell's grid).
 */
export function LeftMenu({ menu }: { readonly menu: readonly MenuEntry[] }) {
  const open = findOpenPlace(menu, useLocation());
  return (
    <nav
      aria-label="주 메뉴"
      className="col-start-1 row-span-full flex min-h-0 flex-col border-r border-line-2 bg-surface pb-5 rail:grid rail:grid-rows-subgrid print:hidden"
    >
      <NavLink
        to="/"
        aria-label="담임, 오늘로 가기"
        className="mx-3 flex h-16 shrink-0 items-center px-3 max-rail:justify-center max-rail:px-0"
      >
        <span className="max-rail:hidden">
          <DamimWordmark height={26} />
        </span>
        <span className="hidden max-rail:block">
          <DamimMark size={36} />
        </span>
      </NavLink>
      <div className="flex min-h-0 flex-1 flex-col gap-1 overflow-y-auto px-3 py-2">
        <NavLink to="/" className={itemLook}>
          <Sun size={20} aria-hidden className="shrink-0" />
          <span className="max-rail:sr-only">오늘</span>
        </NavLink>
        {menu.map((entry) => (
          <div key={entry.group}>
            <EntryLink
              target={entry.target}
              current={entry === open?.entry ? "true" : undefined}
              className="press group flex h-11 items-center gap-3 rounded-ctl px-3 text-15 font-semibold text-fg-2 hover:bg-hover aria-[current=true]:text-fg max-rail:justify-center max-rail:px-0 max-rail:aria-[current=true]:bg-brand-weak"
            >
              <span className="group-aria-[current=true]:text-brand">
                <MenuIcon group={entry.group} size={20} />
              </span>
              <span className="max-rail:sr-only">{entry.label}</span>
            </EntryLink>
            {entry === open?.entry && <OpenItems open={open} />}
          </div>
        ))}
      </div>
      <div className="mx-3 border-t border-line-2 pt-3 rail:row-start-4">
        <NavLink to="/mypage" className={itemLook}>
          <Settings size={20} aria-hidden className="shrink-0" />
          <span className="max-rail:sr-only">설정</span>
        </NavLink>
      </div>
    </nav>
  );
}

function OpenItems({ open }: { readonly open: OpenPlace }) {
  const items = useRef<HTMLElement>(null);
  useEffect(() => {
    items.current?.querySelector("[aria-current=page]")?.scrollIntoView({ block: "nearest" });
  }, [open.item]);
  return (
    <nav
      ref={items}
      aria-label="하위 메뉴"
      className="relative mt-0.5 mb-1 ml-[1.3125rem] border-l-2 border-line pl-5 max-rail:hidden"
    >
      {open.entry.items.map((item) => (
        <ItemLink
          key={item.label}
          item={item}
          isCurrent={item === open.item}
          className="press relative flex h-11 items-center rounded-ctl px-2 text-15 font-medium text-fg-2 hover:bg-hover aria-[current=page]:font-bold aria-[current=page]:text-fg"
          mark={
            <span className="absolute top-1/2 -left-[1.6875rem] size-3 -translate-y-1/2 rounded-pill bg-warm" />
          }
        />
      ))}
    </nav>
  );
}

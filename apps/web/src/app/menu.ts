import type { MenuGroup, Screen } from "../ui/screen.ts";

export interface MenuItem {
  readonly label: string;
  readonly path: string;
}

export interface MenuEntry {
  readonly group: MenuGroup;
  readonly label: string;
  /** Where the entry itself leads: its first page. */
  readonly path: string;
  readonly items: readonly MenuItem[];
}

const groupLabels: Readonly<Record<MenuGroup, string>> = {
  record: "기록",
  lookup: "조회",
  memo: "메모",
  teachers: "쌤마당",
  play: "수업놀이",
};
const groupOrder: readonly MenuGroup[] = ["record", "lookup", "memo", "teachers", "play"];

/**
 * The five main entries with their pages, made from the list of screens. An entry appears with its
 * first page; the order is always 기록, 조회, 메모, 쌤마당, 수업놀이 (spec 01 §3).
 */
export function toMenu(screens: readonly Screen[]): readonly MenuEntry[] {
  return groupOrder.flatMap((group) => {
    const items = screens
      .flatMap(({ path, menu }) => (menu?.group === group ? [{ path, ...menu }] : []))
      .sort((a, b) => a.order - b.order)
      .map(({ label, path }) => ({ label, path }));
    const first = items[0];
    return first ? [{ group, label: groupLabels[group], path: first.path, items }] : [];
  });
}

/** The entry that the page at `path` belongs to, or nothing (the main screen, the profile). */
export function findOpenEntry(menu: readonly MenuEntry[], path: string): MenuEntry | undefined {
  return menu.find(({ items }) => items.some((item) => item.path === path));
}

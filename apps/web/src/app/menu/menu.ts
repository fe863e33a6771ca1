import {
  isSameScreenState,
  readScreenState,
  type ScreenLocation,
} from "../../kit/manifest/screen-state.ts";
import type { MenuGroup, Screen, ScreenState } from "../../kit/manifest/screen.ts";

/** Where a line of the menu leads. */
export interface MenuTarget {
  readonly path: string;
  readonly state?: ScreenState | undefined;
}

export interface MenuItem extends MenuTarget {
  readonly label: string;
  readonly opensNewWindow: boolean;
}

export interface MenuEntry {
  readonly group: MenuGroup;
  readonly label: string;
  readonly target: MenuTarget;
  /** Its target is a page of all its lines, and none of them. */
  readonly isPage?: true | undefined;
  readonly items: readonly MenuItem[];
}

/** Where a visitor stands, as the router tells it. */
export interface MenuLocation extends ScreenLocation {
  readonly pathname: string;
}

/** The five entries and where they lead themselves (spec 01 §3). */
const groups: readonly (MenuTarget & {
  readonly group: MenuGroup;
  readonly label: string;
  /** Its path, told nothing, is a page of all its parts. */
  readonly isPage?: true;
  /** Its path, told nothing, is this part, wherever its line stands. */
  readonly shows?: ScreenState;
})[] = [
  { group: "record", label: "기록", path: "/attendance", state: { doWhat: "addAttend" } },
  { group: "lookup", label: "조회", path: "/manageAttendance" },
  { group: "memo", label: "메모", path: "/memo", isPage: true },
  { group: "teachers", label: "쌤마당", path: "/weteacher", shows: { about: "mission" } },
  { group: "play", label: "수업놀이", path: "/classgame", isPage: true },
];

/**
 * The five main entries with their pages, made from the list of screens. An entry appears with its first
 * page; the order is always 기록, 조회, 메모, 쌤마당, 수업놀이 (spec 01 §3). Until the page that it leads to
 * exists, it leads to the first that does.
 */
export function toMenu(screens: readonly Screen[]): readonly MenuEntry[] {
  return groups.flatMap(({ group, label, isPage, ...target }) => {
    const items = screens
      .flatMap((screen) => (screen.menu ?? []).map((item) => ({ path: screen.path, ...item })))
      .filter((item) => item.group === group)
      .sort((a, b) => a.order - b.order)
      .map(({ label: words, path, state, opensNewWindow = false }): MenuItem => ({
        label: words,
        path,
        opensNewWindow,
        state,
      }));
    const [first] = items;
    if (!first) return [];
    const isThere = items.some((item) => item.path === target.path);
    const { path, state } = isThere ? target : first;
    return [{ group, label, target: { path, state }, items, ...(isThere && isPage && { isPage }) }];
  });
}

/** What of the menu is open: nothing on the main screen, the profile, 설정. */
export interface OpenPlace {
  readonly entry: MenuEntry;
  /** Nothing on the page of all its lines. */
  readonly item: MenuItem | undefined;
}

/**
 * The line of the menu that the visitor stands on. Of several lines with one path it is the one with the
 * same state; told nothing, a page shows its first part or none of them, and told another thing it is no line at all.
 */
export function findOpenPlace(
  menu: readonly MenuEntry[],
  location: MenuLocation,
): OpenPlace | undefined {
  const state = readScreenState(location);
  const at = location.pathname.replace(/(?<=.)\/+$/, "");
  const here = menu.flatMap((entry) =>
    entry.items.filter(({ path }) => path === at).map((item) => ({ entry, item })),
  );
  const { isPage, shows } = groups.find(({ path }) => path === at) ?? {};
  const open = here.find(({ item }) => isSameScreenState(item.state, state ?? shows)) ?? here[0];
  const isSame = isSameScreenState(open?.item.state, state);
  const isPageOfAll = isPage && !isSame;
  // A part that shares the path of lines, and has none itself.
  const isElsewhere = here.length > 1 && state !== undefined && !isSame;
  return open && (isPageOfAll || isElsewhere) ? { ...open, item: undefined } : open;
}

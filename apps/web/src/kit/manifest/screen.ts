import type { SwitchName } from "@damim/domain/site/site-switch.ts";
import type { ComponentType } from "react";

/** Where an entry stands: 기록, 조회, 메모, 쌤마당, 수업놀이, in this order. */
export type MenuGroup = "record" | "lookup" | "memo" | "teachers" | "play";

/** Which part of a page is meant, where one path has several: 예산관리 and 메모폴더 of `/memo`. */
export type ScreenState = { readonly about: string } | { readonly doWhat: string };

/** One line of the menus. A screen may have several, each with a state or a path of its own. */
export interface ScreenMenuItem {
  readonly group: MenuGroup;
  readonly label: string;
  readonly order: number;
  readonly state?: ScreenState;
  /** Where the screen's own path is a pattern: "/tool/timer" of "/tool/:name". */
  readonly path?: string;
  readonly opensNewWindow?: boolean;
}

/** Who may stand on a screen. The guard of the app decides; a screen only says what it needs. */
export type ScreenNeeds = "anyone" | "signed-out" | "signed-in";

/**
 * One page of the product, as a feature offers it to the app. Routes and menus are made from the list
 * of these, so a page exists from the moment its feature is in the list.
 *
 * `Props` is what the app gives to the component; most pages take nothing.
 */
export interface Screen<Props extends object = object> {
  /** The path below the product's base, such as "/attendance". */
  readonly path: string;
  /** Which part of a path that several features share: `/checkListMemo?about=listMemo`. */
  readonly about?: string;
  /** The name of the page, for the window title and the menu's palette. */
  readonly title: string;
  readonly menu?: readonly ScreenMenuItem[];
  readonly needs: ScreenNeeds;
  /** An admin may switch it off for everybody: then it is an unknown path and stands in no menu. */
  readonly switch?: SwitchName;
  /** It holds private words of pupils or of the teacher's own: hidden while the page fills the screen (`PrivatePart`). */
  readonly isPrivate?: boolean;
  /** It fills the window itself, without menus and top row: the board in front of a class. */
  readonly hasOwnFrame?: boolean;
  /** Acts of the page ask first who sits here: the account knows how, the page's feature does not. */
  readonly asksWhoSitsHere?: boolean;
  /** Fetches the page's own chunk. */
  readonly load: () => Promise<{ readonly Component: ComponentType<Props> }>;
  /** Chunks of what opens on the page later, so that it opens without a network too. */
  readonly opensLater?: readonly (() => Promise<unknown>)[];
}

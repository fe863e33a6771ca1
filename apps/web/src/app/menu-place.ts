import { createContext, useContext } from "react";
import type { MenuPlace } from "../platform/device-preferences.ts";

export interface MenuPlaceControl {
  readonly place: MenuPlace;
  readonly choosePlace: (place: MenuPlace) => void;
}

export const MenuPlaceContext = createContext<MenuPlaceControl>({
  place: "up",
  choosePlace: () => undefined,
});

/** Where the menu stands, and how to move it (위, 아래, 왼쪽). */
export function useMenuPlace(): MenuPlaceControl {
  return useContext(MenuPlaceContext);
}

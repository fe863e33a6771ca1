import { createContext, useContext } from "react";
import { isMobileDevice } from "../../platform/device.ts";
import type { MenuPlace } from "../../platform/kept/screen-preferences.ts";

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

const places: readonly { readonly value: MenuPlace; readonly label: string }[] = [
  { value: "up", label: "위" },
  { value: "down", label: "아래" },
  { value: "left", label: "왼쪽" },
];

/** What can be chosen on this device: phones and tablets have no left (spec 01 §3). */
export function listMenuPlaces(): typeof places {
  return isMobileDevice() ? places.filter(({ value }) => value !== "left") : places;
}

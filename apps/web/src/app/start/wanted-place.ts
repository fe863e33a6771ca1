import { isPublicPath } from "@damim/domain/guard/routes.ts";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { toAddress, toAppPath } from "../base/base-path.ts";

/** Keeps the address that was opened by who has to sign in first, before the guard leads to the entry. */
export function keepWantedPlace(): void {
  const path = toAppPath(location);
  if (location.pathname !== toAddress("/") && !isPublicPath(path))
    saveTabText("wanted", path + location.hash);
}

/** Goes on to it from the entry, once; also when another server signed in and came back to the main screen. */
export function goToWantedPlace(): void {
  const wanted = readTabText("wanted");
  saveTabText("wanted", undefined);
  if (wanted !== undefined && location.pathname === toAddress("/"))
    history.replaceState(null, "", toAddress(wanted));
}

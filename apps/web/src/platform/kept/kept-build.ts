import { readText } from "./device-texts.ts";

/** The map of late parts names its build: a page asks whether its own build lies on this device. */
export const KEPT_BUILD = "keptBuild";

/** Whether every file of this build lies on this device, as the worker said last. */
export function isBuildKept(parts: string): boolean {
  return readText(KEPT_BUILD) === parts;
}

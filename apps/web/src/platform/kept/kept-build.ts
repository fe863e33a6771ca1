import { readText } from "./device-texts.ts";

/** The map of late parts names its build: a page asks whether its own build lies on this device. */
export const KEPT_BUILD = "keptBuild";

/** Whether every file of this page's build lies on this device, as the worker said last. */
export function isBuildKept(): boolean {
  const name = document.querySelector<HTMLMetaElement>("meta[name=damim-parts]")?.content;
  return name !== undefined && readText(KEPT_BUILD) === name;
}

import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Screen } from "../../apps/web/src/kit/manifest/screen.ts";

/** Where the pages of a signed-in teacher are, each once, as the app itself lists them: `/memo?about=freeMemo`. */
export async function listScreens(): Promise<readonly string[]> {
  const file = path.resolve(import.meta.dirname, "../../apps/web/src/app/registry/screens.ts");
  const registry = (await import(pathToFileURL(file).href)) as { screens: readonly Screen[] };
  const once = new Map(registry.screens.toReversed().map((screen) => [screen.title, screen]));
  return [...once.values()]
    .filter(({ needs, path: at }) => needs === "signed-in" && !at.includes(":"))
    .map(({ path: at, about }) => (about ? `${at}?about=${about}` : at));
}

import type { BrowserContextOptions } from "playwright-core";
import { runnerImport } from "vite";
import path from "node:path";
import type { Screen } from "../../apps/web/src/kit/manifest/screen.ts";

/** What somebody sits before. */
export interface Look {
  readonly name: "desktop" | "phone" | "narrow" | "board";
  readonly options: BrowserContextOptions;
  /** Nothing on it may have to be scrolled sideways. */
  readonly isNarrow: boolean;
}

/** Where a walk begins. */
export interface Place {
  /** Below the product's address: "memo?about=freeMemo". */
  readonly path: string;
  readonly look: Look;
  readonly deviceUse: "own" | "shared";
}

const looks: readonly Look[] = [
  { name: "desktop", options: { viewport: { width: 1366, height: 768 } }, isNarrow: false },
  {
    name: "phone",
    options: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    isNarrow: true,
  },
  { name: "narrow", options: { viewport: { width: 320, height: 640 } }, isNarrow: true },
  {
    name: "board",
    options: { viewport: { width: 1920, height: 1080 }, hasTouch: true },
    isNarrow: false,
  },
];

/** Every page of the manifests before every look, on an own device; each third also on a shared one. */
export async function listPlaces(): Promise<readonly Place[]> {
  const web = path.resolve(import.meta.dirname, "../../apps/web");
  const { module } = await runnerImport<{ readonly screens: readonly Screen[] }>(
    path.join(web, "src/app/registry/screens.ts"),
    { root: web, configFile: false, logLevel: "silent" },
  );
  const paths = module.screens.flatMap(({ path: at, about, menu }) => {
    const known = [at, ...(menu ?? []).flatMap((item) => item.path ?? [])];
    return known
      .filter((each) => !each.includes(":"))
      .map((each) => (about !== undefined && each === at ? `${each}?about=${about}` : each));
  });
  const once = ["/", ...new Set(paths)].map((each) => each.slice(1));
  return looks.flatMap((look) =>
    once.map((each, at): Place => ({
      path: each,
      look,
      deviceUse: at % 3 === 2 ? "shared" : "own",
    })),
  );
}

/** "/memo, phone, own device" */
export const sayPlace = ({ path: at, look, deviceUse }: Place): string =>
  `/${at}, ${look.name}, ${deviceUse} device`;

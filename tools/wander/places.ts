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

/** Who walks: 둘러보기 has nobody, guests have a link. */
export type Walker = "teacher" | "club" | "visitor" | "family" | "reader" | "pupil" | "answering";

/** Where a walk begins. */
export interface Place {
  /** Below the product's address: "memo?about=freeMemo". */
  readonly path: string;
  readonly look: Look;
  readonly who: Walker;
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

/** What is opened by a link or in a club, beside the pages of the manifests. */
const others: readonly (readonly [path: string, who: Walker])[] = [
  ["book", "family"],
  ["class", "reader"],
  ["padIt", "pupil"],
  ["answer", "answering"],
  ["", "club"],
  ["club", "club"],
  ["attendance", "club"],
];
/** 둘러보기 opens so many of the pages; all are the same ones. */
const EACH_TRIED = 4;

/**
 * Every page of the manifests before every look, on an own device; each third on a shared one. Those of guests, of a club
 * and of 둘러보기 after them.
 */
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
    [
      ...once.map((each, at) => toPlace(each, "teacher", at % 3 === 2)),
      ...others.map(([each, who]) => toPlace(each, who, false)),
      // It keeps nothing, as a shared device.
      ...once
        .filter((_, at) => at % EACH_TRIED === 0)
        .map((each) => toPlace(each, "visitor", true)),
    ].map((place) => ({ ...place, look })),
  );
}

const toPlace = (at: string, who: Walker, isShared: boolean): Omit<Place, "look"> => ({
  path: at,
  who,
  deviceUse: isShared ? "shared" : "own",
});

/** "/memo, phone, teacher, own device" */
export const sayPlace = ({ path: at, look, who, deviceUse }: Place): string =>
  `/${at}, ${look.name}, ${who}, ${deviceUse} device`;

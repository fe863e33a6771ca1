import type { RunningDamim } from "../../e2e/support/start-damim.ts";
import { liveClass } from "./lived-class.ts";
import { listPlaces, type Place } from "./places.ts";
import { launchWanderer, walk, type Walk } from "./walk.ts";

const WEEKS = 4;
const SAID_STEPS = 30;

/** How far it came, and how many different things came twice in the same walk. */
export interface Wandering {
  readonly screens: number;
  readonly presses: number;
  readonly finds: number;
}

/** Walks from one place after the other until the time is over; what a walk finds has to come again in the same walk. */
export async function wander(
  damim: RunningDamim,
  about: {
    /** Epoch ms. */
    readonly untilMs: number;
    readonly seed: number;
    /** This walk alone. */
    readonly only: number | undefined;
    readonly steps: number;
    readonly tell: (line: string) => void;
  },
): Promise<Wandering> {
  const { untilMs, seed, only, steps, tell } = about;
  const places = await listPlaces();
  const lived = await liveClass(seed, WEEKS);
  const browser = await launchWanderer();
  const found = new Set<string>();
  const seen = new Set<string>();
  let presses = 0;
  const go = (place: Place, number: number): Promise<Walk> =>
    walk({ damim, browser, lived }, place, { seed: seed * 10_007 + number, presses: steps });
  try {
    for (let number = only ?? 0; Date.now() < untilMs; number++) {
      // Far from each other, so that few minutes see all kinds of pages.
      const place = places[(number * 37 + seed) % places.length];
      if (!place) break;
      const first = await go(place, number);
      seen.add(place.path);
      presses += first.presses;
      for (const { kind, what } of await again(first, () => go(place, number))) {
        const name = `${kind}: ${what}`;
        if (found.has(name)) continue;
        found.add(name);
        tell(`${name} on /${place.path}, ${place.look.name}, ${place.deviceUse} device`);
        for (const step of first.steps.slice(-SAID_STEPS)) tell(`  ${step}`);
        tell(`npm run wander -- --seed ${seed} --walk ${number}`);
      }
      if (only !== undefined) break;
    }
  } finally {
    await browser.close();
  }
  return { screens: seen.size, presses, finds: found.size };
}

/** A busy machine is late once in a while; what is wrong comes again. */
async function again({ finds }: Walk, second: () => Promise<Walk>): Promise<Walk["finds"]> {
  if (finds.length === 0) return [];
  const repeated = await second();
  return finds.filter(({ kind, what }) =>
    repeated.finds.some((each) => each.kind === kind && each.what === what),
  );
}

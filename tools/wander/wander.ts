import type { RunningDamim } from "../../e2e/support/start-damim.ts";
import { type LivedScope, toLivedClass } from "./lived-class.ts";
import { listPlaces, sayPlace, type Place } from "./places.ts";
import { launchWanderer, walk, type Walk } from "./walk.ts";

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
    /** So many at most. */
    readonly walks?: number | undefined;
    readonly seed: number;
    /** This walk alone. */
    readonly only: number | undefined;
    readonly steps: number;
    /** Places whose line (`sayPlace`) has this in it; else all. */
    readonly places?: string | undefined;
    /** Controls that are pressed more than others. */
    readonly names?: string | undefined;
    /** It ends with so many. */
    readonly enough?: number | undefined;
    readonly lived: readonly LivedScope[];
    readonly tell: (line: string) => void;
  },
): Promise<Wandering> {
  const { untilMs, seed, only, steps, tell, enough = Infinity, walks = Infinity } = about;
  const names = about.names === undefined ? undefined : new RegExp(about.names);
  const asked = new RegExp(about.places ?? "");
  const places = (await listPlaces()).filter((place) => asked.test(sayPlace(place)));
  const lived = toLivedClass(about.lived);
  const browser = await launchWanderer();
  const found = new Set<string>();
  const told = new Set<string>();
  const seen = new Set<string>();
  let presses = 0;
  const go = (place: Place, number: number, untilMs = Infinity): Promise<Walk> =>
    walk({ damim, browser, lived }, place, { seed: seed * 10_007 + number, untilMs, steps, names });
  try {
    const from = only ?? 0;
    const isEnough = (): boolean => Date.now() >= untilMs || found.size >= enough;
    for (let number = from; number < from + (only === undefined ? walks : 1); number++) {
      // Far from each other, so that few minutes see all kinds of pages.
      const place = places[(number * 37 + seed) % places.length];
      if (!place || isEnough()) break;
      const first = await go(place, number, untilMs);
      seen.add(sayPlace(place));
      presses += first.presses;
      const second = first.finds.length > 0 ? await go(place, number) : undefined;
      presses += second?.presses ?? 0;
      for (const { kind, what } of first.finds) {
        const name = `${kind}: ${what}`;
        // A busy machine is late once in a while; what is wrong comes again.
        const isAgain = second?.finds.some((each) => each.kind === kind && each.what === what);
        if (told.has(name + String(isAgain))) continue;
        told.add(name + String(isAgain));
        if (isAgain) found.add(name);
        tell(`${isAgain ? "" : "once: "}${name} on ${sayPlace(place)}`);
        if (isAgain) for (const step of first.steps.slice(-SAID_STEPS)) tell(`  ${step}`);
        tell(`npm run wander -- --seed ${seed} --walk ${number}`);
      }
    }
  } finally {
    await browser.close();
  }
  return { screens: seen.size, presses, finds: found.size };
}

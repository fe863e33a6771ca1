import * as v from "valibot";
import { readScrollPlaces, restoreScrollPlaces } from "../../platform/kept/scroll-places.ts";
import { readTabText, saveTabText } from "../../platform/kept/tab-memory.ts";
import { readScreenState, toScreenAddress } from "../../kit/manifest/screen-state.ts";

const placeSchema = v.object({
  path: v.pipe(v.string(), v.startsWith("/")),
  scroll: v.array(v.object({ at: v.array(v.number()), left: v.number(), top: v.number() })),
});

/** Where this tab stood when the screen was locked. */
type LockPlace = v.InferOutput<typeof placeSchema>;

/** What the page was opened with. In memory only: words of a refused record may be in it. */
let stateOfPlace: unknown;

/** Remembers the page and how far it is scrolled, while it still stands. */
export function keepPlace(path: string, state: unknown): void {
  const main = findMain();
  stateOfPlace = state;
  // Unlike such words, the part of the page outlives a reload.
  const part = path.includes("?") ? undefined : readScreenState({ search: "", state });
  savePlace({
    path: toScreenAddress(path, part),
    scroll: main ? [...readScrollPlaces(main)].map(toWritable) : [],
  });
}

/** The way back, once. The main screen where nothing was remembered. */
export function takePlace(): { readonly path: string; readonly state: unknown } & LockPlace {
  const place = readPlace() ?? { path: "/", scroll: [] };
  const state = stateOfPlace;
  stateOfPlace = undefined;
  saveTabText("lockPlace", undefined);
  return { ...place, state };
}

/** Puts the page's scrolling and the keyboard back, while the page is being built. */
export function restorePlace({ scroll }: Pick<LockPlace, "scroll">): void {
  findMain()?.focus({ preventScroll: true });
  restoreScrollPlaces(findMain, scroll);
}

function findMain(): HTMLElement | null {
  return document.getElementById("main");
}

function savePlace(place: LockPlace): void {
  saveTabText("lockPlace", JSON.stringify(place));
}

function readPlace(): LockPlace | undefined {
  try {
    const parsed = v.safeParse(placeSchema, JSON.parse(readTabText("lockPlace") ?? "null"));
    return parsed.success ? parsed.output : undefined;
  } catch {
    return undefined;
  }
}

function toWritable({ at, left, top }: ReturnType<typeof readScrollPlaces>[number]) {
  return { at: [...at], left, top };
}

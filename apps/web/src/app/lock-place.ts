import { publicRoutes, SCREEN_LOCK_ROUTE } from "@damim/domain/guard/routes.ts";
import { fitsPattern } from "@damim/domain/guard/route-pattern.ts";
import * as v from "valibot";
import { readScrollPlaces, restoreScrollPlaces } from "../platform/scroll-places.ts";
import { readTabText, saveTabText } from "../platform/tab-memory.ts";
import { toAddress, toAppPath } from "./base-path.ts";

const placeSchema = v.object({
  path: v.pipe(v.string(), v.startsWith("/")),
  scroll: v.array(v.object({ at: v.array(v.number()), left: v.number(), top: v.number() })),
});

/** Where this tab stood when the screen was locked. */
type LockPlace = v.InferOutput<typeof placeSchema>;

/** What the page was opened with. In memory only: words of a refused record may be in it. */
let stateOfPlace: unknown;

/** Whether this path opens in every state, also locked. */
export function isPublicPath(path: string): boolean {
  return publicRoutes.some((route) => fitsPattern(route, path));
}

/** Remembers the page and how far it is scrolled, while it still stands. */
export function keepPlace(path: string, state: unknown): void {
  if (fitsPattern(SCREEN_LOCK_ROUTE, path) || isPublicPath(path)) return;
  const main = findMain();
  stateOfPlace = state;
  savePlace({ path, scroll: main ? [...readScrollPlaces(main)].map(toWritable) : [] });
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

/**
 * Before the router looks at the address: a locked start remembers the page it was meant for, unless the lock
 * came on another one before; a start that was unlocked meanwhile begins where the lock came.
 */
export function settleFirstAddress({ isLocked }: { readonly isLocked: boolean }): void {
  const path = toAppPath(location);
  if (isLocked) {
    if (!readPlace()) keepPlace(path, undefined);
    return;
  }
  const place = takePlace();
  if (fitsPattern(SCREEN_LOCK_ROUTE, path)) history.replaceState(null, "", toAddress(place.path));
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

import { findPattern, fitsPattern } from "./route-pattern.ts";
import {
  CLUB_ROUTE,
  HOME_ROUTE,
  PAD_LINK_ROUTE,
  PAD_ROUTE,
  PHONE_MAIN_ROUTE,
  PRIVACY_ROUTE,
  isClubPath,
  isPublicPath,
  PROFILE_ROUTE,
  SCREEN_LOCK_ROUTE,
  serverRoutes,
} from "./routes.ts";

/** Everything that decides who may stand where. */
export interface GuardState {
  /** `trying`: signed in to a class that is made up, without a server (둘러보기). */
  readonly session: "signedOut" | "signedIn" | "trying";
  /** The working school year is set. Means nothing while signed out. */
  readonly schoolYearReady: boolean;
  /** Patterns of the screens that stand open without one: of the account, and of years that are over. */
  readonly openWithoutYear?: readonly string[];
  readonly locked: boolean;
  /** A pad room was entered on this device. */
  readonly padRoom: boolean;
  /** The teacher's own data, or a club's. */
  readonly version: "main" | "club";
  readonly device: "desktop" | "mobile";
  /** Patterns of the screens whose feature exists. Everything else is an unknown path. */
  readonly knownScreens: readonly string[];
  /** Where the visitor stands now; absent when a link was opened from outside. */
  readonly from?: string;
}

/** Why a club's version, or a class that is made up, does not open a screen. */
export type GuardWarning = "tab" | "profile" | "clubManagement" | "trying";

export type RouteDecision =
  | { readonly type: "allow" }
  | { readonly type: "redirect"; readonly to: string }
  /** Show the warning; the visitor stays at `stay`. */
  | { readonly type: "warn"; readonly warning: GuardWarning; readonly stay: string };

/**
 * Who may open a path: the one decision that the router, the menus and the lock share (spec 01 §2).
 * `path` is below the product's base and may carry a query.
 *
 * A screen whose feature does not exist is an unknown path, also where a rule would lead to it: without
 * a lock screen nobody is locked, without padIt nobody is in a pad room. So no redirect leads in a circle.
 *
 * ```ts
 * decideRoute({ ...signedOut }, "/attendance"); // { type: "redirect", to: "/" }
 * decideRoute({ ...signedIn, locked: true }, "/attendance"); // { type: "redirect", to: "/screenLock" }
 * ```
 */
export function decideRoute(state: GuardState, path: string): RouteDecision {
  const screen = findPattern([HOME_ROUTE, ...state.knownScreens], path);
  if (isPadVisitor(state, path)) return decideForPadVisitor(screen);
  if (screen && isPublicPath(path)) return allow;
  if (state.session === "signedOut") return screen === HOME_ROUTE ? allow : redirect(HOME_ROUTE);
  if (isLocked(state)) {
    return screen === SCREEN_LOCK_ROUTE ? allow : redirect(SCREEN_LOCK_ROUTE);
  }
  if (!state.schoolYearReady) {
    if (screen === HOME_ROUTE || screen === PROFILE_ROUTE) return allow;
    if (!screen || !state.openWithoutYear?.includes(screen)) return redirect(HOME_ROUTE);
  }
  if (!screen || !isOpenToTeacher(state, screen)) return redirect(HOME_ROUTE);
  if (state.session === "trying" && serverRoutes.includes(screen))
    return { type: "warn", warning: "trying", stay: state.from ?? HOME_ROUTE };
  if (state.version === "club" && !isClubPath(path)) return warn(state, screen);
  return allow;
}

/** Whether no screen stands at a path for anybody: it leads to the main screen, where that is said. */
export function isUnknownPath({ knownScreens }: GuardState, path: string): boolean {
  return findPattern([HOME_ROUTE, ...knownScreens], path) === undefined;
}

const allow: RouteDecision = { type: "allow" };

function redirect(to: string): RouteDecision {
  return { type: "redirect", to };
}

/** A student: not signed in, and in a pad room by the address or by what this device remembers. */
function isPadVisitor(state: GuardState, path: string): boolean {
  if (state.session !== "signedOut" || !isKnown(state, PAD_ROUTE)) return false;
  return state.padRoom || fitsPattern(PAD_LINK_ROUTE, path);
}

function decideForPadVisitor(screen: string | undefined): RouteDecision {
  const open = [PAD_ROUTE, PAD_LINK_ROUTE, PRIVACY_ROUTE];
  return screen && open.includes(screen) ? allow : redirect(PAD_ROUTE);
}

function isLocked(state: GuardState): boolean {
  return state.locked && isKnown(state, SCREEN_LOCK_ROUTE);
}

/** Screens that exist but are closed to a signed-in teacher in this moment. */
function isOpenToTeacher(state: GuardState, screen: string): boolean {
  if (screen === PHONE_MAIN_ROUTE) return state.device === "mobile";
  if (screen === PAD_ROUTE) return state.padRoom;
  return screen !== SCREEN_LOCK_ROUTE && screen !== PAD_LINK_ROUTE;
}

function warn(state: GuardState, screen: string): RouteDecision {
  const warning =
    screen === PROFILE_ROUTE ? "profile" : screen === CLUB_ROUTE ? "clubManagement" : "tab";
  return { type: "warn", warning, stay: state.from ?? HOME_ROUTE };
}

function isKnown(state: GuardState, screen: string): boolean {
  return state.knownScreens.includes(screen);
}

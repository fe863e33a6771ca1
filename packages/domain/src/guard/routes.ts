import { fitsPattern } from "./route-pattern.ts";

/**
 * Readable in every state, also locked or signed out. A visitor of a pad room is still sent to padIt for
 * everything but `/privacy`.
 */
export const publicRoutes: readonly string[] = [
  "/reviews/:feature",
  "/privacy",
  "/auth/verify",
  "/auth/reset",
  "/book/:code",
  "/answer/:code",
  "/board/:code",
  "/capsule/:code",
  "/class/:code",
];

/** Whether this path opens in every state, also locked: `isPublicPath("/reviews/seats")`. */
export function isPublicPath(path: string): boolean {
  return publicRoutes.some((route) => fitsPattern(route, path));
}

/** What a teacher may open in a club's version; everything else gives a warning. */
export const clubRoutes: readonly string[] = [
  "/",
  "/manageAttendance",
  "/manageStudent",
  "/manageConsult",
  "/manageCheckListMemo",
  "/classgame",
  "/classgame/:game",
  "/simpleRandom",
  "/scoreBoard",
  "/groupPage",
  "/alarm",
  "/tool/:name",
  "/mypage",
  "/holidays",
  "/notice",
  "/simsim/:feature",
];

/** Whether this path opens in a club's version: `isClubPath("/tool/timer?x=1")`. */
export function isClubPath(path: string): boolean {
  return [...publicRoutes, ...clubRoutes].some((route) => fitsPattern(route, path));
}

/** About an account and nothing else: a class that is made up has none (둘러보기). */
export const serverRoutes: readonly string[] = ["/admin", "/club", "/devices", "/access-log"];

/** The routes that the rules name. */
export const HOME_ROUTE = "/";
/** 둘러보기 by its address: no page of the router, for it comes before anybody is asked for. */
export const TRY_ROUTE = "/try";
export const PROFILE_ROUTE = "/profile";
export const CLUB_ROUTE = "/club";
export const PHONE_MAIN_ROUTE = "/main";
/** Opens with the state `morning` by itself (decide-start.ts). */
export const MORNING_ROUTE = "/weteacher";
export const PAD_ROUTE = "/padIt";
export const PAD_LINK_ROUTE = "/padIt/:roomName/:roomPw";
export const SCREEN_LOCK_ROUTE = "/screenLock";
export const PRIVACY_ROUTE = "/privacy";

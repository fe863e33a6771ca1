import { guestPages } from "@damim/domain/links/guest-pages.ts";

/** Below the base path, what the server itself answers: no page of the app, not even without a network. */
const ofServer: ReadonlySet<string> = new Set([
  "api",
  "go",
  "connect",
  "privacy",
  "notices",
  ...Object.keys(guestPages),
]);

/**
 * Whether an address opened in a window is a page of the app, which `index.html` shows. Files are not:
 * who opens `ca.crt` or a picture wants that.
 *
 * ```ts
 * isAppPage(new URL("https://school.kr/damim/attendance"), "/damim/"); // true
 * isAppPage(new URL("https://school.kr/damim/connect"), "/damim/"); // false
 * ```
 */
export function isAppPage({ pathname }: { readonly pathname: string }, basePath: string): boolean {
  if (!pathname.startsWith(basePath)) return false;
  const below = pathname.slice(basePath.length);
  return !ofServer.has(below.split("/", 1)[0] ?? "") && !/\.[a-z0-9]+$/i.test(below);
}

/**
 * Whether it is the board of a pad room: the server decides whether its teacher or a pupil looks at it. Without a
 * network the device that has this worker is the teacher's. Addresses with a key behind it go to the server alone.
 *
 * ```ts
 * isBoardPage(new URL("https://school.kr/damim/padIt"), "/damim/"); // true
 * isBoardPage(new URL("https://school.kr/damim/padIt/가을/1234"), "/damim/"); // false
 * ```
 */
export function isBoardPage(
  { pathname }: { readonly pathname: string },
  basePath: string,
): boolean {
  return pathname === `${basePath}padIt`;
}

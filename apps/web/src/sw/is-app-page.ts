/** Below the base path, what the server itself answers: no page of the app, not even without a network. */
const OF_THE_SERVER = /^(?:api|padIt|go|connect)(?:\/|$)/;

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
  return !OF_THE_SERVER.test(below) && !/\.[a-z0-9]+$/i.test(below);
}

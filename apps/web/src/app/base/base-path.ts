/**
 * The product's base as the router wants it: "/damim/". With its last slash, so that the main screen is
 * "/damim/" too: what lives under the base (the service worker's scope) begins with it.
 */
export const basename: string = import.meta.env.BASE_URL;

/** The address of ours for a path below the base: `toAddress("/profile")` is "/damim/profile". */
export function toAddress(appPath: string): string {
  return basename + appPath.replace(/^\//, "");
}

/** The path below the base with its query, of an address of ours: "/attendance?view=month". */
export function toAppPath(address: { readonly pathname: string; readonly search: string }): string {
  const below = address.pathname.startsWith(basename)
    ? address.pathname.slice(basename.length - 1)
    : address.pathname;
  return `${below || "/"}${address.search}`;
}

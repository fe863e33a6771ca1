/** The product's base without the last slash, as the router wants it: "/damim". */
export const basename = import.meta.env.BASE_URL.replace(/\/$/, "");

/** The path below the base with its query, of an address of ours: "/attendance?view=month". */
export function toAppPath(address: { readonly pathname: string; readonly search: string }): string {
  const below = address.pathname.startsWith(basename)
    ? address.pathname.slice(basename.length)
    : address.pathname;
  return `${below || "/"}${address.search}`;
}

/** What the server says to every teacher: it alone writes there (spec 14 §0). */
export const NOTICES_SCOPE = "site/notices";
/** Which parts of the product an admin switched off. */
export const SWITCHES_SCOPE = "site/switches";

export type SiteScope = typeof NOTICES_SCOPE | typeof SWITCHES_SCOPE;

/** `isSiteScope("site/notices")` is true. */
export function isSiteScope(scope: string): scope is SiteScope {
  return scope === NOTICES_SCOPE || scope === SWITCHES_SCOPE;
}

import type { LinkPageName } from "@damim/domain/links/guest-pages.ts";
import { FONTS_CACHE, GUEST_CACHE } from "./cache-names.ts";
import { scriptUrl } from "../trusted-urls.ts";

/** Where a page for people without an account stands, below the base path: the worker knows each (`sw/guest-sw.ts`). */
export type GuestPlace = "answer" | "padIt" | "reviews/" | `${LinkPageName}/`;

/**
 * Has the browser keep a page for people without an account, and the files that it has fetched by now, so that it opens
 * again without a network. Over plain http, and where the browser wants no worker, it opens as long as there is a network.
 * A teacher's own device has the app's worker, which answers for all pages.
 */
export async function keepGuestPage(place: GuestPlace): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const base = import.meta.env.BASE_URL;
  const { serviceWorker } = navigator;
  try {
    const scopes = (await serviceWorker.getRegistrations()).map(({ scope }) => scope);
    if (scopes.includes(new URL(base, location.href).href)) return;
    const options = { scope: base + place, updateViaCache: "none" } as const;
    await serviceWorker.register(scriptUrl(`${base}guest-sw.js`), options);
    await serviceWorker.ready;
    if (place === "class/")
      await (await caches.open(GUEST_CACHE)).add(new URL(location.pathname, location.origin));
    await keepFetched(new URL(`${base}assets/`, location.href).href);
  } catch {
    // Refused by the browser's settings, or the network went: it is kept another time.
  }
}

/** Parts that came before the worker stood, from the browser's own cache. */
async function keepFetched(assets: string): Promise<void> {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  const fetched = names.filter((name) => name.startsWith(assets));
  for (const [cacheName, isOf] of [
    [GUEST_CACHE, (name: string) => !name.endsWith(".woff2")],
    [FONTS_CACHE, (name: string) => name.endsWith(".woff2")],
  ] as const) {
    const cache = await caches.open(cacheName);
    await cache.addAll([...new Set(fetched.filter(isOf))]);
  }
}

/**
 * The service worker: the product's own code for a start without a network, and nothing else. It holds no
 * row and no word of anybody, on an own device and on a shared one alike; requests to `api/` pass it by.
 *
 * All files of one build come together, and take over together: when every page of the old build is closed, or when
 * a page asks (platform/app-worker.ts).
 */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { answerFont, keepFonts } from "./font-cache.ts";
import { listenToPush } from "./push-messages.ts";
import { isAppPage, isBoardPage } from "./is-app-page.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: every script, style and picture with its hash. */
  readonly __WB_MANIFEST: (PrecacheEntry | string)[];
};

interface Routable {
  addRoutes?(rule: object): Promise<void>;
}

const basePath = new URL(self.registration.scope).pathname;

precacheAndRoute(self.__WB_MANIFEST);
cleanupOutdatedCaches();
const openApp = createHandlerBoundToURL("index.html");
registerRoute(
  ({ request, url }) => request.mode === "navigate" && isAppPage(url, basePath),
  openApp,
);
registerRoute(
  ({ request, url }) => request.mode === "navigate" && isBoardPage(url, basePath),
  (options) => fetch(options.request).catch(() => openApp(options)),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.endsWith(".woff2"),
  ({ request }) => answerFont(request),
);

// Static routing, where the browser has it: a request to the server need not wake a sleeping worker up to be told
// that it is none of its business.
self.addEventListener("install", (event: ExtendableEvent & Routable) => {
  const rule = { condition: { urlPattern: `${basePath}api/*` }, source: "network" };
  event.waitUntil(event.addRoutes?.(rule).catch(() => undefined) ?? Promise.resolve());
});

listenToPush(self);

self.addEventListener("message", (event) => {
  const { type, urls }: { type?: unknown; urls?: unknown } = Object(event.data);
  if (type === "take-over") event.waitUntil(self.skipWaiting());
  if (type === "keep-fonts" && Array.isArray(urls)) event.waitUntil(keepFonts(urls, basePath));
});

/**
 * The service worker: the product's own code for a start without a network, and nothing else. It holds no
 * row and no word of anybody, on an own device and on a shared one alike; requests to `api/` pass it by.
 *
 * The first build on a device stands as soon as its page is here; pages then ask for the rest, turn by turn. A newer
 * one comes whole before it waits, and takes over when every page of the old build is closed, or when a page asks
 * (platform/app-worker.ts).
 */
import { openBuildCache, type BuildFile } from "./build-cache.ts";
import { answerFont } from "./font-cache.ts";
import { isAppPage, isBoardPage } from "./is-app-page.ts";
import { listenToPush } from "./push-messages.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** Written by the build: every script, style and picture with its hash. */
  readonly __WB_MANIFEST: BuildFile[];
};

interface Routable {
  addRoutes?(rule: object): Promise<void>;
}

const base = new URL(self.registration.scope);
const build = openBuildCache(self.__WB_MANIFEST, base);
const page = new URL("index.html", base).href;

self.addEventListener("install", (event: ExtendableEvent & Routable) => {
  // Static routing, where the browser has it: a request to the server need not wake a sleeping worker up to be told
  // that it is none of its business.
  const rule = { condition: { urlPattern: `${base.pathname}api/*` }, source: "network" };
  event.waitUntil(event.addRoutes?.(rule).catch(() => undefined) ?? Promise.resolve());
  event.waitUntil(install());
});

async function install(): Promise<void> {
  await build.keepPage();
  if (self.registration.active) await build.keepRest();
}

self.addEventListener("activate", (event) => {
  event.waitUntil(build.dropOthers().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== base.origin) return;
  if (request.mode === "navigate" && isAppPage(url, base.pathname)) {
    return event.respondWith(answer(event, page));
  }
  if (request.mode === "navigate" && isBoardPage(url, base.pathname)) {
    return event.respondWith(fetch(request).catch(() => answer(event, page)));
  }
  if (url.pathname.endsWith(".woff2")) return event.respondWith(answerFont(request));
  if (build.has(url.href)) event.respondWith(answer(event, url.href));
});

/** From the device; what is not here yet from the network, and then it is. */
async function answer(event: FetchEvent, href: string): Promise<Response> {
  const kept = await build.find(href);
  if (kept) return kept;
  const came = await fetch(event.request);
  event.waitUntil(build.put(href, came.clone()).catch(() => undefined));
  return came;
}

listenToPush(self);

self.addEventListener("message", (event) => {
  const { type, mostFiles }: { type?: unknown; mostFiles?: unknown } = Object(event.data);
  if (type === "take-over") event.waitUntil(self.skipWaiting());
  if (type === "keep-more") {
    const turn = build.keepMore(Number(mostFiles));
    event.waitUntil(turn.then((progress) => event.ports[0]?.postMessage(progress)));
  }
});

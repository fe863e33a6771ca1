/**
 * The worker of a page for people without an account: a board in the classroom, a survey on a tablet, a booking. It keeps
 * the page and its files, so that it opens again without a network; with one the newest page comes first. It holds no row
 * and no address with a code, but of what a class tells its families: what was typed is kept by the page. That of a class hears by push.
 */
import { guestPages, toBareAddress, type GuestPage } from "@damim/domain/links/guest-pages.ts";
import { GUEST_CACHE } from "../kept/cache-names.ts";
import { answerFont } from "./font-cache.ts";
import { listenToPush } from "./push-messages.ts";

declare const self: ServiceWorkerGlobalScope;

const ANSWER_MS = 4_000;
/** Of our own server's word for it, and of no school's filter: what it opened is kept no more. */
const ENDED = "이 링크는 끝났거나 바뀌었어요";
const base = new URL("./", self.location.href).href;
const assets = `${base}assets/`;
/** By where it stands (`guest-worker.ts`): the file of the page, and a folder that no other page names. */
const pages: Readonly<Record<string, Omit<GuestPage, "title">>> = {
  ...guestPages,
  reviews: { file: "index", assets: "assets/index" },
};
const place = self.registration.scope.slice(base.length).replace(/\/$/, "");
const { file = "", assets: folder = "", isFilled = false } = pages[place] ?? {};
const page = new URL(`${file}.html`, base).href;

if (place === "class") listenToPush(self, base);

self.addEventListener("install", (event) => {
  // A page by its address is kept by itself, once this stands (`guest-worker.ts`).
  event.waitUntil(Promise.resolve(!isFilled && fetchPage(page)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const bare = toBareAddress(request.url.slice(base.length).split(/[?#]/, 1)[0] ?? "");
  // A page that came by a redirect of the server's is shown by no browser in place of what was asked for.
  if (request.mode === "navigate" && bare !== undefined)
    event.respondWith(Response.redirect(base + bare));
  else if (request.mode === "navigate") event.respondWith(answerPage(request));
  else if (request.url.endsWith(".woff2")) event.respondWith(answerFont(request));
  else if (request.url.startsWith(assets)) event.respondWith(answerFile(request.url));
});

function toKey(url: string): string {
  return isFilled ? (url.split(/[?#]/, 1)[0] ?? url) : page;
}

async function answerPage({ url }: Request): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_MS, undefined));
  const came = await Promise.race([fetchPage(url).catch(() => undefined), late]);
  return came ?? (await caches.match(toKey(url), { cacheName: GUEST_CACHE })) ?? askForPage(url);
}

/** Also a refusal comes as a page: a family reads it. */
const askForPage = (url: string): Promise<Response> =>
  fetch(url, { cache: "no-cache", headers: { accept: "text/html" } });

/**
 * The page goes in last: what it names is here by then. A school's filter answers with pages of its own, which are none of
 * ours; where the server shows another page of ours, as to a teacher, that is shown and not kept.
 */
async function fetchPage(url: string): Promise<Response> {
  const answer = await askForPage(url);
  const text = await answer.clone().text();
  const names = text.match(/assets\/[\w./-]+/g) ?? [];
  if (isFilled && answer.status === 404 && text.includes(ENDED)) {
    await caches.open(GUEST_CACHE).then((cache) => cache.delete(toKey(url)));
    return answer;
  }
  if (!answer.ok || names.length === 0) throw new Error("no page of ours");
  if (!names.some((name) => name.startsWith(folder))) return answer;
  await Promise.all(names.map((name) => answerFile(new URL(name, base).href)));
  const cache = await caches.open(GUEST_CACHE);
  await cache.put(toKey(url), answer.clone());
  return answer;
}

/** Its name carries a hash: a kept one is never wrong. */
async function answerFile(url: string): Promise<Response> {
  const kept = await caches.match(url, { cacheName: GUEST_CACHE });
  if (kept) return kept;
  const answer = await fetch(url);
  if (!answer.ok) return answer;
  const cache = await caches.open(GUEST_CACHE);
  await cache.put(url, answer.clone());
  return answer;
}

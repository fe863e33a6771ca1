/**
 * The worker of `/board/…` alone: its page and its files, for a board that starts after a power cut without a network. It
 * holds no row: the lessons are kept by the page. With a network the newest page comes first.
 */
import { answerFont } from "./font-cache.ts";

declare const self: ServiceWorkerGlobalScope;

const CACHE = "damim-board";
const ANSWER_MS = 4_000;
const base = new URL("../", self.registration.scope);
const page = new URL("board.html", base).href;
const files = new URL("assets/board/", base).href;

self.addEventListener("install", (event) => {
  event.waitUntil(fetchPage(page).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(answerPage(request));
  else if (request.url.endsWith(".woff2")) event.respondWith(answerFont(request));
  else if (request.url.startsWith(files)) event.respondWith(answerFile(request.url));
});

async function answerPage({ url }: Request): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, ANSWER_MS, undefined));
  const came = await Promise.race([fetchPage(url).catch(() => undefined), late]);
  return came ?? (await caches.match(page, { cacheName: CACHE })) ?? fetch(url);
}

/** The page goes in last: what it names is here by then. A school's filter answers with pages of its own. */
async function fetchPage(url: string): Promise<Response> {
  const answer = await fetch(url, { cache: "no-cache" });
  const text = await answer.clone().text();
  const names = text.match(/assets\/board\/[\w.-]+/g) ?? [];
  if (!answer.ok || names.length === 0) throw new Error("no page of ours");
  await Promise.all(names.map((name) => answerFile(new URL(name, base).href)));
  const cache = await caches.open(CACHE);
  await cache.put(page, answer.clone());
  return answer;
}

/** Its name carries a hash: a kept one is never wrong. */
async function answerFile(url: string): Promise<Response> {
  const kept = await caches.match(url, { cacheName: CACHE });
  if (kept) return kept;
  const answer = await fetch(url);
  if (!answer.ok) return answer;
  const cache = await caches.open(CACHE);
  await cache.put(url, answer.clone());
  return answer;
}

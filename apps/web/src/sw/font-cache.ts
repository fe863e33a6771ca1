/**
 * Pieces of the font, kept once they were used: all of them are 2.6 MB, a class needs some twenty. Their
 * names carry a hash, so a kept one is never wrong.
 */
const FONTS = "damim-fonts";

export async function answerFont(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: FONTS });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    await caches.open(FONTS).then((cache) => cache.put(request.url, copy));
  }
  return answer;
}

/** Those that a page had fetched before this worker stood between: the browser has them still. */
export async function keepFonts(urls: readonly unknown[], basePath: string): Promise<void> {
  const cache = await caches.open(FONTS);
  for (const url of urls) {
    if (!isOwnFont(url, basePath) || (await cache.match(url))) continue;
    // Without a network now: kept when it is used the next time.
    await cache.add(url).catch(() => undefined);
  }
}

function isOwnFont(url: unknown, basePath: string): url is string {
  if (typeof url !== "string" || !URL.canParse(url)) return false;
  const { origin, pathname } = new URL(url);
  const isOurs = origin === location.origin && pathname.startsWith(`${basePath}assets/`);
  return isOurs && pathname.endsWith(".woff2");
}

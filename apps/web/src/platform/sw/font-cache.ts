import { FONTS_CACHE } from "../kept/cache-names.ts";

/**
 * Pieces of the font, kept once they were used: all of them are 2.6 MB, a class needs some twenty. Their
 * names carry a hash, so a kept one is never wrong. Those of a first visit are put here by the page.
 */
export async function answerFont(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: FONTS_CACHE });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    await caches.open(FONTS_CACHE).then((cache) => cache.put(request.url, copy));
  }
  return answer;
}

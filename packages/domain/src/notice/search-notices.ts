import { findSentence, flatten, hasWords, readSearch } from "../cafe/search-words.ts";
import type { ShownNotice } from "./list-notices.ts";

/** Those that hold every word of a query, in title or text; all where nothing is searched. */
export function searchNotices(
  notices: readonly ShownNotice[],
  query: string,
): readonly (ShownNotice & { readonly found?: ReturnType<typeof findSentence> })[] {
  const words = readSearch(query);
  if (words === undefined) return notices;
  return notices.flatMap((notice) => {
    const text = `${notice.title}\n${notice.body}`;
    return hasWords(flatten(text), words)
      ? [{ ...notice, found: findSentence(notice.body, words) }]
      : [];
  });
}

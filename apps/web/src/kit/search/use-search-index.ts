import { createSearchIndex } from "@damim/domain/hangul/search-index.ts";
import { useEffect, useMemo, useState } from "react";
import type { LiveRows } from "../../data/use-teacher-data.ts";
import { currentTime } from "../../platform/clock.ts";
import { waitForIdle } from "../../platform/idle.ts";

/** A slice of building: well below what a hand feels. */
const SLICE_MS = 12;

/**
 * A search through long texts of many rows, by words, 초성 or both. It is built while the page is at rest and kept up row
 * by row; until it is whole, `isReady` is false and what is found so far is found.
 *
 * @param rows as `useRows` gives them: others after each change
 * @param toText the words of one row; the same function until other words would come of the same rows
 */
export function useSearchIndex<Row extends object>(
  rows: LiveRows<Row>,
  toText: (row: Row & { readonly id: string }) => string,
): { readonly find: (typed: string) => ReadonlySet<string>; readonly isReady: boolean } {
  const index = useMemo(() => createSearchIndex(toText), [toText]);
  const [built, setBuilt] = useState<{
    readonly index: typeof index;
    readonly rows: LiveRows<Row>;
  }>();
  useEffect(() => {
    let isStopped = false;
    const build = async (): Promise<void> => {
      let isDone = false;
      while (!isDone && !isStopped) {
        await waitForIdle();
        if (isStopped) return;
        const end = currentTime() + SLICE_MS;
        isDone = index.keepUp(rows, () => currentTime() < end);
      }
      if (!isStopped) setBuilt({ index, rows });
    };
    void build();
    return () => {
      isStopped = true;
    };
  }, [index, rows]);
  return useMemo(
    // Another function each time that more can be found: who asked is to ask again.
    () => ({ find: (typed: string) => index.find(typed), isReady: built?.index === index }),
    [index, built],
  );
}

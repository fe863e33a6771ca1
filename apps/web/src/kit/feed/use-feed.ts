import { useCallback, useDeferredValue, useEffect, useState } from "react";
import type { ServerAnswer, ServerTrouble } from "../../data/server/ask-wordless.ts";
import { useServerList, type ServerList } from "../server/use-server-list.ts";

const REST_MS = 300;

type Page<Name extends string, Line> = { readonly hasMore: boolean } & Readonly<
  Record<Name, readonly Line[]>
>;

export interface Feed<Line> {
  readonly list: Pick<
    ServerList<unknown, ServerTrouble>,
    "state" | "value" | "reload" | "failure" | "said"
  >;
  /** Undefined until the server has answered. */
  readonly lines: readonly Line[] | undefined;
  readonly hasMore: boolean;
  readonly isMoreAway: boolean;
  /** Brings the page below. */
  readonly more: () => Promise<void>;
}

/**
 * What the server lists, newest first, page by page.
 *
 * @param name under which an answer has its lines
 * @param ask the same function for the same question: of `useCallback`
 * @param changed counts what this page changed itself: then it is asked anew
 *
 * ```ts
 * const feed = useFeed("posts", useCallback((before?: number) => cafeRequests.list({ q, before }), [q]), changed);
 * ```
 */
export function useFeed<Name extends string, Line extends { readonly seq: number }>(
  name: Name,
  ask: (before?: number) => ServerAnswer<Page<Name, Line>>,
  changed: number,
): Feed<Line> {
  const askFirst = useCallback(() => ask(), [ask]);
  const list = useServerList(askFirst, changed);
  const [isMoreAway, setMoreAway] = useState(false);
  const { value, take } = list;
  const lines: readonly Line[] | undefined = value?.[name];
  return {
    list,
    lines,
    isMoreAway,
    hasMore: value?.hasMore === true,
    more: async () => {
      const last = lines?.at(-1)?.seq;
      const older = last === undefined ? undefined : await ask(last);
      setMoreAway(older?.ok === false);
      if (older?.ok)
        take((known) => ({ ...older.value, [name]: [...known[name], ...older.value[name]] }));
    },
  };
}

/** What was typed, once nothing more is: not every letter is a question to the server. */
export function useRested(typed: string): string {
  const latest = useDeferredValue(typed);
  const [rested, setRested] = useState(latest);
  useEffect(() => {
    const timer = setTimeout(() => setRested(latest), REST_MS);
    return () => clearTimeout(timer);
  }, [latest]);
  return rested;
}

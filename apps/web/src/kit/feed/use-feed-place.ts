import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** What stands beside a list: one of its things, a text that is written, or nothing. */
export type FeedPlace<Open extends string, Flag extends string> =
  | { readonly type: "list" }
  | { readonly type: Flag }
  | { readonly type: Open; readonly id: string };

const ID = /^[0-9a-f-]{36}$/;

/**
 * Stands in the address by ids alone, so that 뒤로 of the browser closes it and a reload opens it again.
 *
 * @param opens what has an id; `flag`: what has none
 */
export function useFeedPlace<Open extends string, Flag extends string>(
  opens: readonly Open[],
  flag: Flag,
): readonly [FeedPlace<Open, Flag>, (to: FeedPlace<Open, Flag>) => void] {
  const [params, setParams] = useSearchParams();
  const go = useCallback(
    (to: FeedPlace<Open, Flag>) =>
      setParams((before) => {
        const about = before.get("about");
        return {
          ...(about ? { about } : {}),
          ...("id" in to ? { [to.type]: to.id } : to.type === flag ? { [flag]: "1" } : {}),
        };
      }),
    [setParams, flag],
  );
  const open = opens.find((type) => ID.test(params.get(type) ?? ""));
  const id = open && params.get(open);
  if (open && id) return [{ type: open, id }, go];
  return [params.has(flag) ? { type: flag } : { type: "list" }, go];
}

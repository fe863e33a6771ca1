import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** What stands beside the list: a post, a text that is written, what one was told, or nothing. */
export type Place =
  | { readonly type: "list" }
  | { readonly type: "letters" }
  | { readonly type: "post"; readonly id: string }
  | { readonly type: "write"; readonly id: string }
  | { readonly type: "edit"; readonly id: string };

const ID = /^[0-9a-f-]{36}$/;

/** Stands in the address by ids alone, so that 뒤로 of the browser closes a post and a reload opens it again. */
export function usePlace(): readonly [Place, (to: Place) => void] {
  const [params, setParams] = useSearchParams();
  const place = readPlace(params);
  const go = useCallback(
    (to: Place) =>
      setParams((before) => {
        const about = before.get("about");
        return {
          ...(about ? { about } : {}),
          ...("id" in to ? { [to.type]: to.id } : to.type === "letters" ? { letters: "1" } : {}),
        };
      }),
    [setParams],
  );
  return [place, go];
}

function readPlace(params: URLSearchParams): Place {
  for (const type of ["post", "write", "edit"] as const) {
    const id = params.get(type);
    if (id !== null && ID.test(id)) return { type, id };
  }
  return { type: params.has("letters") ? "letters" : "list" };
}

import { useCallback } from "react";
import { useSearchParams } from "react-router";

/** What stands beside the list: an idea, a text that is written or changed, or nothing. */
export type IdeaPlace =
  | { readonly type: "list" }
  | { readonly type: "write" }
  | { readonly type: "idea" | "edit"; readonly id: string };

const ID = /^[0-9a-f-]{36}$/;

/** Stands in the address by ids alone, so that 뒤로 of the browser closes an idea and a reload opens it again. */
export function useIdeaPlace(): readonly [IdeaPlace, (to: IdeaPlace) => void] {
  const [params, setParams] = useSearchParams();
  const go = useCallback(
    (to: IdeaPlace) =>
      setParams({
        about: "doThis",
        ...("id" in to ? { [to.type]: to.id } : to.type === "write" ? { write: "1" } : {}),
      }),
    [setParams],
  );
  return [readPlace(params), go];
}

function readPlace(params: URLSearchParams): IdeaPlace {
  for (const type of ["idea", "edit"] as const) {
    const id = params.get(type);
    if (id !== null && ID.test(id)) return { type, id };
  }
  return { type: params.has("write") ? "write" : "list" };
}

import type { Hide } from "@damim/domain/names/hide-names.ts";
import { studentKind } from "@damim/domain/student/student.ts";
import { useMemo } from "react";
import type { Store } from "./teacher-data.ts";
import { useFetched } from "./use-fetched.ts";
import { useRows } from "./use-teacher-data.ts";

const loadRule = () => import("@damim/domain/names/hide-names.ts").then((file) => file.hideNames);

/** While the rule is on its way no word is shown rather than a name. */
export const hideAll: Hide = () => "";

/** Takes the pupils of a year out of a text. The rule knows many words and comes behind the page: nothing until it is here. */
export function useHideNames(store: Store): Hide | undefined {
  const students = useRows(store, studentKind);
  const rule = useFetched(loadRule);
  return useMemo(() => {
    const named = [...students.values()];
    return rule && ((text) => rule(text, named));
  }, [rule, students]);
}

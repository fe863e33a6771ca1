import type { KeptNames } from "@damim/domain/names/kept-names.ts";
import type { NameQuestion } from "@damim/domain/names/name-question.ts";
import { useMemo } from "react";
import type { Store } from "../../data/teacher-data.ts";
import { useFetched } from "../../data/use-fetched.ts";
import { useHideNames } from "../../data/use-hide-names.ts";
import { useRoster } from "../../data/use-roster.ts";

const loadRule = () => import("@damim/domain/names/name-question.ts").then((file) => file.askName);

/** The question of a line that goes home, where names in it are not answered for. */
export type AskName = (line: string, row: KeptNames) => NameQuestion | undefined;

/** Asks of lines that go home (`askName`): nothing until the rule is here, and until then nothing goes. */
export function useNameQuestion(store: Store): AskName | undefined {
  const hide = useHideNames(store);
  const students = useRoster(store);
  const rule = useFetched(loadRule);
  return useMemo(
    () => rule && hide && ((line, row) => rule(line, students, row, hide)),
    [rule, hide, students],
  );
}

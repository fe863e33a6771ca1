import { toPupilWords } from "@damim/domain/class-assignment/assign-plan.ts";
import { addRule } from "@damim/domain/class-assignment/change-assign.ts";
import { findOwnPupils } from "@damim/domain/class-assignment/find-own-pupils.ts";
import { findClassStore } from "../../../data/teacher-data.ts";
import { useTeacherData } from "../../../data/use-teacher-data.ts";
import { useOwnClass } from "../../../data/years/class-choice.ts";
import { PairHintsButton, type PairRuleChoice } from "../../../kit/apart/pair-hints-button.tsx";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { Assignment } from "../assignment.ts";
import { useOwnPupils } from "../gather/use-own-pupils.ts";
import { ruleTypeLabels } from "./rule-words.ts";

/** Pairs of the own class's surveys to tick as rules of the grade, for pupils who are in it. */
export function GradeHintsButton({ assignment }: { readonly assignment: Assignment }) {
  const { draft, change } = assignment;
  const data = useTeacherData();
  const store = findClassStore(data) ?? data.profile;
  const ownClass = useOwnClass(store);
  const own = useOwnPupils().pupils;
  const found = findOwnPupils(own, ownClass, draft.pupils);
  const add = (
    type: "together" | "apart",
    pair: readonly string[],
    to: typeof draft,
  ): ReturnType<typeof addRule> =>
    addRule(to, { type, pupils: pair.flatMap((id) => found.get(id)?.id ?? []) });
  const toChoice = (type: "together" | "apart"): PairRuleChoice => ({
    value: type,
    label: ruleTypeLabels[type],
    isKept(pair) {
      const answer = add(type, pair, draft);
      return "refusal" in answer && answer.refusal === "known";
    },
    take(pairs) {
      let next = draft;
      let refused = 0;
      for (const pair of pairs) {
        const answer = add(type, pair, next);
        if ("draft" in answer) next = answer.draft;
        else refused += 1;
      }
      change(next);
      const taken = pairs.length - refused;
      if (taken > 0) showToast.success(`「${ruleTypeLabels[type]}」 규칙 ${taken}개를 넣었어요`);
      if (refused > 0)
        showToast.error(`${refused}개는 다른 규칙과 어긋나거나 자리가 없어 넣지 않았어요.`);
    },
  });
  if (found.size < 2) return null;
  return (
    <PairHintsButton
      store={store}
      members={own.filter(({ id }) => found.has(id))}
      nameOf={(id) => {
        const pupil = found.get(id);
        return pupil ? toPupilWords(pupil) : "";
      }}
      choicesOf={(wants) =>
        wants === "together" ? [toChoice("together"), toChoice("apart")] : [toChoice("apart")]
      }
    />
  );
}

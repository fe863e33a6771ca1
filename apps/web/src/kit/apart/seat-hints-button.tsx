import { writePairRule, type PAIR_CHOICES } from "@damim/domain/seats/apart.ts";
import { seatRuleKind } from "@damim/domain/seats/seat-rule.ts";
import type { Pair } from "@damim/domain/survey/pair-hints.ts";
import { useRows, useTeacherData } from "../../data/use-teacher-data.ts";
import { newId } from "../../platform/random.ts";
import { useAct } from "../act/use-act.ts";
import { studentNamer } from "../record/name-student.ts";
import { PairHintsButton, type PairHintsProps, type PairRuleChoice } from "./pair-hints-button.tsx";

type Choice = (typeof PAIR_CHOICES)[number];

/**
 * Pairs of a survey to tick as rules of seats and groups. A desk or its neighbourhood for friends is only wished: a row of
 * friends has more wishes than seats beside them.
 */
export function SeatHintsButton(
  props: Pick<PairHintsProps, "store" | "members"> & { readonly choices: readonly Choice[] },
) {
  const { store, choices } = props;
  const { now } = useTeacherData();
  const act = useAct(store);
  const rows = useRows(store, seatRuleKind);
  const rules = [...rows].map(([id, rule]) => ({ ...rule, id }));
  const toRule = ({ value, label }: Choice): PairRuleChoice => {
    const weight = /^together (?:desk|near)$/u.test(value) ? "wish" : "must";
    const write = ([one, other]: Pair) =>
      writePairRule(rules, { one, other, choice: value, weight }, () => newId(now()));
    return {
      value,
      label: weight === "wish" ? `되도록 ${label}` : label,
      isKept: (pair) => write(pair).length === 0,
      take: (pairs) =>
        void act(pairs.flatMap(write), `규칙 ${pairs.length}개를 적었어요: ${label}`),
    };
  };
  const isApart = ({ value }: Choice): boolean => value.startsWith("apart");
  return (
    <PairHintsButton
      {...props}
      nameOf={studentNamer(store)}
      choicesOf={(wants) =>
        [
          ...(wants === "together" ? choices.filter((choice) => !isApart(choice)) : []),
          ...choices.filter(isApart),
        ].map(toRule)
      }
    />
  );
}

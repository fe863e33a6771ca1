import type { PAIR_CHOICES } from "@damim/domain/seats/apart.ts";
import { seatRuleKind } from "@damim/domain/seats/seat-rule.ts";
import { useRows } from "../../data/use-teacher-data.ts";
import { useCommands } from "../act/commands.ts";
import { studentNamer } from "../record/name-student.ts";
import { createPairCommands } from "./pair-commands.ts";
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
  const commands = useCommands(createPairCommands, store);
  useRows(store, seatRuleKind);
  const toRule = ({ value, label }: Choice): PairRuleChoice => {
    const weight = /^together (?:desk|near)$/u.test(value) ? "wish" : "must";
    const rule = { choice: value, weight } as const;
    return {
      value,
      label: weight === "wish" ? `되도록 ${label}` : label,
      isKept: (pair) => commands.isKept(pair, rule),
      take: (pairs) =>
        void commands.add(pairs, rule, `규칙 ${pairs.length}개를 적었어요: ${label}`),
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

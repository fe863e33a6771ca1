import type { Pair, PairHints } from "@damim/domain/survey/pair-hints.ts";
import type { RosterStudent, StudentId } from "@damim/domain/student/student.ts";
import { surveyKind } from "@damim/domain/survey/survey.ts";
import { ClipboardList } from "lucide-react";
import type { Store } from "../../data/teacher-data.ts";
import { useIsPast, useRows } from "../../data/use-teacher-data.ts";
import { Button } from "../../ui/button.tsx";
import { lazyOverlay } from "../../ui/overlay/lazy-overlay.ts";
import { useOpened } from "../../ui/overlay/use-opened.ts";

const PairHintsDialog = lazyOverlay(() => import("./pair-hints-dialog.tsx"), "PairHintsDialog");

/** One way in which a ticked pair becomes a rule of the screen that offers it. */
export interface PairRuleChoice {
  readonly value: string;
  readonly label: string;
  /** Stands already. */
  readonly isKept: (pair: Pair) => boolean;
  /** One act. */
  readonly take: (pairs: readonly Pair[]) => void;
}

export interface PairHintsProps {
  readonly store: Store;
  /** Whom rules may be about; nobody else stands in a pair. */
  readonly members: readonly Pick<RosterStudent, "id" | "number" | "name">[];
  readonly nameOf: (id: StudentId) => string;
  /** The first is chosen to begin with. */
  readonly choicesOf: (wants: PairHints["wants"]) => readonly PairRuleChoice[];
}

/** 「설문에서 고르기」: pairs of the class's own answers to tick as rules. For the teacher alone; nothing without a tick. */
export function PairHintsButton(props: PairHintsProps) {
  const { store } = props;
  const isPast = useIsPast();
  const surveys = useRows(store, surveyKind);
  const window = useOpened();
  const isOffered = [...surveys.values()].some(
    ({ anonymous, questions }) => !anonymous && questions.some(({ type }) => type === "pupils"),
  );
  if (isPast || !isOffered) return null;
  return (
    <>
      <Button
        variant="line"
        icon={<ClipboardList size={18} aria-hidden />}
        onClick={() => window.open()}
      >
        설문에서 고르기
      </Button>
      <PairHintsDialog key={window.key} {...props} isOpen={window.isOpen} onClose={window.close} />
    </>
  );
}

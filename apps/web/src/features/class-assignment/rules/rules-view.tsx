import {
  toPlaceName,
  toPupilWords,
  type AssignRule,
} from "@damim/domain/class-assignment/assign-plan.ts";
import { removeRule } from "@damim/domain/class-assignment/change-assign.ts";
import {
  listBroken,
  listRulePupils,
  toClashSentence,
  type RuleClash,
} from "@damim/domain/class-assignment/explain-rules.ts";
import { Link2, Pin, Plus, Trash2, Unlink2 } from "lucide-react";
import { useMemo, useState } from "react";
import { Button, IconButton } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { lazyOverlay } from "../../../ui/overlay/lazy-overlay.ts";
import { showToast } from "../../../ui/overlay/toast.ts";
import type { Assignment } from "../assignment.ts";
import { GradeHintsButton } from "./grade-hints-button.tsx";
import { ClassesCard } from "./classes-card.tsx";
import { ruleSourceLabels, ruleTypeLabels } from "./rule-words.ts";

const RuleDialog = lazyOverlay(() => import("./rule-dialog.tsx"), "RuleDialog");

const icons = { apart: Unlink2, together: Link2, fixed: Pin };

/** 규칙: who is to be apart, together, or in one class; which of them cannot hold, and which are broken now. */
export function RulesView(props: {
  readonly assignment: Assignment;
  readonly clash: RuleClash | undefined;
}) {
  const { assignment, clash } = props;
  const { draft, change } = assignment;
  const [isAdding, setAdding] = useState(false);
  const byId = useMemo(() => new Map(draft.pupils.map((pupil) => [pupil.id, pupil])), [draft]);
  const broken = useMemo(() => new Set(listBroken(draft).map(({ id }) => id)), [draft]);
  const toWords = (rule: AssignRule): string =>
    listRulePupils(rule, byId).map(toPupilWords).join(", ");
  const add = (
    <span className="flex flex-wrap justify-end gap-2">
      <GradeHintsButton assignment={assignment} />
      <Button variant="weak" icon={<Plus size={18} aria-hidden />} onClick={() => setAdding(true)}>
        규칙 추가
      </Button>
    </span>
  );
  return (
    <section aria-label="규칙" className="flex flex-col gap-4">
      {clash && (
        <Notice tone="danger" title={toClashSentence(clash)}>
          <ul className="mt-1 flex flex-col gap-1">
            {clash.map((rule) => (
              <li key={rule.id}>
                {ruleTypeLabels[rule.type]}: {toWords(rule)}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <Card
        isFlush
        title="지킬 규칙"
        titleEnd={draft.rules.length > 0 && draft.pupils.length > 0 ? add : undefined}
      >
        {draft.rules.length === 0 ? (
          <EmptyState
            title="아직 규칙이 없어요"
            actions={draft.pupils.length > 0 ? add : undefined}
          >
            {draft.pupils.length > 0
              ? "떼어 놓거나 함께 두거나 한 반에 고정할 학생을 적어요."
              : "학생을 먼저 모아 주세요."}
          </EmptyState>
        ) : (
          <ul aria-label="규칙" className="flex flex-col divide-y divide-line-2 px-5 pb-3">
            {draft.rules.map((rule) => {
              const Icon = icons[rule.type];
              const source = ruleSourceLabels[rule.by];
              return (
                <li key={rule.id} className="flex items-center gap-3 py-1.5">
                  <Icon size={18} aria-hidden className="shrink-0 text-fg-2" />
                  <span className="w-10 shrink-0 text-15 font-bold">
                    {ruleTypeLabels[rule.type]}
                  </span>
                  <span className="min-w-0 flex-1 text-15">
                    {toWords(rule)}
                    {rule.place !== undefined && ` → ${toPlaceName(draft.settings, rule.place)}반`}
                    {(rule.reason ?? source) && (
                      <span className="block text-13 text-fg-2">{rule.reason ?? source}</span>
                    )}
                  </span>
                  {broken.has(rule.id) && <Chip tone="danger">지금 어긋나요</Chip>}
                  <IconButton
                    label={`${ruleTypeLabels[rule.type]} 규칙 지우기: ${toWords(rule)}`}
                    icon={<Trash2 size={18} aria-hidden />}
                    onClick={() => {
                      change(removeRule(draft, rule.id));
                      showToast.success("규칙을 지웠어요");
                    }}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </Card>
      <ClassesCard assignment={assignment} />
      <RuleDialog isOpen={isAdding} onClose={() => setAdding(false)} assignment={assignment} />
    </section>
  );
}
